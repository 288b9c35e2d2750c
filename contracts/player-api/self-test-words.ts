/** The literals of the self-test. No zod: the page imports this. */

/** From 0 points, from 1, from 3, from 8 on. */
export const SELF_TEST_BANDS = ['none', 'low', 'some', 'high'] as const
export type SelfTestBand = (typeof SELF_TEST_BANDS)[number]
