import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv as parseEnvFile } from 'node:util'
import { expect, test } from 'vitest'
import { GAME_PROVIDERS } from '#game-providers/index.ts'
import { EXCLUSION_REGISTERS } from '#markets/registers.ts'
import { parseEnv } from '#server/env.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const [serverTables = '', toolTable = ''] = read('docs/environment.md').split(
  '## What scripts and tests read',
)
const example = read('.env.example')
const exampleValues = parseEnvFile(example) as Record<string, string>

/** Table rows: the names in the first cell, and the text of the last one. */
function rowsOf(markdown: string): { names: string[]; live: string }[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .map((cells) => ({
      names: [...(cells[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      live: cells.at(-2) ?? '',
    }))
}

/** `<PROVIDER>_CDN` represents one variable of each provider, `REGISTER_<COUNTRY>_URL` one of each register. */
function expand(name: string): string[] {
  if (name.includes('<PROVIDER>')) {
    return GAME_PROVIDERS.map(({ id }) => name.replace('<PROVIDER>', id.toUpperCase()))
  }
  return name.includes('<COUNTRY>')
    ? EXCLUSION_REGISTERS.map((id) => name.replace('<COUNTRY>', id))
    : [name]
}

/** Every variable that the server reads, recorded by an empty environment. */
function namesThatTheServerReads(): string[] {
  const asked = new Set<string>()
  const noting = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_, name) => {
        asked.add(String(name))
        return undefined
      },
    },
  )
  const parsed = parseEnv(noting)
  expect(parsed.ok).toBe(true)
  return [...asked].sort()
}

/** Variables that live mode requires before it starts; one provider's name represents any other. */
function namesThatLiveModeRequires(): string[] {
  const parsed = parseEnv({ PLAYHOUSE_MODE: 'live' })
  const problems = parsed.ok ? [] : parsed.problems
  return problems.map((it) => it.replace(/:.*/, '')).sort()
}

const known = namesThatTheServerReads()
const rows = rowsOf(serverTables)

test('docs/environment.md has a row for each variable that the server reads, and for no other', () => {
  expect(known.length).toBeGreaterThan(100)
  expect(rows.flatMap(({ names }) => names.flatMap(expand)).sort()).toEqual(known)
})

test('docs/environment.md says "required" of each variable that live mode does not start without', () => {
  const required = rows.filter(({ live }) => live.startsWith('required'))
  const documented = required.flatMap(({ names }) => names.flatMap(expand))
  expect(namesThatLiveModeRequires().filter((it) => !documented.includes(it))).toEqual([])
})

test('.env.example names no variable that the server does not read', () => {
  const named = [...example.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named.filter((it) => !known.includes(it ?? ''))).toEqual([])
})

test('.env.example has a line for all that live mode requires', () => {
  const missing = namesThatLiveModeRequires().filter((it) => exampleValues[it] === undefined)
  expect(missing).toEqual([])
})

test('.env.example is refused as is, for each secret that it leaves empty', () => {
  const parsed = parseEnv(exampleValues)
  const problems = parsed.ok ? '' : parsed.problems.join('\n')
  const empty = Object.keys(exampleValues).filter((it) => exampleValues[it] === '')
  // The operator decides which markets take real money; an empty list is valid.
  for (const name of empty.filter((it) => it !== 'LICENCES')) expect(problems).toContain(name)
  for (const name of Object.keys(exampleValues)) {
    if (/_(SECRET|TOKEN|KEY|KEYS)$/.test(name)) expect(exampleValues[name], name).toBe('')
  }
})

test('.env.example starts once its secrets are filled in', () => {
  const filled = Object.entries(exampleValues).map(([name, value]) => {
    if (name === 'LICENCES' || value !== '') return [name, value]
    const secret = name === 'DOCUMENT_KEYS' ? `2026:${Buffer.alloc(32).toString('base64')}` : null
    return [name, secret ?? 'x'.repeat(32)]
  })
  const parsed = parseEnv(Object.fromEntries(filled))
  expect(parsed.ok ? [] : parsed.problems).toEqual([])
})

/** Set by the system, Node or Playwright, with known meanings. */
const OF_THE_SYSTEM = ['PATH', 'TZ', 'NODE_ENV', 'CI', 'TEST_WORKER_INDEX']

test('docs/environment.md has a row for each variable that scripts and tests read', () => {
  const files = ['scripts', 'tests', 'studio'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((it) => /\.(ts|tsx|mjs)$/.test(it) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(it))
      .map((it) => join(folder, it)),
  )
  const texts = [...files, 'playwright.config.ts'].map(read)
  const used = texts.flatMap((text) => [
    ...[...text.matchAll(/process\.env\.([A-Z][A-Z_]+)/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/\{ ([A-Z_, ]+) \} = process\.env/g)].flatMap(([, names = '']) =>
      names.split(', '),
    ),
  ])
  const explained = [...known, ...OF_THE_SYSTEM, ...rowsOf(toolTable).flatMap((it) => it.names)]
  expect([...new Set(used)].filter((it) => !explained.includes(it))).toEqual([])
})
