import { createHash } from 'node:crypto'
import type { Currency } from '#contracts/money.ts'
import { toApiAmount } from '#contracts/money.ts'
import type { RewardKind } from '#contracts/player-api/reward-words.ts'
import type { RewardTerms } from '#contracts/player-api/rewards.ts'
import type { FreeBetScope } from '#contracts/sportsbook/words.ts'

/** What a bet with bonus money is held to: the lowest odds of the whole bet, in thousandths, and which matches. */
export type BetBonusTerms = { minOdds: number; scope: FreeBetScope }

/** All terms of a bonus, in one currency, as the database stores them: minor units as text. */
export type BonusTerms = {
  /** The hash of all other fields: the same version always means the same terms. */
  version: string
  kind: Exclude<RewardKind, 'FREE_BET'>
  currency: Currency
  /** Null for a gift. */
  percentage: number | null
  maxMinor: string
  minDepositMinor: string | null
  wrMultiplier: number
  hoursToFulfil: number
  maxStakeMinor: string
  /** Wagering contribution by type of game, in percent; a type that is missing takes no bonus money. */
  contributions: Readonly<Record<string, number>>
  /** `provider:gameId`. */
  excludedGames: readonly string[]
  /** Of a bonus for bets; left out in all others. */
  sports?: BetBonusTerms
  audience: RewardTerms['audience']
}

/** The terms with their version. Names are sorted first: their order makes no difference. */
export function withVersion(terms: Omit<BonusTerms, 'version'>): BonusTerms {
  return versioned({
    ...terms,
    contributions: Object.fromEntries(Object.entries(terms.contributions).sort(byName)),
    excludedGames: [...terms.excludedGames].sort(),
  })
}

/** Terms with the hash of all of their fields, whatever the order of these. */
export function versioned<Terms extends object>(terms: Terms): Terms & { version: string } {
  const content = JSON.stringify(Object.entries(terms).sort(byName))
  return { version: createHash('sha256').update(content).digest('base64url'), ...terms }
}

/** The terms as the player API returns them. */
export function toRewardTerms(terms: BonusTerms): RewardTerms {
  const { version, kind, currency, percentage, wrMultiplier, hoursToFulfil, audience } = terms
  return {
    ...{ version, kind, currency, percentage, wrMultiplier, hoursToFulfil, audience },
    maxAmount: toApiAmount(BigInt(terms.maxMinor)),
    minDeposit: terms.minDepositMinor === null ? null : toApiAmount(BigInt(terms.minDepositMinor)),
    maxStake: toApiAmount(BigInt(terms.maxStakeMinor)),
    sports: terms.sports ?? null,
    contributions: Object.entries(terms.contributions)
      .filter(([, percent]) => percent > 0)
      .map(([gameType, percent]) => ({ gameType, percent })),
    excludedGames: terms.excludedGames.map((it) => {
      const [provider = '', ...gameId] = it.split(':')
      return { provider, gameId: gameId.join(':') }
    }),
  }
}

/**
 * How much of a stake of bonus money contributes there, in percent; 0: the bonus does not accept it. Same as
 * `platform.bonus_percent`.
 */
export function percentIn(
  terms: BonusTerms,
  game: { provider: string; gameId: string; gameType: string },
): number {
  if (terms.excludedGames.includes(`${game.provider}:${game.gameId}`)) return 0
  return Object.hasOwn(terms.contributions, game.gameType)
    ? (terms.contributions[game.gameType] ?? 0)
    : 0
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}
