import { z } from 'zod'
import { roundOutcome } from '../player-api/rounds.ts'

/**
 * How the platform asks a game provider what came out in a round: POST at the provider's own address, signed
 * like a callback the other way round (signature.ts). 404 where the provider does not know the round.
 */
export const ROUND_DETAIL_PATH = '/casino/rounds/detail'

export const roundDetailRequest = z.strictObject({
  roundId: z.string().regex(/^[\w:.-]{1,100}$/),
  language: z.string().regex(/^[a-z]{2,4}$/),
})
/** A round that has not ended has no outcome to tell: 404 too. */
export const roundDetailResponse = roundOutcome
