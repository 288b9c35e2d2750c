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
