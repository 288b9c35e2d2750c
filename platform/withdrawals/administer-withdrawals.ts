import { toApiAmount } from '#contracts/money.ts'
import { ok } from '#contracts/result.ts'
import {
  type QueuedWithdrawal,
  rejection,
  type WithdrawalAdministration,
} from '#contracts/withdrawal-administration.ts'
import { moveWithdrawal } from './settle.ts'
import type { WithdrawalDeps } from './withdrawal-deps.ts'
import { findById, type QueueRow, selectQueue } from './withdrawal-store.ts'

const MAX_QUEUE = 100

/** Staff's side of withdrawals: the queue, and approval or rejection with a reason. */
export function createWithdrawalAdministration(
  deps: Pick<WithdrawalDeps, 'db' | 'clock' | 'wakeJobs'>,
): WithdrawalAdministration {
  const move = async (id: string, move: Parameters<typeof moveWithdrawal>[2]) => {
    const withdrawal = await findById(deps.db, id)
    if (!withdrawal) return { ok: false, refusal: 'NOT_FOUND' } as const
    const moved = await moveWithdrawal(deps, withdrawal, move)
    if (!moved.ok) return { ok: false, refusal: 'WITHDRAWAL_NOT_PENDING' } as const
    deps.wakeJobs()
    return ok(null)
  }
  return {
    async list({ onlyReview = false } = {}) {
      return (await selectQueue(deps.db, { onlyReview, limit: MAX_QUEUE })).map(toQueued)
    },
    approve: (id, cause) => move(id, { event: 'approve', cause }),
    reject: (id, given, cause) =>
      move(id, { event: 'reject', reason: rejection.parse(given).reason, cause }),
  }
}

function toQueued(row: QueueRow): QueuedWithdrawal {
  return {
    id: row.id,
    playerId: row.player_id,
    email: row.email,
    amount: toApiAmount(row.amount),
    currency: row.currency,
    method: row.method,
    state: row.state,
    needsReview: row.needs_review,
    requestedAt: row.requested_at.toISOString(),
    providerNote: row.provider_note,
  }
}
