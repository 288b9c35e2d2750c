import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Currency, smallestAmount } from '../money.ts'
import { betTermsSchema } from './bets.ts'
import { offeredEventSchema, outcomeResultSchema } from './offer.ts'
import { lineCountOf, linesOf, NAMED_SYSTEMS, type SlipLeg, slipProblem } from './slip.ts'
import {
  combinedOdds,
  payoutOf,
  payoutOfStake,
  potentialPayout,
  type StakedSlip,
  stakeOf,
  winningsOf,
} from './slip-return.ts'
import {
  HALF_LOST,
  HALF_WON,
  LOST,
  MAX_LEGS,
  MAX_LINES,
  type OutcomeResult,
  VOID,
  WON,
} from './words.ts'

const aLeg = (at: number, odds = 2_000, isBanker = false): SlipLeg => ({
  ...{ event: `e${at}`, market: 'result', outcome: 'home' },
  ...{ odds, isBanker },
})
const legs = (count: number) => Array.from({ length: count }, (_, at) => aLeg(at))
const aBet = (it: Partial<StakedSlip>): StakedSlip => ({
  ...{ kind: 'SINGLE', legs: legs(1), sizes: [], stakePerLineMinor: 100n, currency: 'EUR' },
  ...it,
})

/** Slips of up to nine legs, a result for each. */
const results: fc.Arbitrary<OutcomeResult> = fc.oneof(
  fc.constantFrom(WON, LOST, HALF_WON, HALF_LOST, VOID),
  fc
    .record({ paid: fc.integer({ min: 1, max: 4 }), more: fc.integer({ min: 0, max: 4 }) })
    .map(({ paid, more }) => ({ ...WON, deadHeat: { paid, of: paid + more } })),
)
const played = fc
  .record({
    legs: fc.array(
      fc.record({
        odds: fc.integer({ min: 1_001, max: 60_000 }),
        isBanker: fc.boolean(),
        result: results,
      }),
      { minLength: 1, maxLength: 9 },
    ),
    kind: fc.constantFrom('COMBINATION', 'SYSTEM'),
    sizes: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
    stakePerLineMinor: fc.bigInt(1n, 100_000n),
    currency: fc.constantFrom<Currency>('EUR', 'JPY'),
  })
  .map(({ legs, kind, sizes, stakePerLineMinor, currency }) => {
    const free = legs.filter((it) => !it.isBanker).length
    const fitting = sizes.filter((it) => it <= free).sort((a, b) => a - b)
    const isSystem = kind === 'SYSTEM' && fitting.length > 0 && legs.length > 1
    const bet = aBet({
      kind: isSystem ? 'SYSTEM' : legs.length === 1 ? 'SINGLE' : 'COMBINATION',
      legs: legs.map(({ odds, isBanker }, at) => aLeg(at, odds, isSystem && isBanker)),
      sizes: isSystem ? fitting : [],
      stakePerLineMinor: stakePerLineMinor * smallestAmount(currency),
      currency,
    })
    const resultOf = (leg: SlipLeg) => legs[Number(leg.event.slice(1))]?.result ?? VOID
    return { bet, resultOf }
  })

/** Brute force: every subset of the legs that contains all bankers and whose rest has one of the sizes. */
function subsetsOf({ kind, legs: all, sizes }: StakedSlip): SlipLeg[][] {
  const subsets = Array.from({ length: 2 ** all.length }, (_, bits) =>
    all.filter((_, at) => (bits >> at) & 1),
  )
  return subsets.filter((subset) => {
    if (kind !== 'SYSTEM') return subset.length === all.length
    const bankers = subset.filter((it) => it.isBanker).length
    const isWhole = bankers === all.filter((it) => it.isBanker).length
    return isWhole && sizes.includes(subset.length - bankers)
  })
}

