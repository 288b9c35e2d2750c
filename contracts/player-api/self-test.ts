import { z } from 'zod'
import { SELF_TEST_BANDS } from './self-test-words.ts'

/**
 * Self-test results that the player chose to save: the day and the band, never an answer or the points (decision 0033;
 * ours, d).
 */
const textVersion = z.string().regex(/^[\w.:-]{1,80}$/)

export const keptSelfTest = z.strictObject({
  band: z.enum(SELF_TEST_BANDS),
  /** Nothing is stored without it. */
  consent: z.literal(true),
  textVersion: textVersion.optional(),
})

export const keptSelfTests = z.object({
  /** Newest first, twenty at most; the day is ISO 8601 in the time zone of the player's market. */
  results: z.array(z.object({ day: z.string(), band: z.enum(SELF_TEST_BANDS) })),
})
export type KeptSelfTests = z.infer<typeof keptSelfTests>
