import type { Currency } from './money.ts'

/** What the platform must know about a game before it accepts a stake; it comes from the content. */
export type GameFacts = {
  kind: 'CASINO' | 'LIVE_CASINO' | 'VIRTUAL_SPORTS'
  /** `slot`, `roulette` and so on: some market rules apply to slots only. */
  gameType: string
  /** ISO countries in which the game's studio is restricted (GAP-104). */
  restrictedCountries: readonly string[]
  /** Smallest and largest bet in minor units; a currency that is missing here has no bet range. */
  betRanges: Readonly<Partial<Record<Currency, { minMinor: bigint; maxMinor: bigint }>>>
}

/**
 * The facts of a game by the provider's game id; null: no such game. Rejects while the content is unavailable.
 * `country`: the player's; null for a visitor. A market may have virtual sports of its own (CNT-05).
 */
export type ReadGameFacts = (game: {
  provider: string
  gameId: string
  country: string | null
}) => Promise<GameFacts | null>