/** Brute force: the sum of all lines over one denominator that every line divides. */
function paidByLines(bet: StakedSlip, resultOf: (leg: SlipLeg) => OutcomeResult): bigint {
  // 1 / (1000 × 2 × 8!) is a whole part of every return of a leg with up to 8 in a dead heat.
  const whole = 1_000n * 2n * 40_320n
  const partOf = (leg: SlipLeg) => {
    const { result, voidFactor, deadHeat } = resultOf(leg)
    const returned = (whole * BigInt(voidFactor * 10)) / 10n
    if (result === 'LOST') return returned
    return (
      returned +
      ((whole - returned) / 1_000n / BigInt(deadHeat.of)) * BigInt(leg.odds * deadHeat.paid)
    )
  }
  const power = whole ** BigInt(bet.legs.length)
  let sum = 0n
  for (const line of subsetsOf(bet)) {
    let product = power
    for (const leg of line) product = (product / whole) * partOf(leg)
    sum += product
  }
  const step = smallestAmount(bet.currency)
  return ((bet.stakePerLineMinor * sum) / (power * step)) * step
}

describe('the lines of a bet', () => {
  test.each([
    ...[['TRIXIE', 4] as const, ['PATENT', 7] as const, ['YANKEE', 11] as const],
    ...[['LUCKY_15', 15] as const, ['CANADIAN', 26] as const, ['LUCKY_31', 31] as const],
    ...[['HEINZ', 57] as const, ['LUCKY_63', 63] as const],
  ])('%s has %i', (name, lines) => {
    const { legs: count, sizes } = NAMED_SYSTEMS[name]
    const bet = aBet({ kind: 'SYSTEM', legs: legs(count), sizes })
    expect(slipProblem(bet)).toBe(null)
    expect(linesOf(bet)).toHaveLength(lines)
    expect(stakeOf(bet)).toBe(BigInt(lines) * 100n)
  })

  test('are every combination of a size with every banker, each once', () => {
    const lineIds = (lines: SlipLeg[][]) =>
      lines
        .map((line) =>
          line
            .map((it) => it.event)
            .sort()
            .join(),
        )
        .sort()
    fc.assert(
      fc.property(played, ({ bet }) => {
        const lines = linesOf(bet)
        expect(lineIds(lines)).toEqual(lineIds(subsetsOf(bet)))
        expect(lineCountOf(bet)).toBe(lines.length)
        expect(slipProblem(bet)).toBe(null)
      }),
    )
  })

  test('are short first, with bankers in front', () => {
    const [one, two, three] = [aLeg(1), aLeg(2), aLeg(3)]
    const banker = aLeg(0, 2_000, true)
    const bet = aBet({ kind: 'SYSTEM', legs: [one, banker, two, three], sizes: [1, 2] })
    const ids = linesOf(bet).map((line) => line.map((it) => it.event).join(' '))
    expect(ids).toEqual(['e0 e1', 'e0 e2', 'e0 e3', 'e0 e1 e2', 'e0 e1 e3', 'e0 e2 e3'])
  })
})

describe('what a bet pays', () => {
  test('is the sum of its lines, rounded down once', () => {
    fc.assert(
      fc.property(played, ({ bet, resultOf }) => {
        const paid = payoutOf(bet, resultOf)
        expect(paid).toBe(paidByLines(bet, resultOf))
        expect(paid <= potentialPayout(bet)).toBe(true)
        expect(payoutOf(bet, () => VOID)).toBe(stakeOf(bet))
        expect(payoutOf(bet, () => LOST)).toBe(0n)
      }),
      { numRuns: 300 },
    )
  })

  test.each<[string, OutcomeResult, bigint]>([
    ['won', WON, 195n],
    ['half won', HALF_WON, 147n],
    ['void', VOID, 100n],
    ['half lost', HALF_LOST, 50n],
    ['lost', LOST, 0n],
    ['won in a dead heat of three', { ...WON, deadHeat: { paid: 1, of: 3 } }, 65n],
  ])('is for 1.00 at 1.95, %s: %s', (_, result, paid) => {
    expect(payoutOf(aBet({ legs: [aLeg(0, 1_950)] }), () => result)).toBe(paid)
  })

  test('is rounded once: three lines of 33.3 minor units pay 100', () => {
    const dead = { ...WON, deadHeat: { paid: 1, of: 3 } }
    const bet = aBet({
      ...{ kind: 'SYSTEM', sizes: [1], stakePerLineMinor: 100n },
      legs: [0, 1, 2].map((at) => aLeg(at, 1_001)),
    })
    expect(payoutOf(bet, () => dead)).toBe(100n)
    expect(payoutOf({ ...bet, currency: 'JPY' }, () => dead)).toBe(100n)
    expect(payoutOf({ ...bet, currency: 'JPY' }, () => HALF_LOST)).toBe(100n)
  })

  test('is exact for the largest bet', () => {
    const most = legs(MAX_LEGS).map((leg) => ({ ...leg, odds: 1_001 }))
    const bet = aBet({ kind: 'COMBINATION', legs: most, stakePerLineMinor: 10n ** 12n })
    expect(potentialPayout(bet)).toBe((10n ** 12n * 1_001n ** 20n) / 1_000n ** 20n)
  })
})

