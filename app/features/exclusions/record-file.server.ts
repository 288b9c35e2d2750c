import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
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
/** Without it spreadsheet programs read UTF-8 in their local encoding. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

export function recordCsv(entries: readonly ProtectionEntry[], currency: string): string {
  const lines = entries.map((it) => [
    ...[it.at, it.recordedAt, toText(it.event), toText(it.cause), toText(it.textVersion ?? '')],
    ...[it.until ?? '', toText(it.statusBefore ?? '')],
    ...[toText(it.limit?.kind ?? ''), toText(it.limit?.period ?? '')],
    ...[it.limit?.valueBefore, it.limit?.valueAfter, it.limit?.pendingValue].map(toDecimal),
    ...[it.limit?.worksFrom ?? '', it.limit ? currency : ''],
    ...[it.acknowledgement?.at ?? '', toText(it.acknowledgement?.how ?? '')],
  ])
  return `${BYTE_ORDER_MARK}${[COLUMNS, ...lines].map((it) => it.join(',') + LINE_END).join('')}`
}

/** `12345.67` everywhere: no thousands separator, no decimal comma, no locale formatting. */
function toDecimal(amount: number | null | undefined): string {
  if (amount === null || amount === undefined) return ''
  const digits = fromApiSum(amount).toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Always quoted, and never starts a formula: the text version comes from the browser. */
function toText(text: string): string {
  if (text === '') return ''
  const safe = /^\s*[=+\-@]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

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
  const record = await readWhole(args, player)
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
async function readWhole(args: LoaderFunctionArgs, player: Player) {
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
