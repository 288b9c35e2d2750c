import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { localePath } from '#app/market/paths.ts'
import type { Who } from '#app/session/caller.server.ts'
import { callerOf } from '#app/session/caller.server.ts'
import { BUDGET_PATH, budgetSearch, readBudgetAddress } from './budget-address.ts'
import { budgetCsv } from './budget-csv.ts'

/** The periods of the URL as a file. If they cannot be read, redirects to the page, which says why. */
export async function answerBudgetFile(
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
