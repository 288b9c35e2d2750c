import type { OutcomeResult } from '#contracts/sportsbook/words.ts'
import type { CourseMarket, JointOutlook, MarketPrices } from './match.ts'
import { type Chance, PAYOUT_SHARE, pricesOf } from './pricing.ts'

/** The markets of any sport: each is named, and settled from a course alone. */
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

/** The prices of the markets that a course leaves open. */
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

/** One way in which a match can end, as a course that represents all courses to it. */
export type Ending<Course> = { chance: number; course: Course }

/**
 * How the outcomes of these markets are correlated: each is settled by its own rule in every ending, once it is
 * requested.
 */
export function jointOutlook<Market, Course>(
  { idOf, outcomesOf, settle }: MarketTerms<Market, Course>,
  markets: readonly Market[],
  endings: readonly Ending<Course>[],
): JointOutlook {
  const byId = new Map(markets.map((it) => [idOf(it), it]))
  const settled = new Map<string, readonly (readonly OutcomeResult[])[] | null>()
  const settledIn = (id: string) => {
    const market = byId.get(id)
    if (market === undefined) return null
    const results: (readonly OutcomeResult[])[] = []
    for (const { course } of endings) {
      const it = settle(market, course)
      if (it === null) return null
      results.push(it)
    }
    return results
  }
  return {
    chances: endings.map(({ chance }) => chance),
    resultsOf({ market: id, outcome }) {
      const known = settled.get(id)
      const results = known === undefined ? settledIn(id) : known
      settled.set(id, results)
      const market = byId.get(id)
      const place = market === undefined ? -1 : outcomesOf(market).indexOf(outcome)
      if (results === null || place < 0) return null
      return results.map((it) => it[place] as OutcomeResult)
    },
  }
}
