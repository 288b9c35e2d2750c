import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ApiCall, Calls } from '#contracts/player-api/call.ts'

const FOLDER = join(import.meta.dirname, '../../contracts/player-api')
const files = readdirSync(FOLDER).filter((it) => it.endsWith('.ts') && !it.endsWith('.test.ts'))
const rows: [string, ApiCall][] = []
for (const file of files) {
  const exported = (await import(join(FOLDER, file))) as Record<string, Calls>
  for (const [name, calls] of Object.entries(exported)) {
    if (name.endsWith('Calls')) rows.push(...Object.entries(calls))
  }
}

const twice = (all: string[]) => all.filter((it, n) => all.indexOf(it) !== n)

test('every call of the player API is one row, under a name of its own', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(twice(rows.map(([name]) => name))).toEqual([])
  expect(twice(rows.map(([, { method, path }]) => `${method} ${path}`))).toEqual([])
})

test('a path has one parameter at most', () => {
  expect(rows.filter(([, { path }]) => path.split('/:').length > 2)).toEqual([])
})
