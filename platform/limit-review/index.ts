export {
  answerReview,
  changeReview,
  noteReviewShown,
  readLimitReview,
  readReviewNotice,
} from './limit-review.ts'
