import type { MatchSteering } from '#contracts/qa.ts'
import type { EventState, MarketState, OutcomeResult } from '#contracts/sportsbook/words.ts'
import { VOID } from '#contracts/sportsbook/words.ts'
import { hashOfSeed, seededDraw } from '../games/fairness.ts'
import { TIP_OFF } from './basketball/course.ts'
import { basketballMatch } from './basketball/match.ts'
import { type Boosting, boostingOf, withBoost } from './boosts.ts'
import type { Fixture } from './calendar.ts'
import { KICK_OFF } from './football/course.ts'
import { footballMatch } from './football/match.ts'
import { FACE_OFF } from './hockey/course.ts'
import { hockeyMatch } from './hockey/match.ts'
import {
  type CourseMarket,
  type JointOutlook,
  type LiveView,
  type MarketPrices,
  type Match,
  type Timeline,
  timesAsFast,
} from './match.ts'
import type { Chance } from './pricing.ts'
import { LOVE_ALL } from './tennis/course.ts'
import { tennisMatch } from './tennis/match.ts'

export type Steer = { at: number; steering: MatchSteering }

/** A postponed match that has not started within this time after its kick-off is void. */
export const POSTPONED_MS = 48 * 3_600_000
/** At real pace: from the end of a match until its results are final. */
const CLOSE_MS = 600_000

export type Situation = {
  state: EventState
  /** Null: postponed until further notice. */
  startsAt: number | null
  /** Betting has been suspended since then; null if it is open. */
  suspendedSince: number | null
  live: LiveView | null
  /** The moment at which the match's clock is 0. */
  zero: number
  /** Changes whenever odds may change, except by a boost. */
  version: string
  /** Set only for a match that has not started. */
  boosting: Boosting | null
}

export type TradedMarket = {
  id: string
  state: MarketState
  outcomes: readonly TradedOutcome[]
}
type TradedOutcome = {
  id: string
  odds: number | null
  /** The chance behind the odds, also of odds that are not offered; null if nothing is open. */
  chance: Chance | null
  /** The odds are boosted from this value until a moment. */
  boost?: { from: number; until: number }
}

/**
 * One row for each outcome that was settled or cancelled, and one that rolls it back before it is settled differently.
 * They are numbered from 1 in each match and never change, so that each is applied once, in this order.
 */
export type Fact = {
  number: number
  kind: 'SETTLED' | 'CANCELLED' | 'SETTLEMENT_ROLLED_BACK' | 'CANCEL_ROLLED_BACK'
  at: number
  /** From when on anyone could know the result: a bet that was accepted later is void. */
  decidedAt: number
  market: string
  outcome: string
  result: OutcomeResult
}

/** One match at every moment: all of it follows from its fixture, its seed and its steering. */
export type Trade = {
  fixture: Fixture
  /** Null: postponed until further notice. */
  startsAt(now: number): number | null
  at(now: number): Situation
  markets(now: number): readonly TradedMarket[]
  /** How outcomes are correlated from now on; null if the match is over or its model does not define it. */
  joint(now: number): JointOutlook | null
  facts(now: number): readonly Fact[]
  /** The seed is published when the match is over; a steered match does not follow from its seed. */
  proof(now: number): { seedHash: string; seed: string | null; steered: boolean }
  /** The match with this steering added; null if that is not possible at this moment. */
  steered(steer: Steer): Trade | null
}

export function tradeOf(fixture: Fixture, seed: string, steers: readonly Steer[] = []): Trade {
  switch (fixture.competition.sport) {
    case 'BASKETBALL':
      return trade({ fixture, seed, matchOf: basketballMatch, begin: TIP_OFF }, steers)
    case 'FOOTBALL':
      return trade({ fixture, seed, matchOf: footballMatch, begin: KICK_OFF }, steers)
    case 'ICE_HOCKEY':
      return trade({ fixture, seed, matchOf: hockeyMatch, begin: FACE_OFF }, steers)
    case 'TENNIS':
      return trade({ fixture, seed, matchOf: tennisMatch, begin: LOVE_ALL }, steers)
  }
}

