import type { AppLoadContext } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { textIn } from '#app/content/localised.ts'
import type { Locale } from '#app/market/locale.ts'
import type { Kind } from './lobby.query.server.ts'
import { LOBBY_HOME_QUERY, lobbyHome } from './lobby-home.query.server.ts'

const DOCUMENT = { CASINO: 'casinoHome', LIVE_CASINO: 'liveCasinoHome' } as const

export type LobbyHome = {
  heading: string
  intro: string
  /** Ids, in the editors' order. */
  boxes: readonly string[]
  seoTitle: string
  seoDescription: string
}

const NOTHING: LobbyHome = { heading: '', intro: '', boxes: [], seoTitle: '', seoDescription: '' }

/** The editors' texts and boxes of a lobby; none while the lake is down: the lobby works without them. */
export async function readLobbyHome(
  { content }: Pick<AppLoadContext, 'content'>,
  kind: Kind,
  { language }: Locale,
): Promise<LobbyHome> {
  try {
    const home = await content.fetch(LOBBY_HOME_QUERY, { id: DOCUMENT[kind] }, lobbyHome)
    if (!home) return NOTHING
    return {
      heading: textIn(home.title, language),
      intro: textIn(home.intro, language),
      boxes: home.boxes,
      seoTitle: textIn(home.seoTitle, language),
      seoDescription: textIn(home.seoDescription, language),
    }
  } catch (error) {
    if (error instanceof ContentUnavailableError) return NOTHING
    throw error
  }
}
