import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { CSV_BEGIN, csvCode, csvDecimal, csvLine, csvText } from '#app/market/csv.ts'
import { localePath } from '#app/market/paths.ts'
import type { Who } from '#app/session/caller.server.ts'
import { callerOf } from '#app/session/caller.server.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import type { StatementRow, StatementRows } from '#contracts/player-api/statement.ts'
import { localIso, offsetAt } from '#markets/local-moment.ts'
import { readStatementDays, statementMoments, thisMonth } from './statement-period.ts'
import { StatementSums } from './statement-sums.ts'

/**
 * The statement as a file, written as fast as the client reads it: one part is in memory at a time, whatever the number
 * of rows. If it cannot start, redirects to the page, which says why; a later failure aborts the download.
 */
export async function handleStatementFile(
  args: LoaderFunctionArgs,
  { player, locale }: Who,
): Promise<Response> {
  const { request, context } = args
  const at = { now: context.clock(), timeZone: readTimeZone(request, player.market) }
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
  const reader = { ...caller, turnAway: null }
  const loadPart = async (after: string | null) => {
    const part = await context.platform.readStatementRows(
      { ...period, ...(after === null ? {} : { after }) },
      reader,
    )
    if (!part.ok) throw new Error(`a statement broke off: ${part.refusal}`)
    return part.value
  }
  return new Response(statementStream({ ...csv, end: () => csv.end(period.to) }, loadPart), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="statement-${days.from}-${days.to}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}

/**
 * A statement as RFC 4180 CSV, machine-readable: API codes instead of texts, the same columns in every language
 * (decision 0024). The first column is the kind of line; OPENING comes first and CLOSING last, so that a truncated file
 * can be distinguished from a complete one.
 */
const COLUMNS = [
  'record',
  'local_time',
  'utc_offset',
  'category',
  'type',
  'status',
  'reference',
  'game',
  'round',
  'change',
  'balance',
  'currency',
] as const
type Line = Partial<Record<(typeof COLUMNS)[number], string>>

type CsvOptions = { currency: string; openingBalance: number; from: string; timeZone: string }

/** Writes the file in parts: `begin`, any number of `rows`, `end`. */
export function statementCsv({ currency, openingBalance, from, timeZone }: CsvOptions) {
  const sums = new StatementSums(openingBalance)
  const line = (what: Line) => toLine({ ...what, currency })
  return {
    begin: () =>
      CSV_BEGIN +
      csvLine(COLUMNS) +
      line({ record: 'OPENING', ...momentIn(from, timeZone), balance: csvDecimal(sums.balance) }),
    rows: (rows: readonly StatementRow[]) =>
      rows
        .map((row) => {
          const change = csvDecimal(sums.add(row))
          return line({
            record: 'ROW',
            ...momentIn(row.at, timeZone),
            category: csvCode(row.category),
            type: csvCode(row.type),
            status: csvCode(row.status),
            reference: csvText(row.referenceId),
            game: csvText(row.gameId ?? ''),
            round: csvText(row.roundId ?? ''),
            change,
            balance: csvDecimal(sums.balance),
          })
        })
        .join(''),
    end: (to: string) =>
      [
        ...sums
          .totals()
          .flatMap(({ category, ...total }) => [
            line({ record: 'TOTAL_IN', category, change: csvDecimal(total.in) }),
            line({ record: 'TOTAL_OUT', category, change: csvDecimal(-total.out) }),
          ]),
        line({ record: 'CLOSING', ...momentIn(to, timeZone), balance: csvDecimal(sums.balance) }),
      ].join(''),
  }
}

const toLine = (what: Line): string => csvLine(COLUMNS.map((name) => what[name] ?? ''))

/**
 * In the player's local time with its UTC offset, so that times in the hour that repeats when clocks change are
 * unambiguous.
 */
function momentIn(at: string, timeZone: string): Pick<Line, 'local_time' | 'utc_offset'> {
  const moment = Date.parse(at)
  const minutes = Math.round(offsetAt(moment, timeZone) / 60_000)
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return {
    local_time: localIso(moment, timeZone).slice(0, 19).replace('T', ' '),
    utc_offset: `${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`,
  }
}

type Written = {
  begin(): string
  rows(rows: StatementRows['rows']): string
  end(): string
}

/**
 * A file with backpressure: the next part is read when the last one is consumed, so that one is in memory at a time. A
 * failure aborts the stream: a truncated file must never look complete.
 */
export function statementStream(
  written: Written,
  loadPart: (after: string | null) => Promise<StatementRows>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const parts = partsOf(written, loadPart)
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await parts.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

async function* partsOf(
  written: Written,
  loadPart: (after: string | null) => Promise<StatementRows>,
): AsyncGenerator<string, undefined> {
  yield written.begin()
  let after: string | null = null
  do {
    const part: StatementRows = await loadPart(after)
    // An empty chunk would not satisfy the read, which would request another.
    if (part.rows.length > 0) yield written.rows(part.rows)
    after = part.next
  } while (after !== null)
  yield written.end()
  return undefined
}
