import type { GameFacts } from '#contracts/game-facts.ts'
import { amountFactor, type Currency, payableFrom, payablePart } from '#contracts/money.ts'
import type { Market } from './types.ts'

/** The limits of every bet in one game session; amounts are minor units of the player's currency, and payable in it. */
export type StakeRules = {
  minMinor: bigint
  /** Per bet; null: the game has no bet range in this currency. */
  maxMinor: bigint | null
  /** For all bets of a round together; null: the market has no cap. */
  roundCapMinor: bigint | null
  /** Minimum time from the start of a round to the start of the next. */
  paceMs: number
  /** Whether opening another game ends the rounds of this one. */
  oneGameAtATime: boolean
  autoplay: boolean
}

export type StakeQuestion = {
  market: Market
  game: Pick<GameFacts, 'kind' | 'gameType' | 'betRanges'>
  currency: Currency
  /** Whole years; null where it is unknown. */
  age: number | null
}

const SLOT_TYPES = ['slot', 'jackpot']

/** The game's own bet range, combined with the rules of the player's market. */
export function stakeRulesOf({ market, game, currency, age }: StakeQuestion): StakeRules {
  const range = game.betRanges[currency]
  const isSlot = game.kind === 'CASINO' && SLOT_TYPES.includes(game.gameType)
  const most = (minor: bigint | null) => (minor === null ? null : payablePart(minor, currency))
  return {
    minMinor: payableFrom(range?.minMinor ?? 1n, currency),
    maxMinor: most(range?.maxMinor ?? null),
    roundCapMinor: most(isSlot ? slotCap(market, age) : null),
    paceMs: isSlot ? market.gamePace.slotMs : market.gamePace.otherMs,
    oneGameAtATime: market.oneGameAtATime,
    autoplay: market.autoplay === 'allowed',
  }
}

/** An unknown age gets the lower cap; a wallet in another currency gets the same figure. */
function slotCap({ slotStakeCap }: Market, age: number | null): bigint | null {
  if (slotStakeCap === null) return null
  const { minor, younger } = slotStakeCap
  return younger !== null && (age === null || age < younger.belowAge) ? younger.minor : minor
}

/** Age in whole years from a date of birth (yyyy-MM-dd), by UTC; null without one. */
export function ageOn(dateOfBirth: string | null, nowMs: number): number | null {
  const born = /^(\d{4})-(\d\d-\d\d)$/.exec(dateOfBirth ?? '')
  if (!born) return null
  const today = new Date(nowMs).toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(born[1])
  return today.slice(5) < (born[2] as string) ? years - 1 : years
}

/** The bounds of every bet with a sportsbook, in minor units of the currency; a combination has its stake as one amount. */
export type SportsBounds = { minMinor: bigint; maxMinor: bigint; payoutMaxMinor: bigint }

/** In euro cents; another currency has the customary amounts that are as high. */
const SPORTS_BOUNDS_EUR = { min: 10, max: 500_000, payoutMax: 10_000_000 }

export function sportsBoundsOf(currency: Currency): SportsBounds {
  const of = (cents: number) => payableFrom(BigInt(cents * amountFactor(currency)), currency)
  const { min, max, payoutMax } = SPORTS_BOUNDS_EUR
  return { minMinor: of(min), maxMinor: of(max), payoutMaxMinor: of(payoutMax) }
}
