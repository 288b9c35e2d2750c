import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { withFragments } from '#app/content/fragments/with-fragments.ts'
import { Banners } from '#app/features/banners/Banners.tsx'
import { Lobby } from '#app/features/lobby/Lobby.tsx'
import { LiveData } from '#app/features/lobby/live-data/LiveData.tsx'
import { MyGames } from '#app/features/lobby/my-games/MyGames.tsx'
import { Winners } from '#app/features/lobby/winners/Winners.tsx'
import { PromoCards } from '#app/features/promo-cards/PromoCards.tsx'
import { pageHeaders } from '#app/market/page-headers.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { loadLobbyPage } from '#app/routes/casino/lobby-page.server.ts'

export const handle = {
  ...messages('lobby', 'mygames', 'winners', 'tables', 'home', 'content'),
  indexable: true,
}
export const meta = titleMeta
export const headers = pageHeaders

export function loader(args: LoaderFunctionArgs) {
  return loadLobbyPage(args, 'LIVE_CASINO')
}

export const clientLoader = withFragments(withMessages(handle))

export default function LiveLobbyRoute() {
  const { view, mine, heading, intro, banners, boxes } = useLoaderData<typeof loader>()
  return (
    <Lobby
      view={view}
      heading={heading}
      intro={intro}
      figures={<LiveData />}
      below={<Winners />}
      banners={<Banners banners={banners} height="low" />}
      mine={mine && <MyGames initial={mine} kind="LIVE_CASINO" extent="strip" />}
      promoCards={(place) => <PromoCards boxes={boxes[place] ?? []} />}
    />
  )
}
