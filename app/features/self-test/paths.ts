export const SELF_TEST_PATH = '/my-account/self-test'
/** In the address of the page: what was done. */
export const DONE = ['kept', 'forgotten'] as const
export type SelfTestDone = (typeof DONE)[number]
