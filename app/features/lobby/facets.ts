import type { CatalogueGame } from '#app/content/games/catalogue.query.server.ts'
import { isNew } from './is-new.ts'

/** The facets of a list of games; each is a URL parameter. */
export const FACETS = [
  'provider',
  'studio',
  'feature',
  'theme',
  'volatility',
  'bet',
  'jackpot',
  'new',
] as const
export type Facet = (typeof FACETS)[number]
export const SORTS = ['popular', 'new', 'name', 'rtp'] as const
export type Sort = (typeof SORTS)[number]

/** Any value within a facet, all facets together; an empty list does not filter. */
export type Chosen = Readonly<Record<Facet, readonly string[]>>
export const NOTHING_CHOSEN: Chosen = {
  provider: [],
  studio: [],
  feature: [],
  theme: [],
  volatility: [],
  bet: [],
  jackpot: [],
  new: [],
}
/** `jackpot` and `new` are present or absent. */
export const YES = '1'

export type FacetSetting = {
  /** Ids in URLs by document id; documents missing here are not offered in a filter. */
  providers: ReadonlyMap<string, string>
  studios: ReadonlyMap<string, string>
  /** In the visitor's currency, by game id. */
  smallestBets: ReadonlyMap<string, number>
  /** Whole days since 1970. */
  today: number
}

/** How often each value occurs in the games that match the other facets. */
export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>>

/** A few steps are enough to choose from, and none of them is a large bet. */
const MOST_BETS = 5

/** The games that match the chosen values, and the other values available (in one pass). */
export function narrow<Game extends CatalogueGame>(
  games: readonly Game[],
  chosen: Chosen,
  setting: FacetSetting,
): { games: Game[]; counts: FacetCounts } {
  const bets = betSteps(games, setting)
  const asked = FACETS.filter((it) => chosen[it].length > 0)
  const counts = Object.fromEntries(FACETS.map((it) => [it, new Map()])) as Record<
    Facet,
    Map<string, number>
  >
  const left: Game[] = []
  for (const game of games) {
    const values = valuesOf(game, setting, bets)
    const failed = asked.filter((it) => !chosen[it].some((value) => values[it].includes(value)))
    if (failed.length === 0) left.push(game)
    if (failed.length > 1) continue
    // A game that fails by one facet only still counts there: choosing one more value would add it.
    for (const facet of failed.length === 0 ? FACETS : failed) {
      for (const value of values[facet]) {
        counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1)
      }
    }
  }
  return { games: left, counts }
}

/** Every value that games have: the values allowed in a URL. */
export function knownValues(
  games: readonly CatalogueGame[],
  setting: FacetSetting,
): Readonly<Record<Facet, ReadonlySet<string>>> {
  const { counts } = narrow(games, NOTHING_CHOSEN, setting)
  return Object.fromEntries(FACETS.map((it) => [it, new Set(counts[it].keys())])) as Record<
    Facet,
    Set<string>
  >
}

function valuesOf(
  game: CatalogueGame,
  setting: FacetSetting,
  bets: readonly number[],
): Record<Facet, readonly string[]> {
  const provider = setting.providers.get(game.provider)
  const studio = setting.studios.get(game.studio ?? '')
  const least = setting.smallestBets.get(game._id) ?? null
  return {
    provider: provider === undefined ? [] : [provider],
    studio: studio === undefined ? [] : [studio],
    feature: game.features,
    theme: game.themes,
    volatility: game.volatility === null ? [] : [String(Math.round(game.volatility))],
    bet: least === null ? [] : bets.filter((it) => least <= it).map(String),
    jackpot: game.jackpotExist ? [YES] : [],
    new: isNew(game.releasedAt, setting.today) ? [YES] : [],
  }
}

/** The smallest bets of the games of a list, smallest first. */
function betSteps(games: readonly CatalogueGame[], { smallestBets }: FacetSetting): number[] {
  const all = new Set<number>()
  for (const it of games) {
    const least = smallestBets.get(it._id)
    if (least !== undefined) all.add(least)
  }
  return [...all].sort((a, b) => a - b).slice(0, MOST_BETS)
}

/** Games in another order; by default as they come. The sort is stable. */
export function sorted<Game extends CatalogueGame>(
  games: readonly Game[],
  by: Sort | null,
  compareNames: (a: string, b: string) => number,
): readonly Game[] {
  if (by === null) return games
  const orders: Record<Sort, (a: Game, b: Game) => number> = {
    popular: (a, b) => (b.popularity ?? 0) - (a.popularity ?? 0),
    new: (a, b) => (b.releasedAt ?? '').localeCompare(a.releasedAt ?? ''),
    name: (a, b) => compareNames(a.name, b.name),
    rtp: (a, b) => (b.rtp ?? 0) - (a.rtp ?? 0),
  }
  return [...games].sort(orders[by])
}
