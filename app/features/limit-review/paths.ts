export const REVIEW_PATH = '/my-account/limit-review'
/** URL parameter: what was done. */
export const DONE = ['kept', 'saved'] as const
export type ReviewDone = (typeof DONE)[number]
