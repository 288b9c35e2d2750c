import type { ReadGameFacts } from '#contracts/game-facts.ts'
import type { Result } from '#contracts/result.ts'
import type { OpenedByFlag } from '#markets/products.ts'
import type { StakeQuestion, StakeRules } from '#markets/stake-rules.ts'
import type { MarketCode } from '#markets/types.ts'
import type { Context } from '../context.ts'
import type { PlayerRow } from '../players/index.ts'
import type { PostTransaction } from '../wallet/index.ts'

/** The operator's configuration for one provider. */
export type ProviderAccess = {
  /** Shared with the provider: it signs its callbacks with it, and we sign our requests to it. */
  secret: string
  /** The provider's own server; only some have one (table 3, rows 72 to 77, 81, 82). */
  serverUrl: string | null
  /** A licensed host serves the countries in which the provider is restricted (CON-28). */
  licensedElsewhere: boolean
}

/**
 * Whether editors hide a provider in a market (GAP-103). With no market (null) only a provider hidden in all of them
 * counts. Rejects while this is unknown.
 */
export type IsProviderHidden = (at: {
  provider: string
  market: MarketCode | null
}) => Promise<boolean>

/** Whether exclusion registers allow a player to stake. */
type RequireNotListed = (
  player: PlayerRow,
) => Promise<Result<null, 'PLAYER_BLOCKED' | 'REGISTER_UNAVAILABLE'>>

export type GameplayDeps = Context & {
  post: PostTransaction
  /** By the provider's id; a provider that is missing here has no calls and no callbacks. */
  providers: Readonly<Record<string, ProviderAccess>>
  gameFacts: ReadGameFacts
  isProviderHidden: IsProviderHidden
  /** Products that the operator has enabled despite the market table. */
  openedByFlag: OpenedByFlag
  /** Whether players of a country may stake: its market takes real money. */
  takesRealMoney: (country: string) => boolean
  requireNotListed: RequireNotListed
  stakeRulesOf: (question: StakeQuestion) => StakeRules
}
