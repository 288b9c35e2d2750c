import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { killersOf } from '#tests/mutants/mutant.ts'
import { AREAS } from '#tests/mutants/patches/index.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const mutants = Object.values(AREAS).flat()

// `npm run mutants` runs the mutants themselves; this only checks that each still applies.
test.each(mutants)('$name: its text stands in $file once', (mutant) => {
  const { file, find, replace } = mutant
  const killers = killersOf(mutant)
  const text = readFileSync(join(ROOT, file), 'utf8')
  expect(text.split(find)).toHaveLength(2)
  expect(replace).not.toBe(find)
  expect(killers.length).toBeGreaterThan(0)
  for (const it of killers) expect(existsSync(join(ROOT, it.file)), it.file).toBe(true)
})

test('no two faults have one name', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
})
