import { createHmac } from 'node:crypto'
import { pairsOf } from '../round-robin.ts'
import { COMPETITIONS, type Competition, type Competitor, type Pace } from './world.ts'

/** One match of the calendar. Its id is `competition.round.pair`; all times are unix milliseconds. */
export type Fixture = {
  id: string
  competition: Competition
  round: number
  home: Competitor
  away: Competitor
  startsAt: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long before its kick-off a match is offered. */
export const LISTED_MS: Readonly<Record<Pace, number>> = {
  REAL: 7 * 24 * HOUR_MS,
  FAST: 3 * HOUR_MS,
}
/** No match takes longer from its kick-off until it is closed, unless it is postponed. */
export function longestMs({ sport, pace }: Competition): number {
  // Three overtimes: one match of fifty thousand has more.
  if (sport === 'BASKETBALL') return pace === 'REAL' ? 120 * MINUTE_MS : 20 * MINUTE_MS
  if (sport === 'TENNIS') return pace === 'REAL' ? 8 * HOUR_MS : 28 * MINUTE_MS
  return pace === 'REAL' ? 150 * MINUTE_MS : 14 * MINUTE_MS
}

/** The matches of a competition that begin from a moment until another, exclusive, by kick-off. */
export function fixturesBetween(competition: Competition, from: number, until: number): Fixture[] {
  const { cycle, starts, gap } = competition.schedule
  const pairs = competition.competitors.length / 2
  const cycleMs = cycle * MINUTE_MS
  const first = Math.max(0, Math.floor((from - (pairs - 1) * gap * MINUTE_MS) / cycleMs) - 1)
  const found: Fixture[] = []
  for (let round = first * starts.length; ; round += 1) {
    if (roundStart(competition, round) >= until) break
    for (let pair = 0; pair < pairs; pair += 1) {
      const fixture = fixtureAt(competition, round, pair)
      if (fixture.startsAt >= from && fixture.startsAt < until) found.push(fixture)
    }
  }
  return found
}

/** Every match that is offered at a moment or may still be played then. */
export const fixturesAround = (now: number): Fixture[] =>
  COMPETITIONS.flatMap((it) => fixturesBetween(it, now - longestMs(it), now + LISTED_MS[it.pace]))

/** The match with this id, whenever it takes place; null where the world has none. */
export function fixtureOf(id: string): Fixture | null {
  const [, name, round, pair] = /^([a-z-]+)\.(\d{1,8})\.(\d{1,2})$/.exec(id) ?? []
  const competition = COMPETITIONS.find((it) => it.id === name)
  if (!competition || Number(pair) >= competition.competitors.length / 2) return null
  const fixture = fixtureAt(competition, Number(round), Number(pair))
  // Leading zeros would be a second name of the same match.
  return fixture.id === id ? fixture : null
}

function roundStart({ schedule: { cycle, starts } }: Competition, round: number): number {
  const start = starts[round % starts.length] as number
  return (Math.floor(round / starts.length) * cycle + start) * MINUTE_MS
}

function fixtureAt(competition: Competition, round: number, pair: number): Fixture {
  const { competitors, schedule } = competition
  const { home, away } = pairsOf(competitors.length, round)[pair] as { home: number; away: number }
  return {
    id: `${competition.id}.${round}.${pair}`,
    ...{ competition, round },
    home: competitors[home] as Competitor,
    away: competitors[away] as Competitor,
    startsAt: roundStart(competition, round) + pair * schedule.gap * MINUTE_MS,
  }
}

/** The seed of a match. It says nothing about the world's seed or another match. */
export const seedOf = (worldSeed: string, id: string): string =>
  createHmac('sha256', worldSeed).update(`match:${id}`).digest('hex')
