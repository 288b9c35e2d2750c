import { goalChances, meansOf, PARTS, type Score } from './goals.ts'
import type { Fixture } from './league.ts'

/** The mean return of every bet, in percent, before its odds are rounded down to hundredths. */
export const RETURN_PERCENT = 93

/** Scores up to this many goals per side can be bet on individually; the rest is one selection. */
const LISTED_GOALS = 3

export const MARKETS = ['result', 'total', 'both', 'score'] as const
export type MarketId = (typeof MARKETS)[number]
export type Selection = { id: string; market: MarketId; wins(score: Score): boolean }

const listed = Array.from({ length: LISTED_GOALS + 1 }, (_, goals) => goals)
const isListed = ([home, away]: Score) => home <= LISTED_GOALS && away <= LISTED_GOALS

/** The selections of every match. In each market exactly one wins, whatever the score. */
export const SELECTIONS: readonly Selection[] = [
  { id: 'home', market: 'result', wins: ([home, away]) => home > away },
  { id: 'draw', market: 'result', wins: ([home, away]) => home === away },
  { id: 'away', market: 'result', wins: ([home, away]) => home < away },
  { id: 'over', market: 'total', wins: ([home, away]) => home + away > 2 },
  { id: 'under', market: 'total', wins: ([home, away]) => home + away < 3 },
  { id: 'bothYes', market: 'both', wins: ([home, away]) => home > 0 && away > 0 },
  { id: 'bothNo', market: 'both', wins: ([home, away]) => home === 0 || away === 0 },
  ...listed.flatMap((home) =>
    listed.map(
      (away): Selection => ({
        id: `score-${home}-${away}`,
        market: 'score',
        wins: (score) => score[0] === home && score[1] === away,
      }),
    ),
  ),
  { id: 'score-other', market: 'score', wins: (score) => !isListed(score) },
]
const BY_ID: ReadonlyMap<string, Selection> = new Map(SELECTIONS.map((it) => [it.id, it]))

/** Chances of scores are products of two sides' millionths. */
export const WHOLE = PARTS * PARTS

/** The probability of a selection, as a share of WHOLE; exact. */
export function chanceOf(fixture: Fixture, selection: Selection): number {
  const [homeMean, awayMean] = meansOf(fixture)
  const home = goalChances(homeMean)
  const away = goalChances(awayMean)
  let chance = 0
  for (const [scored, parts] of home.entries()) {
    for (const [conceded, others] of away.entries()) {
      if (selection.wins([scored, conceded])) chance += parts * others
    }
  }
  return chance
}

/** The odds of a selection in whole hundredths, rounded down. */
export function oddsOf(fixture: Fixture, selection: Selection): number {
  // Hundredths of odds and percent of return cancel out.
  return Number((BigInt(RETURN_PERCENT) * BigInt(WHOLE)) / BigInt(chanceOf(fixture, selection)))
}

/** The place of a single bet: the match of the round, the selection, and the agreed odds. */
export type Place = { match: number; selection: Selection; oddsHundredths: number }

/** The odds are part of the place: a bet keeps those that its player saw, whatever the rules say later. */
export const toSpot = ({ match, selection, oddsHundredths }: Place) =>
  `${match}:${selection.id}@${oddsHundredths}`

export function readSpot(spot: string): Place | null {
  const [, match, id = '', odds] = /^(\d):([\w-]+)@(\d{3,6})$/.exec(spot) ?? []
  const selection = BY_ID.get(id)
  return selection ? { match: Number(match), selection, oddsHundredths: Number(odds) } : null
}

/** What a winning stake pays, itself included: whole minor units, rounded down. */
export function returnOf(stakeMinor: number, oddsHundredths: number): number {
  const hundredths = stakeMinor * oddsHundredths
  return (hundredths - (hundredths % 100)) / 100
}
