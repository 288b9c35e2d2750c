import type { AppLoadContext } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { touchFragments } from '#app/content/fragments/fragments.server.ts'
import type { CatalogueGame } from '#app/content/games/catalogue.query.server.ts'
import { CATALOGUE_QUERY, catalogue } from '#app/content/games/catalogue.query.server.ts'
import { SMALLEST_BETS_QUERY, smallestBets } from '#app/content/games/smallest-bets.query.server.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import { localePath } from '#app/market/paths.ts'
import { pageCaller } from '#app/session/caller.server.ts'
import { closedTo } from '#app/session/closed-products.ts'
import type { Player } from '#app/session/player.ts'
import { dateOf } from '#schemas/rules/lobby-games.ts'
import { isRestrictedIn } from '#schemas/rules/restricted.ts'
import { SMALL } from '#schemas/rules/tile-sizes.ts'
import { openKinds } from '../home-rows.server.ts'
import { listedGames } from '../listed-games.ts'
import type { Kind } from '../lobby.query.server.ts'
import { KINDS, PRODUCT_OF } from '../lobby.query.server.ts'
import { categoryPath, MY_GAMES } from '../lobby-paths.ts'
import { loadLobbyPlan, type Visit } from '../lobby-setting.server.ts'
import type { NamedTile } from '../named-games.server.ts'
import { loadCodedGames, loadFavouriteGames } from '../named-games.server.ts'
import { rowTexts, toTile } from '../tile-view.server.ts'
import type { RowView, TileView } from '../tile-view.ts'
import {
  BECAUSE_YOU_PLAYED,
  type MyGamesExtent,
  type MyGamesView,
  SUGGESTIONS_FORM,
  withFavourites,
} from './favourites.ts'

type Args = { request: Request; context: AppLoadContext }

/** Limit of each row in a lobby; their own page shows all. */
const MOST_IN_STRIP = 20
/** The same of each lobby in a row of both. */
const MOST_OF_EACH = MOST_IN_STRIP / KINDS.length

/** Whether a player may have lists of games of a kind, wherever they are (FAV-01, CON-05). */
export function hasMyGames(player: Player | null, kind: Kind): player is Player {
  return player !== null && !player.restricted && player.products[PRODUCT_OF[kind]]
}

/** Ids of the marked games of each kind, newest first; none while they cannot be read. */
export async function loadFavourites(
  args: Args,
  player: Player,
  kinds: readonly Kind[] = KINDS,
): Promise<string[][]> {
  const caller = pageCaller(args, player)
  const lists = await Promise.all(
    kinds.map((kind) => args.context.platform.readFavourites(kind, caller)),
  )
  return lists.map((it) => (it.ok ? it.value : []))
}

/** The games of the player's last rounds in these lobbies, newest first; none while they cannot be read. */
export async function loadRecentlyPlayed(
  args: Args,
  asked: { player: Player; kinds: readonly Kind[]; visit: Visit; most: number },
): Promise<TileView[]> {
  const played = await args.context.platform.readLastPlayed(pageCaller(args, asked.player))
  const codes = played.ok ? played.value.map((it) => it.gameId) : []
  const recent = await loadCodedGames(args, codes, asked.visit)
  return recent
    .filter((it) => asked.kinds.includes(it.kind))
    .slice(0, asked.most)
    .map((it) => it.tile)
}

/** The player's own games on a page, with the stars in its tiles set; `kind` is null on a page with games of both lobbies. */
export async function loadMyGames(
  args: Args,
  asked: { player: Player; kind: Kind | null; visit: Visit; extent: MyGamesExtent },
): Promise<MyGamesView> {
  const { player, kind, visit, extent } = asked
  // Nothing on a page of both leads to a lobby that would send the player away.
  const kinds =
    kind === null ? openKinds(closedTo(args.context, { locale: visit.locale, player })) : [kind]
  const lists = await loadFavourites(args, player, kinds)
  const favourites = lists.flat()
  const set = new Set(favourites)
  if (set.size > 0) touchFragments(args.context, (html) => withFavourites(html, set))
  const own =
    extent === 'marks'
      ? { rows: [], suggests: null }
      : await loadRows(args, {
          ...{ player, kind, kinds, visit, extent, favourites },
          // Of both lobbies, each with its newest: the rest is in their own lists.
          shown: kind === null ? lists.flatMap((it) => it.slice(0, MOST_OF_EACH)) : favourites,
        })
  return { marks: favourites, ...own, texts: rowTexts(visit.locale) }
}

