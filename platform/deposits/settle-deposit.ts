import { money } from '#contracts/money.ts'
import type { DepositReason } from '#contracts/player-api/deposit-words.ts'
import type { PspPayment } from '#contracts/psp/calls.ts'
import { findPlayerById, mayHoldSession } from '../players/index.ts'
import { newId, toPostItem } from '../wallet/index.ts'
import { mayPayIn } from './continue-rule.ts'
import type { DepositDeps } from './deposit-deps.ts'
import { ASK_AGAIN_MS, POLL_AFTER_MS, pollJob } from './deposit-job.ts'
import { contradicts, eventOf, isSameMoney, readReport, returnsAfter } from './deposit-report.ts'
import { type DepositEvent, isUnfinished, REASON_OF, type Step, stepOf } from './deposit-states.ts'
import {
  type DepositRow,
  findDeposit,
  findDepositByReference,
  settleDepositRow,
} from './deposit-store.ts'

/**
 * Result of a provider report. `STALE`: it was known. `NOTHING`: it changes nothing in this state. `CONTRADICTS`: the
 * provider's own answer cannot be true of a deposit that has been credited; staff are alarmed, and it is asked again.
 */
type Settled = 'DONE' | 'STALE' | 'NOTHING' | 'CONTRADICTS'

/** More concurrent reports than this about one deposit mean a loop in our own code. */
const MAX_TRIES = 20

type Of = { playerId: string; id: string }
type Evaluated = { event: DepositEvent; reason: DepositReason | null; blocked: boolean }

/**
 * Moves a deposit to the state of the payment that the provider reports, with the money that came or went. A report
 * that looks stale or contradicts what is stored is not applied: the provider is asked, and its answer counts. The step
 * and its money are one transaction; after a concurrent change the decision is made again.
 */
export async function settleDeposit(
  deps: DepositDeps,
  of: Of,
  report: PspPayment,
): Promise<Settled> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const deposit = await readDeposit(deps, of)
    const reading = readReport(deposit, report)
    if (reading === 'KNOWN') return 'STALE'
    if (reading === 'ASK') {
      deps.logger.warn({ event: 'payment_report_doubted', ...of, ...standOf(deposit, report) })
      return (await askProvider(deps, of)) ?? 'NOTHING'
    }
    const settled = await apply(deps, deposit, report)
    if (settled) return settled
  }
  throw new Error('a deposit did not come to rest')
}

/**
 * Moves a deposit to what the provider answers when it is asked, whatever was reported before. Null: it does not know
 * the payment, and nothing was credited for it. Rejects where it cannot be asked. What changes the deposit meanwhile makes
 * it ask again, so that no answer is applied to what it does not know of.
 */
export async function askProvider(deps: DepositDeps, of: Of): Promise<Settled | null> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const deposit = await readDeposit(deps, of)
    const report = await deps.provider.findPayment(of.id)
    if (!report && deposit.transaction_id === null) return null
    const settled =
      report && !contradicts(deposit, report)
        ? await apply(deps, deposit, report)
        : await alarm(deps, deposit, report)
    if (settled) return settled
  }
  throw new Error('a deposit did not come to rest')
}

async function readDeposit({ db }: DepositDeps, of: Of): Promise<DepositRow> {
  const deposit = await findDeposit(db, of)
  if (!deposit) throw new Error('a deposit has gone')
  return deposit
}

/** Null: the deposit has changed meanwhile, and nothing was done. */
async function apply(
  deps: DepositDeps,
  deposit: DepositRow,
  report: PspPayment,
): Promise<Settled | null> {
  const evaluated = await evaluate(deps, deposit, report)
  const step = stepOf(deposit.state, evaluated.event) ?? { to: deposit.state }
  if (!(await makeStep(deps, deposit, { report, evaluated: evaluated, step }))) return null
  if (step.effect === 'refund') await askForRefund(deps, deposit)
  return step.to === deposit.state && !returnsChange(deposit, report) ? 'NOTHING' : 'DONE'
}

/** Changes no money: what is credited stays until staff or the provider clear up what cannot be true. */
async function alarm(
  { db, clock, logger }: DepositDeps,
  deposit: DepositRow,
  report: PspPayment | null,
): Promise<Settled | null> {
  const now = clock()
  const of = { playerId: deposit.player_id, id: deposit.id }
  const at = now + ASK_AGAIN_MS
  const { code } = await settleDepositRow(db, {
    ...unchanged(deposit),
    ...{ step: null, url: null, askAt: String(at), job: pollJob(of, now, at) },
    ...{ at: String(now), reversalId: newId(now) },
  })
  if (code === 'CHANGED') return null
  logger.error(
    { event: 'payment_contradicts', ...of, ...standOf(deposit, report) },
    'the payment provider contradicts what was credited',
  )
  return 'CONTRADICTS'
}

function standOf(deposit: DepositRow, report: PspPayment | null) {
  const { state, sequence, amount, currency } = deposit
  return {
    ours: { state, sequence, amount: String(amount), currency },
    theirs: report && {
      ...{ state: report.state, sequence: report.sequence, amount: report.amountMinor },
      ...{ currency: report.currency, refunded: report.refundedMinor },
      chargedBack: report.chargedBackMinor,
    },
  }
}

