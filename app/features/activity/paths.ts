export const PLAY_TIME_PATH = '/my-account/play-time'
/** Where the check's link to the history leads (GAP-095). */
export const CHECK_HISTORY_PATH = '/my-account/banking/transactions'
/** In the address of the page: a change was saved. */
export const SAVED = 'saved'
