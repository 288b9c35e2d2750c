import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { withFragments } from '#app/content/fragments/with-fragments.ts'
import { Lobby } from '#app/features/lobby/Lobby.tsx'
import { LiveData } from '#app/features/lobby/live-data/LiveData.tsx'
import { MyGames } from '#app/features/lobby/my-games/MyGames.tsx'
import { pageHeaders } from '#app/market/page-headers.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { loadStudioPage } from '#app/routes/casino/lobby-page.server.ts'

export const handle = { ...messages('lobby', 'mygames', 'winners', 'tables'), indexable: true }
export const meta = titleMeta
export const headers = pageHeaders

export function loader(args: LoaderFunctionArgs) {
  return loadStudioPage(args, 'LIVE_CASINO')
}

export const clientLoader = withFragments(withMessages(handle))

export default function LiveStudioRoute() {
  const { view, mine } = useLoaderData<typeof loader>()
  return (
    <Lobby
      view={view}
      figures={<LiveData />}
      mine={mine && <MyGames initial={mine} kind="LIVE_CASINO" extent="marks" />}
    />
  )
}
