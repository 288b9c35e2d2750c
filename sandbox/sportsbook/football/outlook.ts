import { add, PARTS } from '../sums.ts'
import { chancesAt, type FootballChain, MOST_GOALS, MOST_REDS } from './chain.ts'
import type { FootballState } from './course.ts'

export const GOALS = MOST_GOALS + 1
const REDS = MOST_REDS + 1
export const SCORES = GOALS * GOALS
export const CELLS = REDS * REDS * SCORES

/** The chances of everything that markets ask about, from one state of a match. */
export type FootballOutlook = {
  /** Of each final score, at `home * GOALS + away`. */
  scores: Float64Array
  /** Of each pair of results at half time and full time, in the order of the outcomes of that market. */
  halfTimeFullTime: readonly number[]
  nextGoal: { home: number; away: number; none: number }
  /** Goals that have been scored. */
  goals: number
}

/** The sums of cells by result: home side ahead, level, behind. */
export type ByResult = [home: number, draw: number, away: number]

/** What is rarer does not move any more: all of it together, in all minutes, is less than 10⁻¹² of a chance. */
const IGNORED = 1e-14

/** Sums over all courses of the chain from a state. */
export function footballOutlook(chain: FootballChain, state: FootballState): FootballOutlook {
  const { home, away, homeReds, awayReds, minute, halfTimeLead } = state
  const cells = new Float64Array(CELLS)
  cells[(homeReds * REDS + awayReds) * SCORES + home * GOALS + away] = 1
  const halfTimeFullTime: ByResult[] = []
  if (halfTimeLead === null) {
    run(chain, cells, state, { from: minute, until: chain.firstHalf })
    halfTimeFullTime.push(...throughHalfTime(chain, cells))
  }
  const from = halfTimeLead === null ? chain.firstHalf : minute
  run(chain, cells, state, { from, until: chain.minutes })
  const scores = new Float64Array(SCORES)
  for (const [at, chance] of cells.entries()) add(scores, at % SCORES, chance)
  if (halfTimeLead !== null) {
    const results = byResult(scores)
    const none: ByResult = [0, 0, 0]
    const signs = [1, 0, -1]
    halfTimeFullTime.push(...signs.map((it) => (it === Math.sign(halfTimeLead) ? results : none)))
  }
  return {
    scores,
    halfTimeFullTime: halfTimeFullTime.flat(),
    nextGoal: nextGoalOf(chain, state),
    goals: home + away,
  }
}

/** Sums the chances of scores by who is ahead. */
export function byResult(scores: Float64Array): ByResult {
  const sums: ByResult = [0, 0, 0]
  for (const [score, chance] of scores.entries()) sums[placeOf(score)] += chance
  return sums
}

/** The place of a score among home, draw and away. */
export function placeOf(score: number): 0 | 1 | 2 {
  const lead = Math.floor((score % SCORES) / GOALS) - (score % GOALS)
  return lead > 0 ? 0 : lead === 0 ? 1 : 2
}

/**
 * Moves the chances of states, in place, from a minute to another. Goals and cards only ever increase, so a state that
 * is reached has been left already when states are visited from the highest down to the one that the match is in.
 */
export function run(
  { chances }: FootballChain,
  cells: Float64Array,
  lowest: FootballState,
  { from, until }: { from: number; until: number },
): void {
  for (let minute = from; minute < until; minute += 1) {
    for (let homeReds = MOST_REDS; homeReds >= lowest.homeReds; homeReds -= 1) {
      for (let awayReds = MOST_REDS; awayReds >= lowest.awayReds; awayReds -= 1) {
        const base = (homeReds * REDS + awayReds) * SCORES
        // The score does not change the chances of cards.
        const level = chancesAt(minute, 0, homeReds, awayReds)
        const homeRed = chances[level + 2] as number
        const awayRed = chances[level + 3] as number
        for (let home = MOST_GOALS; home >= lowest.home; home -= 1) {
          for (let away = MOST_GOALS; away >= lowest.away; away -= 1) {
            const cell = base + home * GOALS + away
            const chance = cells[cell] as number
            if (chance < IGNORED) continue
            const share = chance / PARTS
            const at = chancesAt(minute, home - away, homeReds, awayReds)
            const homeGoal = home < MOST_GOALS ? (chances[at] as number) : 0
            const awayGoal = away < MOST_GOALS ? (chances[at + 1] as number) : 0
            cells[cell] = share * (PARTS - homeGoal - awayGoal - homeRed - awayRed)
            if (homeGoal > 0) add(cells, cell + GOALS, share * homeGoal)
            if (awayGoal > 0) add(cells, cell + 1, share * awayGoal)
            if (homeRed > 0) add(cells, cell + REDS * SCORES, share * homeRed)
            if (awayRed > 0) add(cells, cell + SCORES, share * awayRed)
          }
        }
      }
    }
  }
}

