import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { killersOf } from '#tests/mutants/mutant.ts'
import { AREAS } from '#tests/mutants/patches/index.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const mutants = Object.values(AREAS).flat()

// `npm run mutants` runs the mutants themselves; this only checks that each still applies.
test.each(mutants)('$name: its text occurs in $file once', (mutant) => {
  const { file, find, replace } = mutant
  const killers = killersOf(mutant)
  const text = readFileSync(join(ROOT, file), 'utf8')
  expect(text.split(find)).toHaveLength(2)
  expect(replace).not.toBe(find)
  expect(killers.length).toBeGreaterThan(0)
  for (const it of killers) expect(existsSync(join(ROOT, it.file)), it.file).toBe(true)
  for (const { file, test: title = '' } of killers) {
    expect(isTitleIn(readFileSync(join(ROOT, file), 'utf8'), title), `${file}: ${title}`).toBe(true)
  }
})

const PLACEHOLDER = /%[sidjofp]|\$\w+/g

/**
 * Whether a test file contains this title or a part of it: literally, or as a row of a table, with any placeholder
 * values.
 */
function isTitleIn(source: string, title: string): boolean {
  if (source.replaceAll("\\'", "'").includes(title)) return true
  const literals = [...source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])+)\1/g)].map(
    ([, , it = '']) => it,
  )
  return literals.some((it) => {
    const fixed = it.split(PLACEHOLDER)
    if (fixed.length === 1 || fixed.join('').trim().length < 4) return false
    const pattern = fixed.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')
    return new RegExp(pattern).test(title)
  })
}

test.each<[string, boolean]>([
  ["test('the player’s money is kept')", true],
  ["test.each(ALL)('the %s money is kept', () => {})", true],
  ["test('the money of a player is kept')", false],
  ["test.each(ALL)('%s', () => {})", false],
])('a title is looked for in %s', (source, expected) => {
  expect(isTitleIn(source, 'the player’s money is kept')).toBe(expected)
})

test('every module that Stryker changes is there', () => {
  const { mutate } = JSON.parse(readFileSync(join(ROOT, 'stryker.config.json'), 'utf8'))
  expect(mutate.filter((it: string) => !existsSync(join(ROOT, it)))).toEqual([])
})

test('no two faults have one name', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
})
