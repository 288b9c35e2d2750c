import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PromotionPage } from '#app/features/promotions/PromotionPage.tsx'
import { promotionPage } from '#app/features/promotions/promotion-route.server.ts'
import { breadcrumbTrail } from '#app/features/seo/page-facts.server.ts'
import { pageHeaders } from '#app/market/page-headers.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { loadPageGames } from '#app/routes/page-games.server.ts'
import { showGames } from '#app/routes/show-games.tsx'
import { guard } from '#app/session/guard.server.ts'

export const handle = { ...messages('promotions', 'content'), indexable: true }
export const meta = titleMeta
export const headers = pageHeaders

export async function loader(args: LoaderFunctionArgs) {
  const visit = await guard(args, 'marketing')
  const { locale } = visit
  return promotionPage(args, visit, {
    loadGames: (text) => loadPageGames(args, locale, text),
    describe: (trail) => breadcrumbTrail(args.context, locale, trail),
  })
}

export const clientLoader = withMessages(handle)

export default function PromotionRoute() {
  const { view, games } = useLoaderData<typeof loader>()
  return <PromotionPage view={view} showGames={showGames(games)} />
}