/** The payload of a step that leaves a deposit as it is. */
function unchanged(deposit: DepositRow) {
  return {
    ...{ playerId: deposit.player_id, id: deposit.id },
    ...{ fromState: deposit.state, fromSequence: deposit.sequence, fromVersion: deposit.version },
    ...{ toState: deposit.state, sequence: deposit.sequence, reason: deposit.reason },
    ...{ refunded: String(deposit.refunded), chargedBack: String(deposit.charged_back) },
    ...{ blockedMeanwhile: false, credit: null, instrument: null },
  }
}

/** Ends a deposit that the provider does not know. */
export async function endUnknownDeposit(
  deps: DepositDeps,
  deposit: DepositRow,
  event: 'REFUSED' | 'EXPIRED',
): Promise<void> {
  const step = stepOf(deposit.state, event)
  const evaluated = { event, reason: null, blocked: false }
  if (step) await makeStep(deps, deposit, { report: null, evaluated: evaluated, step })
}

/** Requests a refund of money that must not be kept; if the provider does not answer, the request is repeated later. */
export async function askForRefund(deps: DepositDeps, deposit: DepositRow): Promise<void> {
  const of = { playerId: deposit.player_id, id: deposit.id }
  try {
    const refunded = await deps.provider.refundPayment(deposit.id)
    if (!refunded.ok) deps.logger.warn({ event: 'refund_refused', ...of, code: refunded.refusal })
    // A refused refund may have been made before, or by the payer's bank: the event that reports it may be lost.
    const report = refunded.ok ? refunded.value : await deps.provider.findPayment(deposit.id)
    if (report) await settleDeposit(deps, of, report)
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
  report: PspPayment,
): Promise<Evaluated> {
  const event = eventOf(report)
  const isCredited = deposit.transaction_id !== null
  if (event !== 'PAID' || isCredited) return { event, reason: null, blocked: false }
  if (!isSameMoney(deposit, report)) {
    return { event: 'UNWANTED', reason: 'AMOUNT_DIFFERS', blocked: false }
  }
  const player = await findPlayerById(deps.db, deposit.player_id)
  if (!player || !mayHoldSession(player.status)) {
    return { event: 'UNWANTED', reason: 'ACCOUNT_BLOCKED', blocked: false }
  }
  return { event, reason: null, blocked: !mayPayIn(player) }
}

async function makeStep(
  { db, clock, logger }: DepositDeps,
  deposit: DepositRow,
  { report, evaluated, step }: { report: PspPayment | null; evaluated: Evaluated; step: Step },
): Promise<boolean> {
  const now = clock()
  const moves = step.to !== deposit.state
  const isToCome = isUnfinished(step.to)
  const next = isToCome ? (report?.next ?? null) : null
  const isCredit = step.effect === 'credit' && deposit.transaction_id === null
  const { refunded, chargedBack } = returnsAfter(deposit, report)
  const credit = isCredit ? creditOf(deposit, now) : null
  const { code, owed, pastLimit, bonusRefusal } = await settleDepositRow(db, {
    ...unchanged(deposit),
    toState: step.to,
    sequence: report?.sequence ?? deposit.sequence,
    reason: moves ? reasonAfter(deposit, evaluated, step) : deposit.reason,
    step: next?.step ?? null,
    url: next?.url ?? null,
    blockedMeanwhile: evaluated.blocked && isCredit,
    askAt: isToCome ? String(now + POLL_AFTER_MS) : null,
    job: isToCome ? pollJob({ playerId: deposit.player_id, id: deposit.id }, now) : null,
    at: String(now),
    credit,
    refunded: String(refunded),
    chargedBack: String(chargedBack),
    // After the credit, also where both are posted in the same instant.
    reversalId: newId(now),
    instrument: isCredit && report?.instrument ? { id: newId(now), ...report.instrument } : null,
  })
  if (code === 'CHANGED') return false
  const goes = returnsChange(deposit, report)
  if (moves || goes) {
    const of = { playerId: deposit.player_id, id: deposit.id }
    const what = {
      from: deposit.state,
      to: step.to,
      ...(evaluated.blocked ? { blocked: true } : {}),
      ...(goes ? { refunded: String(refunded), chargedBack: String(chargedBack) } : {}),
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

function returnsChange(deposit: DepositRow, report: PspPayment | null): boolean {
  const { refunded, chargedBack } = returnsAfter(deposit, report)
  return refunded !== deposit.refunded || chargedBack !== deposit.charged_back
}

/** Money that must not be kept retains the reason when it is back with its payer. */
function reasonAfter(
  deposit: DepositRow,
  evaluated: Evaluated,
  { to }: Step,
): DepositReason | null {
  const wasUnwanted = deposit.state === 'REFUNDING' && to === 'REFUNDED'
  return evaluated.reason ?? REASON_OF[to] ?? (wasUnwanted ? deposit.reason : null)
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

/** Asks the provider about the deposit of that reference, whatever was reported of it; null: there is no such deposit. */
export function createAskAboutDeposit(deps: DepositDeps) {
  return async (reference: string): Promise<Settled | 'UNKNOWN_THERE' | null> => {
    const deposit = await findDepositByReference(deps.db, reference)
    if (!deposit) return null
    const of = { playerId: deposit.player_id, id: deposit.id }
    return (await askProvider(deps, of)) ?? 'UNKNOWN_THERE'
  }
}
