import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  BET_BUILDER,
  type BuilderPart,
  builderOutcome,
  builderParts,
  MAX_PARTS,
} from '#contracts/sportsbook/bet-builder.ts'
import { outcomeReference } from '#contracts/sportsbook/offer.ts'
import { LOST, type OutcomeResult, VOID, WON } from '#contracts/sportsbook/words.ts'
import { memoryStore } from '#tests/fixtures/memory-book-store.ts'
import { seededDraw } from '../games/fairness.ts'
import { builderQuote, jointChance, resultOfParts } from './bet-builder.ts'
import { resultOfLeg } from './bets/bet-results.ts'
import { openBook } from './book.ts'
import { type Fixture, fixturesBetween, longestMs, seedOf } from './calendar.ts'
import { footballMatch } from './football/match.ts'
import { hockeyMatch } from './hockey/match.ts'
import type { CourseMarket, Match } from './match.ts'
import { tennisMatch } from './tennis/match.ts'
import { type Trade, tradeOf } from './trading.ts'
import { COMPETITIONS } from './world.ts'

const MONDAY = Date.parse('2026-11-30T00:00:00Z')
const fixtureIn = (competition: string) =>
  COMPETITIONS.filter(({ id }) => id === competition).flatMap((it) =>
    fixturesBetween(it, MONDAY, MONDAY + 8 * 86_400_000),
  )[0] as Fixture
const football = fixtureIn('harbour-sprint')
const hockey = fixtureIn('frost-sprint')
const tennis = fixtureIn('lantern-tour-a')
const basketball = fixtureIn('beacon-sprint')

const part = (name: string): BuilderPart => {
  const at = name.lastIndexOf(':')
  return { market: name.slice(0, at), outcome: name.slice(at + 1) }
}
const parts = (...names: string[]) => names.map(part)
/** A match from its seed, some thousandths of its longest course after its beginning. */
const moment = ({ startsAt, competition }: Fixture, permille: number) =>
  startsAt + (longestMs(competition) * permille) / 1_000
const quoteAt = (trade: Trade, now: number, of: readonly BuilderPart[]) =>
  builderQuote(of, { markets: trade.markets(now), joint: trade.joint(now) })

describe('the id of several outcomes', () => {
  const anId = fc.stringMatching(/^[a-z\d][a-z\d.:-]{0,20}$/)
  const anOutcome = fc.stringMatching(/^[a-z\d][a-z\d-]{0,20}$/)

  test('is the same in whatever order they were chosen, and is parsed back to them', () => {
    const some = fc.uniqueArray(fc.record({ market: anId, outcome: anOutcome }), {
      ...{ minLength: 2, maxLength: MAX_PARTS },
      selector: ({ market, outcome }) => `${market}:${outcome}`,
    })
    fc.assert(
      fc.property(some, (chosen) => {
        const id = builderOutcome(chosen)
        expect(builderOutcome([...chosen].reverse())).toBe(id)
        const named = builderParts(id) ?? []
        expect(named).toHaveLength(chosen.length)
        for (const it of chosen) expect(named).toContainEqual(it)
        expect(outcomeReference.outcome.safeParse(id).success).toBe(true)
      }),
    )
  })

  test.each([
    ['one part', 'result:home'],
    ['nothing', ''],
    ['no market', 'home+total:2.5:over'],
    ['another order', 'total:2.5:over+result:home'],
    ['a part twice', 'result:home+result:home'],
    ['too many', ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((it) => `${it}:x`).join('+')],
  ])('is invalid with %s', (_, id) => {
    expect(builderParts(id)).toBe(null)
  })
})

test.each<[string, (OutcomeResult | null)[], OutcomeResult | null]>([
  ['all won', [WON, WON], WON],
  ['one open', [WON, null], null],
  ['one lost, the others open', [null, LOST], LOST],
  ['one lost and one void', [VOID, LOST], LOST],
  ['one void, the others won', [WON, VOID], VOID],
  ['one void, one open', [VOID, null], null],
  ['all void', [VOID, VOID], VOID],
])('the result of a bet builder with %s', (_, results, whole) => {
  expect(resultOfParts(results)).toEqual(whole)
})

