import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { LOBBY_PATH, readPlayPage } from '#app/features/game/play.server.ts'
import { LOGIN_PARAMETER } from '#app/features/login/login-parameter.ts'
import { withSiteName } from '#app/market/page-title.server.ts'
import { localePath } from '#app/market/paths.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { PlayScreen } from '#app/routes/casino/PlayScreen.tsx'
import { requireProduct } from '#app/session/require-player.server.ts'

export const handle = { ...messages('game'), bare: true }
export const meta = titleMeta
export const headers = () => ({ 'X-Page-Cache': 'no' })

/** Live tables are for players: a stranger gets the lobby with the login open over it (GRD-15, CON-04). */
export async function loader(args: LoaderFunctionArgs) {
  const { player, locale } = await requireProduct(args, 'liveCasino')
  if (player === null) {
    const wanted = encodeURIComponent(new URL(args.request.url).pathname)
    const lobby = localePath(locale.segment, LOBBY_PATH.LIVE_CASINO)
    throw redirect(`${lobby}?${LOGIN_PARAMETER}=${wanted}`)
  }
  const page = await readPlayPage(args, { player, locale, kind: 'LIVE_CASINO' })
  return { title: withSiteName(page.game.name), page, lobbyPath: LOBBY_PATH.LIVE_CASINO }
}

export const clientLoader = bringsMessages(handle)

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
