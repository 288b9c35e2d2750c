import type { Strength } from '../football/chain.ts'
import { otherSide, type Side } from '../side.ts'
import { PARTS } from '../sums.ts'

/**
 * Basketball as a chain of possessions, in which the sides take turns: each ends with 0, 1, 2 or 3 points of the side
 * that has the ball, whatever the score. The same chances are drawn from and priced (docs/decisions/0056).
 */
export type BasketballMatch = { home: Strength; away: Strength; tipOff: Side }

/** In possessions of both sides together: an even number, so that each side has as many. */
export type BasketballLengths = { quarter: number; overtime: number }
export const BASKETBALL_LENGTHS: BasketballLengths = { quarter: 40, overtime: 20 }

/** Who has the ball when: quarters, then overtimes until one side is ahead. */
export type Turns = BasketballLengths & { tipOff: Side; regulation: number }

export type BasketballChain = Turns & {
  /** The chances of 0 to 3 points in a possession of a side, in millionths. */
  points: Readonly<Record<Side, readonly number[]>>
  /** The chances of all points of so many possessions of a side, which every price of a match is made of. */
  sums: Readonly<Record<Side, (possessions: number) => Float64Array>>
  /** The mean points of a possession. */
  means: Readonly<Record<Side, number>>
}

/** The chances of average teams to score 1, 2 and 3 points in a possession, in millionths. */
const MEAN_CHANCES = [40_000, 330_000, 115_000] as const
/** In percent. */
const AT_HOME = { home: 102, away: 98 } as const

export function basketballChain(
  { home, away, tipOff }: BasketballMatch,
  lengths: BasketballLengths = BASKETBALL_LENGTHS,
): BasketballChain {
  return chainOf(
    {
      home: pointChances(AT_HOME.home * home.attack * away.defence),
      away: pointChances(AT_HOME.away * away.attack * home.defence),
    },
    { ...lengths, tipOff, regulation: 4 * lengths.quarter },
  )
}

/** The chain in which a possession has these chances. */
export const chainOf = (points: BasketballChain['points'], turns: Turns): BasketballChain => ({
  ...{ ...turns, points },
  sums: { home: sumsOf(points.home), away: sumsOf(points.away) },
  means: { home: meanOf(points.home), away: meanOf(points.away) },
})

function pointChances(percentCubed: number): number[] {
  const scored = MEAN_CHANCES.map((it) => Math.round((it * percentCubed) / 1_000_000))
  const none = PARTS - scored.reduce((sum, it) => sum + it, 0)
  if (none < 0) throw new RangeError('the sides are too strong for their possessions')
  return [none, ...scored]
}

const meanOf = (points: readonly number[]) =>
  points.reduce((sum, chance, it) => sum + chance * it, 0) / PARTS

function sumsOf(points: readonly number[]): (possessions: number) => Float64Array {
  const rows = [Float64Array.of(1)]
  return (possessions) => {
    for (let row = rows.at(-1); row && rows.length <= possessions; row = rows.at(-1)) {
      const next = new Float64Array(row.length + points.length - 1)
      for (const [more, chance] of points.entries()) {
        const share = chance / PARTS
        for (let at = 0; at < row.length; at += 1) {
          next[at + more] = (next[at + more] as number) + (row[at] as number) * share
        }
      }
      rows.push(next)
    }
    return rows[possessions] as Float64Array
  }
}

/** The period of a possession, counted from 0: its number, and the first possession of it and of the next one. */
export function periodAt({ quarter, overtime, regulation }: Turns, step: number) {
  const isExtra = step >= regulation
  const [begin, length] = isExtra ? [regulation, overtime] : [0, quarter]
  const index = Math.floor((step - begin) / length)
  const from = begin + index * length
  return { index: isExtra ? 4 + index : index, from, until: from + length }
}

/** Who has the ball: periods begin with the sides in turn. */
export function sideAt(turns: Turns, step: number): Side {
  const { index, from } = periodAt(turns, step)
  return (step - from + index) % 2 === 0 ? turns.tipOff : otherSide(turns.tipOff)
}

/** The possessions of each side from a step until the end of some period. */
export function possessionsLeft(turns: Turns, step: number, until: number): Record<Side, number> {
  const left = until - step
  const next = sideAt(turns, step)
  const ofNext = Math.ceil(left / 2)
  return next === 'home'
    ? { home: ofNext, away: left - ofNext }
    : { home: left - ofNext, away: ofNext }
}

/** Whether a match is over after so many possessions: no period is left, and no overtime. */
export const isDecided = (turns: Turns, steps: number, lead: number): boolean =>
  steps >= turns.regulation && lead !== 0 && periodAt(turns, steps).from === steps
