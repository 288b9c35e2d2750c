import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MatchSteering } from '#contracts/qa.ts'
import { LOST, type OutcomeResult, VOID, WON } from '#contracts/sportsbook/words.ts'
import { hashOfSeed, seededDraw } from '../games/fairness.ts'
import { basketballChain } from './basketball/chain.ts'
import { courseUntil as basketballUntil, boxScoreOf, playBasketball } from './basketball/course.ts'
import { basketballMarketId, basketballMarkets, basketballOutcomes } from './basketball/markets.ts'
import { settleBasketball } from './basketball/settlement.ts'
import { type Fixture, fixturesBetween, longestMs } from './calendar.ts'
import { footballChain } from './football/chain.ts'
import { courseUntil, playFootball } from './football/course.ts'
import { footballMarkets, marketIdOf, outcomesOf } from './football/markets.ts'
import { settleFootball } from './football/settlement.ts'
import { hockeyChain } from './hockey/chain.ts'
import { courseUntil as hockeyUntil, playHockey } from './hockey/course.ts'
import { hockeyMarketId, hockeyMarkets, hockeyOutcomes } from './hockey/markets.ts'
import { settleHockey } from './hockey/settlement.ts'
import { BEST_OF_FIVE, BEST_OF_THREE, playTennis, scoreAfter } from './tennis/course.ts'
import { tennisMarketId, tennisMarkets, tennisOutcomes } from './tennis/markets.ts'
import { settleTennis } from './tennis/settlement.ts'
import { type Fact, isOver, POSTPONED_MS, type Trade, tradeOf, validResults } from './trading.ts'
import { COMPETITIONS } from './world.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MONDAY = Date.parse('2026-11-30T00:00:00Z')
const SEED = 'a-seed'
const fixtures = COMPETITIONS.map(
  (it) => fixturesBetween(it, MONDAY, MONDAY + 8 * DAY)[0] as Fixture,
)
const fixtureIn = (competition: string) =>
  fixtures.find((it) => it.competition.id === competition) as Fixture
const football = fixtureIn('harbour-sprint')
const hockey = fixtureIn('frost-sprint')
const tennis = fixtureIn('lantern-tour-a')
const basketball = fixtureIn('beacon-sprint')

/** A match of the calendar with a seed of its own, and a moment of it. */
const inMatch = fc
  .record({
    fixture: fc.constantFrom(...fixtures),
    seed: fc.string({ minLength: 4, maxLength: 8 }),
    permille: fc.integer({ min: -50, max: 1_050 }),
  })
  .map(({ fixture, seed, permille }) => ({
    ...{ fixture, seed, trade: tradeOf(fixture, seed) },
    now: fixture.startsAt + (longestMs(fixture.competition) * permille) / 1_000,
  }))

type Results = Record<string, OutcomeResult>
const resultsOf = (facts: readonly Fact[]): Results => Object.fromEntries(validResults(facts))
const keyed = (
  markets: readonly { id: string; outcomes: readonly string[] }[],
  settle: (at: number) => readonly OutcomeResult[] | null,
): Results =>
  Object.fromEntries(
    markets.flatMap(({ id, outcomes }, at) => {
      const results = settle(at)
      return results
        ? outcomes.map((it, place) => [`${id} ${it}`, results[place] as OutcomeResult] as const)
        : []
    }),
  )