/** The chances of all pairs of results, from the chances of states at half time. */
function throughHalfTime(chain: FootballChain, cells: Float64Array): ByResult[] {
  const { home, draw } = resultsFromHalfTime(chain)
  const rows: ByResult[] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]
  for (const [cell, chance] of cells.entries()) {
    const row = rows[placeOf(cell)]
    if (chance === 0 || !row) continue
    const [homeWins, isDrawn] = [home[cell] as number, draw[cell] as number]
    row[0] += chance * homeWins
    row[1] += chance * isDrawn
    row[2] += chance * (1 - homeWins - isDrawn)
  }
  return rows
}

type FromHalfTime = { home: Float64Array; draw: Float64Array }
const KNOWN = new WeakMap<FootballChain, FromHalfTime>()

/** The chances of a home win and of a draw from every state at half time; computed once for each chain. */
function resultsFromHalfTime(chain: FootballChain): FromHalfTime {
  const known = KNOWN.get(chain)
  if (known) return known
  const home = new Float64Array(CELLS).map((_, cell) => (placeOf(cell) === 0 ? 1 : 0))
  const draw = new Float64Array(CELLS).map((_, cell) => (placeOf(cell) === 1 ? 1 : 0))
  const values = [home, draw] as const
  for (let minute = chain.minutes - 1; minute >= chain.firstHalf; minute -= 1) {
    // From the lowest up: what a state leads to still has its value of the minute after.
    for (let reds = 0; reds < REDS * REDS; reds += 1) {
      stepBack(chain, values, { minute, reds })
    }
  }
  const results = { home, draw }
  KNOWN.set(chain, results)
  return results
}

/** The values of all scores with these red cards, a minute earlier. */
function stepBack(
  { chances }: FootballChain,
  [home, draw]: readonly [Float64Array, Float64Array],
  { minute, reds }: { minute: number; reds: number },
): void {
  const [homeReds, awayReds] = [Math.floor(reds / REDS), reds % REDS]
  const level = chancesAt(minute, 0, homeReds, awayReds)
  const homeRed = (chances[level + 2] as number) / PARTS
  const awayRed = (chances[level + 3] as number) / PARTS
  for (let scored = 0; scored < GOALS; scored += 1) {
    for (let away = 0; away < GOALS; away += 1) {
      const cell = reds * SCORES + scored * GOALS + away
      const at = chancesAt(minute, scored - away, homeReds, awayReds)
      const homeGoal = scored === MOST_GOALS ? 0 : (chances[at] as number) / PARTS
      const awayGoal = away === MOST_GOALS ? 0 : (chances[at + 1] as number) / PARTS
      const stays = 1 - homeGoal - awayGoal - homeRed - awayRed
      let homeWins = (home[cell] as number) * stays
      let isDrawn = (draw[cell] as number) * stays
      if (homeGoal > 0) {
        homeWins += homeGoal * (home[cell + GOALS] as number)
        isDrawn += homeGoal * (draw[cell + GOALS] as number)
      }
      if (awayGoal > 0) {
        homeWins += awayGoal * (home[cell + 1] as number)
        isDrawn += awayGoal * (draw[cell + 1] as number)
      }
      if (homeRed > 0) {
        homeWins += homeRed * (home[cell + REDS * SCORES] as number)
        isDrawn += homeRed * (draw[cell + REDS * SCORES] as number)
      }
      if (awayRed > 0) {
        homeWins += awayRed * (home[cell + SCORES] as number)
        isDrawn += awayRed * (draw[cell + SCORES] as number)
      }
      home[cell] = homeWins
      draw[cell] = isDrawn
    }
  }
}

/** Which side scores next: the score stays as it is until then, only cards change the chances. */
function nextGoalOf(chain: FootballChain, state: FootballState): FootballOutlook['nextGoal'] {
  const { home, away } = state
  const cells = new Float64Array(REDS * REDS)
  cells[state.homeReds * REDS + state.awayReds] = 1
  const next = { home: 0, away: 0, none: 0 }
  for (let { minute } = state; minute < chain.minutes; minute += 1) {
    for (let cell = cells.length - 1; cell >= 0; cell -= 1) {
      const share = (cells[cell] as number) / PARTS
      if (share === 0) continue
      const at = chancesAt(minute, home - away, Math.floor(cell / REDS), cell % REDS)
      const homeGoal = home < MOST_GOALS ? (chain.chances[at] as number) : 0
      const awayGoal = away < MOST_GOALS ? (chain.chances[at + 1] as number) : 0
      const homeRed = chain.chances[at + 2] as number
      const awayRed = chain.chances[at + 3] as number
      cells[cell] = share * (PARTS - homeGoal - awayGoal - homeRed - awayRed)
      next.home += share * homeGoal
      next.away += share * awayGoal
      if (homeRed > 0) add(cells, cell + REDS, share * homeRed)
      if (awayRed > 0) add(cells, cell + 1, share * awayRed)
    }
  }
  next.none = cells.reduce((sum, it) => sum + it, 0)
  return next
}
