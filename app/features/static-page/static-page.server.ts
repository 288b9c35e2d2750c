import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { ofMarket } from '#app/content/for-market.ts'
import { textIn } from '#app/content/localised.ts'
import { richTextIn } from '#app/content/rich-text/rich-text.server.ts'
import { withSiteName } from '#app/market/page-title.server.ts'
import { requireLocale } from '#app/market/require-locale.server.ts'
import { STATIC_PAGES_QUERY, staticPages } from './static-page.query.server.ts'

const SLUG = /^[a-z0-9-]{1,96}$/

/** The page that editors wrote for this address and market. 404 where there is none, 503 while the lake is down. */
export async function staticPage(args: LoaderFunctionArgs) {
  const locale = requireLocale(args)
  const slug = args.params.page ?? ''
  if (!SLUG.test(slug)) throw data(null, { status: 404 })
  const all = await args.context.content
    .fetch(STATIC_PAGES_QUERY, { slug }, staticPages)
    .catch((error: unknown) => {
      if (!(error instanceof ContentUnavailableError)) throw error
      throw data(null, { status: 503 })
    })
  const page = ofMarket(all, locale.market.code)
  if (!page) throw data(null, { status: 404 })
  const { language } = locale
  const heading = textIn(page.title, language)
  return {
    title: textIn(page.seoTitle, language) || withSiteName(heading),
    description: textIn(page.seoDescription, language),
    id: page._id,
    onlyInMarkets: all.some((it) => it.markets.length === 0) ? [] : all.flatMap((it) => it.markets),
    heading,
    body: richTextIn(page.body, language),
  }
}
