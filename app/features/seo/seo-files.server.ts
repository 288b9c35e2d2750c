import { type AppLoadContext, data } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { nextMoment } from '#app/content/schedule.ts'
import { SITEMAP_QUERY, sitemapContent } from './sitemap.query.server.ts'
import { openMarkets, pagesOf, robotsText, sitemapIndex, urlSet } from './sitemap.ts'

const KEPT = 'public, max-age=300'

export function robots({ config }: AppLoadContext): Response {
  return answer(robotsText(config.publicOrigin, config.mode), 'text/plain')
}

export function siteMapIndex({ config }: AppLoadContext): Response {
  return answer(sitemapIndex(config.publicOrigin), 'application/xml')
}

/** The site map of one market, as `FI.xml`. 404 for a closed or unknown one, 503 while the lake is down. */
export async function siteMapOf(context: AppLoadContext, file: string): Promise<Response> {
  const market = openMarkets().find(({ code }) => `${code}.xml` === file)
  if (!market) throw data(null, { status: 404 })
  try {
    const content = await context.content.fetch(SITEMAP_QUERY, {}, sitemapContent)
    const now = context.contentClock()
    context.changesAt(nextMoment(content.promotions, now))
    const pages = pagesOf(content, market, now)
    return answer(urlSet(context.config.publicOrigin, market, pages), 'application/xml')
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