export const isOver = (state: EventState) =>
  state === 'ENDED' || state === 'CLOSED' || state === 'ABANDONED' || state === 'CANCELLED'

type Source<Course> = {
  fixture: Fixture
  seed: string
  matchOf: (it: Fixture) => Match<Course>
  /** The course before the first step. */
  begin: Course
}

/** What remains to be played: steps from `base` on, by this timeline. */
type Plan<Course> = { course: Course; base: number; timeline: Timeline }

/** How the match continues from a moment, until it is steered again. */
type Phase<Course> = {
  from: number
  startsAt: number | null
  zero: number
  suspendedSince: number | null
  /** Counts the plans: each has its own draws. */
  plans: number
  plan: () => Plan<Course>
  end: { state: 'ABANDONED' | 'ENDED'; course: Course } | null
  /** The course as changed at the start of this phase; null if it was not. */
  changed: Course | null
  boosting: Boosting | null
}

type Position<Course> = Situation & { course: Course }

function trade<Course>(source: Source<Course>, steers: readonly Steer[]): Trade {
  const { fixture, seed } = source
  // A chain is large: it is kept only once the match is played, not for all matches of the next days.
  let kept: Match<Course> | null = null
  const match = () => {
    kept ??= source.matchOf(fixture)
    return kept
  }
  const phases = [firstPhase(source, match)]
  for (const it of steers) {
    const next = steeredPhase(source, match, phases, it)
    if (next) phases.push(next)
  }
  const at = (now: number) => positionAt(source, match, phases, now)
  let prices: { version: string; of: ReadonlyMap<string, MarketPrices> } | null = null
  let joint: { version: string; of: JointOutlook | null } | null = null
  let offered: { key: string; markets: readonly TradedMarket[] } | null = null
  let cachedFacts: { version: string; facts: readonly Fact[] } | null = null

  return {
    fixture,
    startsAt: (now) => phaseAt(phases, now).startsAt,
    at,
    markets(now) {
      const position = at(now)
      const { course, state, suspendedSince, live, version, boosting } = position
      const key = `${version} ${state} ${suspendedSince !== null} ${boosting !== null}`
      if (offered?.key === key) return offered.markets
      const played = live ? match() : source.matchOf(fixture)
      if (prices?.version !== version) {
        prices = { version, of: isOver(state) ? new Map() : played.prices(course) }
      }
      const { of } = prices
      const { sport } = fixture.competition
      const markets = played
        .markets(course)
        .map((it) => tradedMarket(it, { ...position, sport }, of.get(it.id)))
      offered = { key, markets }
      return markets
    },
    joint(now) {
      const { course, state, live, version } = at(now)
      if (isOver(state)) return null
      if (joint?.version !== version) {
        joint = { version, of: (live ? match() : source.matchOf(fixture)).joint(course) }
      }
      return joint.of
    },
    facts(now) {
      const { version } = at(now)
      if (cachedFacts?.version !== version) {
        cachedFacts = { version, facts: factsOf(source, match, phases, now) }
      }
      return cachedFacts.facts
    },
    proof: (now) => ({
      seedHash: hashOfSeed(seed),
      seed: isOver(at(now).state) ? seed : null,
      // A boost changes a price, not the course.
      steered: steers.some(({ steering }) => steering.kind !== 'BOOST'),
    }),
    steered(steer) {
      const last = phases.at(-1) as Phase<Course>
      const isPossible = steer.at >= last.from && steeredPhase(source, match, phases, steer)
      return isPossible ? trade(source, [...steers, steer]) : null
    },
  }
}