describe('a line', () => {
  test('has the product of its odds, rounded down', () => {
    const oddsOf = (...odds: number[]) => combinedOdds(odds.map((it, at) => aLeg(at, it)))
    expect(oddsOf(1_950)).toBe(1_950n)
    expect(oddsOf(1_410, 2_600, 1_520)).toBe(5_572n)
    expect(oddsOf()).toBe(1_000n)
  })

  test('reaches odds exactly when the product of its legs does', () => {
    const odds = fc.array(fc.integer({ min: 1_001, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 20,
    })
    fc.assert(
      fc.property(odds, fc.integer({ min: -1, max: 1 }), (all, by) => {
        const combined = combinedOdds(all.map((it, at) => aLeg(at, it)))
        const least = combined + BigInt(by)
        const product = all.reduce((over, it) => over * BigInt(it), 1n)
        const reaches = product >= least * 1_000n ** BigInt(all.length - 1)
        expect(combined >= least).toBe(reaches)
      }),
    )
  })
})

test('a free bet pays what exceeds its stake, and never a negative amount', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n })
  fc.assert(
    fc.property(amount, amount, (payout, stake) => {
      const won = winningsOf(payout, stake)
      expect(won).toBe(payout - stake > 0n ? payout - stake : 0n)
    }),
  )
  expect(payoutOfStake(aBet({}), true)).toBe(100n)
  expect(payoutOfStake(aBet({}), false)).toBe(200n)
})

describe('a slip is refused', () => {
  const withBankers = (bankers: number, count: number) =>
    legs(count).map((leg, at) => ({ ...leg, isBanker: at < bankers }))
  const aSystem = (count: number, sizes: number[]) =>
    ({ kind: 'SYSTEM', legs: legs(count), sizes }) as const

  test.each<[string, Partial<StakedSlip>]>([
    ['NO_LEGS', { legs: [] }],
    ['TOO_MANY_LEGS', { kind: 'COMBINATION', legs: legs(MAX_LEGS + 1) }],
    ['WRONG_LEGS', { legs: legs(2) }],
    ['WRONG_LEGS', { kind: 'COMBINATION' }],
    ['WRONG_LEGS', { kind: 'SYSTEM', sizes: [1] }],
    ['WRONG_BANKERS', { legs: withBankers(1, 1) }],
    ['WRONG_BANKERS', { kind: 'SYSTEM', legs: withBankers(3, 3), sizes: [1] }],
    ['WRONG_SIZES', { sizes: [1] }],
    ['WRONG_SIZES', aSystem(3, [])],
    ['WRONG_SIZES', aSystem(3, [2, 2])],
    ['WRONG_SIZES', aSystem(3, [3, 2])],
    ['WRONG_SIZES', aSystem(3, [0, 1])],
    ['WRONG_SIZES', aSystem(3, [1.5])],
    ['WRONG_SIZES', aSystem(3, [4])],
    ['WRONG_SIZES', { kind: 'SYSTEM', legs: withBankers(2, 3), sizes: [2] }],
    ['TOO_MANY_LINES', aSystem(14, [4])],
  ])('%s', (refusal, slip) => {
    expect(slipProblem(aBet(slip))).toEqual({ refusal })
  })

  test('with its event, where two legs are related', () => {
    const twice = [...legs(3), { ...aLeg(1), market: 'total:2.5', outcome: 'over' }]
    const refused = { refusal: 'RELATED_LEGS', event: 'e1' }
    expect(slipProblem(aBet({ kind: 'COMBINATION', legs: twice }))).toEqual(refused)
    expect(slipProblem(aBet({ kind: 'SYSTEM', legs: twice, sizes: [1, 2] }))).toEqual(refused)
  })

  test('not at the largest number of lines below the bound', () => {
    const bet = aBet(aSystem(18, [1, 3]))
    expect(lineCountOf(bet)).toBe(834)
    expect(slipProblem(bet)).toBe(null)
    expect(lineCountOf(aBet(aSystem(14, [4])))).toBe(MAX_LINES + 1)
  })
})