/** All results by the models alone: the match is played from its seed and cut off after so many steps. */
function recomputed({ competition, round, home, away, id }: Fixture, seed: string, steps: number) {
  const { draw } = seededDraw({ serverSeed: seed, clientSeed: id, nonce: 0 })
  if (competition.sport === 'FOOTBALL') {
    const strength = ([, attack, defence]: Fixture['home']) => ({ attack, defence })
    const chain = footballChain({ home: strength(home), away: strength(away) })
    const course = courseUntil(playFootball(chain, draw), steps)
    const goals = course.incidents.filter((it) => it.kind === 'GOAL').length
    const markets = Array.from({ length: goals + 1 }, (_, before) => footballMarkets(before))
    const all = [...new Map(markets.flat().map((it) => [marketIdOf(it), it])).values()]
    const traded = all.map((it) => ({ id: marketIdOf(it), outcomes: outcomesOf(it) }))
    return keyed(traded, (at) => settleFootball(all[at] as (typeof all)[number], course, chain))
  }
  if (competition.sport === 'ICE_HOCKEY') {
    const strength = ([, attack, defence]: Fixture['home']) => ({ attack, defence })
    const chain = hockeyChain({ home: strength(home), away: strength(away) })
    const course = hockeyUntil(playHockey(chain, draw), steps)
    const goals = course.goals.filter((it) => it.step <= chain.regulation).length
    const markets = Array.from({ length: goals + 1 }, (_, before) => hockeyMarkets(before))
    const all = [...new Map(markets.flat().map((it) => [hockeyMarketId(it), it])).values()]
    const traded = all.map((it) => ({ id: hockeyMarketId(it), outcomes: hockeyOutcomes(it) }))
    return keyed(traded, (at) => settleHockey(all[at] as (typeof all)[number], course))
  }
  if (competition.sport === 'BASKETBALL') {
    const strength = ([, attack, defence]: Fixture['home']) => ({ attack, defence })
    const tipOff = round % 2 === 0 ? 'home' : 'away'
    const chain = basketballChain({ home: strength(home), away: strength(away), tipOff })
    const course = basketballUntil(playBasketball(chain, draw), steps)
    const all = basketballMarkets(chain, course)
    const traded = all.map((it) => ({
      ...{ id: basketballMarketId(it), outcomes: basketballOutcomes(it) },
    }))
    const box = boxScoreOf(course, chain)
    return keyed(traded, (at) => settleBasketball(all[at] as (typeof all)[number], box))
  }
  const rules = competition.setsToWin === 3 ? BEST_OF_FIVE : BEST_OF_THREE
  const share = (serve: number, received: number) => (630 + serve - received) * 1_000
  const { course } = playTennis(
    {
      rules,
      servePoints: { home: share(home[1], away[2]), away: share(away[1], home[2]) },
      firstServer: round % 2 === 0 ? 'home' : 'away',
    },
    draw,
  )
  const isWhole = steps >= course.points.length
  const score = scoreAfter(
    { rules, servePoints: { home: 1, away: 1 }, firstServer: 'home' },
    { points: course.points.slice(0, steps), end: 'RUNNING' },
  )
  const games = score.gameWinners.flatMap((winners, set) =>
    winners.map((_, at) => ({ kind: 'game' as const, set: set + 1, game: at + 1 })),
  )
  const all = [...tennisMarkets(rules, null), ...games]
  const traded = all.map((it) => ({ id: tennisMarketId(it), outcomes: tennisOutcomes(it, rules) }))
  const end = isWhole ? 'FINISHED' : 'RUNNING'
  return keyed(traded, (at) => settleTennis(all[at] as (typeof all)[number], rules, { score, end }))
}

/** A trade steered at these minutes after its kick-off; every steering has to be possible. */
function steered(
  fixture: Fixture,
  steers: readonly (readonly [minute: number, MatchSteering])[],
): Trade {
  return steers.reduce(
    (trade, [minute, steering]) => {
      const at = fixture.startsAt + minute * MINUTE
      const next = trade.steered({ at, steering })
      if (!next) throw new Error(`${steering.kind} is not possible`)
      return next
    },
    tradeOf(fixture, SEED),
  )
}
const momentOf = (fixture: Fixture, minute: number) => fixture.startsAt + minute * MINUTE
const ABANDON: MatchSteering = { kind: 'ABANDON', retired: null }

