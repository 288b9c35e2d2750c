import { otherSide, type Side } from '../side.ts'
import { add } from '../sums.ts'
import { type BasketballChain, periodAt, possessionsLeft, sideAt } from './chain.ts'
import { type BasketballCourse, type BoxScore, boxScoreOf, pointsIn, RACES } from './course.ts'
import { type Comparison, comparison, type Distribution, distributionOf } from './distribution.ts'

/** The chances of everything that markets ask about, from one state of a match. */
export type BasketballOutlook = {
  /** At the end, overtimes included: the home side's lead, all points, those of each side. */
  lead: Distribution
  total: Distribution
  points: Readonly<Record<Side, Distribution>>
  /** After four quarters, and after the first two. */
  regular: Comparison
  half: Comparison
  /** The quarter that is played or comes next, from 1; null after the last one. */
  quarter: { number: number; winner: Comparison; total: Distribution } | null
  /** Who reaches so many points first; the rest is that no side does in four quarters. */
  races: ReadonlyMap<number, { home: number; away: number }>
}

/** What is rarer is left out: all of it together is less than 10⁻¹² of a chance. */
const IGNORED = 1e-15

/** Sums over all courses of the chain from a running one on. */
export function basketballOutlook(
  chain: BasketballChain,
  course: BasketballCourse,
): BasketballOutlook {
  const steps = course.plays.length
  const box = boxScoreOf(course, chain)
  const { index, from, until } = periodAt(chain, steps)
  /** The points until the end of some period, and who is ahead then with those of some plays. */
  const sumsUntil = (end: number) => {
    const left = possessionsLeft(chain, steps, Math.max(steps, end))
    return { home: chain.sums.home(left.home), away: chain.sums.away(left.away) }
  }
  const after = (end: number, begin = 0) => {
    const score = pointsIn(course.plays.slice(begin, end))
    const { home, away } = sumsUntil(end)
    return comparison(home, away, score.home - score.away)
  }
  const now = pointsIn(course.plays)
  const quarter = () => {
    const { home, away } = sumsUntil(until)
    const scored = pointsIn(course.plays.slice(from))
    const total = distributionOf(scored.home + scored.away, convolved(home, away))
    return { number: index + 1, winner: after(until, from), total }
  }
  return {
    ...finalScores(chain, now, sumsUntil(Math.max(until, chain.regulation))),
    regular: after(chain.regulation),
    half: after(2 * chain.quarter),
    quarter: steps < chain.regulation ? quarter() : null,
    races: new Map(RACES.map((race) => [race, raceTo(chain, { steps, now, box }, race)])),
  }
}

function convolved(one: Float64Array, other: Float64Array): Float64Array {
  const sums = new Float64Array(one.length + other.length - 1)
  for (let a = 0; a < one.length; a += 1) {
    for (let b = 0; b < other.length; b += 1) {
      add(sums, a + b, (one[a] as number) * (other[b] as number))
    }
  }
  return sums
}

/** The scores at the end, from the points that each side still makes before an overtime could begin. */
function finalScores(
  chain: BasketballChain,
  now: Record<Side, number>,
  { home, away }: Record<Side, Float64Array>,
): Pick<BasketballOutlook, 'lead' | 'total' | 'points'> {
  const extra = overtimesOf(chain)
  const ahead = now.home - now.away
  const { lead, total, levels } = played(home, away, ahead)
  const longest = Math.max(extra.total.length, extra.home.length, extra.away.length)
  const sized = (least: number) => new Float64Array(least + longest)
  const sums = { total: sized(total.length), home: sized(home.length), away: sized(away.length) }
  sums.total.set(total)
  for (const [points, chance] of home.entries()) sums.home[points] = chance
  for (const [points, chance] of away.entries()) sums.away[points] = chance
  let level = 0
  for (const [points, chance] of levels.entries()) {
    if (chance < IGNORED) continue
    level += chance
    add(sums.home, points, -chance)
    add(sums.away, points + ahead, -chance)
    addShifted(sums.home, extra.home, points, chance)
    addShifted(sums.away, extra.away, points + ahead, chance)
    addShifted(sums.total, extra.total, 2 * points + ahead, chance)
  }
  return {
    lead: withOvertimes(lead, ahead - (away.length - 1), { level, extra }),
    total: distributionOf(now.home + now.away, sums.total),
    points: {
      home: distributionOf(now.home, sums.home),
      away: distributionOf(now.away, sums.away),
    },
  }
}

function addShifted(sums: Float64Array, of: Float64Array, by: number, share: number): void {
  for (let at = 0; at < of.length; at += 1) add(sums, at + by, share * (of[at] as number))
}

