import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orUnavailable } from '#app/content/or-unavailable.server.ts'
import { loadSeoText } from '#app/features/seo/seo-text.server.tsx'
import { VipPage } from '#app/features/vip/VipPage.tsx'
import { loadVipPage } from '#app/features/vip/vip.server.ts'
import { pageHeaders } from '#app/market/page-headers.ts'
import { withSiteName } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { guard } from '#app/session/guard.server.ts'

export const handle = { indexable: true }
export const meta = titleMeta
export const headers = pageHeaders

/** The VIP page (RTE-09). */
export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await guard(args, 'marketing')
  return orUnavailable(async () => {
    const vip = await loadVipPage(args.context, locale)
    return {
      title: withSiteName(vip.seoTitle),
      description: vip.description,
      onlyInMarkets: vip.markets,
      vip,
      seoText: await loadSeoText(args, locale),
    }
  })
}

export default function VipRoute() {
  return <VipPage vip={useLoaderData<typeof loader>().vip} />
}
