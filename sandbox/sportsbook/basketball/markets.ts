import type { Chance } from '../pricing.ts'
import type { Side } from '../side.ts'
import { type BasketballChain, isDecided, periodAt, possessionsLeft } from './chain.ts'
import { type BasketballCourse, RACES } from './course.ts'
import { type Comparison, lineChances } from './distribution.ts'
import type { BasketballOutlook } from './outlook.ts'

/**
 * The markets of a basketball match. Winner, spread and points count overtimes; those of 40 minutes, quarters and the
 * first half do not. On a whole line a bet can be void.
 */
export type BasketballMarket =
  | { kind: 'moneyline' }
  | { kind: 'result-40' }
  | { kind: 'half-result' }
  /** From 1, as all quarters here. */
  | { kind: 'quarter-winner'; quarter: number }
  /** Who has so many points first in 40 minutes; void if no side does. */
  | { kind: 'race'; points: number }
  | { kind: 'overtime' }
  /** Added to the points of the home side. */
  | { kind: 'spread'; line: number }
  | { kind: 'total-points'; line: number }
  | { kind: 'team-points'; side: Side; line: number }
  | { kind: 'quarter-points'; quarter: number; line: number }

const OUTCOMES = {
  moneyline: ['home', 'away'],
  'result-40': ['home', 'draw', 'away'],
  'half-result': ['home', 'draw', 'away'],
  'quarter-winner': ['home', 'draw', 'away'],
  race: ['home', 'away'],
  overtime: ['yes', 'no'],
  spread: ['home', 'away'],
  'total-points': ['over', 'under'],
  'team-points': ['over', 'under'],
  'quarter-points': ['over', 'under'],
} as const satisfies Record<BasketballMarket['kind'], readonly string[]>

/** The ids of a market's outcomes, in the order of its chances and results. */
export const basketballOutcomes = ({ kind }: BasketballMarket): readonly string[] => OUTCOMES[kind]

/** The id of a market, as legs of bets name it. */
export function basketballMarketId(market: BasketballMarket): string {
  const { kind } = market
  if (kind === 'quarter-winner') return `${kind}:${market.quarter}`
  if (kind === 'quarter-points') return `${kind}:${market.quarter}:${market.line}`
  if (kind === 'race') return `${kind}:${market.points}`
  if (kind === 'team-points') return `${kind}:${market.side}:${market.line}`
  return 'line' in market ? `${kind}:${market.line}` : kind
}

/** Lines follow each other at these distances, half and whole ones in turn, so many on each side of what is expected. */
const SPREADS = { distance: 1.5, beside: 3 } as const
const TOTALS = { distance: 2.5, beside: 3 } as const
const PARTIAL_TOTALS = { distance: 2.5, beside: 2 } as const

/** Every market that was offered until a course: lines follow the match, and those of before stay. */
export function basketballMarkets(
  chain: BasketballChain,
  { plays }: BasketballCourse,
): BasketballMarket[] {
  const spreads = linesBeside(SPREADS)
  const totals = linesBeside(TOTALS)
  const ofSides = { home: linesBeside(PARTIAL_TOTALS), away: linesBeside(PARTIAL_TOTALS) }
  const ofQuarters: ReturnType<typeof linesBeside>[] = []
  const score = { home: 0, away: 0 }
  let quarterPoints = 0
  for (let step = 0; step <= plays.length; step += 1) {
    if (isDecided(chain, step, score.home - score.away)) break
    const { index, from, until } = periodAt(chain, step)
    if (step === from) quarterPoints = 0
    const left = possessionsLeft(chain, step, Math.max(until, chain.regulation))
    const home = score.home + left.home * chain.means.home
    const away = score.away + left.away * chain.means.away
    spreads.around(away - home)
    totals.around(home + away, score.home + score.away)
    ofSides.home.around(home, score.home)
    ofSides.away.around(away, score.away)
    if (step < chain.regulation) {
      const lines = ofQuarters[index] ?? linesBeside(PARTIAL_TOTALS)
      ofQuarters[index] = lines
      const more = possessionsLeft(chain, step, until)
      const expected = more.home * chain.means.home + more.away * chain.means.away
      lines.around(quarterPoints + expected, quarterPoints)
    }
    const play = plays[step]
    if (!play) break
    score[play.side] += play.points
    quarterPoints += play.points
  }
  const quarters = ofQuarters.map((_, at) => at + 1)
  return [
    ...[{ kind: 'moneyline' } as const, { kind: 'result-40' } as const],
    ...[{ kind: 'half-result' } as const, { kind: 'overtime' } as const],
    ...quarters.map((quarter) => ({ kind: 'quarter-winner', quarter }) as const),
    ...RACES.map((points) => ({ kind: 'race', points }) as const),
    // A match never ends level: a spread of none is the winner.
    ...spreads.all().flatMap((line) => (line === 0 ? [] : [{ kind: 'spread', line } as const])),
    ...totals.all().map((line) => ({ kind: 'total-points', line }) as const),
    ...(['home', 'away'] as const).flatMap((side) =>
      ofSides[side].all().map((line) => ({ kind: 'team-points', side, line }) as const),
    ),
    ...ofQuarters.flatMap((lines, at) =>
      lines.all().map((line) => ({ kind: 'quarter-points', quarter: at + 1, line }) as const),
    ),
  ]
}

/** Collects the lines beside what is expected, without those that are passed already. */
function linesBeside({ distance, beside }: { distance: number; beside: number }) {
  const found = new Set<number>()
  let last = Number.NaN
  return {
    around(expected: number, passed = Number.NEGATIVE_INFINITY) {
      const middle = Math.round(expected / distance)
      if (middle === last) return
      last = middle
      for (let at = middle - beside; at <= middle + beside; at += 1) {
        const line = at * distance
        if (line > passed) found.add(line)
      }
    },
    all: () => [...found].sort((a, b) => a - b),
  }
}

/** The chances of a market's outcomes, in the order of `basketballOutcomes`. */
export function basketballChances(market: BasketballMarket, outlook: BasketballOutlook): Chance[] {
  const { lead, regular, half, quarter, races } = outlook
  switch (market.kind) {
    case 'moneyline':
      return lineChances(lead, 0)
    case 'result-40':
      return ofThree(regular)
    case 'half-result':
      return ofThree(half)
    case 'quarter-winner':
      return ofThree(quarterOf(market.quarter, quarter).winner)
    case 'race': {
      const { home, away } = races.get(market.points) ?? { home: 0, away: 0 }
      const none = Math.max(0, 1 - home - away)
      return [home, away].map((won) => ({ won, void: none }))
    }
    case 'overtime':
      return [regular.draw, 1 - regular.draw].map((won) => ({ won, void: 0 }))
    case 'spread':
      return lineChances(lead, -market.line)
    case 'total-points':
      return lineChances(outlook.total, market.line)
    case 'team-points':
      return lineChances(outlook.points[market.side], market.line)
    case 'quarter-points':
      return lineChances(quarterOf(market.quarter, quarter).total, market.line)
  }
}

const ofThree = ({ home, draw, away }: Comparison): Chance[] =>
  [home, draw, away].map((won) => ({ won, void: 0 }))

function quarterOf(number: number, quarter: BasketballOutlook['quarter']) {
  if (quarter?.number !== number) throw new RangeError(`quarter ${number} is not played`)
  return quarter
}
