export const WARNINGS_PATH = '/my-account/protection'
/** Pages of other features that it leads to. */
export const REVIEW_PATH = '/my-account/limit-review'
export const SELF_TEST_PATH = '/my-account/self-test'
/** Where people who can help stand on the page of the messages. */
export const HELP_ID = 'help'
