import { data, type LoaderFunctionArgs } from '@remix-run/node'
import type { RichTextView } from '#app/content/rich-text/rich-text-view.ts'
import { pageTitle, withSiteName } from '#app/market/page-title.server.ts'
import type { Visit } from '#app/session/guard.server.ts'
import { loadPromotion, loadPromotions } from './promotions.server.ts'

const NOT_KEPT = { 'X-Page-Cache': 'no' }

/** The loader of the three lists. `more` goes along: `seoText` at their end, banners above the first. */
export async function promotionListPage<More extends object>(
  args: LoaderFunctionArgs,
  { locale, player }: Visit,
  more: More,
) {
  const { category, tag } = args.params
  const view = await loadPromotions(
    args,
    { locale, player },
    { ...(category ? { category } : {}), ...(tag ? { tag } : {}) },
  )
  const heading = view.state === 'list' ? view.heading : null
  const title = heading ? withSiteName(heading) : pageTitle(locale, 'promotions:title')
  return view.state === 'unavailable'
    ? data({ title, view, ...more }, { status: 503, headers: { ...NOT_KEPT, 'Retry-After': '5' } })
    : data({ title, onlyInMarkets: view.markets, view, ...more })
}

/** The loader of one promotion, with the games of its text. 410 for an ended one: search engines drop it. */
export async function promotionPage<Games extends object, Fact>(
  args: LoaderFunctionArgs,
  { locale, player }: Visit,
  page: {
    loadGames: (text: RichTextView | null) => Promise<Games>
    /** Breadcrumb for search engines. */
    describe: (trail: { name: string; path: string }[]) => Fact[]
  },
) {
  const { category = '', promotion: slug = '' } = args.params
  const view = await loadPromotion(args, { locale, player }, { category, slug })
  if (view.state === 'unavailable') {
    const title = pageTitle(locale, 'promotions:title')
    return data(
      { title, description: '', view, games: await page.loadGames(null) },
      { status: 503, headers: { ...NOT_KEPT, 'Retry-After': '5' } },
    )
  }
  const found = {
    title: withSiteName(view.card.title),
    description: view.card.summary,
    onlyInMarkets: view.markets,
    view,
    games: await page.loadGames(view.body),
    jsonLd: page.describe([
      { name: view.category.title, path: `/promotions/${category}` },
      { name: view.card.title, path: `/promotions/${category}/${slug}` },
    ]),
  }
  return view.state === 'ended' ? data(found, { status: 410 }) : data(found)
}
