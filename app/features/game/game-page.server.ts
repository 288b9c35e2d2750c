import type { AppLoadContext } from '@remix-run/node'
import { type ContentGame, loadGame } from '#app/content/games/load-game.server.ts'
import { readPicture } from '#app/content/image-source.server.ts'
import type { Picture } from '#app/content/image-url.ts'
import type { GameSetup } from '#app/load-context.ts'
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
  | { state: 'refused'; reason: 'restricted' | 'device' | 'hidden' | 'notAvailable' }

/** A game, as its public page presents it. */
export type GamePresented = {
  game: Pick<ContentGame, 'id' | 'name' | 'provider' | 'launchCode'>
  picture: Picture | null
  play: GameStart
}

/** The picture is at most this wide, in CSS pixels. */
const PICTURE_WIDTH = 240

/** A provider whose games of this kind have pages here, with its set-up; null where configuration leaves it out. */
export function openProvider(
  { config }: Pick<AppLoadContext, 'config'>,
  of: { provider: string; kind: GameKind },
): { provider: GameProvider; setup: GameSetup } | null {
  const provider = findProvider(of.provider)
  const setup = provider && config.games[provider.id]
  return provider && setup?.kinds.includes(of.kind) ? { provider, setup } : null
}

/** Null for a game whose provider has no pages here. Throws ContentUnavailableError. */
export async function presentGame(
  { request, context }: { request: Request; context: AppLoadContext },
  of: { id: string; kind: GameKind; player: Player | null; locale: Locale; restricted: boolean },
): Promise<GamePresented | null> {
  const game = await loadGame(context, of.id)
  const opened = game && openProvider(context, { provider: game.provider, kind: of.kind })
  if (!opened) return null
  const { id, name, launchCode, thumbnail } = game
  return {
    game: { id, name, provider: game.provider, launchCode },
    picture: readPicture(context, thumbnail, 'square', `${PICTURE_WIDTH}px`),
    play: startOf(request, { ...of, provider: opened.provider, channels: game.channels }),
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
