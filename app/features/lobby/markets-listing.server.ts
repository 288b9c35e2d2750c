import type { AppLoadContext } from '@remix-run/node'
import {
  CATALOGUE_QUERY,
  type CatalogueGame,
  catalogue,
} from '#app/content/games/catalogue.query.server.ts'
import { orElse } from '#app/content/or-unavailable.server.ts'
import { openMarkets } from '#app/market/locale-choices.server.ts'
import { closedInMarket } from '#app/session/closed-products.ts'
import { loadOffering } from '#app/session/offering.server.ts'
import type { MarketCode } from '#markets/types.ts'
import { dateOf } from '#schemas/rules/lobby-games.ts'
import type { ListOf } from './games-page.server.ts'
import { listedGames } from './listed-games.ts'
import { hasPlace } from './load-lobby.server.ts'
import type { Kind } from './lobby.query.server.ts'
import { studioOf } from './lobby-paths.ts'
import { type LobbyOfVisit, loadLobbyPlan, plannedFor, type Visit } from './lobby-setting.server.ts'

/**
 * The open markets whose lobby of this kind lists one of these games today: those that have a page about it. Throws
 * ContentUnavailableError.
 */
export async function marketsListing(
  context: AppLoadContext,
  { plan, setting }: LobbyOfVisit,
  { kind, is }: { kind: Kind; is: (game: CatalogueGame) => boolean },
): Promise<MarketCode[]> {
  const all = await context.content.fetch(CATALOGUE_QUERY, {}, catalogue)
  const games = all.filter(is)
  const asked = { kind, today: dateOf(setting.today) }
  return openMarketsWith(context, kind, (market) => {
    const { lobby, join } = plannedFor(plan, kind, market)
    return listedGames(games, lobby, asked).some((it) => join.providers.has(it.provider))
  })
}

/** The open markets that have the page of a category or studio; empty while content cannot be read. */
export async function marketsWithList(
  args: { request: Request; context: AppLoadContext },
  { kind, slug }: ListOf,
  visit: Visit,
): Promise<MarketCode[]> {
  return orElse([], async () => {
    const found = await loadLobbyPlan(args, kind, visit)
    const { plan } = found
    const studio = studioOf(slug)
    if (studio === null) {
      return openMarketsWith(args.context, kind, (market) =>
        hasPlace({ plan, lobby: plannedFor(plan, kind, market).lobby }, slug),
      )
    }
    const id = plan.studios.find((it) => it.id === studio)?._id
    return marketsListing(args.context, found, { kind, is: (it) => it.studio === id })
  })
}

async function openMarketsWith(
  context: AppLoadContext,
  kind: Kind,
  has: (market: MarketCode) => boolean,
): Promise<MarketCode[]> {
  const product = kind === 'CASINO' ? 'casino' : 'liveCasino'
  return openMarkets(await loadOffering(context))
    .filter((it) => !closedInMarket(it, context.config.guards).includes(product))
    .map(({ code }) => code)
    .filter(has)
}
