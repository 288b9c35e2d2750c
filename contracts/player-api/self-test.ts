import { z } from 'zod'
import type { Calls } from './call.ts'
import { SELF_TEST_BANDS } from './protection-words.ts'

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

/** Results of the self-test that the player chose to keep (ours). */
export const selfTestCalls = {
  readSelfTests: {
    method: 'GET',
    path: '/v1/player/self-tests',
    summary: 'The results that were kept: day and band, newest first',
    access: 'player',
    right: 'own',
    status: 200,
    answer: keptSelfTests,
    refusals: [],
  },
  keepSelfTest: {
    method: 'POST',
    path: '/v1/player/self-tests',
    summary: 'Keep a result, with the player’s consent: its day and band, no answer',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: keptSelfTest,
    status: 204,
    answer: null,
    refusals: [],
  },
  forgetSelfTests: {
    method: 'DELETE',
    path: '/v1/player/self-tests',
    summary: 'Forget all results, for good',
    access: 'player',
    right: 'own',
    status: 204,
    answer: null,
    refusals: [],
  },
} satisfies Calls
