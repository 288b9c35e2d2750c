import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Locale } from '#app/market/locale.ts'
import { rewardFailure } from '#app/rewards/reward-failure.ts'
import type { Who } from '#app/session/caller.server.ts'
import { callerOf, pageCaller } from '#app/session/caller.server.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import type { Deposit } from '#contracts/player-api/deposits.ts'
import { dateWriter, momentIn } from '#markets/dates.ts'
import { formatApiAmount } from '#markets/format-amount.ts'
import { marketOfCountry } from '#markets/index.ts'
import { type BonusChoices, loadBonusChoices, NO_CHOICES } from './deposit-bonus.server.ts'
import { type DepositDraft, readDepositDraft } from './deposit-draft.server.ts'
import { type DepositFlow, flowAfter, hasForm, type LimitType } from './deposit-flow.ts'
import { readDepositOrigin } from './deposit-origin.server.ts'
import type { DepositOrigin } from './deposit-origin.ts'
import {
  bonusDisplayStatusOf,
  type DepositView,
  type DisplayStatus,
  displayStatusOf,
  mayCancel,
  mayTryAgain,
} from './deposit-view.ts'
import { loadMethodMarks } from './method-marks.server.ts'
import {
  lastDraft,
  type PaymentOption,
  paymentOptions,
  quickAmounts,
  retryDraft,
} from './payment-options.ts'

/** A payment method as the form shows it. */
export type PaymentOptionView = Pick<
  PaymentOption,
  'value' | 'method' | 'label' | 'isRecent' | 'canSave'
> & {
  processTime: string
  min: string
  max: string
  /** Address of the method's mark, if an editor has given it one. */
  mark: string | null
}
export type SavedInstrumentView = { id: string; method: string; label: string }

export type DepositForm = {
  kind: 'form'
  flow: DepositFlow
  /** What is left of the player's own limit, formatted; null where none is set. */
  limit: { left: string; type: LimitType; resetOn: string } | null
  options: PaymentOptionView[]
  saved: SavedInstrumentView[]
  quick: { value: string; text: string }[]
  currency: string
  /** Idempotency key: a double click is one deposit. */
  key: string
  /** From the last attempt, from before a login, or from the newest deposit that was paid. */
  draft: DepositDraft | null
  /** Payments that were left open, and the last that failed; null if they cannot be read. */
  open: DepositView[] | null
  /** Whether later document requirements are announced now. */
  announcesDocuments: boolean
  /** The market requires limits to be offered before the first deposit, and this player has set none yet. */
  offersLimits: boolean
  bonuses: BonusChoices
  /** For an operator with its own cashier in a frame (GAP-079). */
  cashier: { url: string; origin: string } | null
}
export type DepositProgress = {
  kind: 'standing'
  deposit: DepositView
  /** Origin of the provider's frame. */
  origin: string | null
  /** The page that the player came from. */
  back: DepositOrigin | null
}
/** The deposit in the URL is not this player's, or its status could not be read. */
export type DepositUnknown = { kind: 'unknown'; because: 'notFound' | 'unavailable' }
export type DepositPageData = DepositForm | DepositProgress | DepositUnknown

/**
 * The deposit page: one deposit if the URL names one (`?deposit=`), else the form or why there is none. `?again=` takes
 * amount and method from an earlier one, `?later=1` postpones the documents.
 */
export async function loadDepositPage(
  args: LoaderFunctionArgs,
  who: Who,
): Promise<DepositPageData> {
  const { searchParams } = new URL(args.request.url)
  const id = searchParams.get('deposit')
  return id === null ? loadForm(args, who, searchParams) : loadDepositStatus(args, who, id)
}

/** The status of one deposit; its page polls this too while it waits. */
export async function loadDepositStatus(
  args: RequestArgs,
  who: Who,
  id: string,
): Promise<DepositProgress | DepositUnknown> {
  const answer = await args.context.platform.readDeposit(id, callerOf(args, who.player))
  if (!answer.ok) {
    const because = answer.refusal === 'NOT_FOUND' ? 'notFound' : 'unavailable'
    return { kind: 'unknown', because }
  }
  return toDepositProgress(args, who, answer.value)
}

export function toDepositProgress(
  args: RequestArgs,
  { player, locale }: Who,
  deposit: Deposit,
): DepositProgress {
  const address = deposit.next && providerAddress(deposit.next.url, args.context.config)
  if (deposit.next && address === null) {
    args.context.logger.error(
      { event: 'payment_elsewhere', depositId: deposit.referenceId },
      'a payment leads to an origin that is not of the payment provider',
    )
  }
  const timeZone = readTimeZone(args.request, player.market)
  const next = deposit.next && address && { step: deposit.next.step, url: address.url }
  const displayStatus = displayStatusOf({ ...deposit, next })
  return {
    kind: 'standing',
    origin: next?.step === 'frame' ? (address?.origin ?? null) : null,
    back: readDepositOrigin(args.request, locale.segment),
    deposit: {
      id: deposit.referenceId,
      displayStatus,
      amount: formatApiAmount(deposit.amount, deposit.currency, locale.language),
      method: deposit.method,
      when: momentIn(deposit.createdAt, locale, timeZone, 'moment'),
      at: deposit.createdAt,
      bonus: bonusOf(deposit, displayStatus, locale),
      next,
      mayContinue: deposit.mayContinue ?? next !== null,
      mayCancel: deposit.mayCancel ?? mayCancel(displayStatus),
    },
  }
}

