import type { Strength } from '../football/chain.ts'
import type { Side } from '../side.ts'
import { PARTS } from '../sums.ts'

/**
 * Ice hockey as a chain of steps with at most one goal in each: the minutes of three periods, whose chances depend on
 * the score, those of overtime, which the first goal ends, and the shoot-out, a last step that always has its one goal.
 * The same chances are drawn from and priced (docs/decisions/0056).
 */
export type HockeyMatch = { home: Strength; away: Strength }

/** In minutes. Late in the last period, a side that is behind replaces its goalkeeper: its net is empty. */
export type HockeyLengths = { period: number; emptyNet: number; overtime: number }
export const HOCKEY_LENGTHS: HockeyLengths = { period: 20, emptyNet: 2, overtime: 5 }

export type HockeyChain = HockeyLengths & {
  /** Steps of the three periods, and of all. */
  regulation: number
  steps: number
  chances: Int32Array
}

/** No side gets further in the three periods: its next goal has no chance. */
export const MOST_GOALS = 15

/** Mean goals of average teams in three periods, in millionths, if nothing but its strength counted. */
const MEAN_GOALS = { home: 3_150_000, away: 2_850_000 } as const
/**
 * How a lead changes the goals of a side, in percent: behind by three or more, by two, by one, level, ahead by one, by
 * two, by more. In the last period the side that is behind takes more risk; behind by one or two, it empties its net.
 */
const BY_LEAD = {
  early: [100, 102, 104, 100, 97, 96, 95],
  lastPeriod: [102, 112, 112, 98, 102, 104, 98],
  emptyNet: [102, 155, 170, 90, 330, 300, 98],
} as const
type Stage = keyof typeof BY_LEAD
/** Fewer players have more room, in percent of the goals of three periods. */
const IN_OVERTIME = 200
/** A shoot-out is nearer to even than play: this part of what a side's share of the goals is above one half. */
const SHOOT_OUT_EDGE = 0.25

const LEADS = BY_LEAD.early.length
const FURTHEST = (LEADS - 1) / 2

/** The place of the chances of a step in the chain, home and away; `lead` is the home side's. */
export function chancesAt(step: number, lead: number): number {
  return (step * LEADS + Math.max(-FURTHEST, Math.min(FURTHEST, lead)) + FURTHEST) * 2
}

/** The chances of a goal of each side in a step, from a score. */
export function goalChances(
  { chances, regulation }: HockeyChain,
  step: number,
  { home, away }: Record<Side, number>,
): readonly [home: number, away: number] {
  const at = chancesAt(step, home - away)
  const mayScore = (goals: number) => step >= regulation || goals < MOST_GOALS
  return [
    mayScore(home) ? (chances[at] as number) : 0,
    mayScore(away) ? (chances[at + 1] as number) : 0,
  ]
}

/** The chances of all steps of a match, but for the bounds of goals, which depend on the score alone. */
export function hockeyChain(
  { home, away }: HockeyMatch,
  lengths: HockeyLengths = HOCKEY_LENGTHS,
): HockeyChain {
  const regulation = 3 * lengths.period
  const steps = regulation + lengths.overtime + 1
  const chances = new Int32Array(steps * LEADS * 2)
  const perMinute = 1 / regulation / 10_000
  const homeMean = MEAN_GOALS.home * perMinute * home.attack * away.defence
  const awayMean = MEAN_GOALS.away * perMinute * away.attack * home.defence
  for (let step = 0; step < regulation; step += 1) {
    const stage = stageOf(step, regulation, lengths)
    for (let lead = -FURTHEST; lead <= FURTHEST; lead += 1) {
      setGoals(chances, { step, lead }, [
        homeMean * shareOf(stage, lead),
        awayMean * shareOf(stage, -lead),
      ])
    }
  }
  for (let step = regulation; step < steps - 1; step += 1) {
    const share = IN_OVERTIME / 100
    setGoals(chances, { step, lead: 0 }, [homeMean * share, awayMean * share])
  }
  const edge = homeMean / (homeMean + awayMean) - 0.5
  const won = Math.round(PARTS * (0.5 + edge * SHOOT_OUT_EDGE))
  setGoals(chances, { step: steps - 1, lead: 0 }, [won, PARTS - won])
  return { ...lengths, regulation, steps, chances }
}

function stageOf(step: number, regulation: number, { period, emptyNet }: HockeyLengths): Stage {
  if (step >= regulation - emptyNet) return 'emptyNet'
  return step >= 2 * period ? 'lastPeriod' : 'early'
}

const shareOf = (stage: Stage, lead: number) => (BY_LEAD[stage][lead + FURTHEST] ?? 100) / 100

function setGoals(
  chances: Int32Array,
  { step, lead }: { step: number; lead: number },
  goals: readonly [home: number, away: number],
): void {
  const [home, away] = [Math.round(goals[0]), Math.round(goals[1])]
  if (home + away > PARTS) throw new RangeError('the sides are too strong for steps of one goal')
  chances.set([home, away], chancesAt(step, lead))
}
