/** The literals of the self-test. No zod: the page imports this. */

/** From 0, 1, 3 and 8 points on. */
export const SELF_TEST_BANDS = ['none', 'low', 'some', 'high'] as const
export type SelfTestBand = (typeof SELF_TEST_BANDS)[number]
