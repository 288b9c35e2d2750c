export { createIdentityReviews } from './identity-reviews.ts'
export { type Match, openReviewStatement, toIdentity } from './likeness-store.ts'
export { holdIfAlike, type IdentityChange } from './match-change.ts'
export { matchShutOut } from './match-identity.ts'
