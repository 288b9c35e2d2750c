import {
  RETURN_STAKE_PATH,
  type ReturnStakeOutcome,
  returnStakeRequest,
} from '#contracts/provider-callbacks/open-bets.ts'
import { operatorCall, type Signers } from './operator-calls.ts'

/** Returns the stake of a round that has not started. Null: no open round of one of these providers. */
export type ReturnStake = (
  roundId: string,
  providers: readonly string[],
) => Promise<ReturnStakeOutcome | null>

/** Route by which an operator requests the return of an excluded player's stakes (open-bets.ts of the contract). */
export const returnStakeRoutes = (signers: Signers, refundStake: ReturnStake) =>
  operatorCall(signers, RETURN_STAKE_PATH, returnStakeRequest, async ({ roundId }, providers) => {
    const outcome = await refundStake(roundId, providers)
    return outcome && { outcome }
  })