/** The leads from `least` on, with what overtimes make of a level score. */
function withOvertimes(
  lead: Float64Array,
  least: number,
  { level, extra }: { level: number; extra: Overtimes },
): Distribution {
  const from = Math.min(least, extra.leastLead)
  const until = Math.max(least + lead.length, extra.leastLead + extra.lead.length)
  const all = new Float64Array(until - from)
  all.set(lead, least - from)
  addShifted(all, extra.lead, extra.leastLead - from, level)
  return distributionOf(from, all)
}

/**
 * What both sides make of their possessions when the home side begins with a lead: the changes of the lead from
 * `1 - away.length` on and all points, unless they are level; and where they are, by the home side's points.
 */
function played(home: Float64Array, away: Float64Array, ahead: number) {
  const lead = new Float64Array(home.length + away.length - 1)
  const total = new Float64Array(home.length + away.length - 1)
  const levels = new Float64Array(home.length)
  const isCounted = (chance: number) => chance >= IGNORED
  const [from, until] = [away.findIndex(isCounted), away.findLastIndex(isCounted)]
  for (let h = 0; h < home.length; h += 1) {
    const chance = home[h] as number
    if (chance < IGNORED) continue
    for (let a = from; a <= until; a += 1) {
      const both = chance * (away[a] as number)
      if (h + ahead === a) levels[h] = both
      else {
        add(lead, h - a + away.length - 1, both)
        add(total, h + a, both)
      }
    }
  }
  return { lead, total, levels }
}

/** Overtimes from a level score until one side is ahead: the points in all of them. */
type Overtimes = {
  leastLead: number
  lead: Float64Array
  total: Float64Array
  home: Float64Array
  away: Float64Array
}

/** The same for all states of a match. */
const known = new WeakMap<BasketballChain, Overtimes>()

function overtimesOf(chain: BasketballChain): Overtimes {
  const found = known.get(chain)
  if (found) return found
  const half = chain.overtime / 2
  const [home, away] = [chain.sums.home(half), chain.sums.away(half)]
  const { lead, total, levels } = played(home, away, 0)
  const level = levels.reduce((sum, it) => sum + it, 0)
  const decided = (own: Float64Array) => own.map((it, points) => it - (levels[points] ?? 0))
  const both = new Float64Array(2 * levels.length - 1)
  for (const [points, chance] of levels.entries()) both[2 * points] = chance
  const made = {
    ...{ leastLead: 1 - away.length, lead: lead.map((it) => it / (1 - level)) },
    total: repeated(total, both, level),
    home: repeated(decided(home), levels, level),
    away: repeated(decided(away), levels, level),
  }
  known.set(chain, made)
  return made
}

/** The points of overtimes, each of which ends decided or level: `all = decided + level * all`, from the least points up. */
function repeated(decided: Float64Array, levels: Float64Array, level: number): Float64Array {
  const rounds = Math.max(1, Math.ceil(Math.log(IGNORED) / Math.log(level)))
  const all = new Float64Array(decided.length * rounds)
  for (let points = 0; points < all.length; points += 1) {
    let sum = decided[points] ?? 0
    for (let before = 1; before < levels.length && before <= points; before += 1) {
      sum += (levels[before] as number) * (all[points - before] as number)
    }
    all[points] = sum / (1 - (levels[0] as number))
  }
  const last = all.findLastIndex((it) => it >= IGNORED)
  return all.slice(0, last + 1)
}

/** A side reaches its points with one possession, and the other has not reached them before. */
function raceTo(
  chain: BasketballChain,
  { steps, now, box }: { steps: number; now: Record<Side, number>; box: BoxScore },
  race: number,
): { home: number; away: number } {
  const winner = box.reached.get(race)?.side
  if (winner) return { home: winner === 'home' ? 1 : 0, away: winner === 'away' ? 1 : 0 }
  const won = { home: 0, away: 0 }
  const made = { home: 0, away: 0 }
  const reached = { home: 0, away: 0 }
  for (let step = steps; step < chain.regulation; step += 1) {
    const side = sideAt(chain, step)
    made[side] += 1
    const chance = tailOf(chain.sums[side](made[side]), race - now[side])
    won[side] += (chance - reached[side]) * (1 - reached[otherSide(side)])
    reached[side] = chance
  }
  return won
}

function tailOf(chances: Float64Array, from: number): number {
  let sum = 0
  for (let at = from; at < chances.length; at += 1) sum += chances[at] as number
  return sum
}
