import { tagOf, toLocale } from '#app/market/locale.ts'
import { MARKET_CODES, MARKETS, type Market } from '#markets/index.ts'
import { isInItsTime, isSeen } from '#schemas/rules/audience.ts'
import { isForMarket } from '#schemas/rules/for-market.ts'
import type { SitemapContent } from './sitemap.query.server.ts'

export type SitemapPage = { path: string; changedAt: string | null }

const LOBBY = { CASINO: '/online-casino', LIVE_CASINO: '/live-casino-online' } as const

/** The markets that have a site map: closed ones have none. */
export function openMarkets(): Market[] {
  return MARKET_CODES.map((code) => MARKETS[code]).filter((it) => it.enabled)
}

/** The pages that a visitor of this market may see now; none that are for players only or have not begun. */
export function pagesOf(content: SitemapContent, market: Market, now: number): SitemapPage[] {
  const visit = { audience: { kind: 'visitor' } as const, market: market.code, now }
  const promotions = content.promotions.filter((it) => isSeen(it, visit))
  const below = (path: string, pages: SitemapContent['pages']) =>
    pages
      .filter((it) => isForMarket(it, market.code))
      .map((it) => ({ path: `${path}/${it.slug}`, changedAt: it._updatedAt }))
  return [
    ...['/', LOBBY.CASINO, LOBBY.LIVE_CASINO].map((path) => ({ path, changedAt: null })),
    ...content.categories
      .filter((it) => isForMarket(it, market.code))
      .map((it) => ({ path: `${LOBBY[it.kind]}/${it.slug}`, changedAt: it._updatedAt })),
    ...below('', content.pages),
    ...below('/payment-methods', content.methods),
    ...below(
      '/landing',
      content.landings.filter((it) => isInItsTime(it, now)),
    ),
    { path: '/promotions', changedAt: null },
    ...[...new Set(promotions.map((it) => it.category))].map((category) => ({
      path: `/promotions/${category}`,
      changedAt: null,
    })),
    ...promotions.map((it) => ({
      path: `/promotions/${it.category}/${it.slug}`,
      changedAt: it._updatedAt,
    })),
  ]
}

export function sitemapIndex(origin: string): string {
  const entries = openMarkets().map(
    ({ code }) => `<sitemap><loc>${escaped(`${origin}/sitemaps/${code}.xml`)}</loc></sitemap>`,
  )
  return xml('sitemapindex', entries)
}

/** Each page in each language of the market, with the others as its alternates. */
export function urlSet(origin: string, market: Market, pages: readonly SitemapPage[]): string {
  const locales = market.languages.map((language) => toLocale(market, language))
  const entries = pages.flatMap(({ path, changedAt }) => {
    const address = (segment: string) => escaped(`${origin}/${segment}${path === '/' ? '' : path}`)
    const others = locales.map(
      ({ language, segment }) =>
        `<xhtml:link rel="alternate" hreflang="${tagOf({ market, language })}" href="${address(segment)}"/>`,
    )
    const changed = changedAt === null ? '' : `<lastmod>${escaped(changedAt)}</lastmod>`
    return locales.map(
      ({ segment }) => `<url><loc>${address(segment)}</loc>${changed}${others.join('')}</url>`,
    )
  })
  return xml('urlset', entries)
}

/** A demo is not to be indexed at all; a live site excludes pages of players, forms, and machine endpoints. */
export function robotsText(origin: string, mode: 'demo' | 'live'): string {
  const hidden = [
    '/api/',
    '/*/my-account/',
    '/*/login',
    '/*/logout',
    '/*/play/',
    '/*/401',
    '/*/500',
  ]
  return [
    'User-agent: *',
    ...(mode === 'demo' ? ['Disallow: /'] : hidden.map((it) => `Disallow: ${it}`)),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

function xml(root: 'sitemapindex' | 'urlset', entries: readonly string[]): string {
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${names}>${entries.join('\n')}</${root}>\n`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (it) => ENTITIES[it] ?? it)