function tradedMarket<Course>(
  { id, outcomes, settle }: CourseMarket<Course>,
  {
    course,
    state,
    suspendedSince,
    boosting,
    sport,
  }: Position<Course> & Pick<Fixture['competition'], 'sport'>,
  prices: MarketPrices | undefined,
): TradedMarket {
  const without = outcomes.map((outcome) => ({ id: outcome, odds: null, chance: null }))
  if (state === 'CANCELLED') return { id, state: 'CANCELLED', outcomes: without }
  if (settle(course) !== null) return { id, state: 'SETTLED', outcomes: without }
  if (!prices?.odds.some((it) => it !== null)) return { id, state: 'INACTIVE', outcomes: without }
  return {
    ...{ id, state: suspendedSince === null ? 'ACTIVE' : 'SUSPENDED' },
    outcomes: outcomes.map((outcome, at) => {
      const odds = prices.odds[at] ?? null
      const chance = prices.chances[at] ?? null
      const priced =
        odds === null ? { odds } : withBoost(odds, { sport, market: id, outcome, chance }, boosting)
      return { id: outcome, chance, ...priced }
    }),
  }
}

function firstPhase<Course>(source: Source<Course>, match: () => Match<Course>): Phase<Course> {
  const { fixture, seed } = source
  const { startsAt } = fixture
  return {
    ...{ from: Number.NEGATIVE_INFINITY, startsAt, zero: startsAt, suspendedSince: null, plans: 1 },
    plan: once(() => planned(source, match(), { start: source.begin, atMs: 0, nonce: 0 })),
    ...{ end: null, changed: null, boosting: boostingOf(fixture, seed) },
  }
}

