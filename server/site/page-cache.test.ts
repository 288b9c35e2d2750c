import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { beforeEach, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { settled } from '#tests/fixtures/settled.ts'
import { PageCache, type Place } from './page-cache.ts'
import { canonicalAddress } from './page-parameters.ts'

let now: number
let version: number
let renders: number
let until: number
let html: string | null
let allowed: string[]
let cache: PageCache
const SOMEWHERE: Place = { key: '', geoLocation: { country: null, region: null } }

/** The network whose renders never get their turn. */
let stuck: string | null = null

beforeEach(() => {
  stuck = null
  now = 1_000_000
  version = 1
  renders = 0
  until = Number.POSITIVE_INFINITY
  html = null
  allowed = []
  cache = new PageCache({
    clock: () => now,
    contentVersion: () => version,
    deviceClass: () => 'desktop',
    policy: (hashes) => {
      allowed = hashes
      return "default-src 'self'"
    },
    canonicalAddress,
    networkOf: ({ headers }) => String(headers['x-network'] ?? ''),
    fixedHeaders: {},
    maxBytes: 100_000,
    variantOf: (cookies) => (cookies.includes('chose=1') ? 'chosen' : 'ask'),
    render: async (_, { variant }, { headers }) => {
      renders += 1
      if (headers['x-network'] === stuck) await new Promise<never>(() => {})
      return {
        status: 200,
        headers: new Headers({ 'content-type': 'text/html' }),
        html:
          html ?? (variant === 'ask' ? `<p>${renders}</p>` : `<p>${renders}, asked nothing</p>`),
        nonce: 'nonce-of-the-page',
        until,
      }
    },
  })
})

/** What a visitor gets: the body, and whether it came from the cache. */
async function visit(
  place: Place = SOMEWHERE,
  headers: Record<string, string> = {},
  url = '/fi-FI',
) {
  const request = { url, method: 'GET', headers } as unknown as IncomingMessage
  let body = ''
  const response = Object.assign(new EventEmitter(), {
    writeHead() {},
    end(bytes?: Buffer) {
      body = String(bytes ?? '')
    },
  }) as unknown as ServerResponse
  const kept = cache.serve(request, response, place)
  if (!kept) await cache.fill(request, response, place)
  return { body, kept }
}

test('a page is rendered once and kept until something is published', async () => {
  expect(await visit()).toEqual({ body: '<p>1</p>', kept: false })
  expect(await visit()).toEqual({ body: '<p>1</p>', kept: true })
  version += 1
  expect(await visit()).toEqual({ body: '<p>2</p>', kept: false })
})

test('a page expires at the millisecond at which content on it starts or ends', async () => {
  until = now + 5_000
  await visit()
  now = until - 1
  expect(await visit()).toEqual({ body: '<p>1</p>', kept: true })
  now = until
  until = Number.POSITIVE_INFINITY
  expect(await visit()).toEqual({ body: '<p>2</p>', kept: false })
})

test('a stale page is served once more while the new one is rendered', async () => {
  await visit()
  now += 15_001
  expect(await visit()).toEqual({ body: '<p>1</p>', kept: true })
  await settled()
  expect(renders).toBe(2)
})

test('requests of players and of previews bypass the cache', () => {
  const request = (cookie: string) =>
    ({ url: '/fi-FI', method: 'GET', headers: { cookie } }) as unknown as IncomingMessage
  expect(cache.accepts(request('theme=dark'), SOMEWHERE)).toBe(true)
  expect(cache.accepts(request('theme=dark'), null)).toBe(false)
  for (const cookie of [
    'theme=dark; sid=abc',
    'idToken=x',
    'theme=dark; __Host-sid=abc',
    '__Host-idToken=x',
    '__Host-preview=y.z',
    'preview=y.z',
    'bonusCode=A.1',
    'pseudo=1',
  ])
    expect(cache.accepts(request(cookie), SOMEWHERE)).toBe(false)
})

test('a page with parameters of a campaign is not cached', () => {
  const accepts = (url: string) =>
    cache.accepts({ url, method: 'GET', headers: {} } as unknown as IncomingMessage, SOMEWHERE)
  expect(accepts('/fi-FI?login=1')).toBe(true)
  for (const it of ['bonusCode=A', 'login=1&btag=7']) expect(accepts(`/fi-FI?${it}`)).toBe(false)
})

test('a page that was rendered for one location is not served in another', async () => {
  const austria: Place = { key: 'AT', geoLocation: { country: 'AT', region: null } }
  await visit()
  expect(await visit(austria)).toEqual({ body: '<p>2</p>', kept: false })
  expect(await visit(austria)).toEqual({ body: '<p>2</p>', kept: true })
  expect(await visit()).toEqual({ body: '<p>1</p>', kept: true })
})

test('visitors who have chosen cookies and those who have not never get each other’s page', async () => {
  expect(await visit()).toEqual({ body: '<p>1</p>', kept: false })
  const chose = { cookie: 'tz=UTC; chose=1' }
  expect(await visit(SOMEWHERE, chose)).toEqual({ body: '<p>2, asked nothing</p>', kept: false })
  expect(await visit(SOMEWHERE, { cookie: 'tz=UTC' })).toEqual({ body: '<p>1</p>', kept: true })
  expect(await visit(SOMEWHERE, chose)).toEqual({ body: '<p>2, asked nothing</p>', kept: true })
})

test('a parameter that the page does not read makes no other page', async () => {
  const at = (url: string) => visit(SOMEWHERE, {}, url)
  expect(await at('/fi-FI/online-casino')).toEqual({ body: '<p>1</p>', kept: false })
  for (const more of ['?x=1', '?utm_source=mail', `?x=${'y'.repeat(2_000)}`, '?page=&x'])
    expect((await at(`/fi-FI/online-casino${more}`)).body).toBe(
      more.includes('page') ? '<p>2</p>' : '<p>1</p>',
    )
  expect(await at('/fi-FI/online-casino?x=1&page=2')).toEqual({ body: '<p>3</p>', kept: false })
  expect(await at('/fi-FI/online-casino?page=2&y=2')).toEqual({ body: '<p>3</p>', kept: true })
})

test('a page for one browser alone bypasses the cache, which could serve it to another visitor', () => {
  const below = (routes as readonly RouteConfigEntry[]).find((it) => it.path === ':locale')
  const neverKept = (below?.children ?? []).filter(({ file }) =>
    /export const headers\b.*(?:\n.*){0,3}'X-Page-Cache': 'no'/.test(
      readFileSync(`app/${file}`, 'utf8'),
    ),
  )
  expect(neverKept.length).toBeGreaterThan(5)
  const pages = neverKept.map(({ path = '' }) => path.replace(/\/:\w+\??/g, '/a'))
  for (const page of [...pages, 'signup'])
    for (const url of [page, `${page}/`, page.toUpperCase(), `${page}?back=%2F`]) {
      const request = { url: `/fi-FI/${url}`, method: 'GET', headers: {} }
      expect(cache.accepts(request as unknown as IncomingMessage, SOMEWHERE), url).toBe(false)
    }
})

test('the policy allows the scripts that carry our nonce, and no injected one', async () => {
  const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const nonce = 'nonce="nonce-of-the-page"'
  html = [
    `<script ${nonce}>ours()</script>`,
    `<script type="module" ${nonce}>imported()</script>`,
    '<script>planted()</script>',
    '<script nonce="guessed">guessed()</script>',
    `<script>open() <script ${nonce}>swallowed()</script>`,
  ].join('')
  expect((await visit()).body).not.toContain('nonce-of-the-page')
  expect(allowed).toEqual([hashOf('ours()'), hashOf('imported()')])
})

test('a visitor of another network does not wait for a render that is stuck', async () => {
  stuck = 'flood'
  void visit(SOMEWHERE, { 'x-network': 'flood' })
  void visit(SOMEWHERE, { 'x-network': 'flood' })
  const { body } = await visit(SOMEWHERE, { 'x-network': 'other' })
  expect(body).toBe('<p>2</p>')
  expect(renders).toBe(2)
  // Now it is stored, for all of them.
  expect((await visit(SOMEWHERE, { 'x-network': 'third' })).body).toBe('<p>2</p>')
  expect(renders).toBe(2)
})

test('pages with typed parameters evict each other, not the pages that all visitors read', async () => {
  html = 'x'.repeat(20_000)
  await visit()
  for (let n = 0; n < 6; n += 1) await visit(SOMEWHERE, {}, `/fi-FI/online-casino?q=${n}`)
  expect(await visit()).toMatchObject({ kept: true })
  expect(await visit(SOMEWHERE, {}, '/fi-FI/online-casino?q=5')).toMatchObject({ kept: true })
  expect(await visit(SOMEWHERE, {}, '/fi-FI/online-casino?q=0')).toMatchObject({ kept: false })
})
