import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { bringsFragments } from '#app/content/fragments/with-fragments.ts'
import { Banners } from '#app/features/banners/Banners.tsx'
import { Boxes } from '#app/features/boxes/Boxes.tsx'
import { Lobby } from '#app/features/lobby/Lobby.tsx'
import { pageHeaders } from '#app/market/page-headers.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { readLobbyPage } from '#app/routes/casino/lobby-page.server.ts'

export const handle = { ...messages('lobby', 'home', 'content'), indexable: true }
export const meta = titleMeta
export const headers = pageHeaders

export function loader(args: LoaderFunctionArgs) {
  return readLobbyPage(args, 'CASINO')
}

export const clientLoader = bringsFragments(bringsMessages(handle))

export default function CasinoLobbyRoute() {
  const { view, heading, intro, banners, boxes } = useLoaderData<typeof loader>()
  return (
    <Lobby
      view={view}
      heading={heading}
      intro={intro}
      banners={<Banners banners={banners} height="low" />}
      boxes={(place) => <Boxes boxes={boxes[place] ?? []} />}
    />
  )
}
