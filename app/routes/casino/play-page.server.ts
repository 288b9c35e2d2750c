import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadGameFacts } from '#app/features/game/game-facts.server.ts'
import type { GameFactsView } from '#app/features/game/game-facts.ts'
import { loadLimitation } from '#app/features/game/limitation.server.ts'
import { loadPlayPage, type PlayPage } from '#app/features/game/play.server.ts'
import type { Visit } from '#app/features/lobby/lobby-setting.server.ts'
import { loadOpenRounds, type RoundRow } from '#app/features/rounds/rounds.server.ts'
import { withSiteName } from '#app/market/page-title.server.ts'
import { LOBBY_PATH } from '#app/market/paths.ts'
import type { Player } from '#app/session/player.ts'

export type PlayRouteData = {
  page: PlayPage
  facts: GameFactsView
  lobbyPath: string
  limitation: 0 | 1 | 2
  /** Unfinished rounds of other games. */
  openRounds: RoundRow[]
}

/** The play page of either lobby, with notices for the player before playing on. */
export async function loadPlayRoute(
  args: LoaderFunctionArgs,
  visit: Visit & { player: Player | null },
  kind: keyof typeof LOBBY_PATH,
): Promise<PlayRouteData & { title: string }> {
  const { player, locale } = visit
  const page = await loadPlayPage(args, { player, locale, kind })
  const [facts, limitation, openRounds] = await Promise.all([
    loadGameFacts(args, {
      ...{ player, locale },
      game: { ...page.game, launchCode: page.launchCode },
    }),
    loadLimitation(args, player, page),
    player ? loadOpenRounds(args, { player, locale }, page.launchCode) : [],
  ])
  return {
    title: withSiteName(page.game.name),
    page,
    facts,
    lobbyPath: LOBBY_PATH[kind],
    limitation,
    openRounds,
  }
}
