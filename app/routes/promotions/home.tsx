import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Banners } from '#app/features/banners/Banners.tsx'
import { loadBanners } from '#app/features/banners/banners.server.ts'
import { PromotionList } from '#app/features/promotions/PromotionList.tsx'
import { promotionListPage } from '#app/features/promotions/promotion-route.server.ts'
import { loadSeoText } from '#app/features/seo/seo-text.server.tsx'
import { pageHeaders } from '#app/market/page-headers.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { guard } from '#app/session/guard.server.ts'

export const handle = { ...messages('promotions', 'content', 'home'), indexable: true }
export const meta = titleMeta
export const headers = pageHeaders

export async function loader(args: LoaderFunctionArgs) {
  const visit = await guard(args, 'marketing')
  const { locale, player } = visit
  const [seoText, banners] = await Promise.all([
    loadSeoText(args, locale),
    loadBanners(args, { placement: 'promotions-home', locale, player }),
  ])
  return promotionListPage(args, visit, { seoText, banners })
}

export const clientLoader = withMessages(handle)

export default function PromotionsHomeRoute() {
  const { view, banners } = useLoaderData<typeof loader>()
  return <PromotionList view={view} banners={<Banners banners={banners} height="low" />} />
}