describe('the terms of a bet from outside', () => {
  const sent = {
    ...{ kind: 'SYSTEM', sizes: [2], stakePerLineMinor: 50, currency: 'EUR' },
    legs: legs(3),
  }
  const problemsOf = (it: object) =>
    betTermsSchema.safeParse({ ...sent, ...it }).error?.issues.map((issue) => issue.message) ?? []

  test('have money as bigint', () => {
    expect(betTermsSchema.parse(sent)).toEqual({ ...sent, stakePerLineMinor: 50n })
  })

  test.each<[string, object]>([
    ['WRONG_SIZES', { sizes: [4] }],
    ['RELATED_LEGS', { legs: [aLeg(0), aLeg(0)] }],
    ['STAKE_NOT_PAYABLE', { currency: 'JPY' }],
    ['STAKE_TOO_HIGH', { stakePerLineMinor: 10 ** 12 }],
  ])('are refused: %s', (problem, it) => {
    expect(problemsOf(it)).toEqual([problem])
  })

  test.each<object>([
    ...[{ stakePerLineMinor: 0 }, { stakePerLineMinor: -1 }, { stakePerLineMinor: 0.5 }],
    ...[{ stakePerLineMinor: '50' }, { currency: 'XXX' }, { kind: 'TRIXIE' }, { legs: [] }],
    ...[{ legs: legs(MAX_LEGS + 1) }, { sizes: [1.5] }, { extra: 1 }],
    ...[{ legs: [aLeg(0, 1_000), aLeg(1)] }, { legs: [aLeg(0, 1_950.5), aLeg(1)] }],
    { legs: [{ ...aLeg(0), event: 'No Id' }, aLeg(1)] },
  ])('are refused: %j', (it) => {
    expect(problemsOf(it)).not.toEqual([])
  })

  test('name events and markets as the industry does', () => {
    const market = { id: 'total:2.5', state: 'ACTIVE', outcomes: [{ id: 'over', odds: null }] }
    const event = {
      ...{ id: 'e1', sport: 'FOOTBALL', region: 'north', competition: 'cup', state: 'LIVE' },
      ...{ home: 'Amberquay', away: 'Birchgate', startsAt: '2026-11-26T12:00:00Z', sequence: 0 },
      ...{ seedHash: 'a1', live: null, seed: null, steered: false },
      markets: [market],
    }
    expect(offeredEventSchema.parse(event)).toEqual(event)
    const refused = [
      ...[{ state: 'WON' }, { startsAt: 'today' }, { sequence: -1 }, { sport: 'CHESS' }],
      ...[{ markets: [{ ...market, state: 'OPEN' }] }, { markets: [{ ...market, outcomes: [] }] }],
    ]
    for (const it of refused) {
      expect(offeredEventSchema.safeParse({ ...event, ...it }).success).toBe(false)
    }
  })

  test('name results as the industry does', () => {
    for (const it of [WON, LOST, HALF_WON, HALF_LOST, VOID]) {
      expect(outcomeResultSchema.parse(it)).toEqual(it)
    }
    const refused = [{ voidFactor: 0.25 }, { deadHeat: { paid: 2, of: 1 } }, { result: 'OPEN' }]
    for (const it of refused)
      expect(outcomeResultSchema.safeParse({ ...WON, ...it }).success).toBe(false)
  })
})
