import { defineQuery } from 'groq'
import { z } from 'zod'
import { localeString } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { MarketProduct } from '#markets/products.ts'
import type {
  CODED_GAMES_QUERY_RESULT,
  HOME_PAGES_QUERY_RESULT,
  HOME_ROWS_QUERY_RESULT,
  LOBBY_PLAN_QUERY_RESULT,
  LOBBY_ROWS_QUERY_RESULT,
  NAMED_GAMES_QUERY_RESULT,
  RULE_GAMES_QUERY_RESULT,
} from '#schemas/generated/sanity-types.ts'
import { RULES } from '#schemas/rules/lobby-games.ts'
import type { Kind, Planned } from '#schemas/rules/plan-lobby.ts'
import { TILE_SIZES } from '#schemas/rules/tile-sizes.ts'

/*
 * No query looks up documents from inside another list: games are reached by the references of their category,
 * providers and studios are fetched once and joined here. The lake measures that as a walk.
 *
 * The window of games is written as a constant (the language requires one) and moved by `withWindow`.
 */

/** A game as its tile shows it. */
const TILE = `_id, name, launchCode, gameType, channels, jackpotExist, rtp, volatility, releasedAt,
    "provider": provider._ref,
    "studio": subProvider._ref,
    "thumbnail": thumbnail.asset._ref,
    "bigSquare": gridImages.bigSquare.asset._ref,
    "horizontal": gridImages.horizontal.asset._ref,
    "vertical": gridImages.vertical.asset._ref`

/** Everything of a lobby except its games. */
export const LOBBY_PLAN_QUERY = defineQuery(`{
  "settings": *[_type == "lobbySettings" && kind == $kind]{
    _id,
    markets,
    "categories": categories[]._ref,
    "availableProviders": availableProviders[]._ref,
    "availableStudios": availableSubProviders[]._ref,
    "excludedStudios": excludedSubProviders[]._ref
  },
  "grids": *[_type == "lobbyGrid" && kind == $kind]{
    _id,
    markets,
    rows[]{
      "category": category._ref, layout, tiles[]{ index, desktop, tablet, mobile },
      "boxes": boxes[]._ref
    }
  },
  "categories": *[_type == "casinoGameCategory" && kind == $kind]{
    _id, title, "slug": slug.current, icon, visibleInMenu, visibleInLobby, markets,
    "rule": rule{ by, "provider": provider._ref, "studio": studio._ref, theme, feature, most },
    "pinned": games[]._ref
  },
  "providers": *[_type == "gameProvider"]{ _id, id, title, type, isAggregators },
  "studios": *[_type == "gameSubProvider"]{
    _id, id, title, "provider": provider._ref, restrictedCountry, removeRestrictedCountryOverlay
  },
  "hiddenProviders": *[_type == "siteSettings" && _id == "siteSettings"][0].hiddenProviders[]{
    "provider": provider._ref, markets
  }
}`)

/** The first games of each category that has a row. */
export const LOBBY_ROWS_QUERY =
  defineQuery(`*[_type == "casinoGameCategory" && kind == $kind && visibleInLobby != false]{
  _id,
  "total": count((games[]->)[defined(_id) && enabled != false && type == $kind && !(subProvider._ref in $excluded) && coalesce(releasedAt, "") <= $today]),
  "games": (games[]->)[defined(_id) && enabled != false && type == $kind && !(subProvider._ref in $excluded) && coalesce(releasedAt, "") <= $today][0...24]{
    ${TILE}
  }
}`)

/** A window of the games that the rule of a category matches, besides those that an editor pinned there. */
export const RULE_GAMES_QUERY = defineQuery(`{
  "total": count(*[_type == "game" && type == $kind && enabled != false && !(subProvider._ref in $excluded) && coalesce(releasedAt, "") <= $today
    && !(_id in $pinned)
    && ($ruleProvider == "" || provider._ref == $ruleProvider) && ($ruleStudio == "" || subProvider._ref == $ruleStudio)
    && ($theme == "" || $theme in themes) && ($feature == "" || $feature in features) && ($jackpot == false || jackpotExist == true)
    && ($provider == "" || provider._ref == $provider) && ($studio == "" || subProvider._ref == $studio)]),
  "games": *[_type == "game" && type == $kind && enabled != false && !(subProvider._ref in $excluded) && coalesce(releasedAt, "") <= $today
    && !(_id in $pinned)
    && ($ruleProvider == "" || provider._ref == $ruleProvider) && ($ruleStudio == "" || subProvider._ref == $ruleStudio)
    && ($theme == "" || $theme in themes) && ($feature == "" || $feature in features) && ($jackpot == false || jackpotExist == true)
    && ($provider == "" || provider._ref == $provider) && ($studio == "" || subProvider._ref == $studio)]
    | order(select($popular => coalesce(popularity, 0), 0) desc, releasedAt desc, _id asc)[0...24]{
    ${TILE}
  }
}`)

