import { toApiAmount } from '#contracts/money.ts'
import type { Withdrawal } from '#contracts/player-api/withdrawals.ts'
import { marketOfCountry } from '#markets/index.ts'
import type { PlayerRow } from '../players/index.ts'
import { cancelRefusal } from './cancel-rule.ts'
import { readCancellations } from './cancel-withdrawal.ts'
import { awaitsDocuments } from './evaluate-withdrawal.ts'
import { trackWithdrawal } from './track-withdrawal.ts'
import type { WithdrawalDeps } from './withdrawal-deps.ts'
import {
  type StepRow,
  selectSteps,
  selectWithdrawals,
  type WithdrawalRow,
} from './withdrawal-store.ts'

/** Only the newest are listed; older ones are in the transactions. */
const MAX_SHOWN = 10

/** The player's withdrawals with their trackers, newest first: the open ones, or also the settled ones. */
export async function readWithdrawals(
  deps: WithdrawalDeps,
  player: PlayerRow,
  { onlyOpen }: { onlyOpen: boolean },
): Promise<Withdrawal[]> {
  const { db } = deps
  const rows = await selectWithdrawals(db, { playerId: player.id, onlyOpen, limit: MAX_SHOWN })
  if (rows.length === 0) return []
  const [steps, cancellations, documents] = await Promise.all([
    selectSteps(db, { playerId: player.id, ids: rows.map((it) => it.id) }),
    readCancellations(deps, player.id),
    deps.readDocuments(player),
  ])
  const market = marketOfCountry(player.country_code)
  const now = deps.clock()
  return rows.map((row) => ({
    pendingWithdrawalId: row.id,
    amount: toApiAmount(row.amount),
    cancelByPlayer:
      cancelRefusal({ market, state: row.state, needsReview: row.needs_review, cancellations }) ===
      null,
    currency: row.currency,
    method: row.method,
    state: row.state,
    requestedAt: row.requested_at.toISOString(),
    steps: steps.filter((it) => it.withdrawal_id === row.id).map(toStep),
    tracker: trackWithdrawal({ ...tracked(row), awaitsDocuments: awaitsDocuments(documents) }, now),
  }))
}

function toStep({ state, at }: StepRow) {
  return { state, at: at.toISOString() }
}

function tracked({ state, method, needs_review, changed_at, reason }: WithdrawalRow) {
  return {
    state,
    method,
    needsReview: needs_review,
    since: changed_at.getTime(),
    rejectedBecause: reason,
  }
}