const inSports = [
  ['football', football],
  ['ice hockey', hockey],
  ['tennis', tennis],
] as const
const MATCH_OF = { football: footballMatch, 'ice hockey': hockeyMatch, tennis: tennisMatch }

/** The parts of a match that are open and derivable. */
function openParts(trade: Trade, now: number): BuilderPart[] {
  const joint = trade.joint(now)
  return trade
    .markets(now)
    .flatMap(({ id, state, outcomes }) =>
      state === 'ACTIVE' || state === 'SUSPENDED'
        ? outcomes.flatMap(({ id: outcome, odds }) =>
            odds === null ? [] : [{ market: id, outcome }],
          )
        : [],
    )
    .filter((it) => joint?.resultsOf(it))
}

describe.each(inSports)('the chances of several outcomes of %s', (sport, fixture) => {
  const seeds = fc.string({ minLength: 1, maxLength: 6 })
  const moments = fc.integer({ min: -10, max: 900 })

  test('agree with those of each alone, and those of a partition add up to them', () => {
    fc.assert(
      fc.property(seeds, moments, fc.nat(), (seed, permille, pick) => {
        const trade = tradeOf(fixture, seed)
        const now = moment(fixture, permille)
        const joint = trade.joint(now)
        if (!joint) return
        const open = openParts(trade, now)
        const one = open[pick % Math.max(1, open.length)]
        if (!one) return
        const chanceOf = ({ market, outcome }: BuilderPart) =>
          trade
            .markets(now)
            .find(({ id }) => id === market)
            ?.outcomes.find(({ id }) => id === outcome)?.chance
        const isHalved = joint.resultsOf(one)?.some(({ voidFactor }) => voidFactor === 0.5)
        const alone = jointChance([one], joint)
        if (!isHalved) {
          expect(alone.won).toBeCloseTo(chanceOf(one)?.won ?? 0, 9)
          expect(alone.void).toBeCloseTo(chanceOf(one)?.void ?? 0, 9)
        }
        // The results of a match exclude each other, and one of them comes.
        const whoWins = { football: 'result', 'ice hockey': 'result-60', tennis: 'winner' }[sport]
        const partition = trade.markets(now).find(({ id }) => id === whoWins)?.outcomes ?? []
        const sums = partition.map(({ id: outcome }) => {
          const both = jointChance([one, { market: whoWins, outcome }], joint)
          expect(both.won).toBeLessThanOrEqual(alone.won + 1e-9)
          return both.won
        })
        expect(sums.reduce((sum, it) => sum + it, 0)).toBeCloseTo(alone.won, 9)
      }),
      { numRuns: 15 },
    )
  })

  test('are priced at most fair, and no worse than a part of them alone', () => {
    const picks = fc.uniqueArray(fc.nat({ max: 9_999 }), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(seeds, moments, picks, (seed, permille, chosen) => {
        const trade = tradeOf(fixture, seed)
        const now = moment(fixture, permille)
        const open = openParts(trade, now)
        const of = [...new Set(chosen.map((it) => open[it % Math.max(1, open.length)]))]
        const all = of.filter((it) => it !== undefined)
        if (all.length < 2) return
        const { odds, chance, refusal, state } = quoteAt(trade, now, all)
        expect(odds === null).toBe(refusal !== null)
        if (odds === null || !chance) return
        expect(['ACTIVE', 'SUSPENDED']).toContain(state)
        expect((chance.won * odds) / 1_000 + chance.void).toBeLessThanOrEqual(1)
        const best = Math.max(...all.map((it) => oddsOf(trade, now, it)))
        expect(odds).toBeGreaterThanOrEqual(best)
      }),
      { numRuns: 15 },
    )
  })

  test('match the results of simulated matches', () => {
    const match = MATCH_OF[sport](fixture) as Match<unknown>
    const start = BEGINNINGS[sport]
    const joint = match.joint(start)
    const { draw } = seededDraw({ serverSeed: 'a sample', clientSeed: sport, nonce: 0 })
    const combinations = COMBINATIONS[sport].map((it) => parts(...it))
    const byId = new Map(match.markets(start).map((it) => [it.id, it]))
    const counts = combinations.map(() => ({ won: 0, void: 0 }))
    for (let played = 0; played < SAMPLE; played += 1) {
      const course = match.play(draw, start)
      for (const [at, of] of combinations.entries()) {
        const results = of.map((it) => settled(byId.get(it.market), it.outcome, course))
        const count = counts[at] as (typeof counts)[number]
        if (results.some((it) => it?.result === 'LOST' && it.voidFactor === 0)) continue
        if (results.some((it) => it?.voidFactor === 1)) count.void += 1
        else count.won += 1
      }
    }
    for (const [at, of] of combinations.entries()) {
      const chance = joint && jointChance(of, joint)
      for (const key of ['won', 'void'] as const) {
        const expected = chance?.[key] ?? Number.NaN
        const error = Math.sqrt((expected * (1 - expected)) / SAMPLE)
        const difference = Math.abs((counts[at]?.[key] ?? 0) / SAMPLE - expected)
        expect(difference, `${builderOutcome(of)} ${key}`).toBeLessThan(5 * error + 1e-9)
      }
    }
  })
})

