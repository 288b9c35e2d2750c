import { z } from 'zod'
import { roundOutcome } from '../player-api/rounds.ts'

/**
 * Asks a game provider for the result of a round: POST relative to the provider's base URL, signed like a callback in
 * the other direction (signature.ts). 404 where the provider does not know the round.
 */
export const ROUND_DETAIL_PATH = '/casino/rounds/detail'

export const roundDetailRequest = z.strictObject({
  roundId: z.string().regex(/^[\w:.-]{1,100}$/),
  language: z.string().regex(/^[a-z]{2,4}$/),
})
/** A round that has not ended has no outcome: also 404. */
export const roundDetailResponse = roundOutcome
