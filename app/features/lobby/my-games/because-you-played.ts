import type { CatalogueGame } from '#app/content/games/catalogue.query.server.ts'

type Likeness = Pick<
  CatalogueGame,
  '_id' | 'provider' | 'studio' | 'gameType' | 'features' | 'themes'
>

/**
 * What two games have in common, weighted by how well it predicts that a player of one likes the other. Money is no
 * factor.
 */
const OF_TYPE = 4
const OF_THEME = 3
const OF_FEATURE = 2
const OF_STUDIO = 2
const OF_PROVIDER = 1

/**
 * The games most similar to one that was played, most similar first. Never one with a higher or unknown smallest bet: a
 * suggestion never raises the stake.
 */
export function gamesLike<Game extends Likeness>(
  played: Likeness,
  games: readonly Game[],
  setting: {
    /** In the player's currency, by game id. */
    smallestBets: ReadonlyMap<string, number>
    /** Ids of the games that the player has played lately: those have a separate row. */
    known: ReadonlySet<string>
    most: number
  },
): Game[] {
  const { smallestBets, known, most } = setting
  const limit = smallestBets.get(played._id)
  if (limit === undefined) return []
  const rated: { game: Game; likeness: number }[] = []
  for (const game of games) {
    if (game._id === played._id || known.has(game._id)) continue
    const least = smallestBets.get(game._id)
    if (least === undefined || least > limit) continue
    const likeness = likenessOf(played, game)
    if (likeness > 0) rated.push({ game, likeness })
  }
  return rated
    .sort((a, b) => b.likeness - a.likeness || (a.game._id < b.game._id ? -1 : 1))
    .slice(0, most)
    .map(({ game }) => game)
}

function likenessOf(played: Likeness, game: Likeness): number {
  return (
    (game.gameType !== null && game.gameType === played.gameType ? OF_TYPE : 0) +
    OF_THEME * shared(played.themes, game.themes) +
    OF_FEATURE * shared(played.features, game.features) +
    (game.studio !== null && game.studio === played.studio ? OF_STUDIO : 0) +
    (game.provider === played.provider ? OF_PROVIDER : 0)
  )
}

const shared = (some: readonly string[], others: readonly string[]) =>
  new Set(some.filter((it) => others.includes(it))).size
