import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { CSV_BEGIN, csvDecimal, csvLine, csvText } from '#app/market/csv.ts'
import { localePath } from '#app/market/paths.ts'
import type { Who } from '#app/session/caller.server.ts'
import { pageCaller } from '#app/session/caller.server.ts'
import type { Player } from '#app/session/player.ts'
import { fromApiSum } from '#contracts/money.ts'
import type { ProtectionEntry } from '#contracts/player-api/protection-record.ts'

/** The record as RFC 4180 CSV, machine-readable: the same columns and values in every language (decision 0024). */
const COLUMNS = [
  'at',
  'recorded_at',
  'event',
  'cause',
  'text_version',
  'until',
  'status_before',
  'limit_kind',
  'limit_period',
  'value_before',
  'value_after',
  'pending_value',
  'works_from',
  'currency',
  'acknowledged_at',
  'acknowledged_how',
] as const

export function recordCsv(entries: readonly ProtectionEntry[], currency: string): string {
  const lines = entries.map((it) => [
    ...[it.at, it.recordedAt, csvText(it.event), csvText(it.cause), csvText(it.textVersion ?? '')],
    ...[it.until ?? '', csvText(it.statusBefore ?? '')],
    ...[csvText(it.limit?.kind ?? ''), csvText(it.limit?.period ?? '')],
    ...[it.limit?.valueBefore, it.limit?.valueAfter, it.limit?.pendingValue].map(toDecimal),
    ...[it.limit?.worksFrom ?? '', it.limit ? unitOf(it.limit.kind, currency) : ''],
    ...[it.acknowledgement?.at ?? '', csvText(it.acknowledgement?.how ?? '')],
  ])
  return CSV_BEGIN + [COLUMNS, ...lines].map(csvLine).join('')
}

/** What the three values count: limits on time count minutes (LIM-24). */
const unitOf = (kind: string, currency: string) => (kind === 'time' ? 'min' : currency)

const toDecimal = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : csvDecimal(fromApiSum(amount))

/** Far more than one person's breaks and limits amount to. */
const MOST_PARTS = 100

const FILES = {
  'protection-record.csv': {
    type: 'text/csv; charset=utf-8; header=present',
    write: recordCsv,
  },
  'protection-record.json': {
    type: 'application/json',
    write: (entries: readonly ProtectionEntry[], currency: string) =>
      `${JSON.stringify({ currency, entries }, null, 2)}\n`,
  },
} as const

/** The player's own record as a file. Redirects back to the page if it cannot be read. */
export async function handleRecordFile(
  args: LoaderFunctionArgs,
  { player, locale }: Who,
): Promise<Response> {
  const name = Object.keys(FILES).find((it) => it === args.params.file) as
    | keyof typeof FILES
    | undefined
  if (name === undefined) throw new Response('Not Found', { status: 404 })
  const record = await loadRecord(args, player)
  if (record === null) throw redirect(localePath(locale.segment, '/take-a-break'), 303)
  const { type, write } = FILES[name]
  return new Response(write(record.entries, record.currency), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** All or nothing: half a record would look complete. */
async function loadRecord(args: LoaderFunctionArgs, player: Player) {
  const caller = pageCaller(args, player)
  const entries: ProtectionEntry[] = []
  let after: string | null = null
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const answer = await args.context.platform.readProtectionRecord(after, caller)
    if (!answer.ok) return null
    entries.push(...answer.value.entries)
    if (answer.value.next === null) return { entries, currency: answer.value.currency }
    after = answer.value.next
  }
  return null
}
