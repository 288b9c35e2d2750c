import { expect, test } from 'vitest'
import { alternates, openMarkets } from '#app/market/locale-choices.server.ts'
import { AS_IN_THE_TABLE, type Offering } from '#app/market/offering.ts'
import { alternatesIn } from '#app/market/page-locale.ts'
import { MARKETS, type Market } from '#markets/index.ts'
import { pagesOf, robotsText, sitemapIndex, sitemapPages, urlSet } from './seo-files.server.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const ORIGIN = 'https://play.test'
const OPEN = { openedByFlag: {}, closedProducts: [] }
const promotion = (slug: string, more: object = {}) => ({
  slug,
  category: 'casino',
  _updatedAt: '2026-11-01T00:00:00Z',
  startDate: null,
  endDate: null,
  authorized: null,
  targetAudience: null,
  campaign: null,
  wageringRequirement: null,
  path: null as string | null,
  markets: [] as string[],
  ...more,
})
const landing = (slug: string, endDate: string | null) => ({
  slug,
  markets: [],
  startDate: null,
  endDate,
  _updatedAt: '2026-11-02T00:00:00Z',
})
const content = {
  categories: [
    { slug: 'jackpots', kind: 'CASINO' as const, markets: [], _updatedAt: '2026-11-02T00:00:00Z' },
    {
      slug: 'norwegian',
      kind: 'CASINO' as const,
      markets: ['NO'],
      _updatedAt: '2026-11-02T00:00:00Z',
    },
  ],
  pages: [{ slug: 'terms', markets: ['FI'], _updatedAt: '2026-11-02T00:00:00Z' }],
  methods: [
    {
      slug: 'card',
      method: 'CREDITCARD' as const,
      markets: [],
      _updatedAt: '2026-11-02T00:00:00Z',
    },
    {
      slug: 'macropay',
      method: 'MACROPAY' as const,
      markets: [],
      _updatedAt: '2026-11-02T00:00:00Z',
    },
  ],
  landings: [landing('summer', null), landing('winter', '2026-11-20T12:00:00Z')],
  promotions: [
    promotion('open'),
    promotion('over', { endDate: '2026-11-20T12:00:00Z' }),
    promotion('soon', { startDate: '2026-11-20T12:00:01Z' }),
    promotion('players', { authorized: 'authorized' }),
    promotion('an-offer', { campaign: 'gift' }),
  ],
}

const urlsOf = (market: Market, pages: Parameters<typeof urlSet>[2]['pages']) =>
  urlSet(ORIGIN, market, { pages, offering: AS_IN_THE_TABLE })

test('a site map lists only what a visitor of the market sees now', () => {
  expect(pagesOf(content, MARKETS.FI, NOW, OPEN).map((it) => it.path)).toEqual([
    '/',
    '/online-casino',
    '/live-casino-online',
    '/sportsbook',
    '/online-casino/jackpots',
    '/terms',
    '/payment-methods/card',
    '/landing/summer',
    '/promotions',
    '/promotions/casino',
    '/promotions/casino/open',
  ])
})

test('pages closed in a market, and pages that lead to them, are not in its site map', () => {
  const seat = promotion('seat', { category: 'live', path: '/live-casino-online' })
  const all = { ...content, promotions: [seat] }
  const pathsIn = (market: 'DE' | 'FI', closedProducts: 'casino'[] = []) =>
    pagesOf(all, MARKETS[market], NOW, { ...OPEN, closedProducts }).map((it) => it.path)
  const ofLive = ['/live-casino-online', '/promotions/live', '/promotions/live/seat']
  expect(pathsIn('FI')).toEqual(expect.arrayContaining(ofLive))
  expect(pathsIn('DE').filter((it) => /live/.test(it))).toEqual([])
  expect(pathsIn('FI', ['casino']).filter((it) => /casino/.test(it))).toEqual([
    '/live-casino-online',
  ])
})

test('each page is listed once in each language of the market and links to the others', () => {
  const text = urlsOf(MARKETS.CA, [{ path: '/promotions', changedAt: null, markets: [] }])
  const addresses = [...text.matchAll(/<loc>([^<]*)/g)].map((it) => it[1])
  expect(addresses).toEqual(MARKETS.CA.languages.map((it) => `${ORIGIN}/${it}-CA/promotions`))
  expect(text.match(/hreflang="fr-CA"/g)).toHaveLength(MARKETS.CA.languages.length)
  expect(text.match(/hreflang="x-default" href="[^"]*\/en-UN\/promotions"/g)).toHaveLength(2)
})

test('pages and site maps name the same alternates, those of the markets that have the page', () => {
  const namesOf = (path: string) => {
    const page = sitemapPages(content, MARKETS.NO, {
      ...{ now: NOW, offering: AS_IN_THE_TABLE, settings: OPEN },
    }).filter((it) => it.path === path)
    const [entry = ''] = urlsOf(MARKETS.NO, page).match(/<url>.*?<\/url>/) ?? []
    return [...entry.matchAll(/hreflang="([^"]*)"/g)].map((it) => it[1])
  }
  const names = (markets: string[]) =>
    alternatesIn(alternates(AS_IN_THE_TABLE), markets).map((it) => it.hreflang)
  expect(namesOf('/promotions')).toEqual(names([]))
  expect(names([])).toContain('x-default')
  expect(new Set(names([])).size).toBe(names([]).length)
  expect(namesOf('/online-casino/norwegian')).toEqual(names(['NO']))
  expect(namesOf('/online-casino/norwegian')).toEqual(['nb-NO', 'en-NO'])
})

test('the index lists open markets only, and escapes every text', () => {
  const index = sitemapIndex(ORIGIN, openMarkets(AS_IN_THE_TABLE))
  for (const { code } of openMarkets(AS_IN_THE_TABLE))
    expect(index).toContain(`/sitemaps/${code}.xml`)
  for (const market of Object.values(MARKETS).filter((it) => !it.enabled))
    expect(index).not.toContain(`/sitemaps/${market.code}.xml`)
  expect(urlsOf(MARKETS.FI, [{ path: '/a&<b>', changedAt: null, markets: [] }])).toContain(
    '/a&amp;&lt;b&gt;',
  )
})

test('a demo is hidden from search engines', () => {
  expect(robotsText(ORIGIN, 'demo')).toMatch(/^Disallow: \/$/m)
  expect(robotsText(ORIGIN, 'live')).not.toMatch(/^Disallow: \/$/m)
  expect(robotsText(ORIGIN, 'live')).toContain('Disallow: /*/my-account/')
})

test('what an editor has disabled is in no site map and no alternate of another market (STU-04)', () => {
  const offering: Offering = { ...AS_IN_THE_TABLE, off: { markets: ['NO'], languages: ['caf'] } }
  expect(sitemapIndex(ORIGIN, openMarkets(offering))).not.toContain('/sitemaps/NO.xml')
  const pages = sitemapPages(content, MARKETS.CA, { now: NOW, offering, settings: OPEN })
  expect(pages.find(({ path }) => path === '/')?.markets).not.toContain('NO')
  const text = urlSet(ORIGIN, MARKETS.CA, { pages, offering })
  expect(text).toContain('/en-CA/promotions')
  expect(text).toContain('hreflang="fi-FI"')
  expect(text).not.toMatch(/-NO|caf-CA|fr-CA/)
})
