import { z } from 'zod'

/**
 * Asks a game provider to return the stake of a bet on an event that has not started, because its player is excluded
 * and the market requires it (`openBets`): POST relative to the provider's base URL, signed like the round detail. The
 * money comes back through the provider's rollback. 404 where the provider does not know the round. A sportsbook is
 * called with the id of a bet, and voids it if none of its matches has started.
 */
export const RETURN_STAKE_PATH = '/casino/rounds/return'

export const returnStakeRequest = z.strictObject({ roundId: z.string().regex(/^[\w:.-]{1,100}$/) })
/** `RETURNED`: the stake is returned, possibly by a rollback that follows. `BEGUN`: the bet is played to its end. */
export const returnStakeResponse = z.object({ outcome: z.enum(['RETURNED', 'BEGUN']) })
export type ReturnStakeOutcome = z.infer<typeof returnStakeResponse>['outcome']
