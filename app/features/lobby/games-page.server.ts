import type { AppLoadContext } from '@remix-run/node'
import {
  CATALOGUE_QUERY,
  type CatalogueGame,
  catalogue,
} from '#app/content/games/catalogue.query.server.ts'
import { SMALLEST_BETS_QUERY, smallestBets } from '#app/content/games/smallest-bets.query.server.ts'
import { foundId } from '#app/content/search/findables.server.ts'
import { findIn, readSearchIndex } from '#app/content/search/search-index-cache.server.ts'
import type { DeviceClass } from '#app/market/device.server.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { dateOf, mostByRule, searchOf } from '#schemas/rules/lobby-games.ts'
import { orderByRule } from '#schemas/rules/preview-lobby.ts'
import {
  type Facet,
  type FacetCounts,
  type FacetSetting,
  knownValues,
  narrow,
  sorted,
} from './facets.ts'
import { listedGames } from './listed-games.ts'
import type { Kind, PlannedLobby } from './lobby.query.server.ts'
import { fragmentAddress, offerGames } from './lobby-fragments.server.tsx'
import { studioOf } from './lobby-paths.ts'
import { addressOf, type LobbyQuestion, queryOf } from './lobby-question.ts'
import type { LobbyOfVisit } from './lobby-setting.server.ts'

/** The games of a lobby or of one of its categories, before any filter. */
export type GameList = {
  catalogue: readonly CatalogueGame[]
  games: readonly CatalogueGame[]
  facets: FacetSetting
  /** The values allowed in a URL. */
  known: Readonly<Record<Facet, ReadonlySet<string>>>
}

export type GamesPage = {
  /** A fragment for each page shown, in order. */
  chunks: string[]
  shown: number
  total: number
  counts: FacetCounts
  /** The URL that shows one page more, or null at the end. */
  more: string | null
}

/** `slug` is empty for all games of the lobby. */
export type ListOf = { kind: Kind; slug: string }
export type GamesOf = ListOf & { question: LobbyQuestion; base: string }

/** Page sizes are the same for phones and tablets (CON-38). */
export function pageSize(kind: Kind, slug: string, device: DeviceClass): number {
  const everyTable = kind === 'LIVE_CASINO' && (slug === 'all-games' || slug === 'live-all-games')
  // LOB-13, LOB-14, GAP-102.
  const [small, large] = everyTable ? [30, 60] : [15, 30]
  return device === 'desktop' ? large : small
}

const lists = new WeakMap<PlannedLobby, Map<string, GameList>>()

/** The list as this market has it today, computed once while the content stays the same. */
export async function loadList(
  { content }: Pick<AppLoadContext, 'content'>,
  found: LobbyOfVisit,
  { kind, slug }: ListOf,
): Promise<GameList> {
  const { currency } = found.setting.locale.market
  const [all, smallest] = await Promise.all([
    content.fetch(CATALOGUE_QUERY, {}, catalogue),
    content.fetch(SMALLEST_BETS_QUERY, { currency }, smallestBets),
  ])
  const ofLobby = lists.get(found.lobby) ?? new Map<string, GameList>()
  lists.set(found.lobby, ofLobby)
  const key = `${kind} ${slug}`
  const known = ofLobby.get(key)
  const isSame = known?.catalogue === all && known.facets.smallestBets === smallest
  if (isSame && known.facets.today === found.setting.today) return known
  const { lobby, setting, join } = found
  const listed = listedGames(all, lobby, { kind, today: dateOf(setting.today) }).filter((it) =>
    join.providers.has(it.provider),
  )
  const games = slug === '' ? listed : ofPlace(listed, found, slug)
  const facets: FacetSetting = {
    providers: new Map(lobby.filter.providers.map((it) => [it._id, it.id])),
    studios: new Map(lobby.filter.studios.map((it) => [it._id, it.id])),
    smallestBets: smallest,
    today: setting.today,
  }
  const made = { catalogue: all, games, facets, known: knownValues(games, facets) }
  ofLobby.set(key, made)
  return made
}

function ofPlace(listed: readonly CatalogueGame[], found: LobbyOfVisit, slug: string) {
  const studio = studioOf(slug)
  return studio === null ? ofCategory(listed, found.lobby, slug) : ofStudio(listed, found, studio)
}

