import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PromotionList } from '#app/features/promotions/PromotionList.tsx'
import { promotionListPage } from '#app/features/promotions/promotion-route.server.ts'
import { loadSeoText } from '#app/features/seo/seo-text.server.tsx'
import { pageHeaders } from '#app/market/page-headers.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { guard } from '#app/session/guard.server.ts'

export const handle = { ...messages('promotions', 'content'), indexable: true }
export const meta = titleMeta
export const headers = pageHeaders

export async function loader(args: LoaderFunctionArgs) {
  const visit = await guard(args, 'marketing')
  return promotionListPage(args, visit, { seoText: await loadSeoText(args, visit.locale) })
}

export const clientLoader = withMessages(handle)

export default function PromotionsTagRoute() {
  return <PromotionList view={useLoaderData<typeof loader>().view} />
}
