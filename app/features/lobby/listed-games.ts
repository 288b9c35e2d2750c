import type { CatalogueGame } from '#app/content/games/catalogue.query.server.ts'
import { whyUnlisted } from '#schemas/rules/lobby-games.ts'
import type { Kind } from '#schemas/rules/plan-lobby.ts'
import type { PlannedLobby } from './lobby.query.server.ts'

/** The games of the catalogue that a lobby of this market may list on a day, in order. */
export function listedGames(
  games: readonly CatalogueGame[],
  lobby: Pick<PlannedLobby, 'excludedStudios' | 'hiddenProviders'>,
  { kind, today }: { kind: Kind; today: string },
): CatalogueGame[] {
  const asked = { kind, excluded: lobby.excludedStudios, today }
  return games.filter(
    (it) =>
      !lobby.hiddenProviders.includes(it.provider) &&
      whyUnlisted({ ...it, enabled: true }, asked) === null,
  )
}
