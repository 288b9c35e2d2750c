import type { Deposit } from '#contracts/player-api/cashier.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { PlayerRow } from '../players/index.ts'
import type { CashierDeps } from './cashier-deps.ts'
import { type DepositRow, findDeposit, takeToAsk } from './deposit-store.ts'
import { toDeposit } from './read-deposits.ts'
import { askForRefund, endUnknownDeposit, settleDeposit } from './settle-deposit.ts'

/** One round asks about this many; the next comes soon. */
const MAX_AT_ONCE = 50
const AGAIN_AFTER_MS = 60_000
/** A payment that the provider has never heard of by then cannot have been made: nobody was shown where to pay. */
const LOST_AFTER_MS = 10 * 60_000

/**
 * Asks the provider about deposits of which it should have said something: an event that was lost, an answer that did
 * not come, a refund to be asked for again. Any number of instances may do so at once. Answers how many were asked.
 */
export async function askUnfinishedDeposits(deps: CashierDeps): Promise<number> {
  const now = deps.clock()
  const taken = await takeToAsk(deps.db, {
    now: new Date(now),
    putOffTo: new Date(now + AGAIN_AFTER_MS),
    limit: MAX_AT_ONCE,
  })
  for (const deposit of taken) {
    try {
      await askAbout(deps, deposit)
    } catch (error) {
      const of = { playerId: deposit.player_id, id: deposit.id }
      deps.logger.warn({ err: error, event: 'deposit_unanswered', ...of }, 'no word of a deposit')
    }
  }
  return taken.length
}

async function askAbout(deps: CashierDeps, deposit: DepositRow): Promise<void> {
  if (deposit.state === 'REFUNDING') return askForRefund(deps, deposit)
  const said = await deps.provider.findPayment(deposit.id)
  if (said) {
    await settleDeposit(deps, { playerId: deposit.player_id, id: deposit.id }, said)
    return
  }
  const age = deps.clock() - deposit.created_at.getTime()
  if (deposit.state === 'CREATED' && age > LOST_AFTER_MS) {
    await endUnknownDeposit(deps, deposit, 'EXPIRED')
  }
}

/** The player gives up a payment that is not made. What the provider says then counts: it may be too late. */
export async function cancelDeposit(
  deps: CashierDeps,
  player: PlayerRow,
  id: string,
): Promise<Result<Deposit, 'NOT_FOUND'>> {
  const of = { playerId: player.id, id }
  const deposit = await findDeposit(deps.db, of)
  if (!deposit) return refuse('NOT_FOUND')
  if (deposit.state !== 'WAITING') return ok(toDeposit(deposit))
  const cancelled = await deps.provider.cancelPayment(id)
  const said = cancelled.ok ? cancelled.value : await deps.provider.findPayment(id)
  if (said) await settleDeposit(deps, of, said)
  return ok(toDeposit((await findDeposit(deps.db, of)) ?? deposit))
}
