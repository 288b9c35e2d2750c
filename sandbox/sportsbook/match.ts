import type { StatedScore } from '#contracts/qa.ts'
import type { BuilderPart } from '#contracts/sportsbook/bet-builder.ts'
import type { MatchIncident } from '#contracts/sportsbook/offer.ts'
import type { LivePeriod, OutcomeResult } from '#contracts/sportsbook/words.ts'
import type { Draw } from '../games/engine.ts'
import type { Chance, Prices } from './pricing.ts'
import type { Side } from './side.ts'
import type { Competition } from './world.ts'

/** How many times as fast as a real match: a possession of basketball still lasts as long as the check of a bet. */
export function timesAsFast({ pace, sport }: Competition): number {
  if (pace === 'REAL') return 1
  return sport === 'BASKETBALL' ? 5 : 10
}

/**
 * A match of any sport as trading sees it. What has happened in it, its course, is a list of steps (minutes, points),
 * and only its own sport looks inside. Times are milliseconds of the match's own clock, which starts with it.
 */
export type Match<Course> = {
  stepsOf(course: Course): number
  /** The course as it was after this many steps. */
  until(course: Course, steps: number): Course
  /** Plays the course to its end, from its current state. */
  play(draw: Draw, start: Course): Course
  /** When a course that was played to its end becomes known, after the steps that are known at a given time. */
  timeline(played: Course, known: { steps: number; atMs: number }, alarm: Draw): Timeline
  /** Every market that was offered up to this course, including those that it decides. */
  markets(course: Course): readonly CourseMarket<Course>[]
  /** The odds of the open markets and the chances behind them, in the order of their outcomes. */
  prices(course: Course): ReadonlyMap<string, MarketPrices>
  /** How outcomes are correlated; null in a sport whose model does not define it. */
  joint(course: Course): JointOutlook | null
  live(course: Course, clockMs: number): LiveView
  /** The course with another score, as set by QA: still running, or over. Null if the sport has no such score. */
  withScore(course: Course, score: StatedScore, to: 'RUNNING' | 'OVER'): Course | null
  /** Ended early; null if a side cannot retire in this sport. */
  broken(course: Course, retired: Side | null): Course | null
}

export type MarketPrices = { odds: Prices['odds']; chances: readonly Chance[] }

/** The ways in which a match can end, as far as some of its markets distinguish them. */
export type JointOutlook = {
  chances: readonly number[]
  /** The result of an outcome in each of these endings; null if they do not decide it. */
  resultsOf(part: BuilderPart): readonly OutcomeResult[] | null
}

export type CourseMarket<Course> = {
  id: string
  outcomes: readonly string[]
  /** The results in the order of the outcomes, as soon as the course decides them. */
  settle(course: Course): readonly OutcomeResult[] | null
}

/**
 * `known`: from when on the step is public. `decided`: from when on anyone may know it, so that no bets are accepted.
 */
export type Step = { decidedMs: number; knownMs: number; isNews: boolean }

export type Timeline = {
  /** Steps after the known ones. Only news can decide a market. */
  steps: readonly Step[]
  /** Intervals in which no bets are accepted. */
  suspended: readonly (readonly [from: number, until: number])[]
}

type Pair<Value = number> = { home: Value; away: Value }

export type LiveView = {
  period: LivePeriod
  score: Pair
  /**
   * The seconds played when the period, or what stopped it, started; `until` if the clock counts down to that second.
   * Null in sports without a clock.
   */
  clock: { seconds: number; until?: number; sinceMs: number; runs: boolean } | null
  redCards?: Pair
  incidents?: MatchIncident[]
  sets?: Pair[]
  quarters?: Pair[]
  points?: Pair<string>
  server?: Side
}
