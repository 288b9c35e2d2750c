import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Set by `npm run dev` for itself. */
const INTERNAL = ['PLAYHOUSE_DEV']

test('every variable of the environment is explained in the README', () => {
  const known = [...read('server/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
    ([, name = '']) => name,
  )
  const explained = read('README.md')
  expect(known.length).toBeGreaterThan(30)
  const silent = known.filter((it) => !INTERNAL.includes(it) && !explained.includes(`\`${it}\``))
  expect([...new Set(silent)]).toEqual([])
})
