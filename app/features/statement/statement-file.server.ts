import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { localePath } from '#app/market/paths.ts'
import type { Who } from '#app/session/caller.server.ts'
import { callerOf } from '#app/session/caller.server.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import { statementCsv } from './statement-csv.ts'
import { readStatementDays, statementMoments, thisMonth } from './statement-period.ts'
import { statementStream } from './statement-stream.ts'

/**
 * The statement as a file, written as fast as the client reads it: one part is in memory at a time, whatever the number
 * of rows. If it cannot start, redirects to the page, which says why; a later failure aborts the download.
 */
export async function answerStatementFile(
  args: LoaderFunctionArgs,
  { player, locale }: Who,
): Promise<Response> {
  const { request, context } = args
  const at = { now: context.clock(), timeZone: readTimeZone(request) }
  const days = readStatementDays(new URL(request.url).searchParams, at) ?? thisMonth(at)
  const period = statementMoments(days, at)
  const caller = { ...callerOf(args, player), signal: request.signal }
  const balances = await context.platform.readStatement(period, caller)
  if (!balances.ok) {
    const search = new URLSearchParams(days)
    throw redirect(localePath(locale.segment, `/my-account/banking/statement?${search}`), 303)
  }
  const csv = statementCsv({ ...balances.value, from: period.from, timeZone: at.timeZone })
  // Headers are already sent: the player can no longer be signed out.
  const reader = { ...caller, signOut: null }
  const readPart = async (after: string | null) => {
    const part = await context.platform.readStatementRows(
      { ...period, ...(after === null ? {} : { after }) },
      reader,
    )
    if (!part.ok) throw new Error(`a statement broke off: ${part.refusal}`)
    return part.value
  }
  return new Response(statementStream({ ...csv, end: () => csv.end(period.to) }, readPart), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="statement-${days.from}-${days.to}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
