import type { Chance } from '../pricing.ts'
import { add, overUnder, sumWhere } from '../sums.ts'
import { MOST_GOALS } from './chain.ts'
import { type FootballMarket, LARGEST_MARGIN, LISTED_GOALS } from './markets.ts'
import { type ByResult, byResult, type FootballOutlook, GOALS } from './outlook.ts'

/** Sums of an outlook that many markets share: once for all markets of a match. */
export type FootballSums = {
  outlook: FootballOutlook
  results: ByResult
  home: Float64Array
  away: Float64Array
  total: Float64Array
  /** The home side's final lead, at lead + MOST_GOALS. */
  lead: Float64Array
}

export function sumsOf(outlook: FootballOutlook): FootballSums {
  const sums = {
    outlook,
    results: byResult(outlook.scores),
    total: new Float64Array(2 * GOALS - 1),
    ...{ home: new Float64Array(GOALS), away: new Float64Array(GOALS) },
    lead: new Float64Array(2 * GOALS - 1),
  }
  for (const [score, chance] of outlook.scores.entries()) {
    const [home, away] = [Math.floor(score / GOALS), score % GOALS]
    add(sums.home, home, chance)
    add(sums.away, away, chance)
    add(sums.total, home + away, chance)
    add(sums.lead, home - away + MOST_GOALS, chance)
  }
  return sums
}

/** The chances of a market's outcomes, in the order of `outcomesOf`. */
export function chancesOf(market: FootballMarket, sums: FootballSums): Chance[] {
  switch (market.kind) {
    case 'handicap':
      return handicap(sums.lead, market.line)
    case 'draw-no-bet': {
      const [home, draw, away] = sums.results
      return [home, away].map((won) => ({ won, void: draw }))
    }
    default:
      return winChances(market, sums).map((won) => ({ won, void: 0 }))
  }
}

type Undivided = Exclude<FootballMarket, { kind: 'handicap' | 'draw-no-bet' }>

function winChances(market: Undivided, sums: FootballSums): readonly number[] {
  switch (market.kind) {
    case 'result':
      return sums.results
    case 'double-chance': {
      const [home, draw, away] = sums.results
      return [home + draw, home + away, draw + away]
    }
    case 'both-score': {
      const { scores } = sums.outlook
      const both = sumWhere(scores, (it) => it >= GOALS && it % GOALS > 0)
      return [both, sumWhere(scores, (it) => it < GOALS || it % GOALS === 0)]
    }
    case 'correct-score':
      return correctScores(sums.outlook.scores)
    case 'winning-margin':
      return [
        ...[leadIn(sums, 1, 1), leadIn(sums, 2, 2), leadIn(sums, LARGEST_MARGIN, MOST_GOALS)],
        leadIn(sums, 0, 0),
        ...[leadIn(sums, -1, -1), leadIn(sums, -2, -2), leadIn(sums, -MOST_GOALS, -LARGEST_MARGIN)],
      ]
    case 'half-time-full-time':
      return sums.outlook.halfTimeFullTime
    case 'total':
      return overUnder(sums.total, market.line)
    case 'team-total':
      return overUnder(sums[market.side], market.line)
    case 'next-goal': {
      if (market.goal !== sums.outlook.goals + 1) {
        throw new RangeError(`goal ${market.goal} is not the next one`)
      }
      const { home, away, none } = sums.outlook.nextGoal
      return [home, away, none]
    }
  }
}

/** The chance that the home side's final lead is between two numbers of goals. */
const leadIn = ({ lead }: FootballSums, from: number, to: number) =>
  sumWhere(lead, (it) => it - MOST_GOALS >= from && it - MOST_GOALS <= to)

function correctScores(scores: Float64Array): number[] {
  const isListed = (score: number) =>
    Math.floor(score / GOALS) <= LISTED_GOALS && score % GOALS <= LISTED_GOALS
  const listed = [...scores.keys()].filter(isListed).map((it) => scores[it] ?? 0)
  return [...listed, sumWhere(scores, (it) => !isListed(it))]
}

/** By quarters of a goal between the lead and the line: one quarter decides half of the stake, two decide all of it. */
function handicap(lead: Float64Array, line: number): Chance[] {
  const home = { won: 0, void: 0 }
  const away = { won: 0, void: 0 }
  for (const [at, chance] of lead.entries()) {
    const quarters = 4 * (at - MOST_GOALS + line)
    const decided = Math.min(Math.abs(quarters), 2) / 2
    const winner = quarters > 0 ? home : away
    winner.won += chance * decided
    for (const it of [home, away]) it.void += chance * (1 - decided)
  }
  return [home, away]
}
