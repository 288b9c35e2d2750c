import type { MarketCode } from '#markets/types.ts'
import { isForMarket, ofMarket } from './for-market.ts'
import { hiddenProvidersIn } from './hidden-providers.ts'

export type Kind = 'CASINO' | 'LIVE_CASINO'

type Marketed = { readonly markets: readonly string[] | null }
type Category = Marketed & {
  _id: string
  visibleInMenu: boolean | null
  visibleInLobby: boolean | null
}
type Row = { category: string }
type Provider = {
  _id: string
  id: string
  type: Kind | 'BOTH' | null
  isAggregators: boolean | null
}
type Studio = { _id: string; provider?: string | null }
type Settings = Marketed & {
  categories: readonly string[]
  availableProviders: readonly string[]
  availableStudios: readonly string[]
  excludedStudios: readonly string[]
}

export type Planned<C, R, P, S> = {
  /** All categories of the market; each has a page. */
  open: C[]
  /** Categories in the menu, in the editor's order. */
  menu: C[]
  /** Categories with a row, from the top, with the layout from the grid. */
  rows: { category: C; grid: R | undefined }[]
  filter: { providers: P[]; studios: S[] }
  /** Ids of studios that are never shown. */
  excludedStudios: string[]
  /** Ids of providers that are hidden in this market (GAP-103). */
  hiddenProviders: string[]
}

/** Hidden only as filter options: their games stay in lists (LOB-16, LOB-17, CON-27, CON-39). */
const NOT_IN_FILTER: Readonly<Record<Kind, readonly string[]>> = {
  CASINO: ['relax'],
  LIVE_CASINO: ['pariplay', 'softswiss', 'creedroomz'],
}

/** The content of a lobby of this kind in a market (GAP-099). */
export function planLobby<
  C extends Category,
  R extends Row,
  P extends Provider,
  S extends Studio,
  G extends Marketed & { rows: readonly R[] },
>(
  plan: {
    settings: readonly Settings[]
    grids: readonly G[]
    categories: readonly C[]
    providers: readonly P[]
    studios: readonly S[]
    hiddenProviders?: readonly (Marketed & { provider: string })[]
  },
  kind: Kind,
  market: MarketCode,
): Planned<C, G['rows'][number], P, S> {
  const settings = ofMarket(plan.settings, market)
  const grid = ofMarket(plan.grids, market)
  const open = new Map(
    plan.categories.filter((it) => isForMarket(it, market)).map((it) => [it._id, it]),
  )
  const ordered = settings ? pick(settings.categories, open) : [...open.values()]
  const gridRows = (grid?.rows ?? []).filter(({ category }) => open.has(category))
  const first = pick(
    gridRows.map((it) => it.category),
    open,
  )
  const rows = [...new Set([...first, ...ordered])].filter((it) => it.visibleInLobby !== false)
  const hidden = new Set(hiddenProvidersIn(plan.hiddenProviders, market))
  const ofHidden = plan.studios.filter((it) => hidden.has(it.provider ?? '')).map((it) => it._id)
  const excluded = new Set([...(settings?.excludedStudios ?? []), ...ofHidden])
  return {
    open: [...open.values()],
    menu: ordered.filter((it) => it.visibleInMenu !== false),
    rows: rows.map((category) => ({
      category,
      grid: gridRows.find((it) => it.category === category._id),
    })),
    filter: {
      providers: pick(settings?.availableProviders ?? [], byId(plan.providers)).filter(
        (it) =>
          isOfferedIn(kind, it) && !NOT_IN_FILTER[kind].includes(it.id) && !hidden.has(it._id),
      ),
      studios: pick(settings?.availableStudios ?? [], byId(plan.studios)).filter(
        (it) => !excluded.has(it._id),
      ),
    },
    excludedStudios: [...excluded].sort(),
    hiddenProviders: [...hidden].sort(),
  }
}

function isOfferedIn(kind: Kind, provider: Provider): boolean {
  if (kind === 'CASINO' && provider.isAggregators === true) return false
  return provider.type === null || provider.type === 'BOTH' || provider.type === kind
}

function byId<Item extends { _id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((it) => [it._id, it]))
}

/** The items of a list of ids, each once, in that order; unknown ids are left out. */
function pick<Item>(ids: readonly string[], from: ReadonlyMap<string, Item>): Item[] {
  return [...new Set(ids)].flatMap((id) => from.get(id) ?? [])
}
