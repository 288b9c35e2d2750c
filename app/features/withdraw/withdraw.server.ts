import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Locale } from '#app/market/locale.ts'
import { callerOf } from '#app/session/caller.server.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import type { Player } from '#app/session/player.ts'
import { fromApiAmount } from '#contracts/money.ts'
import { OPEN_WITHDRAWAL_STATES } from '#contracts/player-api/withdrawal-words.ts'
import type { Withdrawal, WithdrawalDuration } from '#contracts/player-api/withdrawals.ts'
import { formatMoney } from '#markets/currencies.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { withdrawalBounds } from '#markets/payment-methods.ts'
import { trail } from './trail.ts'
import { LATER } from './ways.ts'
import { hasForm, type WithdrawState, withdrawState } from './withdraw-state.ts'

export type MethodView = { method: string; label: string; time: string }

export type StepView = {
  state: Withdrawal['state']
  /** When it was reached; null for what is still to come. */
  reached: { at: string; when: string } | null
}
export type WithdrawalView = Pick<Withdrawal, 'state' | 'tracker'> & {
  id: string
  method: string
  amount: string
  /** The amount as the form takes it back; null where the player cannot cancel. */
  cancels: number | null
  /** Ready to read; null once nothing is awaited. */
  promisedBy: string | null
  steps: StepView[]
}

export type WithdrawPage = {
  state: WithdrawState
  /** Unix milliseconds: of two readings the newer one counts. */
  readAt: number
  /** Of an error: the player has less than the least that is paid out. */
  isBelowLeast: boolean
  /** The limit leaves less than that. */
  isLimitBelowLeast: boolean
  /** The player has chosen to send documents another time. */
  isLater: boolean
  balance: string
  /** Of the balance that the page shows (WAL-14); null where nobody says. */
  walletSeq: number | null
  /** What waits in withdrawals; null for nothing. */
  locked: string | null
  limit: { left: string; whole: string; duration: WithdrawalDuration } | null
  methods: MethodView[]
  bounds: { min: string; max: string }
  currency: string
  /** Makes a double click one withdrawal. */
  reference: string
  /** Null where nobody says. */
  withdrawals: WithdrawalView[] | null
  timeZone: string
}

export type Who = { player: Player; locale: Locale }

/** Everything of the withdraw page. Whoever of the platform cannot be asked leaves a state, never an empty page. */
export async function readWithdrawPage(args: LoaderFunctionArgs, who: Who): Promise<WithdrawPage> {
  const { player, locale } = who
  const { platform, clientAddress, clock } = args.context
  const readAt = clock()
  const caller = { ...callerOf(args, player), signal: args.request.signal }
  const isSuspended = player.kycStatus === 'SUSPENDED'
  const [check, methods, balance, withdrawals] = await Promise.all([
    // The fraud script has no word in a page that is read before it runs (GAP-081).
    isSuspended
      ? null
      : platform.checkWithdrawal({ ipAddress: clientAddress, blackbox: '' }, caller),
    platform.readWithdrawalMethods(caller),
    platform.readBalance(caller),
    platform.readWithdrawals(caller),
  ])
  const written = (minor: bigint) => formatMoney(minor, player.currency, locale.language)
  const cashIn = (part: 'main' | 'locked') =>
    balance.ok
      ? balance.value.balanceMap[part].reduce((sum, { cash }) => sum + fromApiAmount(cash), 0n)
      : 0n
  const checked = check?.ok ? check.value : null
  const limit = checked && {
    left: fromApiAmount(checked.limit),
    whole: fromApiAmount(checked.originalLimit),
  }
  const isKnown = balance.ok && methods.ok
  const isLater = new URL(args.request.url).searchParams.has(LATER)
  const state = withdrawState({
    kycStatus: player.kycStatus,
    check: checked && limit && isKnown ? { status: checked.status, limitMinor: limit.left } : null,
    balanceMinor: cashIn('main'),
    later: isLater,
  })
  const offered = methods.ok ? methods.value : []
  const bounds = boundsOf(offered, player.currency)
  const most = [bounds.max, cashIn('main'), limit?.left ?? 0n].reduce((a, b) => (a < b ? a : b))
  const timeZone = readTimeZone(args.request)
  return {
    ...{ state, readAt, isLater, timeZone, currency: player.currency, reference: randomUUID() },
    isBelowLeast: isKnown && checked?.status === 'NOT_ENOUGH_FUNDS',
    isLimitBelowLeast: limit !== null && limit.left < bounds.min,
    walletSeq: balance.ok ? balance.value.seq : null,
    balance: balance.ok ? written(cashIn('main')) : '–',
    locked: cashIn('locked') > 0n ? written(cashIn('locked')) : null,
    limit: checked &&
      limit && {
        ...{ left: written(limit.left), whole: written(limit.whole) },
        duration: checked.duration,
      },
    methods: hasForm(state)
      ? offered.map(({ method, label, processTime }) => ({
          ...{ method, label },
          time: processTime,
        }))
      : [],
    bounds: { min: written(bounds.min), max: written(most) },
    withdrawals: withdrawals.ok
      ? withdrawals.value.map((it) => toView(it, { written, when: whenIn(locale, timeZone) }))
      : null,
  }
}

/** Withdrawals that still wait for somebody (BNK-15); null where nobody says. */
export async function readOpenWithdrawals(
  args: LoaderFunctionArgs,
  { player, locale }: Who,
): Promise<WithdrawalView[] | null> {
  const caller = { ...callerOf(args, player), signal: args.request.signal }
  const withdrawals = await args.context.platform.readWithdrawals(caller)
  if (!withdrawals.ok) return null
  const say = {
    written: (minor: bigint) => formatMoney(minor, player.currency, locale.language),
    when: whenIn(locale, readTimeZone(args.request)),
  }
  return withdrawals.value
    .filter(({ state }) => OPEN_WITHDRAWAL_STATES.includes(state))
    .map((it) => toView(it, say))
}

/** The least and the most of one withdrawal: all methods have the same, where there is any. */
function boundsOf(
  [first]: readonly { min: number; max: number }[],
  currency: Player['currency'],
): { min: bigint; max: bigint } {
  if (first) return { min: fromApiAmount(first.min), max: fromApiAmount(first.max) }
  const { minMinor, maxMinor } = withdrawalBounds(currency)
  return { min: minMinor, max: maxMinor }
}

function whenIn({ language }: Locale, timeZone: string): (iso: string) => string {
  const { intl } = LANGUAGES[language]
  const moment = new Intl.DateTimeFormat(intl, {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (iso) => moment.format(new Date(iso))
}

function toView(
  it: Withdrawal,
  say: { written: (minor: bigint) => string; when: (iso: string) => string },
): WithdrawalView {
  const { promisedBy } = it.tracker
  return {
    id: it.pendingWithdrawalId,
    cancels: it.cancelByPlayer ? it.amount : null,
    amount: say.written(fromApiAmount(it.amount)),
    method: it.method,
    state: it.state,
    tracker: it.tracker,
    promisedBy: promisedBy === null ? null : say.when(promisedBy),
    steps: trail(it).map(({ state, at }) => ({
      state,
      reached: at === null ? null : { at, when: say.when(at) },
    })),
  }
}
