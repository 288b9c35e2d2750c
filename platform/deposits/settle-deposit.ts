import { money } from '#contracts/money.ts'
import type { DepositReason } from '#contracts/player-api/deposit-words.ts'
import type { PspPayment } from '#contracts/psp/calls.ts'
import { effectiveFlags, findPlayerById, mayHoldSession, type PlayerRow } from '../players/index.ts'
import { newId, toPostItem } from '../wallet/index.ts'
import type { DepositDeps } from './deposit-deps.ts'
import { POLL_AFTER_MS, pollJob } from './deposit-job.ts'
import {
  type DepositEvent,
  EVENT_OF,
  isUnfinished,
  REASON_OF,
  type Step,
  stepOf,
} from './deposit-states.ts'
import {
  type DepositRow,
  findDeposit,
  findDepositByReference,
  settleDepositRow,
} from './deposit-store.ts'

/** Result of a provider report. `STALE`: a newer one was applied. `NOTHING`: it changes nothing in this state. */
type Settled = 'DONE' | 'STALE' | 'NOTHING'

/** More concurrent reports than this about one deposit mean a loop in our own code. */
const MAX_TRIES = 20

type Evaluated = { event: DepositEvent; reason: DepositReason | null; blocked: boolean }

/**
 * Moves a deposit to the state of the payment that the provider reports. The newer of two reports counts, in whichever
 * order they arrive; the step and its money are one transaction; after a concurrent change the decision is made again.
 */
export async function settleDeposit(
  deps: DepositDeps,
  of: { playerId: string; id: string },
  said: PspPayment,
): Promise<Settled> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const deposit = await findDeposit(deps.db, of)
    if (!deposit) throw new Error('a deposit has gone')
    if (said.sequence <= deposit.sequence) return 'STALE'
    const evaluated = await evaluate(deps, deposit, said)
    const step = stepOf(deposit.state, evaluated.event) ?? { to: deposit.state }
    if (await makeStep(deps, deposit, { said, judged: evaluated, step })) {
      if (step.effect === 'refund') await askForRefund(deps, deposit)
      return step.to === deposit.state ? 'NOTHING' : 'DONE'
    }
  }
  throw new Error('a deposit did not come to rest')
}

/** Ends a deposit that the provider does not know. */
export async function endUnknownDeposit(
  deps: DepositDeps,
  deposit: DepositRow,
  event: 'REFUSED' | 'EXPIRED',
): Promise<void> {
  const step = stepOf(deposit.state, event)
  const evaluated = { event, reason: null, blocked: false }
  if (step) await makeStep(deps, deposit, { said: null, judged: evaluated, step })
}

/** Requests a refund of money that must not be kept; if the provider does not answer, the request is repeated later. */
export async function askForRefund(deps: DepositDeps, deposit: DepositRow): Promise<void> {
  const of = { playerId: deposit.player_id, id: deposit.id }
  try {
    const refunded = await deps.provider.refundPayment(deposit.id)
    if (!refunded.ok) deps.logger.warn({ event: 'refund_refused', ...of, code: refunded.refusal })
    // A refused refund may have been made before, or by the payer's bank: the event that reports it may be lost.
    const said = refunded.ok ? refunded.value : await deps.provider.findPayment(deposit.id)
    if (said) await settleDeposit(deps, of, said)
  } catch (error) {
    deps.logger.warn({ err: error, event: 'refund_unanswered', ...of }, 'a refund is unanswered')
  }
}

/**
 * Money may be kept when it is the amount requested and the player can reach it. A player who can no longer sign in
 * (closed, excluded, in a time-out) is refunded: the money would be locked away here. A player who can sign in but may
 * no longer deposit has it in the wallet and can withdraw it; staff review it.
 */
async function evaluate(
  deps: DepositDeps,
  deposit: DepositRow,
  said: PspPayment,
): Promise<Evaluated> {
  const event = EVENT_OF[said.state]
  if (event !== 'PAID') return { event, reason: null, blocked: false }
  if (BigInt(said.amountMinor) !== deposit.amount || said.currency !== deposit.currency) {
    return { event: 'UNWANTED', reason: 'AMOUNT_DIFFERS', blocked: false }
  }
  const player = await findPlayerById(deps.db, deposit.player_id)
  if (!player || !mayHoldSession(player.status)) {
    return { event: 'UNWANTED', reason: 'ACCOUNT_BLOCKED', blocked: false }
  }
  return { event, reason: null, blocked: !mayPayIn(player) }
}

