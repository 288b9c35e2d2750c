import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const ROUTES = join(ROOT, 'app/routes')

const read = (file: string) => readFileSync(file, 'utf8')

function pathOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('#app/')) return join(ROOT, 'app', specifier.slice('#app/'.length))
  return specifier.startsWith('.') ? resolve(dirname(from), specifier) : null
}

/** The module and all that it imports for the browser. Modules behind `import()` load their own messages. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file) || file.includes('.server.')) return seen
  seen.add(file)
  for (const [, specifier = ''] of read(file).matchAll(
    /^(?:import|export)\s(?!type\b)[^'"]*from '([^']+)'/gm,
  )) {
    const path = pathOf(specifier, file)
    if (path) modulesOf(path, seen)
  }
  return seen
}

/** Namespaces whose texts the components of a module use. */
function spokenBy(file: string): string[] {
  return [...read(file).matchAll(/useTranslation\(\[?((?:'\w+'[,\s]*)+)\]?\)/g)].flatMap(
    ([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map((it) => it[1] ?? ''),
  )
}

const pages = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
  .filter((it) => it.endsWith('.tsx'))
  .map((it) => join(ROUTES, it))
  .filter((it) => /export (default|\{ default)/.test(read(it)))

const layout = join(ROUTES, 'locale/layout.tsx')

describe.each(pages.map((it) => [it.slice(ROUTES.length + 1), it]))('the route %s', (_, file) => {
  const declared = [
    ...(/messages\(([^)]*)\)/.exec(read(file))?.[1] ?? '').matchAll(/'(\w+)'/g),
  ].map((it) => it[1] ?? '')

  test('declares every namespace that its components use', () => {
    const spoken = [...modulesOf(file)].flatMap(spokenBy)
    const missing = spoken.filter((it) => it !== 'common' && !declared.includes(it))
    expect([...new Set(missing)]).toEqual([])
  })

  test('brings its namespaces on a navigation in the browser', () => {
    if (declared.length === 0) return
    expect(read(file)).toMatch(/export const clientLoader = .*withMessages\(handle\)/s)
  })
})

test('there are pages, and the layout uses only the common namespace', () => {
  expect(pages.length).toBeGreaterThan(8)
  expect([...modulesOf(layout)].flatMap(spokenBy)).toEqual([])
})
