export const SELF_TEST_PATH = '/my-account/self-test'
/** URL parameter: what was done. */
export const DONE = ['kept', 'forgotten'] as const
export type SelfTestDone = (typeof DONE)[number]