/** The documents of the home page: one for all markets, and those that some markets have of their own (CNT-05). */
export const HOME_PAGES_QUERY = defineQuery(
  `*[_type == "homePage"] | order(_id asc){ _id, markets }`,
)

/** The rows of a document of the home page, in the editor's order, of both kinds. */
export const HOME_ROWS_QUERY = defineQuery(`*[_type == "homePage" && _id == $home][0]{
  "rows": blocks[_type == "homeGames"].category->{
    _id, kind, title, "slug": slug.current, icon, markets,
    "rule": rule{ by, "provider": provider._ref, "studio": studio._ref, theme, feature, most },
    "pinned": select(defined(rule.by) => games[]._ref),
    "total": count((games[]->)[defined(_id) && enabled != false && !(subProvider._ref in $excluded) && coalesce(releasedAt, "") <= $today]),
    "games": (games[]->)[defined(_id) && enabled != false && !(subProvider._ref in $excluded) && coalesce(releasedAt, "") <= $today][0...24]{
      ${TILE}
    }
  }
}`)

/** Games that an editor selected individually, in a text. */
export const NAMED_GAMES_QUERY =
  defineQuery(`*[_type == "game" && _id in $ids && enabled != false && coalesce(releasedAt, "") <= $today] | order(_id asc){
  type, ${TILE}
}`)

/** Games by provider game id: those of rounds and of winners. */
export const CODED_GAMES_QUERY =
  defineQuery(`*[_type == "game" && launchCode in $codes && enabled != false && coalesce(releasedAt, "") <= $today] | order(_id asc){
  type, ${TILE}
}`)

const WINDOW = '[0...24]'

/** A query of this file with its window of games moved: `from` inclusive, `to` exclusive. */
export function withWindow(query: string, { from, to }: { from: number; to: number }): string {
  if (!query.includes(WINDOW)) throw new Error('this query has no window of games')
  if (!Number.isInteger(from) || !Number.isInteger(to) || from < 0 || to <= from) {
    throw new Error(`no window of games: ${from} to ${to}`)
  }
  return query.replace(WINDOW, `[${from}...${to}]`)
}

export type { Kind } from '#schemas/rules/plan-lobby.ts'
export const KINDS = ['CASINO', 'LIVE_CASINO'] as const satisfies Kind[]
/** The product of a market and of a player that a lobby belongs to; its page is called the same. */
export const PRODUCT_OF = { CASINO: 'casino', LIVE_CASINO: 'liveCasino' } as const satisfies Record<
  Kind,
  MarketProduct
>
const id = z.string().min(1).max(200)
/** Ids that become part of a URL. */
const slug = z.string().regex(/^[a-zA-Z0-9_-]{1,100}$/)
const ids = listOf(id)
const markets = listOf(z.string())
const tileSize = z.enum(TILE_SIZES).nullable().catch(null)

const settings = z.object({
  _id: id,
  markets,
  categories: ids,
  availableProviders: ids,
  availableStudios: ids,
  excludedStudios: ids,
})
const grid = z.object({
  _id: id,
  markets,
  rows: listOf(
    z.object({
      category: id,
      layout: z.enum(['strip', 'grid']).nullable().catch(null),
      tiles: listOf(
        z.object({
          index: z.number().int().min(0).max(600),
          desktop: tileSize,
          tablet: tileSize,
          mobile: tileSize,
        }),
      ),
      boxes: ids,
    }),
  ),
})
/** An invalid rule matches nothing: the pinned games stay. */
const rule = z
  .object({
    by: z.enum(RULES).nullable().catch(null),
    provider: id.nullable(),
    studio: id.nullable(),
    theme: z.string().nullable(),
    feature: z.string().nullable(),
    most: z.number().nullable(),
  })
  .nullable()
