import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ACCOUNT_TOOLS } from '#app/content/search/account-tools.ts'
import { pageDocuments } from '#seed/content/pages/page-documents.ts'

const routes = readFileSync(join(import.meta.dirname, '../../app/routes.ts'), 'utf8')
const served = [...routes.matchAll(/route\('([^']+)'/g)].map(([, path]) => path)
const published: string[] = pageDocuments().flatMap((it) =>
  it._type === 'staticPage' && 'slug' in it ? [it.slug.current] : [],
)

const ways = ACCOUNT_TOOLS.flatMap((it): (readonly [string, string])[] => [
  [it.id, it.path],
  ...('otherwise' in it ? [[it.id, it.otherwise] as const] : []),
])

test.each(ways)('the tool %s that a search finds leads to a page: %s', (_, path) => {
  const below = path.slice(1)
  expect(served.includes(below) || published.includes(below), path).toBe(true)
})

test('each page is found under one title', () => {
  const paths = ACCOUNT_TOOLS.map((it) => it.path)
  expect(new Set(paths).size).toBe(paths.length)
})
