import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orUnavailable } from '#app/content/or-unavailable.server.ts'
import { loadRegistrationLanding } from '#app/features/pages/pages.server.ts'
import { RegistrationLanding } from '#app/features/pages/RegistrationLanding.tsx'
import { pageHeaders } from '#app/market/page-headers.ts'
import { withSiteName } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { loadPageGames } from '#app/routes/page-games.server.ts'
import { showGames } from '#app/routes/show-games.tsx'
import { guard } from '#app/session/guard.server.ts'

export const handle = messages('content')
export const meta = titleMeta
export const headers = pageHeaders

/** A registration landing (RTE-10, GAP-124). */
export async function loader(args: LoaderFunctionArgs) {
  const { locale, player } = await guard(args, 'marketing')
  return orUnavailable(async () => {
    const page = await loadRegistrationLanding(args, args.params.slug ?? '', {
      locale,
      player,
    })
    const games = await loadPageGames(args, locale, page.body)
    return {
      title: withSiteName(page.seoTitle),
      description: page.description,
      onlyInMarkets: page.markets,
      page,
      games,
    }
  })
}

export const clientLoader = withMessages(handle)

export default function RegistrationRoute() {
  const { page, games } = useLoaderData<typeof loader>()
  return <RegistrationLanding page={page} showGames={showGames(games)} />
}
