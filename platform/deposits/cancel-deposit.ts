import type { Deposit } from '#contracts/player-api/deposits.ts'
import type { PspPayment } from '#contracts/psp/calls.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { PlayerRow } from '../players/index.ts'
import type { DepositDeps } from './deposit-deps.ts'
import { findDeposit } from './deposit-store.ts'
import { toDeposit } from './read-deposits.ts'
import { settleDeposit } from './settle-deposit.ts'

/**
 * The player cancels an unfinished payment. The provider's report then counts: it may be too late. In every state of the
 * account: who may not pay any more may still give up (decision 0044).
 */
export async function cancelDeposit(
  deps: DepositDeps,
  player: PlayerRow,
  id: string,
): Promise<Result<Deposit, 'NOT_FOUND'>> {
  const of = { playerId: player.id, id }
  const deposit = await findDeposit(deps.db, of)
  if (!deposit) return refuse('NOT_FOUND')
  if (deposit.state !== 'WAITING') return ok(toDeposit(deposit))
  const report = await abandonPayment(deps, id)
  if (report) await settleDeposit(deps, of, report)
  return ok(toDeposit((await findDeposit(deps.db, of)) ?? deposit))
}

/** The provider's report on a payment that must no longer be made; null: it does not know it. */
async function abandonPayment(
  { provider }: Pick<DepositDeps, 'provider'>,
  reference: string,
): Promise<PspPayment | null> {
  const cancelled = await provider.cancelPayment(reference)
  return cancelled.ok ? cancelled.value : provider.findPayment(reference)
}
