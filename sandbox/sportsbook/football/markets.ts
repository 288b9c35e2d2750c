import type { Side } from '../side.ts'

/**
 * The markets of a football match: 90 minutes with stoppage time. Lines are whole quarters of a goal, which a double
 * holds exactly; a handicap is added to the home side's final score, also for bets during the match.
 */
export type FootballMarket =
  | { kind: 'result' }
  | { kind: 'double-chance' }
  | { kind: 'draw-no-bet' }
  | { kind: 'both-score' }
  | { kind: 'correct-score' }
  | { kind: 'winning-margin' }
  | { kind: 'half-time-full-time' }
  | { kind: 'total'; line: number }
  | { kind: 'team-total'; side: Side; line: number }
  | { kind: 'handicap'; line: number }
  /** The goal of this number, from 1. */
  | { kind: 'next-goal'; goal: number }

/** Scores up to so many goals of each side can be bet on; all others are one outcome. */
export const LISTED_GOALS = 4
/** A win by so many goals or more is one outcome. */
export const LARGEST_MARGIN = 3

const listed = Array.from({ length: LISTED_GOALS + 1 }, (_, goals) => goals)
const RESULTS = ['home', 'draw', 'away'] as const

const OUTCOMES = {
  result: RESULTS,
  'double-chance': ['home-draw', 'home-away', 'draw-away'],
  'draw-no-bet': ['home', 'away'],
  'both-score': ['yes', 'no'],
  'correct-score': [...listed.flatMap((home) => listed.map((away) => `${home}-${away}`)), 'other'],
  'winning-margin': ['home-1', 'home-2', 'home-3', 'draw', 'away-1', 'away-2', 'away-3'],
  'half-time-full-time': RESULTS.flatMap((half) => RESULTS.map((full) => `${half}-${full}`)),
  total: ['over', 'under'],
  'team-total': ['over', 'under'],
  handicap: ['home', 'away'],
  'next-goal': ['home', 'away', 'none'],
} as const satisfies Record<FootballMarket['kind'], readonly string[]>

/** The ids of a market's outcomes, in the order of its chances and results. */
export const outcomesOf = ({ kind }: FootballMarket): readonly string[] => OUTCOMES[kind]

/** The id of a market, as legs of bets name it. */
export function marketIdOf(market: FootballMarket): string {
  const { kind } = market
  if (kind === 'team-total') return `${kind}:${market.side}:${market.line}`
  if (kind === 'total' || kind === 'handicap') return `${kind}:${market.line}`
  return kind === 'next-goal' ? `${kind}:${market.goal}` : kind
}

const lines = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step)

/** Every market of a match in which so many goals have been scored. */
export function footballMarkets(goals: number): FootballMarket[] {
  return [
    ...[{ kind: 'result' } as const, { kind: 'double-chance' } as const],
    ...[{ kind: 'draw-no-bet' } as const, { kind: 'both-score' } as const],
    ...[{ kind: 'correct-score' } as const, { kind: 'winning-margin' } as const],
    { kind: 'half-time-full-time' },
    ...lines(0.5, 6.5, 1).map((line) => ({ kind: 'total', line }) as const),
    ...(['home', 'away'] as const).flatMap((side) =>
      lines(0.5, 3.5, 1).map((line) => ({ kind: 'team-total', side, line }) as const),
    ),
    ...lines(-2.5, 2.5, 0.25).map((line) => ({ kind: 'handicap', line }) as const),
    { kind: 'next-goal', goal: goals + 1 },
  ]
}
