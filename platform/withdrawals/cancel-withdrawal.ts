import { fromApiAmount } from '#contracts/money.ts'
import type { Cancellation } from '#contracts/player-api/withdrawals.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import type { PlayerRow } from '../players/index.ts'
import { CANCELLATIONS_WITHIN_MS, type CancelRefusal, cancelRefusal } from './cancel-rule.ts'
import { moveWithdrawal } from './settle.ts'
import type { WithdrawalDeps } from './withdrawal-deps.ts'
import { countCancelled, findWithdrawal } from './withdrawal-store.ts'

/** The player cancels a withdrawal (table 3, row 51): the money returns to MAIN. */
export async function cancelWithdrawal(
  deps: WithdrawalDeps,
  player: PlayerRow,
  { pendingWithdrawalId, amount }: Cancellation,
): Promise<Result<null, CancelRefusal | 'NOT_FOUND'> | { ok: false; invalid: { field: string } }> {
  const market = marketOfCountry(player.country_code)
  const [withdrawal, cancellations] = await Promise.all([
    findWithdrawal(deps.db, { playerId: player.id, id: pendingWithdrawalId }),
    readCancellations(deps, player.id),
  ])
  if (market.withdrawalCancel === 'never') return refuse('WITHDRAWAL_CANCEL_FORBIDDEN')
  if (!withdrawal) return refuse('NOT_FOUND')
  if (withdrawal.amount !== fromApiAmount(amount))
    return { ok: false, invalid: { field: 'amount' } }
  // A second click has nothing left to do.
  if (withdrawal.state === 'CANCELLED') return ok(null)
  const refusal = cancelRefusal({
    market,
    state: withdrawal.state,
    needsReview: withdrawal.needs_review,
    cancellations,
  })
  if (refusal) return refuse(refusal)
  // The rule is checked again under the wallet's lock: the payout may have started in the meantime.
  const moved = await moveWithdrawal(deps, withdrawal, { event: 'cancel', cause: 'player' })
  return moved.ok ? ok(null) : moved
}

/** How often the player has recently cancelled a withdrawal. */
export function readCancellations(
  { db, clock }: WithdrawalDeps,
  playerId: string,
): Promise<number> {
  return countCancelled(db, { playerId, since: new Date(clock() - CANCELLATIONS_WITHIN_MS) })
}