/** The player's payments that need attention (BNK-03); null if they cannot be read. */
export async function loadOpenDeposits(args: RequestArgs, who: Who): Promise<DepositView[] | null> {
  const answer = await args.context.platform.readPendingDeposits(pageCaller(args, who.player))
  return answer.ok ? answer.value.map((it) => toDepositProgress(args, who, it).deposit) : null
}

function bonusOf(
  deposit: Deposit,
  displayStatus: DisplayStatus,
  { language }: Locale,
): DepositView['bonus'] {
  if (!deposit.bonusId) return null
  const { bonusAmount = null, bonusRefusal = null } = deposit
  const bonusStatus = bonusDisplayStatusOf(displayStatus, { bonusAmount, bonusRefusal })
  return (
    bonusStatus && {
      displayStatus: bonusStatus,
      amount: formatApiAmount(bonusAmount ?? 0, deposit.currency, language),
      because: bonusRefusal && rewardFailure(bonusRefusal),
    }
  )
}

async function loadForm(
  args: LoaderFunctionArgs,
  who: Who,
  search: URLSearchParams,
): Promise<DepositForm> {
  const { player, locale } = who
  const { request, context } = args
  const { platform, clientAddress, config } = context
  const caller = { ...callerOf(args, player), signal: request.signal }
  const again = search.get('again')
  const mayOffer = player.market.offersLimitsBeforeDeposit && !player.hasDeposited
  const [check, methods, recent, saved, earlier, limits, bonuses, open, marks] = await Promise.all([
    platform.checkDeposit(
      {
        ...{ later: search.get('later') === '1', ipAddress: clientAddress },
        blackbox: config.fraudValue({ request }),
      },
      caller,
    ),
    platform.readDepositMethods(caller),
    platform.readRecentDepositMethods(caller),
    platform.readInstruments(caller),
    again === null ? null : platform.readDeposit(again, caller),
    mayOffer ? platform.readLimits('deposit', caller) : null,
    loadBonusChoices(args, who),
    loadOpenDeposits(args, who),
    loadMethodMarks(context, locale.market.code),
  ])
  const checked = check.ok ? check.value : null
  const flow = withMethods(flowAfter(checked), methods)
  // Data that only helps with the choice may be missing; the methods themselves may not.
  const kept = saved.ok ? saved.value : []
  const options = paymentOptions({
    methods: methods.ok ? methods.value : [],
    recent: recent.ok ? recent.value : [],
    saved: kept,
  })
  const now = { options, limitLeft: flow.limitLeft }
  const money = (amount: number) => formatApiAmount(amount, player.currency, locale.language)
  return {
    kind: 'form',
    flow,
    limit: limitOf(flow, { money, locale, timeZone: readTimeZone(request, player.market) }),
    options: hasForm(flow)
      ? options.map(({ min, max, ...option }) => ({
          ...option,
          ...{ min: money(min), max: money(max), mark: marks.get(option.method) ?? null },
        }))
      : [],
    saved: kept.map(({ id, method, label }) => ({ id, method, label })),
    quick: quickAmounts(options).map((it) => ({ value: String(it), text: money(it) })),
    currency: player.currency,
    bonuses: hasForm(flow) ? bonuses : NO_CHOICES,
    key: randomUUID(),
    draft: earlier?.ok
      ? retryDraft(earlier.value, now)
      : (readDepositDraft(request) ?? lastDraft(recent.ok ? recent.value : [], now)),
    // The payment that is being tried again is already in the form.
    open: open?.filter((it) => it.id !== again || !mayTryAgain(it.displayStatus)) ?? null,
    announcesDocuments: announcesDocuments(player),
    offersLimits: limits?.ok === true && limits.value.prompt,
    cashier: checked?.cashierUrl ? providerAddress(checked.cashierUrl, config) : null,
  }
}

function withMethods(flow: DepositFlow, methods: { ok: boolean; value?: unknown[] }): DepositFlow {
  if (!hasForm(flow)) return flow
  if (!methods.ok) return { ...flow, status: 'error', cause: 'unavailable' }
  return methods.value?.length === 0 ? { ...flow, status: 'error', cause: 'noMethod' } : flow
}

function limitOf(
  { limitLeft, limitType, resetOn }: DepositFlow,
  of: { money: (amount: number) => string; locale: Locale; timeZone: string },
): DepositForm['limit'] {
  if (limitLeft === null || limitType === null || resetOn === null) return null
  const moment = Date.parse(resetOn)
  if (Number.isNaN(moment)) return null
  return {
    left: of.money(limitLeft),
    type: limitType,
    resetOn: dateWriter(of.locale, of.timeZone, 'moment')(moment),
  }
}

/**
 * The URL to which a player is sent to pay, or null if its origin is not the payment provider's: even a compromised
 * platform cannot send a player about to enter card details anywhere else.
 */
export function providerAddress(
  address: string,
  { paymentOrigins }: { paymentOrigins: readonly string[] },
): { url: string; origin: string } | null {
  if (!URL.canParse(address)) return null
  const { href, origin } = new URL(address)
  return paymentOrigins.includes(origin) ? { url: href, origin } : null
}

const UNPROVED = ['NOT_VERIFIED', 'DATA_VERIFIED']

/**
 * Whether a player is informed which documents will be required: before the first deposit, while the identity is not
 * verified, where the player's market requires it (GAP-080).
 */
export function announcesDocuments(player: {
  countryCode: string
  hasDeposited: boolean
  kycStatus: string
}): boolean {
  return (
    marketOfCountry(player.countryCode).announcesDocumentsBeforeDeposit &&
    !player.hasDeposited &&
    UNPROVED.includes(player.kycStatus)
  )
}
