export const PLAY_TIME_PATH = '/my-account/play-time'
/** Where the check's link to the history leads (GAP-095). */
export const CHECK_HISTORY_PATH = '/my-account/banking/transactions'
/** URL parameter: a change was saved. */
export const SAVED = 'saved'