/** The most played first: no editor has put them in order. */
function ofStudio(
  listed: readonly CatalogueGame[],
  { plan }: LobbyOfVisit,
  studio: string,
): readonly CatalogueGame[] {
  const _id = plan.studios.find((it) => it.id === studio)?._id
  const own = listed.filter((it) => it.studio === _id)
  return sorted(own, 'popular', () => 0)
}

/** The pinned games in the editor's order, then those of the rule, without duplicates. */
function ofCategory(
  listed: readonly CatalogueGame[],
  lobby: PlannedLobby,
  slug: string,
): CatalogueGame[] {
  const category = lobby.open.find((it) => it.slug === slug)
  if (!category) return []
  const byId = new Map(listed.map((it) => [it._id, it]))
  const pinned = [...new Set(category.pinned)].flatMap((id) => byId.get(id) ?? [])
  const search = searchOf(category.rule)
  if (!search) return pinned
  const ids = new Set(category.pinned)
  const more = orderByRule(listed, search).filter((it) => !ids.has(it._id))
  return [...pinned, ...more.slice(0, mostByRule(category.rule))]
}

/** Games from the first page to the requested one: "Load more" is a link to the next, so it works without scripts. */
export async function loadGames(
  context: AppLoadContext,
  found: LobbyOfVisit,
  { list, asked }: { list: GameList; asked: GamesOf },
): Promise<GamesPage> {
  const { question } = asked
  const { games, counts, sources } = await chosenGames(context, found, { list, question })
  const size = pageSize(asked.kind, asked.slug, found.setting.device)
  const pages = Math.min(question.page, Math.ceil(games.length / size))
  const chunks = Array.from({ length: pages }, (_, index) =>
    offerChunk(context, found, { asked, games, index, size, sources }),
  )
  const shown = Math.min(games.length, pages * size)
  const next = { ...question, page: question.page + 1 }
  return {
    ...{ chunks, shown, counts },
    total: games.length,
    more: shown < games.length ? addressOf(asked.base, next) : null,
  }
}

/** One page of games as a fragment; null if there is none. */
export async function loadChunk(
  context: AppLoadContext,
  found: LobbyOfVisit,
  { list, asked }: { list: GameList; asked: GamesOf },
): Promise<string | null> {
  const { question } = asked
  const { games, sources } = await chosenGames(context, found, { list, question })
  const size = pageSize(asked.kind, asked.slug, found.setting.device)
  const index = question.page - 1
  if (index * size >= games.length) return null
  return offerChunk(context, found, { asked, games, index, size, sources })
}

/** The list filtered and sorted by the question, and the sources it was computed from. */
async function chosenGames(
  context: AppLoadContext,
  { plan, setting }: LobbyOfVisit,
  { list, question }: { list: GameList; question: LobbyQuestion },
) {
  const cached = question.text === '' ? null : await readSearchIndex(context)
  let { games } = list
  if (cached) {
    const places = new Map(findIn(cached, question.text).map(({ id }, place) => [id, place]))
    const placeOf = ({ _id }: CatalogueGame) => places.get(foundId('game', _id))
    games = games
      .filter((it) => placeOf(it) !== undefined)
      .sort((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0))
  }
  const { games: left, counts } = narrow(games, question.chosen, list.facets)
  const { compare } = new Intl.Collator(LANGUAGES[setting.locale.language].intl)
  return {
    games: sorted(left, question.sort, compare),
    counts,
    sources: [plan, list.catalogue, cached],
  }
}

function offerChunk(
  context: AppLoadContext,
  { join, setting }: LobbyOfVisit,
  chunk: {
    asked: GamesOf
    games: readonly CatalogueGame[]
    index: number
    size: number
    sources: readonly unknown[]
  },
): string {
  const { asked, games, index, size, sources } = chunk
  const { kind, slug, question } = asked
  const columns = { mobile: 2, tablet: 4, desktop: 6 }[setting.device]
  const query = queryOf({ ...question, page: 1 })
  return offerGames(context, {
    address: fragmentAddress('games', setting, { kind, slug, part: index + 1 }, query),
    games: games.slice(index * size, (index + 1) * size),
    ...{ kind, setting, join, sources },
    eager: index === 0 ? columns : 0,
  })
}