const SAMPLE = 2_000
const BEGINNINGS = {
  football: { minutes: 0, incidents: [], end: 'RUNNING' },
  'ice hockey': { steps: 0, goals: [], end: 'RUNNING' },
  tennis: { points: [], end: 'RUNNING' },
}
const COMBINATIONS = {
  football: [
    ['result:home', 'total:2.5:over', 'both-score:yes'],
    ['half-time-full-time:draw-home', 'total:1.5:over'],
    ['draw-no-bet:away', 'total:2.5:under'],
    ['handicap:-1:home', 'team-total:away:0.5:over'],
    ['double-chance:home-draw', 'total:3.5:under', 'both-score:yes'],
  ],
  'ice hockey': [
    ['winner-with-overtime:home', 'total-60:5.5:under', 'overtime:yes'],
    ['handicap-60:-1.5:away', 'winner-with-overtime:home'],
  ],
  tennis: [
    ['winner:home', 'total-games:21.5:over'],
    ['set-score:2-1', 'game-handicap:-3.5:home'],
  ],
} as const

function settled<Course>(
  market: CourseMarket<Course> | undefined,
  outcome: string,
  course: Course,
): OutcomeResult | null {
  return market?.settle(course)?.[market.outcomes.indexOf(outcome)] ?? null
}

/** The normal odds of a part. */
function oddsOf(trade: Trade, now: number, { market, outcome }: BuilderPart): number {
  const found = trade.markets(now).find(({ id }) => id === market)
  const { odds = null, boost } = found?.outcomes.find(({ id }) => id === outcome) ?? {}
  return boost?.from ?? odds ?? 0
}

