import type { Fixture } from '../calendar.ts'
import {
  courseMarkets,
  type Ending,
  jointOutlook,
  type MarketTerms,
  openPrices,
} from '../course-markets.ts'
import { earlierGoals, withGoals } from '../goals.ts'
import { incidentTimeline } from '../incidents.ts'
import { type Match, timesAsFast } from '../match.ts'
import type { Side } from '../side.ts'
import { add } from '../sums.ts'
import { type FootballChain, footballChain, MOST_GOALS, MOST_REDS } from './chain.ts'
import { chancesOf, sumsOf } from './chances.ts'
import {
  courseUntil,
  type FootballCourse,
  type FootballState,
  type Incident,
  playFootball,
  stateAfter,
} from './course.ts'
import { type FootballMarket, footballMarkets, marketIdOf, outcomesOf } from './markets.ts'
import { CELLS, footballOutlook, GOALS, placeOf, run, SCORES } from './outlook.ts'
import { settleFootball } from './settlement.ts'

/** Real pace. */
const [MINUTE_MS, HALF_TIME_MS] = [60_000, 900_000]

/** A match of football as trading sees it: a step is a minute. */
export function footballMatch({ competition, home, away }: Fixture): Match<FootballCourse> {
  const pace = timesAsFast(competition)
  const minuteMs = MINUTE_MS / pace
  const strength = ([, attack, defence]: Fixture['home']) => ({ attack, defence })
  const chain = footballChain({ home: strength(home), away: strength(away) })
  const endOf = (minute: number) =>
    minute * minuteMs + (minute > chain.firstHalf ? HALF_TIME_MS / pace : 0)
  const goalsIn = (course: FootballCourse) =>
    course.incidents.filter((it) => it.kind === 'GOAL').length

  const terms: MarketTerms<FootballMarket, FootballCourse> = {
    ...{ idOf: marketIdOf, outcomesOf },
    settle: (market, course) => settleFootball(market, course, chain),
  }

  return {
    stepsOf: ({ minutes }) => minutes,
    until: courseUntil,
    play: (draw, start) => playFootball(chain, draw, start),
    timeline: (played, { steps: known, atMs }, alarm) =>
      incidentTimeline({ known, atMs, steps: played.minutes }, { pace, alarm }, (minute) => {
        const incident = played.incidents.find((it) => it.minute === minute)
        return {
          ...{ decidedMs: endOf(minute), isIncident: incident !== undefined },
          isNews: incident?.kind === 'GOAL' || minute === played.minutes,
        }
      }),
    markets(course) {
      const goals = goalsIn(course)
      return courseMarkets(terms, [...earlierGoals('next-goal', goals), ...footballMarkets(goals)])
    },
    prices(course) {
      const sums = sumsOf(footballOutlook(chain, stateAfter(course, chain)))
      const markets = footballMarkets(sums.outlook.goals)
      return openPrices(terms, course, markets, (it) => chancesOf(it, sums))
    },
    joint: (course) =>
      jointOutlook(
        terms,
        footballMarkets(goalsIn(course)).filter(isOfEnding),
        footballEndings(chain, stateAfter(course, chain)),
      ),
    live(course, clockMs) {
      const now = stateAfter(course, chain)
      const common = {
        score: { home: now.home, away: now.away },
        redCards: { home: now.homeReds, away: now.awayReds },
        incidents: course.incidents.map(({ minute, ...it }) => ({
          ...{ ...it, minute: Math.max(1, minute) },
          period: minute <= chain.firstHalf ? ('FIRST_HALF' as const) : ('SECOND_HALF' as const),
        })),
      }
      if (course.end !== 'RUNNING') return { ...common, period: 'FINISHED', clock: null }
      const halfTime = { seconds: chain.firstHalf * 60, sinceMs: endOf(chain.firstHalf) }
      const restart = halfTime.sinceMs + HALF_TIME_MS / pace
      if (clockMs >= restart) {
        const clock = { ...halfTime, sinceMs: restart, runs: true }
        return { ...common, period: 'SECOND_HALF', clock }
      }
      if (clockMs >= halfTime.sinceMs) {
        return { ...common, period: 'HALF_TIME', clock: { ...halfTime, runs: false } }
      }
      return { ...common, period: 'FIRST_HALF', clock: { seconds: 0, sinceMs: 0, runs: true } }
    },
    withScore(course, score, to) {
      if (!('home' in score) || Math.max(score.home, score.away) > MOST_GOALS) return null
      const incidents = withGoals<Incident>(course.incidents, score, {
        is: ({ kind }) => kind === 'GOAL',
        of: (side) => ({ minute: course.minutes, kind: 'GOAL', side }),
      })
      if (to === 'RUNNING') return { ...course, incidents }
      return { minutes: chain.minutes, incidents, end: 'FULL_TIME' }
    },
    broken: (course, retired) => (retired ? null : { ...course, end: 'ABANDONED' }),
  }
}

/** Half time: home side ahead, level, behind. */
const HALVES = ['home', 'draw', 'away'] as const

/** The next goal does not depend only on the scores at half time and full time. */
const isOfEnding = ({ kind }: FootballMarket): boolean => kind !== 'next-goal'

/**
 * The possible endings of a match from a state: each final score with each result at half time, as a course that leads
 * to it and represents all courses that do.
 */
function footballEndings(chain: FootballChain, state: FootballState): Ending<FootballCourse>[] {
  const { home, away, homeReds, awayReds, minute, halfTimeLead } = state
  const { firstHalf, minutes } = chain
  const cells = new Float64Array(CELLS)
  cells[(homeReds * (MOST_REDS + 1) + awayReds) * SCORES + home * GOALS + away] = 1
  if (halfTimeLead === null) run(chain, cells, state, { from: minute, until: firstHalf })
  const from = Math.max(minute, firstHalf)
  return HALVES.flatMap((half, place) => {
    const isOfHalf = (cell: number) =>
      halfTimeLead === null ? placeOf(cell) === place : 1 - Math.sign(halfTimeLead) === place
    const ofHalf = cells.map((chance, cell) => (isOfHalf(cell) ? chance : 0))
    run(chain, ofHalf, state, { from, until: minutes })
    const scores = new Float64Array(SCORES)
    for (const [cell, chance] of ofHalf.entries()) add(scores, cell % SCORES, chance)
    return [...scores].flatMap((chance, score) =>
      chance === 0 ? [] : { chance, course: courseTo(chain, half, score) },
    )
  })
}

function courseTo(
  { firstHalf, minutes }: FootballChain,
  half: (typeof HALVES)[number],
  score: number,
): FootballCourse {
  const goals = (side: Side, count: number): Incident[] =>
    Array.from({ length: count }, (_, at) => ({
      ...{ kind: 'GOAL', side },
      // One goal decides who leads in the first half.
      minute: side === half && at === 0 ? firstHalf : minutes,
    }))
  const incidents = [
    ...goals('home', Math.floor(score / GOALS)),
    ...goals('away', score % GOALS),
  ].sort((a, b) => a.minute - b.minute)
  return { minutes, incidents, end: 'FULL_TIME' }
}
