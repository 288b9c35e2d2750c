import { type BetKind, MAX_LEGS, MAX_LINES } from './words.ts'

/**
 * Which lines a bet has. A line is one combination of legs, with the stake per line on it. Pages, the sportsbook and
 * the wallet all calculate the lines here. No zod: browsers load this file.
 */

export type SlipLeg = {
  event: string
  market: string
  outcome: string
  /** In thousandths. */
  odds: number
  /** Included in every line of a system. */
  isBanker: boolean
}

/** `sizes` is only for a system: how many of the legs that are not bankers are in a line, ascending. */
export type Slip = { kind: BetKind; legs: readonly SlipLeg[]; sizes: readonly number[] }

/** The systems with a name of their own: all lines of these sizes from that many legs, without bankers. */
export const NAMED_SYSTEMS = {
  TRIXIE: { legs: 3, sizes: [2, 3] },
  PATENT: { legs: 3, sizes: [1, 2, 3] },
  YANKEE: { legs: 4, sizes: [2, 3, 4] },
  LUCKY_15: { legs: 4, sizes: [1, 2, 3, 4] },
  CANADIAN: { legs: 5, sizes: [2, 3, 4, 5] },
  LUCKY_31: { legs: 5, sizes: [1, 2, 3, 4, 5] },
  HEINZ: { legs: 6, sizes: [2, 3, 4, 5, 6] },
  LUCKY_63: { legs: 6, sizes: [1, 2, 3, 4, 5, 6] },
} as const satisfies Record<string, { legs: number; sizes: readonly number[] }>

type SlipProblem =
  | { refusal: 'NO_LEGS' | 'TOO_MANY_LEGS' | 'TOO_MANY_LINES' }
  | { refusal: 'WRONG_LEGS' | 'WRONG_BANKERS' | 'WRONG_SIZES' }
  /** Legs of one event depend on each other: their odds must not be multiplied. */
  | { refusal: 'RELATED_LEGS'; event: string }

/** Why the legs cannot be bet on in this way; null where they can. */
export function slipProblem(slip: Slip): SlipProblem | null {
  const { kind, legs, sizes } = slip
  if (legs.length === 0) return { refusal: 'NO_LEGS' }
  if (legs.length > MAX_LEGS) return { refusal: 'TOO_MANY_LEGS' }
  if (kind === 'SINGLE' ? legs.length !== 1 : legs.length < 2) return { refusal: 'WRONG_LEGS' }
  const free = freeLegs(slip).length
  if (kind === 'SYSTEM') {
    const ascending = sizes.every((size, at) => size > (sizes[at - 1] ?? 0))
    const whole = sizes.every(Number.isInteger)
    if (free === 0) return { refusal: 'WRONG_BANKERS' }
    if (sizes.length === 0 || !whole || !ascending || Math.max(...sizes) > free) {
      return { refusal: 'WRONG_SIZES' }
    }
  } else {
    if (free !== legs.length) return { refusal: 'WRONG_BANKERS' }
    if (sizes.length > 0) return { refusal: 'WRONG_SIZES' }
  }
  const related = legs.find((leg, at) => legs.slice(0, at).some((it) => it.event === leg.event))
  if (related) return { refusal: 'RELATED_LEGS', event: related.event }
  return lineCountOf(slip) > MAX_LINES ? { refusal: 'TOO_MANY_LINES' } : null
}

/** How many of the legs that are not bankers are in a line, for each size of line. */
export function sizesOf({ kind, legs, sizes }: Slip): readonly number[] {
  return kind === 'SYSTEM' ? sizes : [legs.length]
}

export const bankersOf = ({ legs }: Slip): SlipLeg[] => legs.filter((it) => it.isBanker)
export const freeLegs = ({ legs }: Slip): SlipLeg[] => legs.filter((it) => !it.isBanker)

/** The number of combinations of `size` out of `count`. */
function combinations(count: number, size: number): number {
  let result = 1
  // Each product is a number of combinations times the next divisor, so it is divisible without remainder at every
  // step.
  for (let it = 1; it <= size; it += 1) result = (result * (count - size + it)) / it
  return result
}

/** How many lines a bet has; its stake is the stake per line times this number. */
export function lineCountOf(slip: Slip): number {
  const free = freeLegs(slip).length
  return sizesOf(slip).reduce((sum, size) => sum + combinations(free, size), 0)
}

/** The legs of each line, bankers first, short lines first; only of a slip without a problem, so at most MAX_LINES. */
export function linesOf(slip: Slip): SlipLeg[][] {
  const free = freeLegs(slip)
  const bankers = bankersOf(slip)
  return sizesOf(slip).flatMap((size) => choose(free, size).map((legs) => [...bankers, ...legs]))
}

function choose<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]]
  return items.flatMap((first, at) =>
    choose(items.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  )
}
