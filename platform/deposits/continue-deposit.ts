import type { Deposit } from '#contracts/player-api/deposits.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { PlayerRow } from '../players/index.ts'
import type { ContinueRefusal } from './continue-rule.ts'
import type { DepositDeps } from './deposit-deps.ts'
import { findDeposit } from './deposit-store.ts'
import { readContinueRefusal } from './open-payment.ts'
import { toDeposit } from './read-deposits.ts'
import { askProvider } from './settle-deposit.ts'

/**
 * Resumes a payment that the player left: the checks of a new deposit are made again, then the provider is asked for
 * the state of the payment. A payment that is completed, expired or unknown to the provider is returned as it is
 * (BNK-03).
 */
export async function continueDeposit(
  deps: DepositDeps,
  player: PlayerRow,
  id: string,
): Promise<Result<Deposit, ContinueRefusal | 'NOT_FOUND' | 'REGISTER_UNAVAILABLE'>> {
  const of = { playerId: player.id, id }
  const deposit = await findDeposit(deps.db, of)
  if (!deposit) return refuse('NOT_FOUND')
  if (deposit.state !== 'WAITING') return ok(toDeposit(deposit))
  const refusal = await readContinueRefusal(deps, player)
  if (refusal !== null) return refuse(refusal)
  const listed = await deps.requireNotListed(player)
  if (!listed.ok) return refuse(listed.refusal === 'PLAYER_BLOCKED' ? 'FORBIDDEN' : listed.refusal)
  await askProvider(deps, of)
  const now = (await findDeposit(deps.db, of)) ?? deposit
  return ok(toDeposit(now, { mayContinue: true, showsNext: true }))
}
