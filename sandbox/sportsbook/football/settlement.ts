import {
  HALF_LOST,
  HALF_WON,
  LOST,
  type OutcomeResult,
  VOID,
  WON,
} from '#contracts/sportsbook/words.ts'
import type { Side } from '../side.ts'
import { LENGTHS, type Lengths } from './chain.ts'
import type { FootballCourse, Incident } from './course.ts'
import { type FootballMarket, LARGEST_MARGIN, LISTED_GOALS, outcomesOf } from './markets.ts'

/**
 * The results of a market's outcomes, in the order of `outcomesOf`, as soon as the course decides them; null before. A
 * match that is abandoned leaves what is decided and voids the rest. Knows the course only, no chances.
 */
export function settleFootball(
  market: FootballMarket,
  course: FootballCourse,
  lengths: Lengths = LENGTHS,
): readonly OutcomeResult[] | null {
  const goals = course.incidents.filter((it) => it.kind === 'GOAL')
  const decided = winnersEarly(market, goals) ?? (course.end === 'FULL_TIME' ? 'AT_END' : null)
  if (decided === null) {
    return course.end === 'ABANDONED' ? outcomesOf(market).map(() => VOID) : null
  }
  if (decided !== 'AT_END') return wonBy(market, [decided])
  return market.kind === 'handicap' || market.kind === 'draw-no-bet'
    ? settleByLead(market, leadOf(goals))
    : wonBy(market, winnersAtEnd(market, goals, lengths))
}

const wonBy = (market: FootballMarket, winners: readonly string[]) =>
  outcomesOf(market).map((it) => (winners.includes(it) ? WON : LOST))

const scoredBy = (goals: readonly Incident[], side: Side) =>
  goals.filter((it) => it.side === side).length
const leadOf = (goals: readonly Incident[]) => scoredBy(goals, 'home') - scoredBy(goals, 'away')
const resultOf = (lead: number) => (lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw')

/** The outcome that no further goal can change; null while there is none. */
function winnersEarly(market: FootballMarket, goals: readonly Incident[]): string | null {
  const [home, away] = [scoredBy(goals, 'home'), scoredBy(goals, 'away')]
  switch (market.kind) {
    case 'total':
      return home + away > market.line ? 'over' : null
    case 'team-total':
      return scoredBy(goals, market.side) > market.line ? 'over' : null
    case 'both-score':
      return home > 0 && away > 0 ? 'yes' : null
    case 'correct-score':
      return home > LISTED_GOALS || away > LISTED_GOALS ? 'other' : null
    case 'next-goal':
      return goals[market.goal - 1]?.side ?? null
    default:
      return null
  }
}

type Undivided = Exclude<FootballMarket, { kind: 'handicap' | 'draw-no-bet' }>

/** The outcomes that win at full time, where nothing was decided earlier. */
function winnersAtEnd(
  market: Undivided,
  goals: readonly Incident[],
  { firstHalf }: Lengths,
): readonly string[] {
  const lead = leadOf(goals)
  const result = resultOf(lead)
  switch (market.kind) {
    case 'result':
      return [result]
    case 'double-chance':
      return outcomesOf(market).filter((it) => it.split('-').includes(result))
    case 'winning-margin': {
      const margin = Math.min(Math.abs(lead), LARGEST_MARGIN)
      return [margin === 0 ? 'draw' : `${result}-${margin}`]
    }
    case 'half-time-full-time': {
      const halfTime = leadOf(goals.filter((it) => it.minute <= firstHalf))
      return [`${resultOf(halfTime)}-${result}`]
    }
    case 'correct-score':
      return [`${scoredBy(goals, 'home')}-${scoredBy(goals, 'away')}`]
    case 'total':
    case 'team-total':
      return ['under']
    case 'both-score':
      return ['no']
    case 'next-goal':
      return ['none']
  }
}

/** A quarter line is two bets of half the stake, on the two lines beside it. */
function settleByLead(
  market: Extract<FootballMarket, { kind: 'handicap' | 'draw-no-bet' }>,
  lead: number,
): OutcomeResult[] {
  const line = market.kind === 'handicap' ? market.line : 0
  const isQuarter = !Number.isInteger(line * 2)
  const halves = isQuarter ? [line - 0.25, line + 0.25] : [line, line]
  const settledFor = (sign: 1 | -1) => {
    const points = halves.reduce((sum, it) => sum + Math.sign(sign * (lead + it)), 0)
    return BY_POINTS[points + 2] ?? VOID
  }
  return [settledFor(1), settledFor(-1)]
}

/** By the sum of both halves: lost −1, void 0, won 1. A win and a loss never meet: the lines are half a goal apart. */
const BY_POINTS = [LOST, HALF_LOST, VOID, HALF_WON, WON] as const
