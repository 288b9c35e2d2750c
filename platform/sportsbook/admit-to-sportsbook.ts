import { ok, type Result, refuse } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import { isProductOpen, type OpenedByFlag } from '#markets/products.ts'
import { type PlayRefusal, requireReadyToPlay } from '../gameplay/index.ts'
import { effectiveFlags, type PlayerRow } from '../players/index.ts'
import type { SportsbookAccess, SportsbookDeps } from './sportsbook-deps.ts'

/**
 * Whether a player may bet with a sportsbook at all: account, licence, market and region (GRD-08 to GRD-14). The player's
 * own country decides, not the page's. Where some regions are closed, an unknown one is closed as well.
 */
export function admitToSportsbook(
  {
    openedByFlag,
    takesRealMoney,
  }: { openedByFlag: OpenedByFlag; takesRealMoney: (country: string) => boolean },
  player: PlayerRow,
): Result<null, 'PLAYER_BLOCKED' | 'GAME_RESTRICTED'> {
  const { payout, sports } = effectiveFlags(player)
  const isOpen = player.status === 'REGISTERED' && player.kyc_status !== 'SUSPENDED'
  if (!isOpen || !payout || !sports) return refuse('PLAYER_BLOCKED')
  const isOffered = takesRealMoney(player.country_code) && isSportsbookOpen(player, openedByFlag)
  return isOffered ? ok(null) : refuse('GAME_RESTRICTED')
}

/** Whether there is a sportsbook where the player lives. */
export function isSportsbookOpen(
  {
    country_code: country,
    province_code: region,
  }: Pick<PlayerRow, 'country_code' | 'province_code'>,
  openedByFlag: OpenedByFlag = {},
): boolean {
  const market = marketOfCountry(country)
  const isUnknownRegion = region === null && market.sportsbookClosedRegions.length > 0
  return !isUnknownRegion && isProductOpen('sportsbook', { market, country, region }, openedByFlag)
}

/** What a new session asks: all that a bet asks, and that the player's country gets this provider. */
export async function admitToSession(
  deps: SportsbookDeps,
  provider: string,
  player: PlayerRow,
): Promise<Result<SportsbookAccess, 'GAME_RESTRICTED' | PlayRefusal>> {
  const access = accessTo(deps, provider)
  const admitted = admitToSportsbook(deps, player)
  if (!admitted.ok) return admitted
  if (!access.serves(player.country_code)) return refuse('GAME_RESTRICTED')
  const ready = await requireReadyToPlay(deps, player)
  return ready.ok ? ok(access) : ready
}

/** Of a provider whose calls are served, which is therefore configured. */
export function accessTo(
  { providers }: Pick<SportsbookDeps, 'providers'>,
  provider: string,
): SportsbookAccess {
  const access = providers[provider]
  if (access === undefined) throw new Error(`${provider} is served without its page`)
  return access
}
