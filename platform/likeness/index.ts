export { createHoldAlike, HOLD_ALIKE } from './hold-alike.ts'
export { createIdentityReviews } from './identity-reviews.ts'
export { type Match, openReviewStatement, toIdentity } from './likeness-store.ts'
export { holdIfAlike, type IdentityChange, matchShutOut } from './match-identity.ts'
