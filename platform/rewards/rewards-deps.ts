import type { ReadGameFacts } from '#contracts/game-facts.ts'
import { marketOfCountry } from '#markets/index.ts'
import type { OpenedByFlag } from '#markets/products.ts'
import type { Context } from '../context.ts'
import type { PlayerRow } from '../players/index.ts'
import { isSportsbookOpen } from '../sportsbook/index.ts'
import type { BonusMarket, RewardAudience } from './reward-store.ts'

export type RewardsDeps = Pick<Context, 'db' | 'clock' | 'logger'> & {
  gameFacts: ReadGameFacts
  /** Whether players of a country may stake at all: where they may not, there is no bonus either. */
  takesRealMoney: (country: string) => boolean
  /** Products that the operator has enabled despite the market table. */
  openedByFlag: OpenedByFlag
}

/** The bonus rules of the player's own market; the player's country decides, not the page's. */
export function bonusRulesFor(
  player: Pick<PlayerRow, 'country_code' | 'province_code'>,
): BonusMarket {
  const { code, bonuses } = marketOfCountry(player.country_code)
  const { openTo, mostEver } = bonuses
  return { market: code, openTo, mostEver, sportsbook: isSportsbookOpen(player) }
}

export function audienceOf(player: PlayerRow): RewardAudience {
  return { playerId: player.id, currency: player.currency, market: bonusRulesFor(player) }
}
