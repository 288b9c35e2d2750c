import type { MatchIncident } from '#contracts/sportsbook/offer.ts'
import type { LivePeriod } from '#contracts/sportsbook/words.ts'
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
import { type HockeyChain, hockeyChain, MOST_GOALS } from './chain.ts'
import {
  courseUntil,
  type Goal,
  type HockeyCourse,
  playHockey,
  type Score,
  scoreOf,
} from './course.ts'
import {
  type HockeyMarket,
  hockeyChances,
  hockeyMarketId,
  hockeyMarkets,
  hockeyOutcomes,
} from './markets.ts'
import { GOALS, hockeyOutlook, homeWinsOvertime, scoresAfterRegulation } from './outlook.ts'
import { settleHockey } from './settlement.ts'

/** Real pace. */
const MINUTE_MS = 60_000
/** The pauses between periods, and before overtime and shoot-out; how long a shoot-out takes. */
const [INTERMISSION_MS, SHORT_PAUSE_MS, SHOOT_OUT_MS] = [900_000, 180_000, 300_000]

/** A match of ice hockey as trading sees it: a step is a minute, the last one the shoot-out. */
export function hockeyMatch({ competition, home, away }: Fixture): Match<HockeyCourse> {
  const pace = timesAsFast(competition)
  const strength = ([, attack, defence]: Fixture['home']) => ({ attack, defence })
  const chain = hockeyChain({ home: strength(home), away: strength(away) })
  const { regulation } = chain
  const stages = stagesOf(chain, pace)
  const terms: MarketTerms<HockeyMarket, HockeyCourse> = {
    ...{ idOf: hockeyMarketId, outcomesOf: hockeyOutcomes },
    settle: (market, course) => settleHockey(market, course, regulation),
  }
  const goalsIn = (course: HockeyCourse) => {
    const score = scoreOf(course, regulation)
    return score.home + score.away
  }

  return {
    stepsOf: ({ steps }) => steps,
    until: courseUntil,
    play: (draw, start) => playHockey(chain, draw, start),
    timeline: (played, { steps: known, atMs }, alarm) =>
      incidentTimeline({ known, atMs, steps: played.steps }, { pace, alarm }, (step) => {
        const stage = stageOf(stages, step)
        const isGoal = played.goals.some((it) => it.step === step)
        return {
          // The penalty shots are no steps of their own: no bets while they are taken.
          ...(stage.period === 'SHOOT_OUT' && { stopMs: stage.fromMs }),
          decidedMs: stage.fromMs + (step - stage.from) * stage.stepMs,
          ...{ isIncident: isGoal, isNews: isGoal || step === regulation },
        }
      }),
    markets(course) {
      const goals = goalsIn(course)
      return courseMarkets(terms, [...earlierGoals('next-goal-60', goals), ...hockeyMarkets(goals)])
    },
    prices(course) {
      const outlook = hockeyOutlook(chain, course)
      const markets = hockeyMarkets(outlook.goals)
      return openPrices(terms, course, markets, (it) => hockeyChances(it, outlook))
    },
    joint: (course) =>
      jointOutlook(
        terms,
        hockeyMarkets(goalsIn(course)).filter(isOfEnding),
        hockeyEndings(chain, course),
      ),
    live(course, clockMs) {
      const common = { score: scoreOf(course), incidents: incidentsOf(course, stages) }
      if (course.end !== 'RUNNING') return { ...common, period: 'FINISHED', clock: null }
      const stage = stages.findLast(({ fromMs }) => fromMs <= clockMs) ?? (stages[0] as Stage)
      const { period, from, until, fromMs, untilMs } = stage
      if (period === 'SHOOT_OUT') return { ...common, period, clock: null }
      return clockMs < untilMs
        ? { ...common, period, clock: { seconds: from * 60, sinceMs: fromMs, runs: true } }
        : {
            ...{ ...common, period: 'INTERMISSION' },
            clock: { seconds: until * 60, sinceMs: untilMs, runs: false },
          }
    },
    withScore(course, score, to) {
      if (!('home' in score)) return null
      return to === 'RUNNING' ? goesOnFrom(chain, course, score) : endedWith(chain, course, score)
    },
    broken: (course, retired) => (retired ? null : { ...course, end: 'ABANDONED' }),
  }
}

/** What is played without a pause: the steps after `from` until `until`, on the match's own clock. */
type Stage = {
  period: LivePeriod
  from: number
  until: number
  stepMs: number
  fromMs: number
  untilMs: number
}

