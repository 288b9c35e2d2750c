import type { CatalogueGame } from '#app/content/games/catalogue.query.server.ts'

type Likeness = Pick<
  CatalogueGame,
  '_id' | 'provider' | 'studio' | 'gameType' | 'features' | 'themes'
>

/** What two games have in common, by how much it says of what is liked in one of them. Money is no part of it. */
const OF_TYPE = 4
const OF_THEME = 3
const OF_FEATURE = 2
const OF_STUDIO = 2
const OF_PROVIDER = 1

/**
 * The games that are most like one that was played, the likest first. Never one whose smallest bet is higher than
 * that of the played one, nor one of which nobody knows it: a suggestion never asks for a higher stake.
 */
export function gamesLike<Game extends Likeness>(
  played: Likeness,
  games: readonly Game[],
  setting: {
    /** In the player's currency, by ids of games. */
    smallestBets: ReadonlyMap<string, number>
    /** Ids of the games that the player has played lately: those stand in a row of their own. */
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
