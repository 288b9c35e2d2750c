import type { MarketCode } from '#markets/types.ts'
import { holesOfRow } from './grid-holes.ts'
import {
  type GameRule,
  type GameSearch,
  type ListedGame,
  mostByRule,
  searchOf,
  type Unlisted,
  whyUnlisted,
} from './lobby-games.ts'
import { type Kind, planLobby } from './plan-lobby.ts'
import { carriesOverlay, type StudioRestriction } from './restricted.ts'
import {
  type DeviceClass,
  GAMES_OF_ROW,
  type Layout,
  placesOfRow,
  type SizedPlace,
  sizesOfRow,
  type TileSize,
} from './tile-sizes.ts'

export type PreviewGame = ListedGame & {
  _id: string
  name: string
  provider: string | null
  themes: readonly string[] | null
  features: readonly string[] | null
  jackpotExist: boolean | null
  popularity: number | null
}
export type PreviewCategory = {
  _id: string
  markets: readonly string[] | null
  visibleInMenu: boolean | null
  visibleInLobby: boolean | null
  rule: GameRule | null
  pinned: readonly string[] | null
}
export type GridRow = {
  _key: string
  category: string
  layout: Layout | null
  tiles: readonly (SizedPlace & { _key: string })[] | null
  /** Ids of the boxes below the row, in order. */
  boxes: readonly string[] | null
}
type Marketed = { markets: readonly string[] | null }
export type LobbyContent<Game extends PreviewGame, Category extends PreviewCategory> = {
  settings: readonly (Marketed & {
    categories: readonly string[] | null
    excludedStudios: readonly string[] | null
  })[]
  grids: readonly (Marketed & { _id: string; rows: readonly GridRow[] | null })[]
  categories: readonly Category[]
  providers: readonly { _id: string; id: string }[]
  studios: readonly (StudioRestriction & { _id: string })[]
  games: readonly Game[]
}

/** Why a player does not see a game in its row. */
export type Absence = Unlisted | 'provider-gone'
export type Place<Game> = {
  game: Game
  size: TileSize
  isPinned: boolean
  /** It is shown, but cannot be played in the visitor's country. */
  isRestricted: boolean
}
export type PreviewRow<Game, Category> = {
  category: Category
  grid: GridRow | undefined
  layout: Layout
  places: Place<Game>[]
  /** Games behind "All": the row has no more places for them. */
  more: number
  missing: { id: string; name: string; isPinned: boolean; why: Absence }[]
  holes: { row: number; column: number }[]
}
export type Preview<Game, Category> = {
  rows: PreviewRow<Game, Category>[]
  /** Categories without a row here. */
  closed: { category: Category; why: 'market' | 'hidden' | 'empty' }[]
}

export type PreviewVisit = {
  kind: Kind
  market: MarketCode
  country: string | null
  device: DeviceClass
  today: string
}

/** A visitor's lobby by the rules of the site, and what is missing from it and why. */
export function previewLobby<Game extends PreviewGame, Category extends PreviewCategory>(
  content: LobbyContent<Game, Category>,
  visit: PreviewVisit,
): Preview<Game, Category> {
  const { kind, market } = visit
  const plan = planLobby(
    {
      settings: content.settings.map(({ markets, categories, excludedStudios }) => ({
        markets,
        categories: categories ?? [],
        excludedStudios: excludedStudios ?? [],
        availableProviders: [],
        availableStudios: [],
      })),
      grids: content.grids.map((it) => ({ ...it, rows: it.rows ?? [] })),
      categories: content.categories,
      providers: [],
      studios: [],
    },
    kind,
    market,
  )
  const lobby = { kind, excluded: plan.excludedStudios, today: visit.today }
  const rows = plan.rows.map(({ category, grid }) =>
    previewRow(content, visit, { category, grid, lobby }),
  )
  const shown = rows.filter((it) => it.places.length > 0)
  return {
    rows: rows.filter((it) => it.places.length > 0 || it.missing.length > 0),
    closed: content.categories
      .filter((it) => !shown.some(({ category }) => category._id === it._id))
      .map((category) => ({
        category,
        why: !plan.open.includes(category)
          ? 'market'
          : category.visibleInLobby === false
            ? 'hidden'
            : 'empty',
      })),
  }
}

