import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
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

test('every call of the player API is one row, under a unique name', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(twice(rows.map(([name]) => name))).toEqual([])
  expect(twice(rows.map(([, { method, path }]) => `${method} ${path}`))).toEqual([])
})

test('a path has one parameter at most', () => {
  expect(rows.filter(([, { path }]) => path.split('/:').length > 2)).toEqual([])
})

/** The rows of table 3 of the requirements (API-04). Calls of game providers have their recordings. */
const OF_PROVIDERS =
  /^\/v1\/(?:gaming\/t|pragmatic|pariplay|softswiss|playngo|quickspin|creedroomz\/token|evolution|yggdrasil)/
const [, , table = ''] = readFileSync('docs/requirements.md', 'utf8').split(/### Table (?=[23])/)
const tableRows = (table.split('\n### ')[0] ?? '').split('\n').flatMap((line) => {
  const [, number = '', call = '', , takes = '', answers = ''] = line.split('|')
  const path = /(\/v\d\/[^`]+|\/identity\/[^`]+)`/.exec(call)?.[1]
  if (path === undefined || OF_PROVIDERS.test(path)) return []
  const methods: readonly string[] = call.match(/\b(?:GET|POST|PUT|PATCH|DELETE)\b/g) ?? []
  const named = (cell: string) => [...cell.matchAll(/`([a-z]\w+)`/g)].map(([, name = '']) => name)
  return { number: number.trim(), methods, path, takes: named(takes), answers: named(answers) }
})

/** Names of fields at any depth. */
function namesIn(schema: unknown): string[] {
  if (!(schema instanceof z.ZodType)) return []
  const found: string[] = []
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), (key, value) => {
    if (key === 'properties') found.push(...Object.keys(value))
    return value
  })
  return found
}

test('table 3 of the requirements names served calls, and fields that they have (API-04)', () => {
  expect(tableRows.length).toBeGreaterThan(70)
  const wrong = tableRows.flatMap(({ number, methods, path, takes, answers }) => {
    const shape = path.replace(/\{\w+\}/g, ':')
    const served = rows.map(([, it]) => it).filter((it) => it.path.replace(/:\w+/g, ':') === shape)
    const known = served.filter((it) => methods.includes(it.method))
    const asked = known.flatMap(({ body, query }: ApiCall) => [body, query])
    // The player is known by the session, or named by the path.
    const taken = [...asked.flatMap(namesIn), 'playerId']
    const answered = known.flatMap((it) => namesIn(it.answer))
    return [
      ...(known.length === methods.length ? [] : [`${methods} ${path}`]),
      ...takes.filter((it) => !taken.includes(it)),
      ...answers.filter((it) => !answered.includes(it)),
    ].map((it) => `${number}: ${it}`)
  })
  expect(wrong).toEqual([])
})