describe('outcomes without a price together', () => {
  const at = football.startsAt - 1
  const trade = tradeOf(football, 'a seed')
  test.each<[string, string[], string, string[]]>([
    [
      'cannot both happen',
      ['total:2.5:over', 'result:home', 'correct-score:1-0'],
      ...['IMPOSSIBLE', ['total:2.5:over', 'correct-score:1-0']],
    ],
    [
      'follow from another',
      ['both-score:yes', 'result:draw', 'total:1.5:over'],
      ...['CONTAINED', ['total:1.5:over', 'both-score:yes']],
    ],
    [
      'follow from all others',
      ['result:home', 'both-score:yes', 'total:2.5:over'],
      ...['CONTAINED', ['total:2.5:over', 'result:home', 'both-score:yes']],
    ],
    [
      'may be half won',
      ['handicap:-0.25:home', 'total:2.5:over'],
      ...['HALVES', ['handicap:-0.25:home']],
    ],
    [
      'are not known together',
      ['total:2.5:over', 'next-goal:1:home'],
      ...['NOT_DERIVABLE', ['next-goal:1:home', 'total:2.5:over']],
    ],
    ['are not offered', ['result:home', 'total:9.5:over'], 'NOT_OPEN', ['total:9.5:over']],
    [
      'are too unlikely',
      ['half-time-full-time:away-home', 'correct-score:4-3'],
      ...['NO_PRICE', ['half-time-full-time:away-home', 'correct-score:4-3']],
    ],
  ] as [string, string[], string, string[]][])('%s', (_, names, reason, concerned) => {
    const { odds, refusal } = quoteAt(trade, at, parts(...names))
    expect(odds).toBe(null)
    expect(refusal?.reason).toBe(reason)
    expect(refusal?.parts.slice(0, concerned.length)).toEqual(parts(...concerned))
  })

  test('are all of those in a sport whose model has no joint chances', () => {
    const { refusal } = quoteAt(tradeOf(basketball, 'a seed'), basketball.startsAt - 1, [
      ...parts('moneyline:home', 'overtime:yes'),
    ])
    expect(refusal).toEqual({
      reason: 'NOT_DERIVABLE',
      parts: parts('moneyline:home', 'overtime:yes'),
    })
  })
})

test('a leg of several outcomes is settled as all of them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...inSports),
      fc.string({ minLength: 1, maxLength: 6 }),
      fc.uniqueArray(fc.nat({ max: 9_999 }), { minLength: 2, maxLength: 3 }),
      fc.integer({ min: 0, max: 1_050 }),
      ([, fixture], seed, chosen, permille) => {
        const trade = tradeOf(fixture, seed)
        const acceptedAt = fixture.startsAt - 1
        const open = openParts(trade, acceptedAt)
        const of = [...new Set(chosen.map((it) => open[it % open.length] as BuilderPart))]
        if (of.length < 2) return
        const facts = trade.facts(moment(fixture, permille))
        const leg = { market: BET_BUILDER, outcome: builderOutcome(of) }
        const results = of.map((it) => {
          const known = facts.filter(
            (fact) => fact.market === it.market && fact.outcome === it.outcome,
          )
          return known.at(-1)?.result ?? null
        })
        const whole = resultOfLeg(facts, leg, acceptedAt)
        const isLost = results.some((it) => it?.result === 'LOST' && it.voidFactor === 0)
        const isWon = results.every((it) => it?.result === 'WON' && it.voidFactor === 0)
        const isOpen = results.includes(null)
        expect(whole).toEqual(isLost ? LOST : isOpen ? null : isWon ? WON : VOID)
      },
    ),
    { numRuns: 30 },
  )
})

test('the book quotes several outcomes as one, at the current moment', async () => {
  let now = football.startsAt - 60_000
  const book = await openBook({
    ...{ store: memoryStore(), clock: () => now, pause: async () => undefined },
    fixtures: () => [football],
  })
  await book.tick()
  const outcome = builderOutcome(parts('result:home', 'total:2.5:over'))
  const quote = () => book.quote({ event: football.id, market: BET_BUILDER, outcome })
  const trade = tradeOf(football, seedOf('the seed of the world', football.id))
  expect(quote()).toMatchObject({
    ...{ marketState: 'ACTIVE', isLive: false },
    odds: quoteAt(trade, now, parts('result:home', 'total:2.5:over')).odds,
  })
  expect(book.builder({ event: football.id, outcome })).toMatchObject({
    ...{ odds: quote()?.odds, state: 'ACTIVE', sequence: expect.any(Number) },
  })
  // Live, and not known to the last tick.
  now = football.startsAt
  expect(quote()).toMatchObject({ marketState: 'SUSPENDED', isLive: true })
  await book.steer(football.id, { kind: 'SUSPEND' })
  expect(quote()?.marketState).toBe('SUSPENDED')
  expect(book.quote({ event: football.id, market: BET_BUILDER, outcome: 'result:home' })).toBe(null)
  expect(book.builder({ event: 'harbour-sprint.1.0', outcome })).toBe(null)
})