/** The draws of a plan are those of a round: the match's seed, its id and the number of the plan. */
function planned<Course>(
  { fixture, seed }: Source<Course>,
  match: Match<Course>,
  { start, atMs, nonce }: { start: Course; atMs: number; nonce: number },
): Plan<Course> {
  const drawOf = (clientSeed: string) => seededDraw({ serverSeed: seed, clientSeed, nonce }).draw
  const course = match.play(drawOf(fixture.id), start)
  const base = match.stepsOf(start)
  const alarm = drawOf(`${fixture.id}:alarm`)
  return { course, base, timeline: match.timeline(course, { steps: base, atMs }, alarm) }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The first phase has no start: it includes all earlier times. */
const phaseAt = <Course>(phases: readonly Phase<Course>[], now: number) =>
  phases.findLast((it) => it.from <= now) as Phase<Course>

const closingMs = ({ competition }: Fixture) => CLOSE_MS / timesAsFast(competition)

/** When a match that gets no kick-off in time is cancelled; null if it has one. */
function cancelledAt<Course>({ fixture }: Source<Course>, { startsAt, end }: Phase<Course>) {
  return startsAt === null && end === null ? fixture.startsAt + POSTPONED_MS : null
}

function positionAt<Course>(
  source: Source<Course>,
  match: () => Match<Course>,
  phases: readonly Phase<Course>[],
  now: number,
): Position<Course> {
  const phase = phaseAt(phases, now)
  const index = phases.indexOf(phase)
  const { startsAt, zero, end } = phase
  const position = (
    state: EventState,
    course: Course,
    { step = '', since = null as number | null, isPlayed = true } = {},
  ): Position<Course> => ({
    ...{ state, startsAt, course, zero },
    suspendedSince: isOver(state) ? null : earliest(phase.suspendedSince, since),
    live: isPlayed ? match().live(course, now - zero) : null,
    version: `${index}.${step}${isOver(state) ? state : ''}`,
    boosting: isPlayed || isOver(state) ? null : boostingAt(source, phase, now),
  })
  const closing = closingMs(source.fixture)
  if (end) return position(now < phase.from + closing ? end.state : 'CLOSED', end.course)
  const called = cancelledAt(source, phase)
  if (called !== null && now >= called) {
    return position(now < called + closing ? 'CANCELLED' : 'CLOSED', source.begin, {
      isPlayed: false,
    })
  }
  if (startsAt === null || now < startsAt) {
    const isMoved = startsAt !== source.fixture.startsAt
    const state = startsAt === null ? 'POSTPONED' : isMoved ? 'DELAYED' : 'NOT_STARTED'
    const shown = phase.suspendedSince !== null && state === 'NOT_STARTED' ? 'SUSPENDED' : state
    // Without a kick-off, bets cannot be accepted.
    const since = startsAt === null ? phase.from : null
    return position(shown, source.begin, { isPlayed: false, since })
  }
  const { course, base, timeline } = phase.plan()
  const clockMs = now - zero
  const known = timeline.steps.findLastIndex((it) => it.knownMs <= clockMs) + 1
  if (known === timeline.steps.length) {
    const overAt = Math.max(phase.from, zero + (timeline.steps.at(-1)?.knownMs ?? 0))
    return position(now < overAt + closing ? 'ENDED' : 'CLOSED', course)
  }
  const stop = timeline.suspended.find(([from, until]) => from <= clockMs && clockMs < until)
  return position(
    phase.suspendedSince === null ? 'LIVE' : 'SUSPENDED',
    match().until(course, base + known),
    { step: String(known), since: stop ? zero + stop[0] : null },
  )
}

/** A boost ends at its own end, or with the kick-off for which it was made. */
function boostingAt<Course>(
  { fixture }: Source<Course>,
  { boosting, startsAt }: Phase<Course>,
  now: number,
): Boosting | null {
  return boosting && now < boosting.until && startsAt === fixture.startsAt ? boosting : null
}

const earliest = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

/** How the match continues with this steering; null if it is not possible. */
function steeredPhase<Course>(
  source: Source<Course>,
  matchOf: () => Match<Course>,
  phases: readonly Phase<Course>[],
  { at, steering }: Steer,
): Phase<Course> | null {
  const last = phases.at(-1) as Phase<Course>
  const { state, course, live } = positionAt(source, matchOf, phases, at)
  const isRunning = live !== null && !isOver(state)
  const next = { ...last, from: at, changed: null }
  switch (steering.kind) {
    case 'SUSPEND':
      return isOver(state) ? null : { ...next, suspendedSince: last.suspendedSince ?? at }
    case 'RESUME':
      return isOver(state) ? null : { ...next, suspendedSince: null }
    case 'CLOCK':
      return isRunning ? { ...next, zero: last.zero - steering.advanceMs } : null
    case 'SCORE': {
      const match = matchOf()
      const start = isRunning ? match.withScore(course, steering.score, 'RUNNING') : null
      if (start === null) return null
      const plan = { start, atMs: at - last.zero, nonce: last.plans }
      return {
        ...{ ...next, changed: start, plans: last.plans + 1 },
        plan: once(() => planned(source, match, plan)),
      }
    }
    case 'ABANDON': {
      const broken = isOver(state) ? null : matchOf().broken(course, steering.retired)
      if (broken === null || (steering.retired && !isRunning)) return null
      const end = { state: steering.retired ? 'ENDED' : 'ABANDONED', course: broken } as const
      return { ...next, end, changed: broken }
    }
    case 'POSTPONE': {
      const { to } = steering
      const deadline = source.fixture.startsAt + POSTPONED_MS
      if (isRunning || isOver(state) || (to !== null && to <= at)) return null
      return to === null || to > deadline
        ? { ...next, startsAt: null }
        : { ...next, startsAt: to, zero: to }
    }
    case 'BOOST': {
      const { side } = steering
      const until = Math.min(steering.until, source.fixture.startsAt)
      const isPossible = state === 'NOT_STARTED' && until > at
      return isPossible ? { ...next, boosting: { side, until } } : null
    }
    case 'CORRECT': {
      const corrected = isOver(state) ? matchOf().withScore(course, steering.score, 'OVER') : null
      return (
        corrected && { ...next, end: { state: 'ENDED', course: corrected }, changed: corrected }
      )
    }
  }
}

/** All facts until a moment, in their order. */
function factsOf<Course>(
  source: Source<Course>,
  matchOf: () => Match<Course>,
  phases: readonly Phase<Course>[],
  now: number,
): Fact[] {
  const rows = factRows<Course>()
  const match = matchOf()
  rows.settle(match.markets(source.begin), source.begin, { at: 0, decidedAt: 0 })
  for (const [index, phase] of phases.entries()) {
    if (phase.from > now) break
    const until = Math.min(now, phases[index + 1]?.from ?? now)
    const { changed, startsAt, zero, from, end } = phase
    if (changed) {
      // What was offered until then, by a course that has been replaced.
      const before = positionAt(source, matchOf, phases.slice(0, index), from)
      rows.see(match.markets(before.course))
      rows.settle(match.markets(changed), changed, { at: from, decidedAt: from })
    }
    if (end) continue
    const called = cancelledAt(source, phase)
    if (called !== null && called <= until) rows.cancel(Math.max(called, from))
    if (startsAt === null || startsAt > until) continue
    const { course, base, timeline } = phase.plan()
    for (const [place, step] of timeline.steps.entries()) {
      const at = Math.max(from, zero + step.knownMs)
      if (at > until) break
      if (!step.isNews) continue
      const then = match.until(course, base + place + 1)
      const decidedAt = Math.max(from, zero + step.decidedMs)
      rows.settle(match.markets(then), then, { at, decidedAt })
    }
  }
  return rows.facts
}

/** Collects facts as they are added: what has changed since the last ones of the same market. */
function factRows<Course>() {
  const facts: Fact[] = []
  const seen = new Map<string, CourseMarket<Course>>()
  type MarketDecision = { kind: 'SETTLED' | 'CANCELLED'; results: readonly OutcomeResult[] }
  const decisions = new Map<string, MarketDecision>()
  type When = { at: number; decidedAt: number }
  const add = (
    { id, outcomes }: CourseMarket<Course>,
    kind: Fact['kind'],
    { results, ...when }: When & Pick<MarketDecision, 'results'>,
  ) => {
    for (const [place, outcome] of outcomes.entries()) {
      const result = results[place] as OutcomeResult
      facts.push({ number: facts.length + 1, kind, ...when, market: id, outcome, result })
    }
  }
  const become = (market: CourseMarket<Course>, next: MarketDecision | null, when: When) => {
    const old = decisions.get(market.id)
    if (old && next?.kind === old.kind && areEqual(old.results, next.results)) return
    if (old) {
      const kind = old.kind === 'SETTLED' ? 'SETTLEMENT_ROLLED_BACK' : 'CANCEL_ROLLED_BACK'
      add(market, kind, { ...when, results: old.results })
    }
    decisions.delete(market.id)
    if (!next) return
    add(market, next.kind, { ...when, results: next.results })
    decisions.set(market.id, next)
  }
  // Markets stay known: a goal that is cancelled leaves bets on the goal after it.
  const see = (markets: readonly CourseMarket<Course>[]) => {
    for (const it of markets) if (!seen.has(it.id)) seen.set(it.id, it)
  }
  return {
    ...{ facts, see },
    settle(markets: readonly CourseMarket<Course>[], course: Course, when: When) {
      see(markets)
      for (const it of seen.values()) {
        const results = it.settle(course)
        become(it, results && { kind: 'SETTLED', results }, when)
      }
    },
    cancel(at: number) {
      for (const it of seen.values()) {
        const results = it.outcomes.map(() => VOID)
        become(it, { kind: 'CANCELLED', results }, { at, decidedAt: at })
      }
    },
  }
}

const areEqual = (one: readonly OutcomeResult[], other: readonly OutcomeResult[]) =>
  one.every((it, at) => {
    const { result, voidFactor } = other[at] as OutcomeResult
    return it.result === result && it.voidFactor === voidFactor
  })

/** The results that are valid after these facts, by market and outcome. */
export function validResults(facts: readonly Fact[]): Map<string, OutcomeResult> {
  const results = new Map<string, OutcomeResult>()
  for (const { kind, market, outcome, result } of facts) {
    const key = `${market} ${outcome}`
    if (kind === 'SETTLED' || kind === 'CANCELLED') results.set(key, result)
    else results.delete(key)
  }
  return results
}
