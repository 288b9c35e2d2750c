import type { Fixture } from './league.ts'

/** The distribution of goals is cut off here and normalised again: no side scores more. */
export const MOST_GOALS = 6
/** Chances of a number of goals, in whole millionths. */
export const PARTS = 1_000_000

/** Mean goals of average clubs against each other, in hundredths. */
const AT_HOME = 150
const AWAY = 120

export type Score = readonly [home: number, away: number]

/** The mean goals of both sides, in whole hundredths. */
export function meansOf({ home, away }: Fixture): [home: number, away: number] {
  const mean = (base: number, attack: number, defence: number) =>
    Math.round((base * attack * defence) / 10_000)
  return [mean(AT_HOME, home.attack, away.defence), mean(AWAY, away.attack, home.defence)]
}

const KNOWN_CHANCES = new Map<number, readonly number[]>()

/** The chances of 0 to MOST_GOALS goals for a mean; computed once for each. */
export function goalChances(meanHundredths: number): readonly number[] {
  const known = KNOWN_CHANCES.get(meanHundredths) ?? cutPoisson(meanHundredths)
  KNOWN_CHANCES.set(meanHundredths, known)
  return known
}

/**
 * The Poisson distribution for 0 to MOST_GOALS goals, as whole millionths that add up to PARTS. In the truncated
 * distribution the factor e^-m cancels out, so it is a ratio of whole numbers: nothing is rounded before the
 * millionths, whose remainder goes to the largest fractions.
 */
function cutPoisson(meanHundredths: number): number[] {
  const weights: bigint[] = []
  let factorial = 1n
  for (let goals = MOST_GOALS; goals >= 0; goals -= 1) {
    // mean^goals / goals!, times 100^MOST_GOALS * MOST_GOALS!
    weights[goals] =
      BigInt(meanHundredths) ** BigInt(goals) * 100n ** BigInt(MOST_GOALS - goals) * factorial
    factorial *= BigInt(Math.max(goals, 1))
  }
  const total = weights.reduce((sum, it) => sum + it, 0n)
  const shares = weights.map((it, goals) => {
    const scaled = it * BigInt(PARTS)
    return { goals, parts: Number(scaled / total), rest: scaled % total }
  })
  const missing = PARTS - shares.reduce((sum, it) => sum + it.parts, 0)
  const byRest = [...shares].sort((a, b) =>
    b.rest > a.rest ? 1 : b.rest < a.rest ? -1 : a.goals - b.goals,
  )
  for (const share of byRest.slice(0, missing)) share.parts += 1
  return shares.map((it) => it.parts)
}

/** The number of goals that a number below PARTS maps to. */
export function goalsAt(chances: readonly number[], drawn: number): number {
  let left = drawn
  for (const [goals, parts] of chances.entries()) {
    if (left < parts) return goals
    left -= parts
  }
  throw new RangeError(`${drawn} is not below ${PARTS}`)
}