describe('an event', () => {
  test('is settled as its seed says, at every moment', () => {
    fc.assert(
      fc.property(inMatch, ({ fixture, seed, trade, now }) => {
        const { version, state } = trade.at(now)
        const steps = isOver(state) ? 10_000 : Number(version.split('.')[1] ?? 0)
        expect(resultsOf(trade.facts(now))).toEqual(recomputed(fixture, seed, steps))
      }),
      { numRuns: 60 },
    )
  })

  test('knows every finished minute of football, or takes no bets', () => {
    const trade = tradeOf(football, SEED)
    for (let second = 0; second < 270; second += 1) {
      const { version, suspendedSince } = trade.at(football.startsAt + second * 1_000)
      const known = Number(version.split('.')[1])
      const ended = Math.floor(second / 6)
      if (suspendedSince === null) expect(known).toBe(ended)
      expect(known).toBeLessThanOrEqual(ended)
      expect(known).toBeGreaterThanOrEqual(Math.floor((second - 2) / 6))
    }
  })

  test('adds facts and never changes one', () => {
    fc.assert(
      fc.property(inMatch, fc.nat(20 * MINUTE), ({ trade, now }, later) => {
        const facts = trade.facts(now)
        expect(trade.facts(now + later).slice(0, facts.length)).toEqual(facts)
        expect(facts.map((it) => it.number)).toEqual(facts.map((_, at) => at + 1))
        expect(facts.every((it) => it.decidedAt <= it.at && it.at <= now)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  test('takes no bet on a market once anyone could know its result', () => {
    fc.assert(
      fc.property(inMatch, ({ trade, fixture }) => {
        const facts = trade.facts(fixture.startsAt + longestMs(fixture.competition))
        const firsts = facts.filter(({ market }, at) => facts[at - 1]?.market !== market)
        const open = firsts.flatMap(({ market, decidedAt, at }) =>
          [decidedAt, (decidedAt + at) / 2, at].filter(
            (now) => trade.markets(now).find((it) => it.id === market)?.state === 'ACTIVE',
          ),
        )
        expect(open).toEqual([])
        const late = firsts.filter(({ at, number }) => trade.facts(at).length < number)
        expect(late).toEqual([])
      }),
      { numRuns: 8 },
    )
  })

  test('suspends all bets before a goal is known and for a while after it', () => {
    const trade = tradeOf(football, SEED)
    const goals = trade
      .facts(momentOf(football, 14))
      .filter(
        (it) => it.market.startsWith('next-goal') && it.result === WON && it.outcome !== 'none',
      )
    expect(goals.length).toBeGreaterThan(0)
    for (const { decidedAt, at } of goals) {
      expect(at - decidedAt).toBeGreaterThanOrEqual(2_000)
      for (const now of [decidedAt, at, at + 2_900]) {
        const states = new Set(trade.markets(now).map((it) => it.state))
        expect(states).not.toContain('ACTIVE')
        expect(trade.at(now)).toMatchObject({ state: 'LIVE' })
        expect(trade.at(now).suspendedSince).toBeLessThanOrEqual(decidedAt)
      }
    }
  })

  test('suspends bets for events other than goals, too', () => {
    const trade = tradeOf(football, SEED)
    const stops = new Set<number>()
    for (let now = football.startsAt; now < momentOf(football, 11); now += 500) {
      const { suspendedSince } = trade.at(now)
      if (suspendedSince !== null) stops.add(suspendedSince)
    }
    const news = new Set(trade.facts(momentOf(football, 14)).map((it) => it.decidedAt))
    expect([...stops].filter((it) => !news.has(it)).length).toBeGreaterThan(2)
  })

  test('takes no bets while a point may win a set', () => {
    const trade = tradeOf(tennis, SEED)
    const sets = new Set<string>()
    for (let now = tennis.startsAt; !isOver(trade.at(now).state); now += 1_000) {
      const before = trade.at(now)
      const then = trade.at(now + 1_000)
      if ((then.live?.sets?.length ?? 0) > (before.live?.sets?.length ?? 0) || isOver(then.state)) {
        sets.add(JSON.stringify(before.live?.sets))
        if (before.live) expect(before.suspendedSince).not.toBe(null)
      }
    }
    expect(sets.size).toBeGreaterThanOrEqual(2)
  })

  test('is closed before its competitors play again', () => {
    const late = fixtures.flatMap((fixture) =>
      Array.from({ length: 60 }, (_, n) => tradeOf(fixture, `seed ${n}`)).filter(
        (it) => it.at(fixture.startsAt + longestMs(fixture.competition)).state !== 'CLOSED',
      ),
    )
    expect(late).toEqual([])
  })

  test('runs from not started to closed, and reveals its seed when it is over', () => {
    const trade = tradeOf(football, SEED)
    const states = [-1, 0, 10, 11.5, 13].map((minute) => {
      const now = momentOf(football, minute)
      return [trade.at(now).state, trade.at(now).live?.period, trade.proof(now).seed]
    })
    expect(states).toEqual([
      ['NOT_STARTED', undefined, null],
      ['LIVE', 'FIRST_HALF', null],
      ['LIVE', 'SECOND_HALF', null],
      ['ENDED', 'FINISHED', SEED],
      ['CLOSED', 'FINISHED', SEED],
    ])
    expect(trade.at(momentOf(football, 5)).live?.clock).toEqual({
      ...{ seconds: 46 * 60, sinceMs: 4.6 * MINUTE, runs: false },
    })
    expect(trade.proof(0)).toEqual({ seedHash: hashOfSeed(SEED), seed: null, steered: false })
  })
})

describe('QA steers an event', () => {
  const states = (trade: Trade, minute: number) => [
    ...new Set(trade.markets(momentOf(trade.fixture, minute)).map((it) => it.state)),
  ]

  test('and its proof says that it was steered', () => {
    const trade = steered(football, [[1, { kind: 'SUSPEND' }]])
    expect(trade.proof(momentOf(football, 20))).toMatchObject({ seed: SEED, steered: true })
  })

  test('to a suspension of bets and back', () => {
    const trade = steered(football, [
      [-10, { kind: 'SUSPEND' }],
      [-5, { kind: 'RESUME' }],
      [4.7, { kind: 'SUSPEND' }],
    ])
    const state = (minute: number) => trade.at(momentOf(football, minute)).state
    expect([-11, -8, -4, 4.5, 4.8, 11.5].map(state)).toEqual([
      ...['NOT_STARTED', 'SUSPENDED', 'NOT_STARTED', 'LIVE', 'SUSPENDED', 'ENDED'],
    ])
    expect(states(trade, -8)).not.toContain('ACTIVE')
    expect(states(trade, -4)).toContain('ACTIVE')
    expect(states(trade, 4.8)).not.toContain('ACTIVE')
  })

  test('to another score, from which it continues', () => {
    const trade = steered(football, [[6, { kind: 'SCORE', score: { home: 3, away: 2 } }]])
    const now = momentOf(football, 6)
    expect(trade.at(now)).toMatchObject({ state: 'LIVE', suspendedSince: now })
    expect(trade.at(now).live).toMatchObject({ score: { home: 3, away: 2 } })
    const results = resultsOf(trade.facts(now))
    expect([results['total:4.5 over'], results['total:5.5 over']]).toEqual([WON, undefined])
    expect(states(trade, 6.2)).toContain('ACTIVE')
    const { state, live } = trade.at(momentOf(football, 11.5))
    expect([state, (live?.score.home ?? 0) >= 3]).toEqual(['ENDED', true])
  })

  test('to one goal less: settlements are rolled back, and redone at the end', () => {
    const five = { kind: 'SCORE', score: { home: 5, away: 0 } } as const
    const none = { kind: 'SCORE', score: { home: 0, away: 0 } } as const
    const trade = steered(football, [
      [10, five],
      [10.1, none],
    ])
    const facts = trade.facts(momentOf(football, 10.1))
    expect(validResults(facts)).toEqual(new Map())
    const back = facts.filter((it) => it.kind === 'SETTLEMENT_ROLLED_BACK')
    expect(back).toHaveLength(facts.length / 2)
    // Bets on the sixth goal were taken: they have a result, too.
    expect(resultsOf(trade.facts(momentOf(football, 12)))['next-goal:6 none']).toEqual(WON)
  })

  test('by its clock: the same course, sooner', () => {
    const trade = steered(football, [[1, { kind: 'CLOCK', advanceMs: 9 * MINUTE }]])
    const plain = tradeOf(football, SEED)
    expect(trade.at(momentOf(football, 2)).live?.score).toEqual(
      plain.at(momentOf(football, 11)).live?.score,
    )
    expect(trade.at(momentOf(football, 2.1)).state).toBe('ENDED')
    expect(resultsOf(trade.facts(momentOf(football, 3)))).toEqual(
      resultsOf(plain.facts(momentOf(football, 12))),
    )
  })

  test('to its end: decided markets keep their results, the rest is void', () => {
    const trade = steered(football, [
      [8, { kind: 'SCORE', score: { home: 2, away: 1 } }],
      [9, ABANDON],
    ])
    const results = resultsOf(trade.facts(momentOf(football, 9)))
    expect(results).toMatchObject({
      ...{ 'total:2.5 over': WON, 'both-score yes': WON, 'result home': VOID },
      ...{ 'handicap:0 home': VOID, 'next-goal:4 home': VOID },
    })
    const state = (minute: number) => trade.at(momentOf(football, minute)).state
    expect([9, 9.9, 10].map(state)).toEqual(['ABANDONED', 'ABANDONED', 'CLOSED'])
  })

  test('to a retirement: the other side wins after a complete set', () => {
    const trade = steered(tennis, [
      [
        1,
        {
          kind: 'SCORE',
          score: {
            sets: [
              [7, 6],
              [2, 5],
            ],
          },
        },
      ],
      [2, { kind: 'ABANDON', retired: 'away' }],
    ])
    expect(trade.at(momentOf(tennis, 2)).state).toBe('ENDED')
    expect(resultsOf(trade.facts(momentOf(tennis, 2)))).toMatchObject({
      ...{ 'winner home': WON, 'winner away': LOST, 'total-games:18.5 over': WON },
      'set-score 2-0': VOID,
    })
  })

  test('to overtime in ice hockey: the markets of 60 minutes are settled before it, the winner after it', () => {
    const trade = steered(hockey, [[8.95, { kind: 'SCORE', score: { home: 2, away: 2 } }]])
    const before = resultsOf(trade.facts(momentOf(hockey, 9.2)))
    expect(before).toMatchObject({ 'result-60 draw': WON, 'overtime yes': WON })
    expect(before).not.toHaveProperty('winner-with-overtime home')
    expect(trade.at(momentOf(hockey, 9.2)).live).toMatchObject({ period: 'INTERMISSION' })
    expect(states(trade, 9.25)).toContain('ACTIVE')
    const lead: MatchSteering = { kind: 'SCORE', score: { home: 1, away: 0 } }
    expect(trade.steered({ at: momentOf(hockey, 9.2), steering: lead })).toBe(null)
    const end = momentOf(hockey, 13)
    const { home = 0, away = 0 } = trade.at(end).live?.score ?? {}
    expect([Math.min(home, away), Math.max(home, away)]).toEqual([2, 3])
    const results = resultsOf(trade.facts(end))
    expect(results).toMatchObject({ ...before, 'total-60:4.5 under': WON })
    expect(results[`winner-with-overtime ${home > away ? 'home' : 'away'}`]).toEqual(WON)
  })

  test('to another score in basketball: lines that only the old one led to are settled, too', () => {
    const linesAt = (trade: Trade, minute: number) =>
      trade
        .markets(momentOf(basketball, minute))
        .map((it) => it.id)
        .filter((id) => /^(spread|total-points|team-points):/.test(id))
    const first = tradeOf(basketball, SEED)
    const old = linesAt(first, 1.8)
    const trade = steered(basketball, [[1.85, { kind: 'SCORE', score: { home: 0, away: 0 } }]])
    const others = [...linesAt(trade, 1.9), ...linesAt(first, 0)]
    expect(old.filter((id) => !others.includes(id))).not.toEqual([])
    const results = resultsOf(trade.facts(momentOf(basketball, 20)))
    const settled = new Set(Object.keys(results).map((key) => key.split(' ')[0]))
    expect(old.filter((id) => !settled.has(id))).toEqual([])
  })

  test('to a later kick-off within 48 hours, at which it starts', () => {
    const to = football.startsAt + POSTPONED_MS
    const trade = steered(football, [[-1, { kind: 'POSTPONE', to }]])
    const state = (at: number) => trade.at(at).state
    expect([football.startsAt, to, to + 11.5 * MINUTE].map(state)).toEqual([
      ...['DELAYED', 'LIVE', 'ENDED'],
    ])
    expect(resultsOf(trade.facts(to + 12 * MINUTE))).toEqual(
      resultsOf(tradeOf(football, SEED).facts(momentOf(football, 12))),
    )
  })

  test.each([null, football.startsAt + POSTPONED_MS + 1])(
    'to a kick-off that is too late: void after 48 hours (%s)',
    (to) => {
      const trade = steered(football, [[-1, { kind: 'POSTPONE', to }]])
      expect(trade.at(football.startsAt).state).toBe('POSTPONED')
      expect(states(trade, 0)).not.toContain('ACTIVE')
      const called = football.startsAt + POSTPONED_MS
      expect(trade.facts(called - 1)).toEqual([])
      expect(trade.at(called).state).toBe('CANCELLED')
      const facts = trade.facts(called)
      expect(new Set(facts.map((it) => it.kind))).toEqual(new Set(['CANCELLED']))
      expect(new Set(Object.values(resultsOf(facts)))).toEqual(new Set([VOID]))
      const played = trade.steered({
        at: called + MINUTE,
        steering: { kind: 'CORRECT', score: { home: 1, away: 0 } },
      })
      const corrected = played?.facts(called + MINUTE) ?? []
      expect(corrected.filter((it) => it.kind === 'CANCEL_ROLLED_BACK')).toHaveLength(facts.length)
      expect(resultsOf(corrected)['result home']).toEqual(WON)
    },
  )

  test.each<[Fixture, MatchSteering, Results]>([
    [football, { kind: 'CORRECT', score: { home: 0, away: 4 } }, { 'correct-score 0-4': WON }],
    [
      hockey,
      { kind: 'CORRECT', score: { home: 9, away: 0 } },
      { 'result-60 home': WON, 'winner-with-overtime home': WON, 'total-60:7.5 over': WON },
    ],
    [
      basketball,
      { kind: 'CORRECT', score: { home: 61, away: 120 } },
      { 'moneyline away': WON, 'result-40 away': WON, 'overtime no': WON },
    ],
    [
      tennis,
      {
        kind: 'CORRECT',
        score: {
          sets: [
            [0, 6],
            [7, 6],
            [5, 7],
          ],
        },
      },
      { 'set-score 1-2': WON },
    ],
  ])('to another result when it is over: %#', (fixture, steering, expected) => {
    const minute = longestMs(fixture.competition) / MINUTE
    const trade = steered(fixture, [[minute, steering]])
    const before = tradeOf(fixture, SEED).facts(momentOf(fixture, minute))
    const facts = trade.facts(momentOf(fixture, minute))
    expect(facts.slice(0, before.length)).toEqual(before)
    expect(facts[before.length]?.kind).toBe('SETTLEMENT_ROLLED_BACK')
    expect(resultsOf(facts)).toMatchObject(expected)
    const back = trade.steered({ at: momentOf(fixture, minute + 1), steering: ABANDON })
    expect(back).toBe(null)
  })

  test.each<[string, Fixture, number, MatchSteering]>([
    ['a score before the start', football, -1, { kind: 'SCORE', score: { home: 1, away: 0 } }],
    ['a score of another sport', football, 1, { kind: 'SCORE', score: { sets: [[6, 4]] } }],
    ['eleven goals', football, 1, { kind: 'SCORE', score: { home: 11, away: 0 } }],
    [
      'a set that does not exist',
      tennis,
      1,
      {
        kind: 'SCORE',
        score: {
          sets: [
            [6, 5],
            [1, 0],
          ],
        },
      },
    ],
    [
      'games after the end',
      tennis,
      1,
      {
        kind: 'SCORE',
        score: {
          sets: [
            [6, 4],
            [6, 4],
          ],
        },
      },
    ],
    ['a result while it is live', football, 1, { kind: 'CORRECT', score: { home: 1, away: 0 } }],
    [
      'half a result',
      tennis,
      28,
      {
        kind: 'CORRECT',
        score: {
          sets: [
            [6, 4],
            [3, 3],
          ],
        },
      },
    ],
    ['a clock before the start', football, -1, { kind: 'CLOCK', advanceMs: 1 }],
    ['another kick-off while it is live', football, 1, { kind: 'POSTPONE', to: null }],
    ['a kick-off in the past', football, -1, { kind: 'POSTPONE', to: momentOf(football, -2) }],
    [
      'a level end of basketball',
      basketball,
      13.5,
      { kind: 'CORRECT', score: { home: 80, away: 80 } },
    ],
    ['a level end of ice hockey', hockey, 13.5, { kind: 'CORRECT', score: { home: 1, away: 1 } }],
    ['a retirement in football', football, 1, { kind: 'ABANDON', retired: 'home' }],
    ['a retirement before the start', tennis, -1, { kind: 'ABANDON', retired: 'home' }],
    ['a suspension when it is over', football, 12, { kind: 'SUSPEND' }],
  ])('not to %s', (_, fixture, minute, steering) => {
    const at = momentOf(fixture, minute)
    expect(tradeOf(fixture, SEED).steered({ at, steering })).toBe(null)
  })

  const score = fc.record({ home: fc.nat(5), away: fc.nat(5) })
  const steeringOf = ({ startsAt }: Fixture) =>
    fc.oneof<fc.Arbitrary<MatchSteering>[]>(
      fc.constantFrom<MatchSteering>({ kind: 'SUSPEND' }, { kind: 'RESUME' }, ABANDON),
      score.map((it) => ({ kind: 'SCORE' as const, score: it })),
      score.map((it) => ({ kind: 'CORRECT' as const, score: it })),
      fc.nat(MINUTE).map((it) => ({ kind: 'CLOCK' as const, advanceMs: it + 1 })),
      fc.nat(MINUTE).map((it) => ({ kind: 'POSTPONE' as const, to: startsAt + it })),
    )

  test.each([
    ['result', football],
    ['winner-with-overtime', hockey],
    ['moneyline', basketball],
  ])(
    'in any way: each result is rolled back before another, and the score at the end is paid (%s)',
    (market, fixture) => {
      fc.assert(
        fc.property(
          fc.array(fc.tuple(fc.integer({ min: -2, max: 15 }), steeringOf(fixture)), {
            maxLength: 8,
          }),
          (steers) => {
            let trade = tradeOf(fixture, SEED)
            for (const [minute, it] of [...steers].sort(([a], [b]) => a - b)) {
              trade = trade.steered({ at: momentOf(fixture, minute), steering: it }) ?? trade
            }
            const current = new Map<string, OutcomeResult>()
            for (const { kind, market, outcome, result } of trade.facts(momentOf(fixture, 60))) {
              const key = `${market} ${outcome}`
              const isBack = kind === 'SETTLEMENT_ROLLED_BACK' || kind === 'CANCEL_ROLLED_BACK'
              expect(current.get(key)).toEqual(isBack ? result : undefined)
              if (isBack) current.delete(key)
              else current.set(key, result)
            }
            const { state, live } = trade.at(momentOf(fixture, 60))
            expect(state).toBe('CLOSED')
            const { home = 0, away = 0 } = live?.score ?? {}
            const winner = home > away ? 'home' : home < away ? 'away' : 'draw'
            const isAbandoned = current.get(`${market} home`) === VOID
            if (!isAbandoned) expect(current.get(`${market} ${winner}`)).toEqual(WON)
          },
        ),
        { numRuns: 60 },
      )
    },
  )
})
