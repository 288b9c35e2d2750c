export const LIMITS_PATH = '/my-account/gambling-limits'

/** URL parameter: the page to return to, which required limits. */
export const LIMITS_NEXT = 'next'

/** The limits page for a player on the way to `from`, a path with its locale. */
export const limitsPathWithReturn = (from: string): string =>
  `${LIMITS_PATH}?${new URLSearchParams({ [LIMITS_NEXT]: from })}`

export const HARM_MARKERS_PATH = '/my-account/protection'
/** Anchor of the help organisations on the messages page. */
export const HELP_ID = 'help'

export const REVIEW_PATH = '/my-account/limit-review'
/** URL parameter: what was done. */
export const REVIEW_DONE = ['kept', 'saved'] as const
export type ReviewDone = (typeof REVIEW_DONE)[number]

export const SELF_TEST_PATH = '/my-account/self-test'
/** URL parameter: what was done. */
export const SELF_TEST_DONE = ['kept', 'forgotten'] as const
export type SelfTestDone = (typeof SELF_TEST_DONE)[number]

export const PLAY_TIME_PATH = '/my-account/play-time'
/** Where the check's link to the history leads (GAP-095). */
export const CHECK_HISTORY_PATH = '/my-account/banking/transactions'
/** URL parameter: a change was saved. */
export const PLAY_TIME_SAVED = 'saved'
