import type { Currency } from './money.ts'

/** What the platform has to know of a game before money is staked in it; content says so. */
export type GameFacts = {
  kind: 'CASINO' | 'LIVE_CASINO' | 'VIRTUAL_SPORTS'
  /** `slot`, `roulette` and so on: some rules of markets are for slots alone. */
  gameType: string
  /** ISO countries in which its studio is restricted (GAP-104). */
  restrictedCountries: readonly string[]
  /** Smallest and largest bet in minor units; a currency that is not here has no range of its own. */
  betRanges: Readonly<Partial<Record<Currency, { minMinor: bigint; maxMinor: bigint }>>>
}

/** The facts of a provider's game by the provider's own id; null: no such game. Rejects while nobody knows. */
export type ReadGameFacts = (game: {
  provider: string
  gameId: string
}) => Promise<GameFacts | null>
