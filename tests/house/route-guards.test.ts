import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PAGE_RULES } from '#app/session/page-rules.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const ROUTES = join(ROOT, 'app/routes')

/** A layout never guards: its loader runs in parallel with those of its pages, which do not wait for it. */
const LAYOUTS = ['routes/locale/layout.tsx']

const read = (file: string) => readFileSync(file, 'utf8')
const declared = [...read(join(ROOT, 'app/routes.ts')).matchAll(/'(routes\/[^']+)'/g)]
  .map((it) => it[1] ?? '')
  .filter((it) => !LAYOUTS.includes(it))

/** The module, with its parts in other files of the routes. */
function sourceOf(route: string): string {
  const source = read(join(ROOT, 'app', route))
  const parts = [...source.matchAll(/from '#app\/(routes\/[^']+\.server\.ts)'/g)]
  return [source, ...parts.map((it) => read(join(ROOT, 'app', it[1] ?? '')))].join('\n')
}

const GUARDS =
  /\b(?:guard|guardOrExplain|requirePlayer|guardResource)\(\s*args,\s*(?:'(\w+)'|page\b)|\baccount(?:Loader|Action|Data)\(\s*'(\w+)'/g
/** The guarded loaders and actions of app/session/account-route.server.ts. */
const MADE_GUARDED = {
  loader: /^export const loader = account(?:Loader|Data)\(\s*'/,
  action: /^export const action = accountAction\(\s*'/,
}
const ONLY_REFUSES = /function (?:loader|action)\(\) \{\s*return refusalResponse\(/

describe.each(declared)('%s', (route) => {
  const source = sourceOf(route)
  const own = read(join(ROOT, 'app', route))

  test('begins every loader and action with the guard of its page', () => {
    for (const part of ['loader', 'action'] as const) {
      const start = own.search(new RegExp(`export (?:const|(?:async )?function) ${part}\\b`))
      if (start === -1) continue
      if (MADE_GUARDED[part].test(own.slice(start))) continue
      const body = own.slice(start, own.indexOf('\n}\n', start) + 2)
      if (ONLY_REFUSES.test(body)) continue
      const guarded = body.search(GUARDS) !== -1 || delegates(body)
      expect(guarded, `${part} asks no guard: see app/session/page-rules.ts`).toBe(true)
    }
  })

  test('declares one kind of page, which has rules', () => {
    const kinds = [...source.matchAll(GUARDS)].flatMap((it) => it[1] ?? it[2] ?? [])
    for (const kind of kinds) expect(Object.keys(PAGE_RULES)).toContain(kind)
    expect(new Set(kinds).size).toBeLessThanOrEqual(1)
  })
})

/** Whether it calls a `.server.ts` of the routes, which the same test reads. */
function delegates(body: string): boolean {
  const called = [...body.matchAll(/\breturn (\w+)\(args/g)].map((it) => it[1] ?? '')
  return readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.server.ts'))
    .map((it) => read(join(ROUTES, it)))
    .some((part) =>
      called.some((name) => {
        const start = part.indexOf(`export async function ${name}(`)
        return start !== -1 && part.slice(start, part.indexOf('\n}\n', start)).search(GUARDS) !== -1
      }),
    )
}
