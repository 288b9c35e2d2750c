import type { LoaderFunctionArgs } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { Banners } from '#app/features/banners/Banners.tsx'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { PlayScreen } from '#app/routes/casino/PlayScreen.tsx'
import { requirePlayer } from '#app/session/guard.server.ts'
import { loadVirtualsRoute } from './virtuals-page.server.ts'

export const handle = { ...messages('game', 'rounds', 'home'), bare: true }
export const meta = titleMeta
export const headers = () => ({ 'X-Page-Cache': 'no' })

/** For players with virtual sports: an anonymous visitor gets the home page with the login open over it (GAP-026). */
export async function loader(args: LoaderFunctionArgs) {
  return loadVirtualsRoute(args, await requirePlayer(args, 'virtuals'))
}

export const clientLoader = withMessages(handle)

/** Another launch would discard the running match. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || (formMethod ?? 'GET') !== 'GET'
}

export default function VirtualsRoute() {
  const { banners, ...play } = useLoaderData<typeof loader>()
  return (
    <>
      <PlayScreen {...play} />
      <Banners banners={banners} height="low" />
    </>
  )
}
