import { ODDS_ONE } from '#contracts/sportsbook/words.ts'

/** The chance that a bet on an outcome wins, and the share of its stake that is returned as void, both on average. */
export type Chance = { won: number; void: number }

/** What every market should pay back of its stakes, before odds are rounded down to the ladder. */
export const PAYOUT_SHARE = 0.94

/** Steps of the odds ladder, in thousandths: up to `to` in steps of `step`. */
const LADDER = [
  { to: 2_000, step: 10 },
  { to: 3_000, step: 20 },
  { to: 4_000, step: 50 },
  { to: 6_000, step: 100 },
  { to: 10_000, step: 200 },
  { to: 20_000, step: 500 },
  { to: 50_000, step: 1_000 },
  { to: 100_000, step: 5_000 },
  { to: 500_000, step: 10_000 },
] as const
const SHORTEST = 1_010
const LONGEST = 500_000

/** The next odds of the ladder that are not longer, in thousandths; null below the shortest. */
export function ladderBelow(thousandths: number): number | null {
  if (thousandths < SHORTEST) return null
  const capped = Math.min(thousandths, LONGEST)
  const { step } = LADDER.find(({ to }) => capped <= to) ?? { step: 10_000 }
  return Math.floor(capped / step) * step
}

/** What is nearer to 0 or 1 than this counts as decided: far more than the errors of a sum, far less than odds show. */
export const DECIDED = 1e-9

export type Prices = {
  /** One for each chance; null where the outcome cannot be bet on. */
  odds: readonly (number | null)[]
  /** What the market pays back of what is decided, after the ladder; null where it is not offered. */
  payoutShare: number | null
}

/**
 * The odds of a market with the share that it should pay back, by the odds-ratio method (Cheung 2015): the odds ratios
 * of all chances are raised by one factor, so that no raised chance is below the true one or above 1. All odds are
 * therefore at most fair, also after rounding down. Where the favourite is too short for the ladder, nothing is offered:
 * the rest would be a market without its likely outcome.
 */
export function pricesOf(chances: readonly Chance[], payoutShare: number): Prices {
  // Of what is decided, not void: a bet on a handicap or draw no bet is fair at these odds.
  const ofDecided = chances.map((it) => (it.void < 1 - DECIDED ? it.won / (1 - it.void) : 0))
  const isOpen = (chance: number) => chance > DECIDED && chance < 1 - DECIDED
  const open = ofDecided.filter(isOpen)
  const winners = open.reduce((sum, it) => sum + it, 0)
  const factor = oddsRatioFactor(open, winners / payoutShare)
  const odds = ofDecided.map((it) =>
    isOpen(it) ? ladderBelow(ODDS_ONE / raised(it, factor)) : null,
  )
  const offered = odds.filter((it) => it !== null)
  if (offered.length < open.length || open.length === 0) {
    return { odds: odds.map(() => null), payoutShare: null }
  }
  const booked = offered.reduce((sum, it) => sum + ODDS_ONE / it, 0)
  return { odds, payoutShare: winners / booked }
}

/**
 * The odds of an outcome without any margin, rounded down to the ladder; null where it is decided or too short. What sums
 * of chances are wrong by goes against the bet, so that these are at most fair, too.
 */
export function boostedOdds(chance: Chance): number | null {
  const decided = chance.won / (1 - chance.void)
  if (!(decided > DECIDED && decided < 1 - DECIDED)) return null
  return ladderBelow(ODDS_ONE / (decided + DECIDED))
}

const raised = (chance: number, factor: number) =>
  (factor * chance) / (1 - chance + factor * chance)

/**
 * The factor with which the raised chances add up to `target`. Their sum is concave in the factor, so Newton's method
 * comes from below and never passes it.
 */
function oddsRatioFactor(chances: readonly number[], target: number): number {
  let factor = 1
  for (let round = 0; round < 50; round += 1) {
    let sum = 0
    let slope = 0
    for (const it of chances) {
      const under = 1 - it + factor * it
      sum += (factor * it) / under
      slope += (it * (1 - it)) / under ** 2
    }
    if (target - sum < 1e-12 || slope === 0) break
    factor += (target - sum) / slope
  }
  return factor
}
