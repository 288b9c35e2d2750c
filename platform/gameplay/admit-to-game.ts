import type { GameFacts, ReadGameFacts } from '#contracts/game-facts.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { findProvider } from '#game-providers/index.ts'
import { marketOfCountry } from '#markets/index.ts'
import { isProductOpen, type MarketProduct } from '#markets/products.ts'
import { effectiveFlags, type PlayerRow } from '../players/index.ts'
import type { GameplayDeps } from './gameplay-deps.ts'

export type AdmissionRefusal =
  | 'UNKNOWN_GAME'
  | 'PROVIDER_HIDDEN'
  | 'GAME_RESTRICTED'
  | 'PLAYER_BLOCKED'
  | 'UNAVAILABLE'

type Deps = Pick<GameplayDeps, 'providers' | 'openedByFlag' | 'takesRealMoney'>

const PRODUCT_OF = {
  CASINO: 'casino',
  LIVE_CASINO: 'liveCasino',
  VIRTUAL_SPORTS: 'virtualSports',
} as const satisfies Record<GameFacts['kind'], MarketProduct>

/**
 * Whether a player may stake at a provider at all, and in this game where it is already known. The player's own country
 * decides, not the page's (CON-28, GAP-104).
 */
export function admitToGame(
  { providers, openedByFlag, takesRealMoney }: Deps,
  player: PlayerRow,
  at: { provider: string; game: GameFacts | null },
): Result<null, 'GAME_RESTRICTED' | 'PLAYER_BLOCKED'> {
  const { payout, casino, liveCasino, virtualSports } = effectiveFlags(player)
  const may = { CASINO: casino, LIVE_CASINO: liveCasino, VIRTUAL_SPORTS: virtualSports }
  // A player who may only withdraw cannot stake (CON-05); nor can a player without this product.
  const hasAny = casino || liveCasino || virtualSports
  const hasProduct = at.game === null ? hasAny : may[at.game.kind]
  const isOpen = player.status === 'REGISTERED' && player.kyc_status !== 'SUSPENDED'
  if (!isOpen || !payout || !hasProduct) return refuse('PLAYER_BLOCKED')

  const country = player.country_code
  if (!takesRealMoney(country)) return refuse('GAME_RESTRICTED')
  const restricted = findProvider(at.provider)?.restrictedCountries.includes(country) ?? false
  if (restricted && !providers[at.provider]?.licensedElsewhere) return refuse('GAME_RESTRICTED')
  if (at.game === null) return ok(null)
  const where = { market: marketOfCountry(country), country, region: player.province_code }
  const isOffered = isProductOpen(PRODUCT_OF[at.game.kind], where, openedByFlag)
  if (!isOffered || at.game.restrictedCountries.includes(country)) return refuse('GAME_RESTRICTED')
  return ok(null)
}

/**
 * Refuses a provider that editors hide in the player's market (GAP-103), whatever page the player comes from. A
 * visitor's market is known only to the page: for a visitor, only a provider hidden everywhere is refused.
 */
export async function requireShown(
  { isProviderHidden, logger }: Pick<GameplayDeps, 'isProviderHidden' | 'logger'>,
  { provider, country }: { provider: string; country: string | null },
): Promise<Result<null, 'PROVIDER_HIDDEN' | 'UNAVAILABLE'>> {
  const market = country === null ? null : marketOfCountry(country).code
  try {
    return (await isProviderHidden({ provider, market })) ? refuse('PROVIDER_HIDDEN') : ok(null)
  } catch (error) {
    logger.warn({ err: error }, 'which providers are hidden cannot be read')
    return refuse('UNAVAILABLE')
  }
}

/** The facts of a game, or the refusal when there are none. */
export async function readFacts(
  { gameFacts, logger }: Pick<GameplayDeps, 'gameFacts' | 'logger'>,
  game: Parameters<ReadGameFacts>[0],
): Promise<Result<GameFacts, 'UNKNOWN_GAME' | 'UNAVAILABLE'>> {
  try {
    const facts = await gameFacts(game)
    return facts ? ok(facts) : refuse('UNKNOWN_GAME')
  } catch (error) {
    logger.warn({ err: error }, 'the facts of a game cannot be read')
    return refuse('UNAVAILABLE')
  }
}
