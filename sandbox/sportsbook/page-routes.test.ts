import { expect, test } from 'vitest'
import { listOf } from './client/list-query.ts'
import { EMPTY } from './client/slip-model.ts'
import { bookPageRoutes } from './page-routes.ts'

const NOW = Date.parse('2026-11-26T20:00:00Z')
const SITES = ['https://one.example', 'https://two.example']
const app = bookPageRoutes({ siteOrigins: SITES, assetsVersion: 'abc', clock: () => NOW })

const configOf = (html: string) => {
  const [, text = ''] = /data-config="([^"]*)"/.exec(html) ?? []
  return JSON.parse(text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))))
}

test('the page can be framed only by the site, and has nothing inline', async () => {
  const response = await app.request('/sportsbook/frame?language=no&theme=light')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${SITES.join(' ')}`,
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('<html lang="nb" data-theme="light">')
  expect(html).toContain('src="/game/sportsbook.js?v=abc"')
  expect(html).not.toMatch(/<style|style=|<script(?! type="module" src=)/)
  expect(configOf(html)).toMatchObject({
    ...{ language: 'no', locale: 'nb-NO', parents: SITES, nowMs: NOW },
    names: { sports: { FOOTBALL: 'Fotball' } },
  })
})

test('is in the Portuguese of the country that the operator names', async () => {
  const of = async (language: string) => {
    const html = await (await app.request(`/sportsbook/frame?language=${language}`)).text()
    const { locale, names } = configOf(html)
    return [locale, names.sports.TENNIS]
  }
  expect(await of('pt-BR')).toEqual(['pt-BR', 'Tênis'])
  expect(await of('pt')).toEqual(['pt-PT', 'Ténis'])
})

test('the client’s first request is preloaded with the page', async () => {
  const html = await (await app.request('/sportsbook/frame')).text()
  const list = listOf({ place: { kind: 'home' }, search: '', opened: new Set(), slip: EMPTY })
  expect(html).toContain(
    `<link rel="preload" as="fetch" href="/sportsbook/list?rows=${list?.rows}" crossorigin>`,
  )
  expect(list).toMatchObject({ of: '', more: '' })
  expect(configOf(html).liveDelayMs).toBe(3_000)
})

test('names sports in the order of the operator', async () => {
  const of = async (query: string) =>
    configOf(await (await app.request(`/sportsbook/frame?${query}`)).text()).sports
  expect(await of('sports=TENNIS,CRICKET,FOOTBALL')).toEqual(['TENNIS', 'FOOTBALL'])
  expect(await of('')).toEqual(['FOOTBALL', 'ICE_HOCKEY', 'TENNIS', 'BASKETBALL'])
})

test('names the competitions that the operator highlights, in its order', async () => {
  const of = async (query: string) =>
    configOf(await (await app.request(`/sportsbook/frame?${query}`)).text()).highlights
  expect(await of('highlights=norvane-ice,no-such,norvane-premier')).toEqual([
    ...['norvane-ice', 'norvane-premier'],
  ])
  expect(await of('language=fi')).toContain('caldria-first')
})

test('the page of the second provider has the session from its address', async () => {
  const session = 'a-session-of-a-player'
  const response = await app.request(`/sportradar/frame?language=fi&session=${session}`)
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(configOf(await response.text())).toMatchObject({ language: 'fi', session })
  const first = await app.request('/sportsbook/frame')
  expect(configOf(await first.text()).session).toBeNull()
})

test('an unknown language falls back to English', async () => {
  const response = await app.request('/sportsbook/frame?language=xx')
  expect(configOf(await response.text())).toMatchObject({ language: 'en', locale: 'en-GB' })
})

test('names are in the requested language, and cached for an hour', async () => {
  const response = await app.request('/sportsbook/names?language=fi')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await response.json()).toMatchObject({
    sports: { TENNIS: 'Tennis' },
    competitions: { 'harbour-sprint': 'Harbour Sprint' },
    outcomes: { draw: 'Tasapeli' },
  })
})

test.each([
  '/sportsbook/names?lang=fi',
  '/sportsbook/frame?theme=blue',
  '/sportsbook/frame?session=a-session-of-a-player',
  '/sportradar/frame',
  '/sportradar/frame?session=short',
  '/sportsbook/frame?language=fi&x=1',
])('%s is refused', async (path) => {
  expect((await app.request(path)).status).toBe(400)
})
