import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orUnavailable } from '#app/content/or-unavailable.server.ts'
import { PaymentMethodList } from '#app/features/pages/PaymentMethods.tsx'
import { loadStaticPage } from '#app/features/pages/pages.server.ts'
import { methodsOrFailure } from '#app/features/pages/payment-methods.server.ts'
import { StaticPage } from '#app/features/pages/StaticPage.tsx'
import { breadcrumbTrail } from '#app/features/seo/page-facts.server.ts'
import { loadSeoText } from '#app/features/seo/seo-text.server.tsx'
import { pageHeaders } from '#app/market/page-headers.ts'
import { withSiteName } from '#app/market/page-title.server.ts'
import { PAYMENT_METHODS_PATH } from '#app/market/paths.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { loadPageGames } from '#app/routes/page-games.server.ts'
import { showGames } from '#app/routes/show-games.tsx'
import { guard } from '#app/session/guard.server.ts'

export const handle = { ...messages('content'), indexable: true }
export const meta = titleMeta
export const headers = pageHeaders

/** A text page at its own address (RTE-17, RTE-21). */
export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await guard(args, 'static')
  const slug = args.params.slug ?? ''
  return orUnavailable(async () => {
    const page = await loadStaticPage(args.context, slug, locale)
    const [games, methods, seoText] = await Promise.all([
      loadPageGames(args, locale, page.body),
      `/${slug}` === PAYMENT_METHODS_PATH ? methodsOrFailure(args.context, locale) : null,
      loadSeoText(args, locale),
    ])
    const title = withSiteName(page.seoTitle)
    const onlyInMarkets = page.markets
    const jsonLd = breadcrumbTrail(args.context, locale, [{ name: page.title, path: `/${slug}` }])
    const { description } = page
    const shown = { title, description, onlyInMarkets, jsonLd, page, games, methods, seoText }
    // A page without its list is not kept for others.
    const headers = { 'X-Page-Cache': 'no' }
    return methods?.state === 'failed' ? data(shown, { headers }) : data(shown)
  })
}

export const clientLoader = withMessages(handle)

export default function StaticPageRoute() {
  const { page, games, methods } = useLoaderData<typeof loader>()
  return (
    <StaticPage page={page} showGames={showGames(games)}>
      {methods ? <PaymentMethodList part={methods} /> : null}
    </StaticPage>
  )
}
