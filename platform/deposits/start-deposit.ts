import { createHash } from 'node:crypto'
import { toApiAmount } from '#contracts/money.ts'
import type { Deposit, DepositSubmit } from '#contracts/player-api/deposits.ts'
import type { CreatePayment } from '#contracts/psp/calls.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import { takesOnlyDebitCards } from '#markets/payment-methods.ts'
import { PaymentProviderUnavailableError } from '#payment-providers/payment-provider.ts'
import { mandatoryLimitsOf } from '../limits/index.ts'
import type { PlayerRow } from '../players/index.ts'
import { playerRefOf } from '../psp/index.ts'
import { bonusRulesFor } from '../rewards/index.ts'
import { readDocumentVerification } from '../verification/index.ts'
import { newId } from '../wallet/index.ts'
import { cancelDeposit } from './cancel-deposit.ts'
import type { DepositDeps } from './deposit-deps.ts'
import { POLL_AFTER_MS, pollJob } from './deposit-job.ts'
import { type AmountRefusal, mostUnproved, toDepositAmount } from './deposit-methods.ts'
import {
  type DepositRow,
  findDeposit,
  type StartAnswer,
  type StartDeposit,
  selectInstruments,
  selectOpenForms,
  startDepositRow,
} from './deposit-store.ts'
import { readOpenPaymentActions } from './open-payment.ts'
import { findMethod, kycOf, toDeposit } from './read-deposits.ts'
import { endUnknownDeposit, settleDeposit } from './settle-deposit.ts'

export type StartRefusal =
  | Exclude<StartAnswer['code'], 'OK'>
  | AmountRefusal
  | 'METHOD_UNAVAILABLE'
  | 'NOT_FOUND'
  | 'REGISTER_UNAVAILABLE'
type Started = Result<Deposit, StartRefusal> | { ok: false; invalid: { field: string } }

/** A few may stay open; they expire by themselves. */
const MAX_OPEN = 10

/**
 * Starts a deposit and requests the next step from the payment provider. The same key again is the same deposit. If the
 * provider does not answer, the deposit waits: its outcome is queried later, and it is never paid twice.
 */
export async function startDeposit(
  deps: DepositDeps,
  player: PlayerRow,
  submit: DepositSubmit,
): Promise<Started> {
  const { db, clock } = deps
  const method = await findMethod(deps, player, submit.method)
  if (!method) return refuse('METHOD_UNAVAILABLE')
  if (submit.currency !== player.currency) return refuse('CURRENCY_MISMATCH')
  const amount = toDepositAmount(submit.amount, player.currency, method)
  if (amount === null) return { ok: false, invalid: { field: 'amount' } }
  if (!amount.ok) {
    const { minMinor, maxMinor } = method
    return refuse(amount.refusal, { min: toApiAmount(minMinor), max: toApiAmount(maxMinor) })
  }
  const token = await tokenOf(deps, player, submit)
  if (token === null) return refuse('NOT_FOUND')

  const asked = await deps.requireNotListed(player)
  if (!asked.ok) return refuse(asked.refusal === 'PLAYER_BLOCKED' ? 'FORBIDDEN' : asked.refusal)

  const now = clock()
  const id = newId(now)
  const request = toRequest(deps, player, { submit, id, amountMinor: amount.value, token })
  const most = await mostNow(deps, player)
  const { reference: _, returnUrl: __, ...payment } = request
  const bonus = chosenBonus(player, submit)
  const report = bonus ? { ...payment, bonusId: bonus.campaignId } : payment
  const row = {
    playerId: player.id,
    id,
    key: submit.key,
    hash: createHash('sha256').update(JSON.stringify(report)).digest('base64url'),
    method: submit.method,
    currency: player.currency,
    amount: amount.value.toString(),
    request,
    bonus,
    mostOpen: MAX_OPEN,
    mostUnproved: most?.toString() ?? null,
    limitsFirst: mandatoryLimitsOf(player.country_code),
  }
  const started = await startInPlaceOfForms(deps, player, row)
  if (started.code !== 'OK') return refuse(started.code, detailOf(started))
  const of = { playerId: player.id, id: started.id ?? id }
  const deposit = await findDeposit(db, of)
  if (!deposit) throw new Error('a deposit has gone')
  // The provider may not know it yet: also when the same form is sent again after the provider did not answer.
  if (deposit.state === 'CREATED') await askForPayment(deps, deposit)
  const current = (await findDeposit(db, of)) ?? deposit
  // A form that comes again may find a payment that must not be made any more.
  return ok(toDeposit(current, await readOpenPaymentActions(deps, player)))
}

