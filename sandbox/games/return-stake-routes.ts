import {
  RETURN_STAKE_PATH,
  type ReturnStakeOutcome,
  returnStakeRequest,
} from '#contracts/provider-callbacks/open-bets.ts'
import { operatorCall, type Signers } from './operator-calls.ts'

/** Gives back the stake on a round that has not begun. Null: no open round of one of these providers. */
export type ReturnStake = (
  roundId: string,
  providers: readonly string[],
) => Promise<ReturnStakeOutcome | null>

/** An operator requests the stakes of an excluded player back (open-bets.ts of the contract). */
export const returnStakeRoutes = (signers: Signers, refundStake: ReturnStake) =>
  operatorCall(signers, RETURN_STAKE_PATH, returnStakeRequest, async ({ roundId }, providers) => {
    const outcome = await refundStake(roundId, providers)
    return outcome && { outcome }
  })
