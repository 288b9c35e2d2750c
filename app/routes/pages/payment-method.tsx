import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orUnavailable } from '#app/content/or-unavailable.server.ts'
import { PaymentMethod } from '#app/features/pages/PaymentMethods.tsx'
import { loadPaymentMethod } from '#app/features/pages/payment-methods.server.ts'
import { pageHeaders } from '#app/market/page-headers.ts'
import { withSiteName } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { loadPageGames } from '#app/routes/page-games.server.ts'
import { showGames } from '#app/routes/show-games.tsx'
import { guard } from '#app/session/guard.server.ts'

export const handle = { ...messages('content'), indexable: true }
export const meta = titleMeta
export const headers = pageHeaders

/** One payment method (CNT-14). */
export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await guard(args, 'static')
  return orUnavailable(async () => {
    const method = await loadPaymentMethod(args.context, args.params.method ?? '', locale)
    const games = await loadPageGames(args, locale, method.body)
    return {
      title: withSiteName(method.seoTitle),
      description: method.description,
      onlyInMarkets: method.markets,
      method,
      games,
    }
  })
}

export const clientLoader = withMessages(handle)

export default function PaymentMethodRoute() {
  const { method, games } = useLoaderData<typeof loader>()
  return <PaymentMethod method={method} showGames={showGames(games)} />
}
