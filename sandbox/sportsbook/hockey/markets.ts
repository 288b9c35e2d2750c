import type { Chance } from '../pricing.ts'
import { overUnder, sumWhere } from '../sums.ts'
import { MOST_GOALS } from './chain.ts'
import type { HockeyOutlook } from './outlook.ts'

/**
 * The markets of an ice hockey match. All but the winner are about the three periods, 60 minutes: overtime and shoot-out
 * do not count. Lines are between whole goals, so that none ends level.
 */
export type HockeyMarket =
  | { kind: 'result-60' }
  | { kind: 'winner-with-overtime' }
  | { kind: 'both-score-60' }
  | { kind: 'total-60'; line: number }
  /** Added to the goals of the home side. */
  | { kind: 'handicap-60'; line: number }
  /** The goal of this number, from 1. */
  | { kind: 'next-goal-60'; goal: number }
  /** The three periods end level. */
  | { kind: 'overtime' }

const OUTCOMES = {
  'result-60': ['home', 'draw', 'away'],
  'winner-with-overtime': ['home', 'away'],
  'both-score-60': ['yes', 'no'],
  'total-60': ['over', 'under'],
  'handicap-60': ['home', 'away'],
  'next-goal-60': ['home', 'away', 'none'],
  overtime: ['yes', 'no'],
} as const satisfies Record<HockeyMarket['kind'], readonly string[]>

/** The ids of a market's outcomes, in the order of its chances and results. */
export const hockeyOutcomes = ({ kind }: HockeyMarket): readonly string[] => OUTCOMES[kind]

/** The id of a market, as legs of bets name it. */
export function hockeyMarketId(market: HockeyMarket): string {
  if (market.kind === 'next-goal-60') return `${market.kind}:${market.goal}`
  return 'line' in market ? `${market.kind}:${market.line}` : market.kind
}

/** Every market of a match in whose three periods so many goals have been scored. */
export function hockeyMarkets(goals: number): HockeyMarket[] {
  return [
    ...[{ kind: 'result-60' } as const, { kind: 'winner-with-overtime' } as const],
    ...[{ kind: 'both-score-60' } as const, { kind: 'overtime' } as const],
    ...[3.5, 4.5, 5.5, 6.5, 7.5].map((line) => ({ kind: 'total-60', line }) as const),
    ...[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((line) => ({ kind: 'handicap-60', line }) as const),
    { kind: 'next-goal-60', goal: goals + 1 },
  ]
}

/** The chances of a market's outcomes, in the order of `hockeyOutcomes`. */
export const hockeyChances = (market: HockeyMarket, outlook: HockeyOutlook): Chance[] =>
  winChances(market, outlook).map((won) => ({ won, void: 0 }))

function winChances(market: HockeyMarket, outlook: HockeyOutlook): readonly number[] {
  const { home, draw, away, both, homeWins, lead, total, nextGoal } = outlook
  switch (market.kind) {
    case 'result-60':
      return [home, draw, away]
    case 'winner-with-overtime':
      return [homeWins, 1 - homeWins]
    case 'both-score-60':
      return [both, 1 - both]
    case 'total-60':
      return overUnder(total, market.line)
    case 'handicap-60': {
      const won = sumWhere(lead, (it) => it - MOST_GOALS + market.line > 0)
      return [won, 1 - won]
    }
    case 'next-goal-60':
      if (market.goal !== outlook.goals + 1) {
        throw new RangeError(`goal ${market.goal} is not the next one`)
      }
      return [nextGoal.home, nextGoal.away, nextGoal.none]
    case 'overtime':
      return [draw, 1 - draw]
  }
}
