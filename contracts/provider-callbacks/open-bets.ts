import { z } from 'zod'

/**
 * How the platform asks a game provider to give back the stake of a bet on something that has not begun, because its
 * player is shut out where the market wants that (`openBets`): POST at the provider's own address, signed like a round's
 * detail. The money comes back by the provider's own rollback. 404 where the provider does not know the round.
 */
export const RETURN_STAKE_PATH = '/casino/rounds/return'

export const returnStakeRequest = z.strictObject({ roundId: z.string().regex(/^[\w:.-]{1,100}$/) })
/** `RETURNED`: it is given back, if not yet then by a rollback that follows. `BEGUN`: it is played to its end. */
export const returnStakeResponse = z.object({ outcome: z.enum(['RETURNED', 'BEGUN']) })
export type ReturnStakeOutcome = z.infer<typeof returnStakeResponse>['outcome']