const category = z.object({
  _id: id,
  title: localeString,
  slug,
  icon: z.string().nullable(),
  visibleInMenu: z.boolean().nullable(),
  visibleInLobby: z.boolean().nullable(),
  markets,
  rule,
  pinned: ids,
})
const provider = z.object({
  _id: id,
  id: slug,
  title: z.string(),
  type: z.enum(['CASINO', 'LIVE_CASINO', 'BOTH']).nullable(),
  isAggregators: z.boolean().nullable(),
})
const studio = z.object({
  _id: id,
  id: slug,
  title: z.string(),
  provider: id.nullable(),
  restrictedCountry: listOf(z.string()),
  removeRestrictedCountryOverlay: z.boolean().nullable(),
})
const tileGame = z.object({
  _id: slug,
  name: z.string().min(1),
  /** The provider's game id. */
  launchCode: slug.nullable().catch(null),
  gameType: z.string().nullable(),
  channels: listOf(z.string()),
  jackpotExist: z.boolean().nullable(),
  rtp: z.number().min(0).max(100).nullable().catch(null),
  volatility: z.number().min(1).max(5).nullable().catch(null),
  releasedAt: z.string().nullable(),
  provider: id,
  studio: id.nullable(),
  thumbnail: z.string().nullable(),
  bigSquare: z.string().nullable(),
  horizontal: z.string().nullable(),
  vertical: z.string().nullable(),
})

export const lobbyPlan = z.object({
  settings: listOf(settings),
  grids: listOf(grid),
  categories: listOf(category),
  providers: listOf(provider),
  studios: listOf(studio),
  hiddenProviders: listOf(z.object({ provider: id, markets })),
})
/** A category without a list of games counts as zero. */
const total = z
  .number()
  .nullable()
  .transform((it) => it ?? 0)
const gamesWindow = z.object({ total, games: listOf(tileGame) })
export const lobbyRows = listOf(z.object({ _id: id, ...gamesWindow.shape }))
export const ruleGames = gamesWindow
export const namedGames = listOf(tileGame.extend({ type: z.enum(KINDS) }))
export const homePages = listOf(z.object({ _id: id, markets: listOf(z.string()) }))
export const homeRows = z
  .object({
    rows: listOf(
      z.object({
        ...category.pick({
          _id: true,
          title: true,
          slug: true,
          icon: true,
          markets: true,
          rule: true,
          pinned: true,
        }).shape,
        kind: z.enum(KINDS),
        ...gamesWindow.shape,
      }),
    ),
  })
  .nullable()

export type LobbyPlan = z.output<typeof lobbyPlan>
export type LobbyCategory = z.output<typeof category>
export type LobbyGridRow = z.output<typeof grid>['rows'][number]
export type GameProvider = z.output<typeof provider>
export type GameStudio = z.output<typeof studio>
type LargePictures = 'bigSquare' | 'horizontal' | 'vertical'
type WindowGame = z.output<typeof tileGame>
/** A game as its tile shows it; where all tiles are small, pictures of larger ones are not read. */
export type TileGame = Omit<WindowGame, LargePictures | 'channels'> &
  Partial<Pick<WindowGame, LargePictures | 'channels'>>
export type PlannedLobby = Planned<LobbyCategory, LobbyGridRow, GameProvider, GameStudio>
export type GamesWindow = z.output<typeof gamesWindow>

// Fails to compile when the query's result changes.
true satisfies SameShape<LOBBY_PLAN_QUERY_RESULT, z.input<typeof lobbyPlan>>
true satisfies SameShape<LOBBY_ROWS_QUERY_RESULT, z.input<typeof lobbyRows>>
true satisfies SameShape<RULE_GAMES_QUERY_RESULT, z.input<typeof ruleGames>>
true satisfies SameShape<NAMED_GAMES_QUERY_RESULT, z.input<typeof namedGames>>
true satisfies SameShape<CODED_GAMES_QUERY_RESULT, z.input<typeof namedGames>>
true satisfies SameShape<HOME_PAGES_QUERY_RESULT, z.input<typeof homePages>>
true satisfies SameShape<HOME_ROWS_QUERY_RESULT, z.input<typeof homeRows>>
