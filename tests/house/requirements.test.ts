import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { git } from '#tests/runner/command.ts'

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

const list = readFileSync(LIST, 'utf8')
const defined = [...list.matchAll(/^- \*\*([A-Z]+-?\d+)\*\* \S/gm)].map(([, id = '']) => id)
const files = await git('ls-files', '--cached', '--others', '--exclude-standard')
const cited = new Set(
  (files ?? [])
    .filter((it) => ![LIST, ITSELF, 'package-lock.json'].includes(it) && existsSync(it))
    .map((it) => readFileSync(it, 'utf8'))
    // Skips images and other binary files.
    .filter((it) => !it.includes('\0'))
    .flatMap(idsIn),
)

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
})

test.each([
  ['(R9, CON-16)', ['R9', 'CON-16']],
  ['BNK-31 to BNK-33, GAP-083', ['BNK-31', 'BNK-32', 'BNK-33', 'GAP-083']],
  ['RTE-09 to\n * RTE-11', ['RTE-09', 'RTE-10', 'RTE-11']],
  ['SHA-256, PDF-1, ISO-8859', []],
])('the ids of: %s', (text, ids) => {
  expect(idsIn(text)).toEqual(ids)
})
