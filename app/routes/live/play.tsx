import type { LoaderFunctionArgs } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { PlayScreen } from '#app/routes/casino/PlayScreen.tsx'
import { loadPlayRoute } from '#app/routes/casino/play-page.server.ts'
import { requirePlayer } from '#app/session/guard.server.ts'

export const handle = { ...messages('game', 'rounds'), bare: true }
export const meta = titleMeta
export const headers = () => ({ 'X-Page-Cache': 'no' })

/** Live tables are for players: an anonymous visitor gets the lobby with the login open over it (GRD-15, CON-04). */
export async function loader(args: LoaderFunctionArgs) {
  return loadPlayRoute(args, await requirePlayer(args, 'liveCasinoPlay'), 'LIVE_CASINO')
}

export const clientLoader = withMessages(handle)

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || (formMethod ?? 'GET') !== 'GET'
}

export default function LivePlayRoute() {
  return <PlayScreen {...useLoaderData<typeof loader>()} />
}
