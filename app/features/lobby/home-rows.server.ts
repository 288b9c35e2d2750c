import type { AppLoadContext } from '@remix-run/node'
import { orElse } from '#app/content/or-unavailable.server.ts'
import type { MarketProduct } from '#markets/products.ts'
import { isForMarket, ofMarket } from '#schemas/rules/for-market.ts'
import { dateOf } from '#schemas/rules/lobby-games.ts'
import {
  HOME_PAGES_QUERY,
  HOME_ROWS_QUERY,
  homePages,
  homeRows,
  KINDS,
  type Kind,
  PRODUCT_OF,
} from './lobby.query.server.ts'
import { fragmentAddress, offerRows } from './lobby-fragments.server.tsx'
import { loadLobbyPlan, type Visit } from './lobby-setting.server.ts'
import { withRule } from './rule-games.server.ts'

export const CLOSED_KINDS = ['', ...KINDS, 'BOTH'] as const
type ClosedKinds = (typeof CLOSED_KINDS)[number]

/**
 * From the first row up to but excluding the second number, counted over all rows of the page; `closed` are the kinds
 * of games whose rows are left out.
 */
export type Part = { from: number; to: number; closed: ClosedKinds }

/** The kinds of games whose pages are open to a visitor, by what is closed to them (`closedTo`). */
export const openKinds = (closed: readonly MarketProduct[]): Kind[] =>
  KINDS.filter((it) => !closed.includes(PRODUCT_OF[it]))

/** The others. */
export function closedKinds(closed: readonly MarketProduct[]): ClosedKinds {
  const open = openKinds(closed)
  return open.length === 0 ? 'BOTH' : (KINDS.find((it) => !open.includes(it)) ?? '')
}

const isShown = (kind: Kind, closed: ClosedKinds) => closed !== 'BOTH' && closed !== kind

/** Rows of the home page as a fragment (GAP-120); null without any. Throws ContentUnavailableError. */
export async function loadHomeRows(
  args: { request: Request; context: AppLoadContext },
  visit: Visit,
  part: Part,
): Promise<string | null> {
  const { context } = args
  const [casino, live] = await Promise.all(KINDS.map((kind) => loadLobbyPlan(args, kind, visit)))
  if (!casino || !live) return null
  // A studio that is hidden from one lobby is hidden from the home page, too.
  const excluded = [...casino.lobby.excludedStudios, ...live.lobby.excludedStudios]
  const { join, plan, setting } = casino
  const params = { excluded: [...new Set(excluded)].sort(), today: dateOf(setting.today) }
  const market = visit.locale.market.code
  const pages = await context.content.fetch(HOME_PAGES_QUERY, {}, homePages)
  const page = { home: ofMarket(pages, market)?._id ?? '' }
  const home = await context.content.fetch(HOME_ROWS_QUERY, { ...page, ...params }, homeRows)
  const contents = await Promise.all(
    (home?.rows ?? [])
      .slice(part.from, part.to)
      .filter((it) => isForMarket(it, market) && isShown(it.kind, part.closed))
      .map((it) =>
        withRule(context, { category: it, kind: it.kind, grid: undefined, pinned: it, ...params }),
      ),
  )
  return offerRows(context, {
    address: fragmentAddress('home', setting, part),
    contents,
    setting,
    join,
    sources: [plan, home, ...contents.map(({ window }) => window)],
  })
}

export type HomeRows = { state: 'rows'; fragment: string } | { state: 'none' | 'unavailable' }

/** As `loadHomeRows`, for a page that works without them. */
export async function loadHomeRowsIfKnown(
  args: { request: Request; context: AppLoadContext },
  visit: Visit,
  part: Part,
): Promise<HomeRows> {
  return orElse<HomeRows, HomeRows>({ state: 'unavailable' }, async () => {
    const fragment = await loadHomeRows(args, visit, part)
    return fragment === null ? { state: 'none' } : { state: 'rows', fragment }
  })
}
