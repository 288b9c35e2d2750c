import type { LoaderFunctionArgs } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { Banners } from '#app/features/banners/Banners.tsx'
import { GamePage } from '#app/features/game/GamePage.tsx'
import { logInToPlay } from '#app/features/login/LoginButton.tsx'
import { titleMeta } from '#app/market/title-meta.ts'
import { useLocalePath } from '#app/market/use-locale.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { PlayScreen } from '#app/routes/casino/PlayScreen.tsx'
import { guard } from '#app/session/guard.server.ts'
import { loadVirtualsRoute } from './virtuals-page.server.ts'

export const handle = { ...messages('game', 'rounds', 'home'), bareForPlayers: true }
export const meta = titleMeta
export const headers = () => ({ 'X-Page-Cache': 'no' })

/** The virtual sports for players who have them; a visitor sees what they are, and logs in there (GAP-026). */
export async function loader(args: LoaderFunctionArgs) {
  return loadVirtualsRoute(args, await guard(args, 'virtuals'))
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
  const { banners, facts, play, presented } = useLoaderData<typeof loader>()
  const path = useLocalePath()
  return (
    <>
      {play ? <PlayScreen {...play} facts={facts} /> : null}
      {presented ? (
        <GamePage
          {...{ presented, facts, studio: null, more: null }}
          playPath={path('/virtuals')}
          logIn={logInToPlay}
        />
      ) : null}
      <Banners banners={banners} height="low" />
    </>
  )
}
