import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Who } from '#app/session/caller.server.ts'
import { pageCaller } from '#app/session/caller.server.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import type { Player } from '#app/session/player.ts'
import { fromApiAmount } from '#contracts/money.ts'
import type { WithdrawalState } from '#contracts/player-api/withdrawal-words.ts'
import { OPEN_WITHDRAWAL_STATES } from '#contracts/player-api/withdrawal-words.ts'
import type { Withdrawal, WithdrawalDuration } from '#contracts/player-api/withdrawals.ts'
import { formatMoney } from '#markets/currencies.ts'
import { dateWriter } from '#markets/dates.ts'
import { withdrawalBounds } from '#markets/payment-methods.ts'
import { LATER } from './withdraw-links.ts'
import { hasForm, type WithdrawState, withdrawState } from './withdraw-state.ts'

export type MethodView = { method: string; label: string; time: string }

export type StepView = {
  state: Withdrawal['state']
  /** When it was reached; null for future steps. */
  reached: { at: string; when: string } | null
}
export type WithdrawalView = Pick<Withdrawal, 'state' | 'tracker'> & {
  id: string
  method: string
  amount: string
  /** The amount as a form value; null if the player cannot cancel. */
  cancels: number | null
  /** Formatted; null once nothing is awaited. */
  promisedBy: string | null
  steps: StepView[]
}

export type WithdrawPage = {
  state: WithdrawState
  /** Unix milliseconds: of two readings the newer one counts. */
  readAt: number
  /** For an error: the balance is below the withdrawal minimum. */
  isBelowLeast: boolean
  /** The limit leaves less than the minimum. */
  isLimitBelowLeast: boolean
  /** The player has chosen to upload documents another time. */
  isLater: boolean
  balance: string
  /** Sequence number of the balance that the page shows (WAL-14); null if unknown. */
  walletSeq: number | null
  /** Total of pending withdrawals; null for none. */
  locked: string | null
  limit: { left: string; whole: string; duration: WithdrawalDuration } | null
  methods: MethodView[]
  bounds: { min: string; max: string }
  currency: string
  /** Idempotency key: a double click is one withdrawal. */
  reference: string
  /** Null if unknown. */
  withdrawals: WithdrawalView[] | null
  timeZone: string
}

/**
 * All data of the withdraw page. If part of the platform is unavailable, the page shows a state for it and is never
 * empty.
 */
export async function loadWithdrawPage(args: LoaderFunctionArgs, who: Who): Promise<WithdrawPage> {
  const { player, locale } = who
  const { platform, clientAddress, clock, config } = args.context
  const readAt = clock()
  const caller = pageCaller(args, player)
  const isSuspended = player.kycStatus === 'SUSPENDED'
  const [check, methods, balance, withdrawals] = await Promise.all([
    isSuspended
      ? null
      : platform.checkWithdrawal(
          { ipAddress: clientAddress, blackbox: config.fraudValue({ request: args.request }) },
          caller,
        ),
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
  const timeZone = readTimeZone(args.request, player.market)
  const mayManage = player.rights.includes('manage')
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
      ? withdrawals.value.map((it) =>
          toView(it, { written, when: dateWriter(locale, timeZone, 'moment'), mayManage }),
        )
      : null,
  }
}

/** Pending withdrawals (BNK-15); null if they cannot be read. */
export async function loadOpenWithdrawals(
  args: LoaderFunctionArgs,
  { player, locale }: Who,
): Promise<WithdrawalView[] | null> {
  const caller = pageCaller(args, player)
  const withdrawals = await args.context.platform.readWithdrawals(caller)
  if (!withdrawals.ok) return null
  const format = {
    written: (minor: bigint) => formatMoney(minor, player.currency, locale.language),
    when: dateWriter(locale, readTimeZone(args.request, player.market), 'moment'),
    mayManage: player.rights.includes('manage'),
  }
  return withdrawals.value
    .filter(({ state }) => OPEN_WITHDRAWAL_STATES.includes(state))
    .map((it) => toView(it, format))
}

/** Minimum and maximum of one withdrawal: the same for all methods, if there are any. */
function boundsOf(
  [first]: readonly { min: number; max: number }[],
  currency: Player['currency'],
): { min: bigint; max: bigint } {
  if (first) return { min: fromApiAmount(first.min), max: fromApiAmount(first.max) }
  const { minMinor, maxMinor } = withdrawalBounds(currency)
  return { min: minMinor, max: maxMinor }
}

function toView(
  it: Withdrawal,
  format: { written: (minor: bigint) => string; when: (iso: string) => string; mayManage: boolean },
): WithdrawalView {
  const { promisedBy } = it.tracker
  return {
    id: it.pendingWithdrawalId,
    cancels: it.cancelByPlayer && format.mayManage ? it.amount : null,
    amount: format.written(fromApiAmount(it.amount)),
    method: it.method,
    state: it.state,
    tracker: it.tracker,
    promisedBy: promisedBy === null ? null : format.when(promisedBy),
    steps: trail(it).map(({ state, at }) => ({
      state,
      reached: at === null ? null : { at, when: format.when(at) },
    })),
  }
}

/** The steps of an unimpeded withdrawal. */
const WHOLE_WAY: readonly WithdrawalState[] = ['REQUESTED', 'APPROVED', 'PROCESSING', 'PAID']

type Step = { state: WithdrawalState; at: string | null }

/** The completed steps of a withdrawal and, while it is in progress, the remaining ones. */
export function trail(of: {
  state: WithdrawalState
  steps: readonly { state: WithdrawalState; at: string }[]
}): Step[] {
  const place = WHOLE_WAY.indexOf(of.state)
  const toCome = place < 0 ? [] : WHOLE_WAY.slice(place + 1)
  return [...of.steps, ...toCome.map((state) => ({ state, at: null }))]
}
