import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { projectFiles } from '#tests/runner/command.ts'

const LIST = 'docs/requirements.md'
/** The ids that it cites are examples. */
const ITSELF = 'tests/house/requirements.test.ts'
/** Look like ids, but are not; the last is a postal code's country. */
const OTHER = ['AES', 'SHA', 'UTF', 'SE']
/** `GAP-012`, `R9`, and ranges of ids, also across a line break in a comment. */
const CITED =
  /\b(?:([A-Z]{2,3})-(\d{2,3})\b(?:\s+(?:\* )?to\s+(?:\* )?\1-(\d{2,3})\b)?|R\d{1,2}\b)/g

function idsIn(text: string): string[] {
  return [...text.matchAll(CITED)].flatMap(([whole, area, first, last = first]) => {
    if (area === undefined || first === undefined || last === undefined) return [whole]
    const count = OTHER.includes(area) ? 0 : Number(last) - Number(first) + 1
    return Array.from(
      { length: count },
      (_, n) => `${area}-${String(Number(first) + n).padStart(first.length, '0')}`,
    )
  })
}

/** "rows 38 to 41, 60 and 61", "calls 12 and 13 of table 3": only table 3 has numbers. */
const NUMBERS = String.raw`\d+(?: to \d+)?(?:(?:, | and )\d+(?: to \d+)?)*`
const ROWS = new RegExp(String.raw`\brows? (${NUMBERS})|\bcalls? (${NUMBERS}) of table 3`, 'gi')

function rowsIn(text: string): number[] {
  return [...oneLine(text).matchAll(ROWS)].flatMap(([, rows, calls]) =>
    (rows ?? calls ?? '').split(/, | and /).flatMap((part) => {
      const [first = 0, last = first] = part.split(' to ').map(Number)
      return Array.from({ length: last - first + 1 }, (_, n) => first + n)
    }),
  )
}

/** "(table 4, limit confirmation)" and "the machine "Pin code" of table 2": tables whose rows have names. */
function namesIn(text: string): string[] {
  const line = oneLine(text)
  const listed = [...line.matchAll(/\btable (\d)[,:] ([a-z][^().;]*)\)/gi)]
  const quoted = [...line.matchAll(/"([^"]+)" of (table) (\d)/gi)]
  return [
    ...listed.flatMap(([, table, names = '']) =>
      /^rows? /.test(names) ? [] : names.split(', ').map((name) => `${table}: ${name}`),
    ),
    ...quoted.map(([, name, , table]) => `${table}: ${name}`),
  ]
    .map((name) => name.toLowerCase())
    .filter((name) => idsIn(name.toUpperCase()).length === 0)
}

function oneLine(comment: string): string {
  return comment.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ')
}

const list = readFileSync(LIST, 'utf8')
const tables = new Map(
  list
    .split(/^### Table (?=\d)/m)
    .slice(1)
    .map((table) => [table.slice(0, 1), table.split(/^##/m)[0] ?? '']),
)
const rows = new Set([...list.matchAll(/^\| (\d+) \| /gm)].map(([, number]) => Number(number)))
const defined = [...list.matchAll(/^- \*\*([A-Z]+-?\d+)\*\* \S/gm)].map(([, id = '']) => id)
const files = await projectFiles()
const texts = (files ?? [])
  .filter((it) => ![LIST, ITSELF, 'package-lock.json'].includes(it) && existsSync(it))
  .map((it) => readFileSync(it, 'utf8'))
  // Skips images and other binary files.
  .filter((it) => !it.includes('\0'))
const cited = new Set(texts.flatMap(idsIn))

// Outside a repository the project's files are unknown.
describe.runIf(files !== null)('the list of requirements', () => {
  test('has every id that is cited', () => {
    expect(cited.size).toBeGreaterThan(400)
    const known = new Set(defined)
    const missing = [...cited, ...idsIn(list)].filter((id) => !known.has(id))
    expect([...new Set(missing)].sort()).toEqual([])
  })

  test('has no id twice, and none that nothing cites', () => {
    const twice = defined.filter((id, at) => defined.indexOf(id) !== at)
    const unused = defined.filter((id) => !cited.has(id))
    expect({ twice, unused }).toEqual({ twice: [], unused: [] })
  })

  test('has every table and every row that is cited', () => {
    const found = [...new Set(texts.flatMap(rowsIn))]
    expect(found.length).toBeGreaterThan(60)
    expect(found.filter((it) => !rows.has(it))).toEqual([])

    const mentioned = texts.flatMap((it) => [...it.matchAll(/\btable (\d)\b/gi)])
    const named = [...new Set(texts.flatMap(namesIn))]
    expect(named.length).toBeGreaterThan(5)
    expect(mentioned.filter(([, table = '']) => !tables.has(table))).toEqual([])
    expect(named.filter((it) => !isRow(it))).toEqual([])
  })
})

/** A row has the name in its first cell, or each of those in it. */
function isRow(named: string): boolean {
  const [table = '', name = ''] = named.split(': ')
  const cells = [...(tables.get(table) ?? '').matchAll(/^\| ([^|]+) \|/gm)]
  return cells.some(([, cell = '']) =>
    [cell, ...cell.split(', ')].some((it) => it.toLowerCase() === name),
  )
}

test.each([
  ['(R9, CON-16)', ['R9', 'CON-16']],
  ['BNK-31 to BNK-33, GAP-083', ['BNK-31', 'BNK-32', 'BNK-33', 'GAP-083']],
  ['RTE-09 to\n * RTE-11', ['RTE-09', 'RTE-10', 'RTE-11']],
  ['SHA-256, PDF-1, ISO-8859', []],
])('the ids of: %s', (text, ids) => {
  expect(idsIn(text)).toEqual(ids)
})

test.each([
  ['(table 3, rows 1 to 3 and 14)', [1, 2, 3, 14]],
  ['Row 59 of table 3', [59]],
  ['calls 12, 13 and\n * 39 of table 3', [12, 13, 39]],
  ['the last 20 rows, call 3 times', []],
])('the rows of: %s', (text, numbers) => {
  expect(rowsIn(text)).toEqual(numbers)
})

test.each([
  ['(table 4: forfeit, forfeit on\n   * withdrawal)', ['4: forfeit', '4: forfeit on withdrawal']],
  ['The machine "Pin code" of table 2', ['2: pin code']],
  ['(table 2, ACC-04), (table 3, row 12), (table 4)', []],
])('the names of rows of: %s', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

test('a row that is not in its table is found', () => {
  expect(rowsIn('(table 3, rows 106 and 107)').filter((it) => !rows.has(it))).toEqual([107])
  const named = ['4: forfeit', '4: deposit', '4: for', '2: pin code', '6: forfeit']
  expect(named.filter(isRow)).toEqual(['4: forfeit', '2: pin code'])
})
