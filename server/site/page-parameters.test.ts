import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { canonicalAddress, OF_EVERY_PAGE, PAGE_PARAMETERS } from './page-parameters.ts'

const pagesBelowTheLocale = (): string[] => {
  const all = routes as readonly RouteConfigEntry[]
  const below = all.find((it) => it.path === ':locale')?.children ?? []
  return below.map((it) => it.path ?? '')
}

test('every route has its parameters in the table, and every row of the table is a route', () => {
  expect(Object.keys(PAGE_PARAMETERS).sort()).toEqual(pagesBelowTheLocale().sort())
})

/** Read from other addresses than those of pages, or before the cache is asked. */
const OF_NO_PAGE = [
  ...['_data', 'game', 'gameId', 'ids', 'locale', 'path', 'slug', 'token'],
  'sanity-preview-secret',
]

test('every parameter that the pages read is in the table', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((it) => /\.tsx?$/.test(it) && !it.includes('.test.'))
    .map((it) => readFileSync(join('app', it), 'utf8'))
  const constants = new Map(
    files.flatMap((text) =>
      [...text.matchAll(/const ([A-Z_]+)(?:: \w+)? = '([\w-]+)'/g)].map((it) => [it[1], it[2]]),
    ),
  )
  const read = files.flatMap((text) =>
    [
      ...text.matchAll(
        /(?:searchParams|URLSearchParams\(\w*\)|search|query|parameters|said|asked)\s*\.(?:get|has|getAll)\(\s*(?:'([\w-]+)'|([A-Z_]+))\s*\)/g,
      ),
    ].map((it) => it[1] ?? constants.get(it[2]) ?? it[2]),
  )
  expect(read.length).toBeGreaterThan(40)
  const known = new Set([...Object.values(PAGE_PARAMETERS).flat(), ...OF_EVERY_PAGE, ...OF_NO_PAGE])
  expect([...new Set(read)].filter((it) => !known.has(it ?? ''))).toEqual([])
})

describe('the canonical address of a page', () => {
  test.each([
    ['/fi-FI', '/fi-FI'],
    ['/fi-FI?utm_source=mail&gclid=1', '/fi-FI'],
    ['/fi-FI/?x', '/fi-FI/'],
    ['/fi-FI?utm_source=mail&bonusCode=A', '/fi-FI?bonusCode=A'],
    ['/fi-FI?btag=a_7&btag=b&utm_source=mail', '/fi-FI?btag=a_7'],
    ['/fi-FI?login=%2Ffi-FI%2Fdeposit%3Fa%3Db', '/fi-FI?login=%2Ffi-FI%2Fdeposit'],
    ['/fi-FI?login=%2Ffi-FI%2Fsearch%3Fq%3Da', '/fi-FI'],
    ['/fi-FI?login=%2Fsv-SE%2Fdeposit&notice=sms-max-attempts&pseudo=2', '/fi-FI'],
    [
      '/fi-FI/live-casino-online?login=%2Ffi-FI%2Flive-casino-online%2Fplay%2Fa%2Fb',
      '/fi-FI/live-casino-online',
    ],
    ['/fi-FI/promotions?shown=17', '/fi-FI/promotions?shown=20'],
    ['/fi-FI/promotions?shown=99999', '/fi-FI/promotions?shown=200'],
    ['/fi-FI/promotions?shown=x&pseudo=1', '/fi-FI/promotions?pseudo=1&shown=10'],
    ['/fi-FI/online-casino?page=2&q=star+burst', '/fi-FI/online-casino?page=2&q=star+burst'],
    ['/fi-FI/online-casino?q=a%20b&utm_source=x&page=2', '/fi-FI/online-casino?page=2&q=a+b'],
    [
      '/fi-FI/online-casino/slots?theme=b&x=1&theme=a&theme=b',
      '/fi-FI/online-casino/slots?theme=b&theme=a',
    ],
    ['/fi-FI/online-casino/slots?page=2&page=3', '/fi-FI/online-casino/slots?page=2'],
    ['/fi-FI/online-casino/play/a/b?q=1', '/fi-FI/online-casino/play/a/b'],
    ['/fi-FI/online-casino/play/a?q=1', '/fi-FI/online-casino/play/a'],
    ['/fi-FI/promotions/x/tag/y?shown=20&page=1', '/fi-FI/promotions/x/tag/y?shown=20'],
    ['/fi-FI/search?q=a&utm_campaign=b', '/fi-FI/search?q=a'],
    ['/fi-FI/about-us?q=a', '/fi-FI/about-us'],
    ['/fi-FI/no/such/page?q=a&login=1', '/fi-FI/no/such/page'],
    ['/fi-FI/my-account/rounds?open=1&x=1', '/fi-FI/my-account/rounds?open=1'],
  ])('%s', (asked, page) => {
    expect(canonicalAddress(asked)).toBe(page)
    expect(canonicalAddress(page)).toBe(page)
  })

  test('a facet keeps one value more than allowed, so that the list still refuses it', () => {
    const many = Array.from({ length: 30 }, (_, n) => `theme=${n}`).join('&')
    const kept = new URLSearchParams(canonicalAddress(`/fi-FI/online-casino?${many}`).split('?')[1])
    expect(kept.getAll('theme')).toHaveLength(13)
  })
})
