import { type AppLoadContext, data } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { audienceFields } from '#app/content/audience-shape.server.ts'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { nextMoment } from '#app/content/schedule.ts'
import { toLocale } from '#app/market/locale.ts'
import { alternates, openMarkets } from '#app/market/locale-choices.server.ts'
import type { Offering } from '#app/market/offering.ts'
import { alternatesIn } from '#app/market/page-locale.ts'
import { LOBBY_PATH, PAYMENT_METHODS_PATH } from '#app/market/paths.ts'
import { closedInMarket, isPageOf, type OperatorSettings } from '#app/session/closed-products.ts'
import { loadOffering } from '#app/session/offering.server.ts'
import { PAYMENT_METHODS } from '#contracts/payment-methods.ts'
import type { Market } from '#markets/index.ts'
import { paymentMethodsIn } from '#markets/payment-methods.ts'
import type { SITEMAP_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { isInItsTime, isSeen } from '#schemas/rules/audience.ts'
import { isForMarket } from '#schemas/rules/for-market.ts'
import { languagesOn } from '#schemas/rules/switched-off.ts'

const KEPT = 'public, max-age=300'

export function robots({ config }: AppLoadContext): Response {
  return answer(robotsText(config.publicOrigin, config.mode), 'text/plain')
}

export async function siteMapIndex(context: AppLoadContext): Promise<Response> {
  const open = openMarkets(await loadOffering(context))
  return answer(sitemapIndex(context.config.publicOrigin, open), 'application/xml')
}

/** The site map of one market, as `FI.xml`. 404 for a closed or unknown one, 503 while the lake is down. */
export async function siteMapOf(context: AppLoadContext, file: string): Promise<Response> {
  const offering = await loadOffering(context)
  const market = openMarkets(offering).find(({ code }) => `${code}.xml` === file)
  if (!market) throw data(null, { status: 404 })
  try {
    const content = await context.content.fetch(SITEMAP_QUERY, {}, sitemapContent)
    const now = context.contentClock()
    context.changesAt(nextMoment(content.promotions, now))
    const settings = context.config.guards
    const pages = sitemapPages(content, market, { now, offering, settings })
    const text = urlSet(context.config.publicOrigin, market, { pages, offering })
    return answer(text, 'application/xml')
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    return new Response('', { status: 503, headers: { 'Retry-After': '60' } })
  }
}

function answer(text: string, type: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': KEPT },
  })
}

type SitemapPage = { path: string; changedAt: string | null }
/** `markets`: those that have a page at this path. */
type PlacedPage = SitemapPage & { markets: readonly string[] }

/** The pages of a market, each with all markets that have it. */
export function sitemapPages(
  content: SitemapContent,
  market: Market,
  { now, offering, settings }: { now: number; offering: Offering; settings: OperatorSettings },
): PlacedPage[] {
  const there = new Map<string, string[]>()
  for (const other of openMarkets(offering))
    for (const { path } of pagesOf(content, other, now, settings))
      there.set(path, [...(there.get(path) ?? []), other.code])
  return pagesOf(content, market, now, settings).map((it) => ({
    ...it,
    markets: there.get(it.path) ?? [market.code],
  }))
}

