import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Locale } from '#app/market/locale.ts'
import type { Who } from '#app/session/caller.server.ts'
import { callerOf } from '#app/session/caller.server.ts'
import type { Budget, BudgetFigures } from '#contracts/player-api/budget.ts'
import type { BudgetSpan } from '#contracts/player-api/budget-words.ts'
import {
  type BudgetAddress,
  budgetNeighbours,
  budgetSearch,
  readBudgetAddress,
} from './budget-address.ts'
import { barChart, type Chart } from './budget-chart.ts'
import { type LimitsNow, readLimitsNow } from './budget-limits.server.ts'
import { type BudgetWords, budgetWords } from './budget-words.server.ts'
import { type OwnBudgetView, readOwnBudgetView } from './own-budget.server.ts'

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
export async function readBudgetPage(args: LoaderFunctionArgs, who: Who): Promise<BudgetPage> {
  const { request, context } = args
  const address = readBudgetAddress(new URL(request.url).searchParams)
  const caller = { ...callerOf(args, who.player), signal: request.signal }
  const [budget, limits, own] = await Promise.all([
    context.platform.readBudget(address, caller),
    readLimitsNow(args, who),
    readOwnBudgetView(args, who),
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
