import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StatementRow } from '#contracts/player-api/statement.ts'
import { localIso } from '#markets/local-moment.ts'
import { statementCsv } from './statement-file.server.ts'
import { readStatementDays, statementMoments } from './statement-period.ts'

const aRow = (what: Partial<StatementRow> = {}): StatementRow => ({
  at: '2026-11-20T12:00:00.000Z',
  category: 'CASINO',
  type: 'BET',
  status: 'SUCCESS',
  referenceId: 'r',
  change: -1,
  gameId: null,
  roundId: null,
  ...what,
})
const OPTIONS = {
  currency: 'EUR',
  openingBalance: 100,
  from: '2026-11-19T22:00:00.000Z',
  timeZone: 'Europe/Helsinki',
}
const TO = '2026-11-20T22:00:00.000Z'

function fileOf(parts: readonly (readonly StatementRow[])[], options = OPTIONS): string {
  const csv = statementCsv(options)
  return [csv.begin(), ...parts.map(csv.rows), csv.end(TO)].join('')
}

/** Strict RFC 4180: quotes are doubled inside quotes, lines end with CRLF. */
function parse(file: string): Record<string, string>[] {
  const lines = [
    ...file.replace(/^\uFEFF/, '').matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n))/g),
  ]
  const table: string[][] = [[]]
  for (const [field = ''] of lines) {
    const value = field.replace(/,$|\r\n$/, '')
    table.at(-1)?.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value)
    if (field.endsWith('\r\n')) table.push([])
  }
  const [head = [], ...rows] = table.filter((it) => it.length > 0)
  expect(rows.every((it) => it.length === head.length)).toBe(true)
  return rows.map((row) => Object.fromEntries(head.map((name, n) => [name, row[n] ?? ''])))
}

describe('a statement as a file', () => {
  test('starts with the opening balance, ends with the closing one, and totals each category', () => {
    const file = fileOf([
      [aRow(), aRow({ type: 'WIN', change: 12_345.67, at: '2026-11-20T12:00:01.000Z' })],
      [
        aRow({
          category: 'PAYMENT',
          type: 'DEPOSIT',
          change: 20.5,
          at: '2026-11-20T21:59:59.999Z',
        }),
      ],
    ])
    expect(file.startsWith('\uFEFFrecord,local_time,utc_offset,')).toBe(true)
    expect(file.endsWith('\r\n')).toBe(true)
    expect(
      parse(file).map((it) => [it.record, it.local_time, it.category, it.change, it.balance]),
    ).toEqual([
      ['OPENING', '2026-11-20 00:00:00', '', '', '100.00'],
      ['ROW', '2026-11-20 14:00:00', 'CASINO', '-1.00', '99.00'],
      ['ROW', '2026-11-20 14:00:01', 'CASINO', '12345.67', '12444.67'],
      ['ROW', '2026-11-20 23:59:59', 'PAYMENT', '20.50', '12465.17'],
      ['TOTAL_IN', '', 'CASINO', '12345.67', ''],
      ['TOTAL_OUT', '', 'CASINO', '-1.00', ''],
      ['TOTAL_IN', '', 'PAYMENT', '20.50', ''],
      ['TOTAL_OUT', '', 'PAYMENT', '0.00', ''],
      ['CLOSING', '2026-11-21 00:00:00', '', '', '12465.17'],
    ])
  })

  test('distinguishes both occurrences of an hour that the clock repeats', () => {
    const times = parse(
      fileOf([['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'].map((at) => aRow({ at }))]),
    ).filter((it) => it.record === 'ROW')
    expect(times.map((it) => [it.local_time, it.utc_offset])).toEqual([
      ['2026-10-25 03:30:00', '+03:00'],
      ['2026-10-25 03:30:00', '+02:00'],
    ])
    const west = { ...OPTIONS, timeZone: 'America/St_Johns' }
    expect(parse(fileOf([[aRow()]], west))[1]?.utc_offset).toBe('-03:30')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '＋1'])(
    'does not turn %j into a formula',
    (referenceId) => {
      expect(parse(fileOf([[aRow({ referenceId })]]))[1]?.reference).toBe(`'${referenceId}`)
    },
  )

  test('round-trips names from providers and still adds up, whatever they are', () => {
    const text = fc.string({
      maxLength: 12,
      unit: fc.constantFrom('a', '"', ',', '\r\n', ';', 'é', '\n'),
    })
    const row = fc.record({
      referenceId: text,
      roundId: text,
      change: fc.integer({ min: -999, max: 9_999_999 }),
    })
    fc.assert(
      fc.property(fc.array(fc.array(row, { maxLength: 5 }), { maxLength: 4 }), (parts) => {
        const sent = parts.map((part) => part.map((it) => aRow({ ...it, change: it.change / 100 })))
        const read = parse(fileOf(sent))
        const rows = read.filter((it) => it.record === 'ROW')
        expect(rows.map((it) => it.round)).toEqual(
          sent
            .flat()
            .map(({ roundId }) => (/^\s*[\n\r]/.test(roundId ?? '') ? `'${roundId}` : roundId)),
        )
        const minor = (value = '') => Number(value.replace('.', ''))
        const moved = rows.reduce((sum, it) => sum + minor(it.change), 0)
        expect(minor(read.at(-1)?.balance)).toBe(10_000 + moved)
        const totals = read.filter((it) => it.record?.startsWith('TOTAL'))
        expect(totals.reduce((sum, it) => sum + minor(it.change), 0)).toBe(moved)
      }),
    )
  })
})

describe('the days of a statement', () => {
  const at = { now: Date.parse('2026-11-20T22:30:00.000Z'), timeZone: 'Europe/Helsinki' }
  const of = (query: string) => readStatementDays(new URLSearchParams(query), at)

  test('are the requested ones, and default to the current local month', () => {
    expect(of('')).toBeNull()
    expect(of('from=2025-01-05&to=2025-02-01')).toEqual({ from: '2025-01-05', to: '2025-02-01' })
    expect(of('to=2025-02-01&from=2025-03-01')).toEqual({ from: '2025-02-01', to: '2025-03-01' })
    expect(of('from=2026-02-30&to=x')).toEqual({ from: '2026-11-01', to: '2026-11-21' })
    expect(of('from=0001-01-01&to=9999-12-31')).toEqual({ from: '2026-11-01', to: '2026-11-21' })
  })

  test('have their local length, and do not extend beyond now', () => {
    const hours = (day: string) => {
      const { from, to } = statementMoments({ from: day, to: day }, at)
      return (Date.parse(to) - Date.parse(from)) / 3_600_000
    }
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-11-19')]).toEqual([23, 25, 24])
    expect(hours('2026-11-21')).toBe(0.5)
    expect(hours('2027-01-01')).toBe(0)
  })

  test('do not overlap with adjacent periods, nor leave a gap', () => {
    const day = fc
      .integer({ min: 0, max: 700 })
      .map((n) => localIso(Date.UTC(2025, 0, 1 + n), 'UTC').slice(0, 10))
    const zone = fc.constantFrom('Europe/Helsinki', 'America/Santiago', 'Pacific/Auckland', 'UTC')
    fc.assert(
      fc.property(day, zone, (first, timeZone) => {
        const next = localIso(Date.parse(`${first}T00:00:00Z`) + 86_400_000, 'UTC').slice(0, 10)
        const far = { now: Date.UTC(2030, 0), timeZone }
        const [one, two] = [first, next].map((it) => statementMoments({ from: it, to: it }, far))
        expect(one?.to).toBe(two?.from)
      }),
    )
  })
})