function stagesOf({ period, overtime }: HockeyChain, pace: number): Stage[] {
  const stages: Stage[] = []
  const add = (name: LivePeriod, steps: number, [pauseMs, stepMs]: [number, number]) => {
    const { until: from, untilMs } = stages.at(-1) ?? { until: 0, untilMs: 0 }
    const fromMs = untilMs + pauseMs / pace
    stages.push({
      ...{ period: name, from, until: from + steps, stepMs: stepMs / pace, fromMs },
      untilMs: fromMs + (steps * stepMs) / pace,
    })
  }
  add('FIRST_PERIOD', period, [0, MINUTE_MS])
  add('SECOND_PERIOD', period, [INTERMISSION_MS, MINUTE_MS])
  add('THIRD_PERIOD', period, [INTERMISSION_MS, MINUTE_MS])
  add('OVERTIME', overtime, [SHORT_PAUSE_MS, MINUTE_MS])
  add('SHOOT_OUT', 1, [SHORT_PAUSE_MS, SHOOT_OUT_MS])
  return stages
}

const stageOf = (stages: readonly Stage[], step: number) =>
  stages.find(({ until }) => step <= until) as Stage

const incidentsOf = ({ goals }: HockeyCourse, stages: readonly Stage[]): MatchIncident[] =>
  goals.map(({ step, side }) => {
    const { period } = stageOf(stages, step)
    return { kind: 'GOAL', side, period, minute: period === 'SHOOT_OUT' ? null : Math.max(1, step) }
  })

const inRegulation = ({ regulation }: HockeyChain, course: HockeyCourse, score: Score) => {
  const step = Math.min(course.steps, regulation)
  const goals = course.goals.filter((it) => it.step <= regulation)
  return withGoals(goals, score, { is: () => true, of: (side) => ({ step, side }) })
}

/** After three periods a match goes on only while it is level. */
function goesOnFrom(chain: HockeyChain, course: HockeyCourse, score: Score): HockeyCourse | null {
  const isOver = course.steps >= chain.regulation && score.home !== score.away
  if (isOver || Math.max(score.home, score.away) > MOST_GOALS) return null
  return { ...course, goals: inRegulation(chain, course, score) }
}

/**
 * A match that was level after three periods stays so where the stated score allows it: its last goal is that of
 * overtime or shoot-out. Else the score is that of the three periods. None ends level.
 */
function endedWith(chain: HockeyChain, course: HockeyCourse, score: Score): HockeyCourse | null {
  const { regulation } = chain
  const lead = score.home - score.away
  const before = scoreOf(course, regulation)
  const wasLevel = course.steps >= regulation && before.home === before.away
  const isLate = wasLevel && Math.abs(lead) === 1
  const level = Math.min(score.home, score.away)
  const regular = isLate ? { home: level, away: level } : score
  if (lead === 0 || Math.max(regular.home, regular.away) > MOST_GOALS) return null
  const goals = inRegulation(chain, course, regular)
  if (!isLate) return { steps: regulation, goals, end: 'FINISHED' }
  const steps = Math.max(course.steps, regulation + 1)
  const last = { step: steps, side: lead > 0 ? ('home' as const) : ('away' as const) }
  return { steps, goals: [...goals, last], end: 'FINISHED' }
}

/** The goal that comes next is not a matter of the final score. */
const isOfEnding = ({ kind }: HockeyMarket): boolean => kind !== 'next-goal-60'

/** The ends of a match from a running course: each score after three periods, and who wins where that is level. */
function hockeyEndings(chain: HockeyChain, course: HockeyCourse): Ending<HockeyCourse>[] {
  const { regulation } = chain
  const overtime = homeWinsOvertime(chain, course.steps)
  const scores = scoresAfterRegulation(chain, course.steps, scoreOf(course, regulation))
  return [...scores].flatMap((chance, score) => {
    if (chance === 0) return []
    const [home, away] = [Math.floor(score / GOALS), score % GOALS]
    const goals = [...goalsOf('home', home, regulation), ...goalsOf('away', away, regulation)]
    const end = (steps: number, more: readonly Goal[] = []): HockeyCourse => ({
      ...{ steps, goals: [...goals, ...more], end: 'FINISHED' },
    })
    if (home !== away) return { chance, course: end(regulation) }
    const after = (side: Side, share: number) => ({
      chance: chance * share,
      course: end(regulation + 1, goalsOf(side, 1, regulation + 1)),
    })
    return [after('home', overtime), after('away', 1 - overtime)]
  })
}

const goalsOf = (side: Side, count: number, step: number): Goal[] =>
  Array.from({ length: count }, () => ({ side, step }))
