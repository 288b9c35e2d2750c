export const HARM_MARKERS_PATH = '/my-account/protection'
/** Pages of other features that it links to. */
export const REVIEW_PATH = '/my-account/limit-review'
export const SELF_TEST_PATH = '/my-account/self-test'
/** Anchor of the help organisations on the messages page. */
export const HELP_ID = 'help'