function mayPayIn(player: PlayerRow): boolean {
  const { deposit, payout } = effectiveFlags(player)
  return deposit && payout && player.kyc_status !== 'SUSPENDED'
}

async function makeStep(
  { db, clock, logger }: DepositDeps,
  deposit: DepositRow,
  { said, judged: evaluated, step }: { said: PspPayment | null; judged: Evaluated; step: Step },
): Promise<boolean> {
  const now = clock()
  const moves = step.to !== deposit.state
  const isToCome = isUnfinished(step.to)
  const next = isToCome ? (said?.next ?? null) : null
  const { code, owed, pastLimit, bonusRefusal } = await settleDepositRow(db, {
    playerId: deposit.player_id,
    id: deposit.id,
    fromState: deposit.state,
    fromSequence: deposit.sequence,
    toState: step.to,
    sequence: said?.sequence ?? deposit.sequence,
    reason: moves ? reasonAfter(deposit, evaluated, step) : deposit.reason,
    step: next?.step ?? null,
    url: next?.url ?? null,
    blockedMeanwhile: evaluated.blocked && step.effect === 'credit',
    askAt: isToCome ? String(now + POLL_AFTER_MS) : null,
    job: isToCome ? pollJob({ playerId: deposit.player_id, id: deposit.id }, now) : null,
    at: String(now),
    credit: step.effect === 'credit' ? creditOf(deposit, now) : null,
    reverses: step.effect === 'reverse',
    reversalId: newId(now),
    instrument:
      step.effect === 'credit' && said?.instrument ? { id: newId(now), ...said.instrument } : null,
  })
  if (code === 'CHANGED') return false
  if (moves) {
    const of = { playerId: deposit.player_id, id: deposit.id }
    const what = {
      from: deposit.state,
      to: step.to,
      ...(evaluated.blocked ? { blocked: true } : {}),
    }
    const isOdd =
      evaluated.blocked ||
      evaluated.event === 'UNWANTED' ||
      (owed ?? '0') !== '0' ||
      pastLimit === true
    if (isOdd)
      logger.warn({ event: 'deposit', ...of, ...what, reason: evaluated.reason, owed, pastLimit })
    else logger.info({ event: 'deposit', ...of, ...what }, 'a deposit moved')
    if (bonusRefusal) logger.info({ event: 'deposit_without_bonus', ...of, bonusRefusal })
  }
  return true
}

/** Money that is back with its payer keeps the reason for which it was refunded. */
function reasonAfter(
  deposit: DepositRow,
  evaluated: Evaluated,
  { to }: Step,
): DepositReason | null {
  return evaluated.reason ?? REASON_OF[to] ?? (to === 'REFUNDED' ? deposit.reason : null)
}

function creditOf(deposit: DepositRow, now: number) {
  return toPostItem(
    {
      op: 'CREDIT',
      playerId: deposit.player_id,
      provider: 'psp',
      reference: deposit.id,
      amount: money(deposit.amount, deposit.currency),
      type: 'DEPOSIT',
      house: 'H:PSP',
      category: 'PAYMENT',
    },
    now,
  )
}

export type ApplyPayment = (payment: PspPayment) => Promise<Settled | 'UNKNOWN_REFERENCE'>

/** Applies a payment that the provider reports on its own to the deposit of that reference. */
export function createApplyPayment(deps: DepositDeps): ApplyPayment {
  return async (payment) => {
    const deposit = await findDepositByReference(deps.db, payment.reference)
    if (deposit) {
      return settleDeposit(deps, { playerId: deposit.player_id, id: deposit.id }, payment)
    }
    // Our row exists before the provider gets the request: a payment without a row belongs to none of our players.
    deps.logger.warn({
      event: 'payment_unknown',
      reference: payment.reference,
      state: payment.state,
    })
    return 'UNKNOWN_REFERENCE'
  }
}
