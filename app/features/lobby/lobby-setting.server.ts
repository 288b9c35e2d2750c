import type { AppLoadContext } from '@remix-run/node'
import { type DeviceClass, deviceClass } from '#app/market/device.server.ts'
import type { Locale } from '#app/market/locale.ts'
import type { MarketCode } from '#markets/types.ts'
import { dayOf } from '#schemas/rules/lobby-games.ts'
import { planLobby } from '#schemas/rules/plan-lobby.ts'
import { isRestrictedAnywhere } from '#schemas/rules/restricted.ts'
import type { PlannedLobby } from './lobby.query.server.ts'
import { type Kind, LOBBY_PLAN_QUERY, type LobbyPlan, lobbyPlan } from './lobby.query.server.ts'
import { type Join, joinOf, type TileSetting } from './tile-view.server.ts'

export type Visit = {
  locale: Locale
  /** From the profile, else the visitor's apparent country; null when unknown (GAP-104). */
  country: string | null
  /** If omitted, it is guessed from the request. */
  device?: DeviceClass
  /** Tiles have the star that marks a game as a favourite: for players who may play. */
  stars?: boolean
}

export type LobbyOfVisit = {
  plan: LobbyPlan
  lobby: PlannedLobby
  join: Join
  setting: TileSetting
}

const planned = new WeakMap<LobbyPlan, Map<string, { lobby: PlannedLobby; join: Join }>>()

/** The lobby of a kind for this visitor. Throws ContentUnavailableError. */
export async function loadLobbyPlan(
  args: { request: Request; context: AppLoadContext },
  kind: Kind,
  visit: Visit,
): Promise<LobbyOfVisit> {
  const plan = await args.context.content.fetch(LOBBY_PLAN_QUERY, { kind }, lobbyPlan)
  const { lobby, join } = plannedFor(plan, kind, visit.locale.market.code)
  return { plan, lobby, join, setting: toSetting(args, plan, visit) }
}

export function toSetting(
  { request, context }: { request: Request; context: AppLoadContext },
  plan: Pick<LobbyPlan, 'studios'>,
  { locale, country, device, stars = false }: Visit,
): TileSetting {
  return {
    context: { content: context.content, logger: context.logger },
    locale,
    device: device ?? deviceClass(request.headers),
    stars,
    country: countryOfTiles(plan.studios, country, locale),
    today: dayOf(context.contentClock()),
  }
}

/**
 * The country whose restrictions the tiles show. A visitor whose country is unknown is assumed to be in the market's
 * own, as when a game is launched. All countries without restrictions share one set of tiles, identified by null.
 */
function countryOfTiles(
  studios: LobbyPlan['studios'],
  known: string | null,
  { market }: Locale,
): string | null {
  const isRestricted = (it: string | null) => it !== null && isRestrictedAnywhere(studios, it)
  const own = market.originCountries[0] ?? null
  if (isRestricted(known ?? own)) return known ?? own
  // Null would mean the market's own country.
  return isRestricted(own) ? known : null
}

/** Computed once for each market while the content stays the same. */
export function plannedFor(
  plan: LobbyPlan,
  kind: Kind,
  market: MarketCode,
): { lobby: PlannedLobby; join: Join } {
  const ofPlan = planned.get(plan) ?? new Map<string, { lobby: PlannedLobby; join: Join }>()
  planned.set(plan, ofPlan)
  const known = ofPlan.get(market)
  if (known) return known
  const lobby = planLobby(plan, kind, market)
  const shown = plan.providers.filter((it) => !lobby.hiddenProviders.includes(it._id))
  const made = { lobby, join: joinOf({ providers: shown, studios: plan.studios }) }
  ofPlan.set(market, made)
  return made
}