/** The pages that a visitor of this market may see now; none that are for players only or have not started. */
export function pagesOf(
  content: SitemapContent,
  market: Market,
  now: number,
  settings: OperatorSettings,
): SitemapPage[] {
  const closed = closedInMarket(market, settings)
  const offered = paymentMethodsIn(market.code)
  const visit = { audience: { kind: 'visitor' } as const, market: market.code, now }
  const promotions = content.promotions.filter(
    (it) => isSeen(it, visit) && !isPageOf(closed, it.path ?? ''),
  )
  const below = (path: string, pages: SitemapContent['pages']) =>
    pages
      .filter((it) => isForMarket(it, market.code))
      .map((it) => ({ path: `${path}/${it.slug}`, changedAt: it._updatedAt }))
  const pages = [
    ...['/', LOBBY_PATH.CASINO, LOBBY_PATH.LIVE_CASINO, '/sportsbook'].map((path) => ({
      path,
      changedAt: null,
    })),
    ...content.categories
      .filter((it) => isForMarket(it, market.code))
      .map((it) => ({ path: `${LOBBY_PATH[it.kind]}/${it.slug}`, changedAt: it._updatedAt })),
    ...below('', content.pages),
    ...below(
      PAYMENT_METHODS_PATH,
      content.methods.filter((it) => offered.includes(it.method)),
    ),
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
  return pages.filter(({ path }) => !isPageOf(closed, path))
}

/** `open`: the markets that have a site map. */
export function sitemapIndex(origin: string, open: readonly Market[]): string {
  const entries = open.map(
    ({ code }) => `<sitemap><loc>${escaped(`${origin}/sitemaps/${code}.xml`)}</loc></sitemap>`,
  )
  return xml('sitemapindex', entries)
}

/** Each page in each language of the market, with the same alternates that the page itself declares. */
export function urlSet(
  origin: string,
  market: Market,
  { pages, offering }: { pages: readonly PlacedPage[]; offering: Offering },
): string {
  const locales = languagesOn(market, offering.off).map((language) => toLocale(market, language))
  const entries = pages.flatMap(({ path, changedAt, markets }) => {
    const address = (segment: string) => escaped(`${origin}/${segment}${path === '/' ? '' : path}`)
    const others = alternatesIn(alternates(offering), markets).map(
      ({ hreflang, segment }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(segment)}"/>`,
    )
    const changed = changedAt === null ? '' : `<lastmod>${escaped(changedAt)}</lastmod>`
    return locales.map(
      ({ segment }) => `<url><loc>${address(segment)}</loc>${changed}${others.join('')}</url>`,
    )
  })
  return xml('urlset', entries)
}

/** A demo must not be indexed at all; a live site excludes players' pages, forms, and machine endpoints. */
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

/** Every page from content that search engines may index. */
const SITEMAP_QUERY = defineQuery(`{
  "categories": *[_type == "casinoGameCategory" && visibleInMenu != false] | order(_id asc){
    "slug": slug.current, kind, markets, _updatedAt
  },
  "promotions": *[_type == "promotion"] | order(_id asc){
    "slug": slug.current, "category": category->slug.current, _updatedAt,
    startDate, endDate, authorized,
    targetAudience{ targetAudienceOption, targetGroups, targetSegment },
    markets, campaign, wageringRequirement, "path": button.path
  },
  "pages": *[_type == "staticPage" && disabled != true] | order(_id asc){
    "slug": slug.current, markets, _updatedAt
  },
  "methods": *[_type == "paymentMethodPage"] | order(_id asc){
    "slug": slug.current, method, markets, _updatedAt
  },
  "landings": *[_type == "landingPage" && indexable == true] | order(_id asc){
    "slug": slug.current, markets, _updatedAt, startDate, endDate
  }
}`)

const slug = z.string().regex(/^[a-zA-Z0-9_-]{1,100}$/)

const page = z.object({ slug, markets: listOf(z.string()), _updatedAt: z.string() })

const sitemapContent = z.object({
  categories: listOf(
    z.object({
      slug,
      kind: z.enum(['CASINO', 'LIVE_CASINO']),
      markets: listOf(z.string()),
      _updatedAt: z.string(),
    }),
  ),
  pages: listOf(page),
  methods: listOf(page.extend({ method: z.enum(PAYMENT_METHODS) })),
  landings: listOf(
    page.extend({ startDate: z.string().nullable(), endDate: z.string().nullable() }),
  ),
  promotions: listOf(
    z.object({
      slug,
      category: slug,
      _updatedAt: z.string(),
      // An offer is in no site map: only its page knows who may have it.
      campaign: z.string().nullable(),
      wageringRequirement: z.number().nullable(),
      path: z.string().nullable(),
      ...audienceFields,
    }),
  ),
})
type SitemapContent = z.output<typeof sitemapContent>

// Fails to compile when the query's result changes.
true satisfies SameShape<SITEMAP_QUERY_RESULT, z.input<typeof sitemapContent>>
