import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageHeaders } from '#app/market/page-headers.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { AboutGame } from '#app/routes/casino/AboutGame.tsx'
import { loadGameRoute } from '#app/routes/casino/game-page.server.ts'

export const handle = { ...messages('game'), indexable: true }
export const meta = titleMeta
export const headers = pageHeaders

export function loader(args: LoaderFunctionArgs) {
  return loadGameRoute(args, 'LIVE_CASINO')
}

export const clientLoader = withMessages(handle)

export default function LiveGameRoute() {
  return <AboutGame {...useLoaderData<typeof loader>()} />
}
