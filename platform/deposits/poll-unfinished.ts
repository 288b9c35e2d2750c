import { z } from 'zod'
import type { JobHandler, JobOutcome } from '../jobs/index.ts'
import { findPlayerById, mayHoldSession } from '../players/index.ts'
import { isAbandoned } from './continue-rule.ts'
import type { DepositDeps } from './deposit-deps.ts'
import { ASK_AGAIN_MS, POLL_AFTER_MS } from './deposit-job.ts'
import { isUnfinished } from './deposit-states.ts'
import { type DepositRow, findDeposit } from './deposit-store.ts'
import { askForRefund, askProvider, endUnknownDeposit } from './settle-deposit.ts'

const payloadSchema = z.object({ playerId: z.uuid(), id: z.uuid() })
const DONE: JobOutcome = { next: 'none' }
/** A payment still unknown to the provider by then cannot have been made: no player was shown where to pay. */
const LOST_AFTER_MS = 10 * 60_000

/**
 * Queries the provider about one deposit that should have had an update: a lost event, a missing response, a refund to
 * request again, an answer that contradicted what was credited. Safe to run late, twice and in parallel: an answer is
 * applied to the deposit that it was asked about. While the provider is unavailable, the delay between retries grows.
 */
export function createPollDeposit(deps: DepositDeps): JobHandler {
  return async (payload) => {
    const of = payloadSchema.parse(payload)
    const deposit = await findDeposit(deps.db, of)
    const askAt = deposit && nextQuestion(deposit, deps.clock())
    if (!deposit || askAt === null || askAt === undefined) return DONE
    if (askAt > deps.clock()) return { next: 'at', at: askAt }
    await pollProvider(deps, deposit)
    const after = await findDeposit(deps.db, of)
    if (!after) return DONE
    if (isUnfinished(after.state)) return { next: 'at', at: deps.clock() + POLL_AFTER_MS }
    return after.ask_at === null ? DONE : { next: 'at', at: after.ask_at.getTime() }
  }
}

/** When to query the provider; null once no further update is expected. */
function nextQuestion({ state, ask_at }: DepositRow, now: number): number | null {
  const isOpen = isUnfinished(state)
  if (!isOpen && ask_at === null) return null
  const at = ask_at?.getTime() ?? now
  // No wait is that long: a demo's clock was set back.
  return at > now + (isOpen ? POLL_AFTER_MS : ASK_AGAIN_MS) ? now : at
}

async function pollProvider(deps: DepositDeps, deposit: DepositRow): Promise<void> {
  if (deposit.state === 'REFUNDING') return askForRefund(deps, deposit)
  const isOver = isAbandoned(deposit, deps.clock()) || (await isUnwanted(deps, deposit))
  if (isOver) await deps.provider.cancelPayment(deposit.id)
  if (await askProvider(deps, { playerId: deposit.player_id, id: deposit.id })) return
  const age = deps.clock() - deposit.created_at.getTime()
  if (deposit.state === 'CREATED' && age > LOST_AFTER_MS) {
    await endUnknownDeposit(deps, deposit, 'EXPIRED')
  }
}

/**
 * Whether the player may no longer sign in, and has not acted on the payment yet: an exclusion ends payments, too (GAP-093).
 * What is paid all the same is refunded.
 */
async function isUnwanted({ db }: DepositDeps, { state, player_id: id }: DepositRow) {
  if (state !== 'CREATED' && state !== 'WAITING') return false
  const player = await findPlayerById(db, id)
  return !player || !mayHoldSession(player.status)
}
