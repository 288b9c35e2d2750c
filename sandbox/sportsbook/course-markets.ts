import type { OutcomeResult } from '#contracts/sportsbook/words.ts'
import type { CourseMarket, MarketPrices } from './match.ts'
import { type Chance, PAYOUT_SHARE, pricesOf } from './pricing.ts'

/** The markets of a sport, as all sports have them: named, and settled from a course alone. */
export type MarketTerms<Market, Course> = {
  idOf(market: Market): string
  outcomesOf(market: Market): readonly string[]
  settle(market: Market, course: Course): readonly OutcomeResult[] | null
}

export const courseMarkets = <Market, Course>(
  { idOf, outcomesOf, settle }: MarketTerms<Market, Course>,
  markets: readonly Market[],
): CourseMarket<Course>[] =>
  markets.map((market) => ({
    id: idOf(market),
    outcomes: outcomesOf(market),
    settle: (course) => settle(market, course),
  }))

/** The prices of those markets that a course leaves open. */
export function openPrices<Market, Course>(
  { idOf, settle }: MarketTerms<Market, Course>,
  course: Course,
  markets: readonly Market[],
  chancesOf: (market: Market) => readonly Chance[],
): ReadonlyMap<string, MarketPrices> {
  const open = markets.filter((it) => settle(it, course) === null)
  return new Map(
    open.map((it) => {
      const chances = chancesOf(it)
      return [idOf(it), { chances, odds: pricesOf(chances, PAYOUT_SHARE).odds }]
    }),
  )
}
