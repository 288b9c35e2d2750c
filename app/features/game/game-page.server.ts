import type { AppLoadContext } from '@remix-run/node'
import { type ContentGame, loadGame } from '#app/content/games/load-game.server.ts'
import { readPicture } from '#app/content/image-source.server.ts'
import type { Picture } from '#app/content/image-url.ts'
import { deviceClass } from '#app/market/device.server.ts'
import type { Locale } from '#app/market/locale.ts'
import type { Player } from '#app/session/player.ts'
import { offersDemo } from '#game-providers/demo.ts'
import { findProvider, type GameKind, type GameProvider } from '#game-providers/index.ts'
import { runsOn } from '#schemas/rules/channels.ts'

export type GameStart =
  | { state: 'real' }
  /** Play for money needs a login; `demo`: play money needs none here. */
  | { state: 'visitor'; demo: boolean }
  | { state: 'refused'; reason: 'restricted' | 'device' }

/** A game, as its public page presents it. */
export type GamePresented = {
  game: Pick<ContentGame, 'id' | 'name' | 'provider' | 'launchCode'>
  picture: Picture | null
  play: GameStart
}

/** The picture is at most this wide, in CSS pixels. */
const PICTURE_WIDTH = 240

/** Null for a game whose provider has no pages here. Throws ContentUnavailableError. */
export async function presentGame(
  { request, context }: { request: Request; context: AppLoadContext },
  of: { id: string; kind: GameKind; player: Player | null; locale: Locale; restricted: boolean },
): Promise<GamePresented | null> {
  const game = await loadGame(context, of.id)
  const provider = game && findProvider(game.provider)
  if (!provider || !context.config.games[provider.id]?.kinds.includes(of.kind)) return null
  const { id, name, launchCode, thumbnail } = game
  return {
    game: { id, name, provider: game.provider, launchCode },
    picture: readPicture(context, thumbnail, 'square', `${PICTURE_WIDTH}px`),
    play: startOf(request, { ...of, provider, channels: game.channels }),
  }
}

/** How this visitor may start a game that has a page here. `restricted`: it may not be offered in their country. */
export function startOf(
  { headers }: Pick<Request, 'headers'>,
  of: {
    kind: GameKind
    provider: GameProvider
    channels: readonly string[]
    player: Player | null
    locale: Locale
    restricted: boolean
  },
): GameStart {
  if (of.restricted) return { state: 'refused', reason: 'restricted' }
  if (!runsOn(of.channels, deviceClass(headers))) return { state: 'refused', reason: 'device' }
  if (of.player !== null) return { state: 'real' }
  return { state: 'visitor', demo: offersDemo(of.provider, of.kind, of.locale.market) }
}
