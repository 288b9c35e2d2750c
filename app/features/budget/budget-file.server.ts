import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { CSV_BEGIN, csvDecimal, csvLine } from '#app/market/csv.ts'
import { localePath } from '#app/market/paths.ts'
import type { Who } from '#app/session/caller.server.ts'
import { callerOf } from '#app/session/caller.server.ts'
import { fromApiSum } from '#contracts/money.ts'
import type { Budget, BudgetFigures } from '#contracts/player-api/budget.ts'
import { BUDGET_PATH, budgetSearch, readBudgetAddress } from './budget-address.ts'

/** The periods of the URL as a file. If they cannot be read, redirects to the page, which says why. */
export async function handleBudgetFile(
  args: LoaderFunctionArgs,
  { player, locale }: Who,
): Promise<Response> {
  const { request, context } = args
  const address = readBudgetAddress(new URL(request.url).searchParams)
  const caller = { ...callerOf(args, player), signal: request.signal }
  const budget = await context.platform.readBudget(address, caller)
  if (!budget.ok) {
    throw redirect(localePath(locale.segment, `${BUDGET_PATH}${budgetSearch(address)}`), 303)
  }
  const { by, periods } = budget.value
  const name = `budget-${by}-${periods[0]?.from}-${periods.at(-1)?.to}.csv`
  return new Response(budgetCsv(budget.value), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/**
 * The budget as RFC 4180 CSV, machine-readable: the same columns in every language, like the statement's (decision
 * 0024). The last line is the total, so that a truncated file can be distinguished from a complete one.
 */
const COLUMNS = [
  'record',
  'from',
  'to',
  'deposits',
  'withdrawals',
  'net_deposits',
  'stakes',
  'winnings',
  'net_result',
  'seconds_played',
  'deposit_limit',
  'currency',
] as const

/** There is no free text: days, numbers and codes need no quotes and cannot be formulas. */
export function budgetCsv({ periods, total, currency }: Budget): string {
  const lines = periods.map((it) => [
    ...['ROW', it.from, it.to, ...figures(it)],
    it.depositLimit === null ? '' : toDecimal(it.depositLimit),
    currency,
  ])
  const [from = '', to = ''] = [periods[0]?.from, periods.at(-1)?.to]
  const sum = ['TOTAL', from, to, ...figures(total), '', currency]
  return CSV_BEGIN + [COLUMNS, ...lines, sum].map(csvLine).join('')
}

function figures(it: BudgetFigures): string[] {
  const amounts = [
    ...[it.deposits, it.withdrawals, it.netDeposits],
    ...[it.stakes, it.winnings, it.netResult],
  ]
  return [...amounts.map(toDecimal), String(it.playedSeconds)]
}

const toDecimal = (amount: number): string => csvDecimal(fromApiSum(amount))