type Lobby = { kind: Kind; excluded: readonly string[]; today: string }

function previewRow<Game extends PreviewGame, Category extends PreviewCategory>(
  content: LobbyContent<Game, Category>,
  { country, device }: PreviewVisit,
  row: { category: Category; grid: GridRow | undefined; lobby: Lobby },
): PreviewRow<Game, Category> {
  const { category, grid, lobby } = row
  const games = new Map(content.games.map((it) => [it._id, it]))
  const providers = new Map(content.providers.map((it) => [it._id, it.id]))
  const studios = new Map(content.studios.map((it) => [it._id, it]))
  const missing: PreviewRow<Game, Category>['missing'] = []
  const listed: { game: Game; isPinned: boolean }[] = []
  const list = (id: string, game: Game | null, isPinned: boolean) => {
    const why = whyUnlisted(game, lobby)
    if (why || !game) missing.push({ id, name: game?.name ?? id, isPinned, why: why ?? 'gone' })
    else listed.push({ game, isPinned })
  }
  const pinned = category.pinned ?? []
  for (const id of pinned) list(id, games.get(id) ?? null, true)
  const search = searchOf(category.rule)
  if (search) {
    const found = orderByRule(content.games, search).filter(
      (it) => it.type === lobby.kind && !pinned.includes(it._id),
    )
    const good = found.filter((it) => !whyUnlisted(it, lobby)).slice(0, mostByRule(category.rule))
    for (const game of good) list(game._id, game, false)
    for (const game of found) if (whyUnlisted(game, lobby)) list(game._id, game, false)
  }
  const layout = grid?.layout ?? 'strip'
  const named = grid && { tiles: grid.tiles ?? [] }
  const window = listed.slice(0, GAMES_OF_ROW)
  const count = placesOfRow(named, layout, { device, games: window.length })
  const playable = window.filter(({ game }) => providers.has(game.provider ?? ''))
  for (const { game, isPinned } of window) {
    if (!providers.has(game.provider ?? ''))
      missing.push({ id: game._id, name: game.name, isPinned, why: 'provider-gone' })
  }
  const sizeAt = sizesOfRow(named, layout)
  return {
    category,
    grid,
    layout,
    places: playable.slice(0, count).map(({ game, isPinned }, index) => ({
      game,
      isPinned,
      size: sizeAt(index)[device],
      isRestricted: carriesOverlay(
        {
          provider: providers.get(game.provider ?? '') ?? '',
          studio: studios.get(game.studio ?? '') ?? null,
        },
        country,
      ),
    })),
    more: Math.max(0, listed.length - count),
    missing,
    holes: grid ? holesOfRow(grid, device, window.length) : [],
  }
}

/** The search results of a rule in the order of the site's query; a test keeps both in sync. */
export function orderByRule<Game extends Omit<PreviewGame, 'enabled'>>(
  games: readonly Game[],
  search: GameSearch,
): Game[] {
  const { ruleProvider, ruleStudio, theme, feature, jackpot, popular } = search
  return games
    .filter(
      (it) =>
        (ruleProvider === '' || it.provider === ruleProvider) &&
        (ruleStudio === '' || it.studio === ruleStudio) &&
        (theme === '' || (it.themes ?? []).includes(theme)) &&
        (feature === '' || (it.features ?? []).includes(feature)) &&
        (!jackpot || it.jackpotExist === true),
    )
    .sort(
      (a, b) =>
        (popular ? (b.popularity ?? 0) - (a.popularity ?? 0) : 0) ||
        inOrder(b.releasedAt ?? '', a.releasedAt ?? '') ||
        inOrder(a._id, b._id),
    )
}

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
