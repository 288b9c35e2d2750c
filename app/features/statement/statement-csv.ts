import type { StatementRow } from '#contracts/player-api/statement.ts'
import { localIso, offsetAt } from '#markets/local-moment.ts'
import { StatementSums } from './statement-sums.ts'

/**
 * A statement as RFC 4180 CSV, machine-readable: API codes instead of texts, the same columns in every language
 * (decision 0024). The first column is the kind of line; OPENING comes first and CLOSING last, so that a truncated file
 * can be told from a complete one.
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

/** Without it spreadsheet programs read UTF-8 in their local encoding. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

type CsvOptions = { currency: string; openingBalance: number; from: string; timeZone: string }

/** Writes the file in parts: `begin`, any number of `rows`, `end`. */
export function statementCsv({ currency, openingBalance, from, timeZone }: CsvOptions) {
  const sums = new StatementSums(openingBalance)
  const line = (what: Line) => toLine({ ...what, currency })
  return {
    begin: () =>
      BYTE_ORDER_MARK +
      COLUMNS.join(',') +
      LINE_END +
      line({ record: 'OPENING', ...momentIn(from, timeZone), balance: toDecimal(sums.balance) }),
    rows: (rows: readonly StatementRow[]) =>
      rows
        .map((row) => {
          const change = toDecimal(sums.add(row))
          return line({
            record: 'ROW',
            ...momentIn(row.at, timeZone),
            category: row.category,
            type: row.type,
            status: row.status,
            reference: toText(row.referenceId),
            game: toText(row.gameId ?? ''),
            round: toText(row.roundId ?? ''),
            change,
            balance: toDecimal(sums.balance),
          })
        })
        .join(''),
    end: (to: string) =>
      [
        ...sums
          .totals()
          .flatMap(({ category, ...total }) => [
            line({ record: 'TOTAL_IN', category, change: toDecimal(total.in) }),
            line({ record: 'TOTAL_OUT', category, change: toDecimal(-total.out) }),
          ]),
        line({ record: 'CLOSING', ...momentIn(to, timeZone), balance: toDecimal(sums.balance) }),
      ].join(''),
  }
}

function toLine(what: Line): string {
  return COLUMNS.map((name) => what[name] ?? '').join(',') + LINE_END
}

/** `1234567` is `12345.67` everywhere: no thousands separator, no decimal comma, no locale formatting. */
function toDecimal(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Third-party names: always quoted, and never the start of a formula. */
function toText(text: string): string {
  if (text === '') return ''
  const safe = /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * In the player's local time with its UTC offset: in the hour that repeats when clocks change, both can be told apart.
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
