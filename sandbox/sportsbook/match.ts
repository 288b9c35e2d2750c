import type { StatedScore } from '#contracts/qa.ts'
import type { BuilderPart } from '#contracts/sportsbook/bet-builder.ts'
import type { MatchIncident } from '#contracts/sportsbook/offer.ts'
import type { LivePeriod, OutcomeResult } from '#contracts/sportsbook/words.ts'
import type { Draw } from '../games/engine.ts'
import type { Chance, Prices } from './pricing.ts'
import type { Side } from './side.ts'
import type { Competition } from './world.ts'

/** So many times as fast as a real match: a possession of basketball still lasts as long as a bet is checked. */
export function timesAsFast({ pace, sport }: Competition): number {
  if (pace === 'REAL') return 1
  return sport === 'BASKETBALL' ? 5 : 10
}

/**
 * A match of any sport as trading sees it. What has happened in it, its course, is a list of steps (minutes, points),
 * and only its own sport looks inside. Times are milliseconds of the match's own clock, which begins with it.
 */
export type Match<Course> = {
  stepsOf(course: Course): number
  /** The course as it was after so many steps. */
  until(course: Course, steps: number): Course
  /** The course to its end, from where it is. */
  play(draw: Draw, begun: Course): Course
  /** When a course that was played to its end becomes known, from some steps on that are known at a time. */
  timeline(played: Course, known: { steps: number; atMs: number }, alarm: Draw): Timeline
  /** Every market that was offered until this course, those that it decides included. */
  markets(course: Course): readonly CourseMarket<Course>[]
  /** The odds of the open markets and the chances behind them, in the order of their outcomes. */
  prices(course: Course): ReadonlyMap<string, MarketPrices>
  /** How outcomes go together; null in a sport whose model does not say. */
  joint(course: Course): JointOutlook | null
  live(course: Course, clockMs: number): LiveView
  /** The course with another score, as QA states it: still running, or over. Null where the sport has no such score. */
  withScore(course: Course, score: StatedScore, to: 'RUNNING' | 'OVER'): Course | null
  /** Ended early; null where a side cannot retire in this sport. */
  broken(course: Course, retired: Side | null): Course | null
}

export type MarketPrices = { odds: Prices['odds']; chances: readonly Chance[] }

/** The ways in which a match can end, as far as some of its markets tell them apart. */
export type JointOutlook = {
  chances: readonly number[]
  /** The result of an outcome in each of these ends; null where they do not decide it. */
  resultsOf(part: BuilderPart): readonly OutcomeResult[] | null
}

export type CourseMarket<Course> = {
  id: string
  outcomes: readonly string[]
  /** The results in the order of the outcomes, as soon as the course decides them. */
  settle(course: Course): readonly OutcomeResult[] | null
}

/** `known`: from when on all may know the step. `decided`: from when on somebody may, so that no bet is taken any more. */
export type Step = { decidedMs: number; knownMs: number; isNews: boolean }

export type Timeline = {
  /** Those after the known ones. Only news can decide a market. */
  steps: readonly Step[]
  /** No bets are taken from, until. */
  suspended: readonly (readonly [from: number, until: number])[]
}

type Pair<Value = number> = { home: Value; away: Value }

export type LiveView = {
  period: LivePeriod
  score: Pair
  /**
   * The seconds played when the period, or what stopped it, began; `until` where the clock counts down to that second.
   * Without a clock in sports that have none.
   */
  clock: { seconds: number; until?: number; sinceMs: number; runs: boolean } | null
  redCards?: Pair
  incidents?: MatchIncident[]
  sets?: Pair[]
  quarters?: Pair[]
  points?: Pair<string>
  server?: Side
}
