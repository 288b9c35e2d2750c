import type { LoaderFunctionArgs } from '@remix-run/node'
import { formatMinutes } from '#app/market/format-minutes.ts'
import type { Locale } from '#app/market/locale.ts'
import type { Who } from '#app/session/caller.server.ts'
import { callerOf } from '#app/session/caller.server.ts'
import type { Budget, BudgetFigures, BudgetPeriod } from '#contracts/player-api/budget.ts'
import type { BudgetSpan } from '#contracts/player-api/protection-words.ts'
import { dateWriter, rangeWriter } from '#markets/dates.ts'
import { formatApiAmount } from '#markets/format-amount.ts'
import {
  type BudgetAddress,
  budgetNeighbours,
  budgetSearch,
  readBudgetAddress,
} from './budget-address.ts'
import { type LimitsNow, loadLimitsNow } from './budget-limits.server.ts'
import { loadOwnBudget, type OwnBudgetView } from './own-budget.server.ts'

/** The charts, in this order. */
const DRAWN = ['deposits', 'netDeposits', 'netResult', 'playedSeconds'] as const
export type Drawn = (typeof DRAWN)[number]

export type FiguresView = Record<keyof BudgetFigures, string>
export type PeriodView = FiguresView & {
  name: string
  isRunning: boolean
  depositLimit: string | null
}
export type ChartView = {
  of: Drawn
  chart: Chart
  total: string
  /** Of all periods, formatted. */
  highest: string
  lowest: string
  hasLimits: boolean
}

type Shown = {
  state: 'shown'
  /** Oldest first. */
  periods: PeriodView[]
  total: FiguresView
  charts: ChartView[]
  hasLimitColumn: boolean
  timeZone: string
  earlier: string | null
  later: string | null
}

export type BudgetPage = {
  by: BudgetSpan
  /** Query string of the same periods, for the file link. */
  search: string
  limits: LimitsNow
  own: OwnBudgetView
  budget: Shown | { state: 'empty' } | { state: 'wait' } | { state: 'failed' }
}

/** Money and time by calendar period, and the current use of the limits: each can fail separately. */
export async function loadBudgetPage(args: LoaderFunctionArgs, who: Who): Promise<BudgetPage> {
  const { request, context } = args
  const address = readBudgetAddress(new URL(request.url).searchParams)
  const caller = { ...callerOf(args, who.player), signal: request.signal }
  const [budget, limits, own] = await Promise.all([
    context.platform.readBudget(address, caller),
    loadLimitsNow(args, who),
    loadOwnBudget(args, who),
  ])
  return {
    by: address.by,
    search: budgetSearch(address),
    limits,
    own,
    budget: budget.ok
      ? toShown(budget.value, who.locale)
      : { state: budget.refusal === 'TOO_MANY_REQUESTS' ? 'wait' : 'failed' },
  }
}

function toShown(budget: Budget, locale: Locale): BudgetPage['budget'] {
  if (budget.firstDay === null) return { state: 'empty' }
  const words = budgetWords(locale, budget.currency)
  const { earlier, later } = budgetNeighbours(budget)
  const link = (address: BudgetAddress | null) => (address ? budgetSearch(address) : null)
  return {
    state: 'shown',
    periods: budget.periods.map((period) => ({
      ...toFigures(period, words),
      name: words.period(budget.by, period),
      isRunning: period.isRunning,
      depositLimit: period.depositLimit === null ? null : words.money(period.depositLimit),
    })),
    total: toFigures(budget.total, words),
    charts: DRAWN.map((of) => toChart(budget, of, words)),
    hasLimitColumn: budget.by !== 'year',
    timeZone: budget.timeZone,
    earlier: link(earlier),
    later: link(later),
  }
}

function toFigures(it: BudgetFigures, { money, change, time }: BudgetWords): FiguresView {
  return {
    deposits: money(it.deposits),
    withdrawals: money(it.withdrawals),
    netDeposits: money(it.netDeposits),
    stakes: money(it.stakes),
    winnings: money(it.winnings),
    netResult: change(it.netResult),
    playedSeconds: time(it.playedSeconds),
  }
}

function toChart(budget: Budget, of: Drawn, words: BudgetWords): ChartView {
  const values = budget.periods.map((it) => it[of])
  const limits = of === 'deposits' ? budget.periods.map((it) => it.depositLimit) : []
  const written = (value: number) => toFigures({ ...budget.total, [of]: value }, words)[of]
  return {
    of,
    chart: barChart(values, limits),
    total: written(budget.total[of]),
    highest: written(Math.max(...values)),
    lowest: written(Math.min(...values)),
    hasLimits: limits.some((it) => it !== null),
  }
}

/** Formats amounts, times and periods for this player. */
function budgetWords(locale: Locale, currency: string) {
  const { language } = locale
  const periods = periodWriters(locale)
  return {
    money: (amount: number) => formatApiAmount(amount, currency, language),
    /** Net amounts: signed, plus as plain as minus. */
    change: (amount: number) => formatApiAmount(amount, currency, language, { isSigned: true }),
    /** Hours and minutes; a started minute counts. */
    time: (seconds: number) => formatMinutes(Math.ceil(seconds / 60), language),
    period: (by: BudgetSpan, { from, to }: Pick<BudgetPeriod, 'from' | 'to'>): string =>
      periods[by](from, to),
  }
}

type BudgetWords = ReturnType<typeof budgetWords>

/** Days come as dates without a time zone: they are written in UTC. All but weeks are named by their first day. */
function periodWriters(locale: Locale): Record<BudgetSpan, (from: string, to: string) => string> {
  const write = (parts: Intl.DateTimeFormatOptions) => dateWriter(locale, 'UTC', parts)
  return {
    day: write({ weekday: 'short', day: 'numeric', month: 'short' }),
    week: rangeWriter(locale, 'UTC', { day: 'numeric', month: 'short' }),
    month: write({ month: 'short', year: 'numeric' }),
    year: write({ year: 'numeric' }),
  }
}

/** One bar of a chart, in percent of its width and height, from the top left. */
type Bar = {
  x: number
  y: number
  width: number
  height: number
  /** Position of the limit in force at that time, if there was one. */
  limitY: number | null
}

type Chart = {
  bars: Bar[]
  /** Position of the zero line: bars of losses hang below it. */
  zeroY: number
}

/** Share of the slot that the bar fills; the rest is the gap between two. */
const BAR_PART = 0.7

/** Bars for positive and negative amounts on one scale. Gains and losses are drawn alike, by size only. */
export function barChart(
  values: readonly number[],
  limits: readonly (number | null)[] = [],
): Chart {
  const drawn = [...values, ...limits.filter((it) => it !== null)]
  const lowest = Math.min(0, ...drawn)
  // Without any amounts the zero line is at the bottom, as where all are positive.
  const highest = Math.max(0, ...drawn) || (lowest === 0 ? 1 : 0)
  const yOf = (value: number) => round(((highest - value) / (highest - lowest)) * 100)
  const step = 100 / Math.max(1, values.length)
  const bars = values.map((value, n) => {
    const limit = limits[n] ?? null
    const [top, bottom] = value >= 0 ? [yOf(value), yOf(0)] : [yOf(0), yOf(value)]
    return {
      x: round((n + (1 - BAR_PART) / 2) * step),
      y: top,
      width: round(BAR_PART * step),
      height: round(bottom - top),
      limitY: limit === null ? null : yOf(limit),
    }
  })
  return { bars, zeroY: yOf(0) }
}

const round = (value: number) => Math.round(value * 100) / 100
