import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { withFragments } from '#app/content/fragments/with-fragments.ts'
import { Lobby } from '#app/features/lobby/Lobby.tsx'
import { LiveData } from '#app/features/lobby/live-data/LiveData.tsx'
import { MyGames } from '#app/features/lobby/my-games/MyGames.tsx'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { loadMyGamesPage } from '#app/routes/casino/lobby-page.server.ts'

export const handle = messages('lobby', 'mygames', 'winners', 'tables')
export const meta = titleMeta

export function loader(args: LoaderFunctionArgs) {
  return loadMyGamesPage(args, 'LIVE_CASINO')
}

export const clientLoader = withFragments(withMessages(handle))

export default function LiveMyGamesRoute() {
  const { view, mine } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mygames')
  return (
    <Lobby
      view={view}
      figures={<LiveData />}
      heading={t('title')}
      mine={<MyGames initial={mine} kind="LIVE_CASINO" extent="all" />}
    />
  )
}