/** Another tab of the player may open a new form meanwhile. */
const MAX_TRIES = 3

/**
 * Starts a deposit. Payment forms that the player left use up no limit: where it does not fit beside them, the provider
 * cancels them first. What it reports instead counts, such as a payment that the player has made meanwhile. Rejects
 * where a form that leaves no room could not be cancelled.
 */
async function startInPlaceOfForms(
  deps: DepositDeps,
  player: PlayerRow,
  row: Omit<StartDeposit, 'at' | 'askAt' | 'job'>,
): Promise<StartAnswer> {
  const { db, clock, logger } = deps
  const start = () => {
    // The moment of each try: a payment that was just credited may be of the next day.
    const now = clock()
    const job = pollJob({ playerId: player.id, id: row.id }, now)
    return startDepositRow(db, { ...row, at: String(now), askAt: String(now + POLL_AFTER_MS), job })
  }
  let started = await start()
  for (let tries = 1; started.formsOpen && tries < MAX_TRIES; tries += 1) {
    const forms = await selectOpenForms(db, { playerId: player.id, exceptKey: row.key })
    const ended = await Promise.allSettled(forms.map((id) => cancelDeposit(deps, player, id)))
    started = await start()
    logger.info({
      ...{ event: 'payment_forms_cancelled', playerId: player.id, forms, for: row.id },
      code: started.code,
    })
    const failed = ended.find((it) => it.status === 'rejected')
    if (started.formsOpen && failed) throw failed.reason
  }
  return started
}

/**
 * The most that may have been deposited: nothing more while documents are required, even if the player bypassed the
 * check. A form that is sent again finds its deposit first.
 */
async function mostNow(deps: DepositDeps, player: PlayerRow): Promise<bigint | null> {
  const { check } = await readDocumentVerification(deps, player, 'DEPOSIT')
  const isWall = check !== null && check !== 'DOCUMENTS_PREFERRED'
  return isWall ? 0n : mostUnproved(kycOf(player), player.currency)
}

async function askForPayment(deps: DepositDeps, deposit: DepositRow): Promise<void> {
  const of = { playerId: deposit.player_id, id: deposit.id }
  try {
    const created = await deps.provider.createPayment(deposit.request)
    if (created.ok) await settleDeposit(deps, of, created.value)
    else {
      deps.logger.warn({ event: 'payment_refused', ...of, code: created.refusal })
      await endUnknownDeposit(deps, deposit, 'REFUSED')
    }
  } catch (error) {
    if (!(error instanceof PaymentProviderUnavailableError)) throw error
    deps.logger.warn({ err: error, event: 'payment_unanswered', ...of }, 'a payment is unanswered')
  }
}

function toRequest(
  { siteOrigin }: DepositDeps,
  player: PlayerRow,
  from: { submit: DepositSubmit; id: string; amountMinor: bigint; token: string | undefined },
): CreatePayment {
  const { submit, id, amountMinor, token } = from
  const market = marketOfCountry(player.country_code)
  return {
    reference: id,
    method: submit.method,
    amountMinor: Number(amountMinor),
    currency: player.currency,
    country: player.country_code,
    language: submit.language,
    playerRef: playerRefOf(player),
    returnUrl: `${siteOrigin}${submit.returnPath}?deposit=${id}`,
    ...(token === undefined ? {} : { instrumentToken: token }),
    keepInstrument: submit.keepInstrument,
    onlyDebitCards: market !== null && takesOnlyDebitCards(market.code),
  }
}

/** The token of the chosen saved instrument; null when it does not exist. */
async function tokenOf(
  { db }: DepositDeps,
  player: PlayerRow,
  { instrumentId, method }: DepositSubmit,
): Promise<string | undefined | null> {
  if (instrumentId === undefined) return undefined
  const all = await selectInstruments(db, player.id)
  const found = all.find((it) => it.id === instrumentId && it.method === method && it.is_kept)
  return found?.token ?? null
}

/** The chosen bonus, with the market's rules for bonuses; null: none. */
function chosenBonus(player: PlayerRow, { bonusId, bonusCode }: DepositSubmit) {
  if (bonusId === undefined) return null
  return { campaignId: bonusId, code: bonusCode ?? null, market: bonusRulesFor(player) }
}

function detailOf({ code, limit, least }: StartAnswer) {
  if (code === 'BONUS_DEPOSIT_TOO_LOW' && least) return { min: toApiAmount(BigInt(least)) }
  if (!limit) return undefined
  const { limitLeft, limitType, resetOn } = limit
  return { limitLeft: toApiAmount(BigInt(limitLeft)), limitType, resetOn }
}
