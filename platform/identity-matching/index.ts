export { createHoldDuplicates, HOLD_DUPLICATES } from './hold-duplicates-job.ts'
export { createIdentityReviews } from './identity-reviews.ts'
export { holdIfDuplicate, type IdentityChange, matchExcluded } from './match-excluded.ts'
export { type Match, openReviewStatement, toIdentity } from './matching-store.ts'
