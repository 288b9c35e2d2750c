import type { Fixture } from '../calendar.ts'
import { withGoals } from '../goals.ts'
import { type Match, type Step, TIMES_AS_FAST } from '../match.ts'
import { PAYOUT_SHARE, pricesOf } from '../pricing.ts'
import { PARTS } from '../sums.ts'
import { footballChain, MOST_GOALS } from './chain.ts'
import { chancesOf, sumsOf } from './chances.ts'
import {
  courseUntil,
  type FootballCourse,
  type Incident,
  playFootball,
  stateAfter,
} from './course.ts'
import { footballMarkets, marketIdOf, outcomesOf } from './markets.ts'
import { footballOutlook } from './outlook.ts'
import { settleFootball } from './settlement.ts'

/** Real pace. Danger: from the end of a minute until its incident is known; then prices need some time. */
const [MINUTE_MS, HALF_TIME_MS, DANGER_MS, AFTER_MS] = [60_000, 900_000, 20_000, 30_000]
/** Dangerous minutes without an incident: a stop of bets does not tell that there is one. */
const FALSE_ALARMS = PARTS / 12

/** A match of football as trading sees it: a step is a minute. */
export function footballMatch({ competition, home, away }: Fixture): Match<FootballCourse> {
  const pace = TIMES_AS_FAST[competition.pace]
  const [minuteMs, dangerMs, afterMs] = [MINUTE_MS / pace, DANGER_MS / pace, AFTER_MS / pace]
  const strength = ([, attack, defence]: Fixture['home']) => ({ attack, defence })
  const chain = footballChain({ home: strength(home), away: strength(away) })
  const endOf = (minute: number) =>
    minute * minuteMs + (minute > chain.firstHalf ? HALF_TIME_MS / pace : 0)
  const goalsIn = (course: FootballCourse) =>
    course.incidents.filter((it) => it.kind === 'GOAL').length

  return {
    stepsOf: ({ minutes }) => minutes,
    until: courseUntil,
    play: (draw, begun) => playFootball(chain, draw, begun),
    timeline(played, { steps: known, atMs }, alarm) {
      const steps: Step[] = []
      const suspended: [number, number][] = atMs > 0 ? [[atMs, atMs + afterMs]] : []
      let before = atMs
      for (let minute = known + 1; minute <= played.minutes; minute += 1) {
        const incident = played.incidents.find((it) => it.minute === minute)
        const isAlarm = alarm(PARTS) < FALSE_ALARMS
        const decidedMs = Math.max(atMs, endOf(minute))
        const knownMs = Math.max(before, decidedMs + (incident || isAlarm ? dangerMs : 0))
        if (incident) suspended.push([decidedMs, knownMs + afterMs])
        else if (isAlarm) suspended.push([decidedMs, knownMs])
        const isNews = incident?.kind === 'GOAL' || minute === played.minutes
        steps.push({ decidedMs, knownMs, isNews })
        before = knownMs
      }
      return { steps, suspended }
    },
    markets(course) {
      const goals = goalsIn(course)
      const earlier = Array.from({ length: goals }, (_, at) => ({
        kind: 'next-goal' as const,
        goal: at + 1,
      }))
      return [...earlier, ...footballMarkets(goals)].map((market) => ({
        id: marketIdOf(market),
        outcomes: outcomesOf(market),
        settle: (it) => settleFootball(market, it, chain),
      }))
    },
    prices(course) {
      const sums = sumsOf(footballOutlook(chain, stateAfter(course, chain)))
      const open = footballMarkets(sums.outlook.goals).filter(
        (it) => settleFootball(it, course, chain) === null,
      )
      return new Map(
        open.map((it) => {
          const chances = chancesOf(it, sums)
          return [marketIdOf(it), { chances, odds: pricesOf(chances, PAYOUT_SHARE).odds }]
        }),
      )
    },
    live(course, clockMs) {
      const now = stateAfter(course, chain)
      const common = {
        score: { home: now.home, away: now.away },
        redCards: { home: now.homeReds, away: now.awayReds },
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
