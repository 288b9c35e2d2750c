import type { Deposit } from '#contracts/player-api/cashier.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { PlayerRow } from '../players/index.ts'
import type { CashierDeps } from './cashier-deps.ts'
import { findDeposit } from './deposit-store.ts'
import { toDeposit } from './read-deposits.ts'
import { settleDeposit } from './settle-deposit.ts'

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
