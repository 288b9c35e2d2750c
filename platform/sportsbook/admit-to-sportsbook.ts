import { ok, type Result, refuse } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import { isProductOpen, type OpenedByFlag } from '#markets/products.ts'
import { effectiveFlags, type PlayerRow } from '../players/index.ts'

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
  const { country_code: country, province_code: region } = player
  const market = marketOfCountry(country)
  const isUnknownRegion = region === null && market.sportsbookClosedRegions.length > 0
  const isOffered = isProductOpen('sportsbook', { market, country, region }, openedByFlag)
  const isRestricted = !takesRealMoney(country) || !isOffered || isUnknownRegion
  return isRestricted ? refuse('GAME_RESTRICTED') : ok(null)
}
