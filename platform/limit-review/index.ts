export {
  answerReview,
  changeReview,
  isReviewDue,
  noteReviewShown,
  readLimitReview,
} from './limit-review.ts'
