import type { Result } from '#contracts/result.ts'
import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import type { Context } from '../context.ts'
import type { PlayerRow } from '../players/index.ts'

export type DepositDeps = Pick<Context, 'db' | 'clock' | 'logger'> & {
  provider: PaymentProvider
  /** Where a payment provider redirects browsers to. */
  siteOrigin: string
  /** Whether players of a country may deposit at all: its market takes real money. */
  takesRealMoney: (country: string) => boolean
  /** Whether exclusion registers allow a player to deposit. */
  requireNotListed: (
    player: PlayerRow,
  ) => Promise<Result<null, 'PLAYER_BLOCKED' | 'REGISTER_UNAVAILABLE'>>
  /** Whether the last answer of the registers allows it and is still valid; no call to them. */
  isKnownClear: (player: PlayerRow) => Promise<boolean>
}
