import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { pageTitle, withSiteName } from '#app/market/page-title.server.ts'
import { requireLocale } from '#app/market/require-locale.server.ts'
import { readSession } from '#app/session/session.server.ts'
import { readPromotion, readPromotions } from './promotions.server.ts'

const NOT_KEPT = { 'X-Page-Cache': 'no' }

/** The loader of the three lists. */
export async function promotionListPage(args: LoaderFunctionArgs) {
  const { locale, player } = await visitorOf(args)
  const { category, tag } = args.params
  const view = await readPromotions(
    args,
    { locale, player },
    { ...(category ? { category } : {}), ...(tag ? { tag } : {}) },
  )
  const heading = view.state === 'list' ? view.heading : null
  const title = heading ? withSiteName(heading) : pageTitle(locale, 'promotions:title')
  return view.state === 'unavailable'
    ? data({ title, view }, { status: 503, headers: { ...NOT_KEPT, 'Retry-After': '5' } })
    : data({ title, view })
}

/** The loader of one promotion. 410 for one that is over: search engines forget it. */
export async function promotionPage(args: LoaderFunctionArgs) {
  const { locale, player } = await visitorOf(args)
  const { category = '', promotion: slug = '' } = args.params
  const view = await readPromotion(args, { locale, player }, { category, slug })
  if (view.state === 'unavailable') {
    const title = pageTitle(locale, 'promotions:title')
    return data(
      { title, description: '', view },
      { status: 503, headers: { ...NOT_KEPT, 'Retry-After': '5' } },
    )
  }
  const page = {
    title: withSiteName(view.card.title),
    description: view.card.summary,
    onlyInMarkets: view.markets,
    view,
  }
  return view.state === 'ended' ? data(page, { status: 410 }) : data(page)
}

async function visitorOf(args: LoaderFunctionArgs) {
  const locale = requireLocale(args)
  const session = await readSession(args)
  return { locale, player: session.status === 'player' ? session.player : null }
}
