import type { Currency } from '#contracts/money.ts'
import type { Result } from '#contracts/result.ts'
import type { OpenedByFlag } from '#markets/products.ts'
import type { SportsBounds } from '#markets/stake-rules.ts'
import type { Context } from '../context.ts'
import type { PlayerRow } from '../players/index.ts'
import type { PostInBatch } from '../wallet/index.ts'

export type SportsbookAccess = {
  /** Signs its callbacks. */
  secret: string
  /** Its page. */
  frameUrl: string
  /** Whether players of a country get new sessions there; what they have bet before stays there. */
  serves: (country: string) => boolean
}

export type SportsbookDeps = Context & {
  /** By the provider's id; a provider that is missing here has no callbacks. */
  providers: Readonly<Record<string, SportsbookAccess>>
  postInBatch: PostInBatch
  /** The bounds of each bet in a currency; throws where they are not known. */
  boundsOf: (currency: Currency) => Promise<SportsBounds>
  /** Products that the operator has enabled despite the market table. */
  openedByFlag: OpenedByFlag
  /** Whether players of a country may stake: its market takes real money. */
  takesRealMoney: (country: string) => boolean
  /** Whether exclusion registers allow a player to stake. */
  requireNotListed: (
    player: PlayerRow,
  ) => Promise<Result<null, 'PLAYER_BLOCKED' | 'REGISTER_UNAVAILABLE'>>
}

/** The one game of a sportsbook's session. */
export const SPORTSBOOK_GAME = 'sportsbook'
