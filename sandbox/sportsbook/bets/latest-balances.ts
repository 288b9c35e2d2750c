import {
  BALANCE_UPDATE_PATH,
  type BalanceUpdate,
  balanceUpdateRequest,
} from '#contracts/provider-callbacks/balance-update.ts'
import { operatorCall, type Signers } from '../../games/operator-calls.ts'

const MAX_PLAYERS = 10_000

export type LatestBalances = ReturnType<typeof createLatestBalances>

/**
 * The newest balance of each player that the operator has reported, in memory: the wallet alone decides what is paid.
 */
export function createLatestBalances() {
  /** In the order of the updates. */
  const newest = new Map<string, BalanceUpdate>()
  return {
    keep(update: BalanceUpdate): void {
      const known = newest.get(update.playerRef)
      if (known && known.sequence >= update.sequence) return
      newest.delete(update.playerRef)
      newest.set(update.playerRef, update)
      const [oldest] = newest.keys()
      if (newest.size > MAX_PLAYERS && oldest !== undefined) newest.delete(oldest)
    },
    /** A new session: earlier changes were not reported. */
    forget: (playerRef: string) => void newest.delete(playerRef),
    /** Null if it is not known, or does not explain why this stake is too high: then it is outdated. */
    below(playerRef: string, stakeMinor: number): number | null {
      const balance = newest.get(playerRef)?.balanceMinor
      return balance !== undefined && balance < stakeMinor ? balance : null
    },
  }
}

export const balanceUpdateRoutes = (signers: Signers, balances: Pick<LatestBalances, 'keep'>) =>
  operatorCall(signers, BALANCE_UPDATE_PATH, balanceUpdateRequest, async (update) => {
    balances.keep(update)
    return 'DONE'
  })