async function loadRows(
  args: Args,
  asked: {
    player: Player
    kind: Kind | null
    kinds: readonly Kind[]
    visit: Visit
    extent: MyGamesExtent
    favourites: readonly string[]
    /** Those of the row of favourites. */
    shown: readonly string[]
  },
): Promise<Pick<MyGamesView, 'rows' | 'suggests'>> {
  const { player, kind, kinds, extent, favourites } = asked
  const visit = { ...asked.visit, stars: true }
  const most = extent === 'all' ? Number.POSITIVE_INFINITY : MOST_IN_STRIP
  const caller = pageCaller(args, player)
  const { platform } = args.context
  const [lastPlayed, choice] = await Promise.all([
    platform.readLastPlayed(caller),
    kind === null ? null : platform.readSuggestions(caller),
  ])
  const suggests = choice?.ok ? choice.value : null
  const codes = lastPlayed.ok ? lastPlayed.value.map((it) => it.gameId) : []
  const [favouriteGames, recent] = await Promise.all([
    loadFavouriteGames(args, asked.shown, visit, new Set(favourites)),
    loadCodedGames(args, codes, visit, new Set(favourites)),
  ])
  const suggested =
    kind !== null && suggests
      ? await loadSuggestedGames(args, {
          player,
          kind,
          visit,
          favourites: new Set(favourites),
          recent,
        })
      : null
  const { t } = wordsOf(visit.locale)
  const row = (id: string, title: string, tiles: readonly TileView[]): RowView[] =>
    tiles.length === 0
      ? []
      : [
          {
            categoryId: id,
            title,
            href:
              kind === null || extent === 'all'
                ? null
                : localePath(visit.locale.segment, categoryPath(kind, MY_GAMES)),
            icon: null,
            count: t('lobby:row.count', { count: tiles.length }),
            layout: extent === 'all' ? 'grid' : 'strip',
            tiles: tiles.slice(0, most),
          },
        ]
  const marked = row('my-games', t('mygames:title'), favouriteGames)
  const played = row(
    'recently-played',
    t('mygames:recent'),
    recent.filter((it) => kinds.includes(it.kind)).map((it) => it.tile),
  )
  const rows = [
    // A home page begins with what a player can go on with.
    ...(kind === null ? [...played, ...marked] : [...marked, ...played]),
    ...row(
      BECAUSE_YOU_PLAYED,
      t('mygames:because.title', { name: suggested?.name ?? '' }),
      suggested?.tiles ?? [],
    ).map((it) => ({
      ...it,
      href: null,
      off: { form: SUGGESTIONS_FORM, label: t('mygames:because.off') },
    })),
  ]
  return { rows, suggests }
}

const MOST = 12

/**
 * Games similar to the one that the player played last in a lobby, among those that this market lists and this country
 * allows; null without such a game. Pages omit them while the lake is down.
 */
async function loadSuggestedGames(
  args: { request: Request; context: AppLoadContext },
  asked: {
    player: Player
    kind: Kind
    visit: Visit
    favourites: ReadonlySet<string>
    /** The games of the player's last rounds, most recent first. */
    recent: readonly NamedTile[]
  },
): Promise<{ name: string; tiles: TileView[] } | null> {
  const { player, kind, visit, favourites, recent } = asked
  const last = recent.find((it) => it.kind === kind && !it.restricted)
  if (!last) return null
  const { content } = args.context
  try {
    const [{ lobby, join, setting }, all, bets] = await Promise.all([
      loadLobbyPlan(args, kind, visit),
      content.fetch(CATALOGUE_QUERY, {}, catalogue),
      content.fetch(SMALLEST_BETS_QUERY, { currency: player.currency }, smallestBets),
    ])
    const played = all.find((it) => it._id === last.game._id)
    if (!played) return null
    const games = listedGames(all, lobby, { kind, today: dateOf(setting.today) }).filter((it) => {
      const provider = join.providers.get(it.provider)
      const studio = join.studios.get(it.studio ?? '') ?? null
      return provider && !isRestrictedIn({ provider: provider.id, studio }, visit.country)
    })
    const known = new Set(recent.map((it) => it.game._id))
    const tiles = similarGames(played, games, { smallestBets: bets, known, most: MOST }).flatMap(
      (game) => {
        const favouriteGames = favourites.has(game._id)
        return (
          toTile(game, setting, {
            kind,
            join,
            sizes: SMALL,
            eager: false,
            marked: favouriteGames,
          }) ?? []
        )
      },
    )
    return tiles.length === 0 ? null : { name: last.game.name, tiles }
  } catch (error) {
    if (error instanceof ContentUnavailableError) return null
    throw error
  }
}

type Similarity = Pick<
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
export function similarGames<Game extends Similarity>(
  played: Similarity,
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
  const rated: { game: Game; similarity: number }[] = []
  for (const game of games) {
    if (game._id === played._id || known.has(game._id)) continue
    const least = smallestBets.get(game._id)
    if (least === undefined || least > limit) continue
    const similarity = similarityOf(played, game)
    if (similarity > 0) rated.push({ game, similarity })
  }
  return rated
    .sort((a, b) => b.similarity - a.similarity || (a.game._id < b.game._id ? -1 : 1))
    .slice(0, most)
    .map(({ game }) => game)
}

function similarityOf(played: Similarity, game: Similarity): number {
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
