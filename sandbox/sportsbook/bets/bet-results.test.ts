import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesOf } from '#contracts/sportsbook/slip.ts'
import { payoutOf, type StakedSlip } from '#contracts/sportsbook/slip-return.ts'
import {
  HALF_LOST,
  HALF_WON,
  LOST,
  type OutcomeResult,
  VOID,
  WON,
} from '#contracts/sportsbook/words.ts'
import type { Fact } from '../trading.ts'
import { outcomeOfBet, resultOfLeg } from './bet-results.ts'

const LEG = { market: 'result', outcome: 'home' }
const fact = (kind: Fact['kind'], decidedAt: number, with_: Partial<Fact> = {}): Fact => ({
  ...{ number: 1, kind, decidedAt, at: decidedAt + 5, ...LEG, result: WON, ...with_ },
})

describe('the result of a leg', () => {
  const settled = fact('SETTLED', 100)
  const takenBack = fact('SETTLEMENT_ROLLED_BACK', 200)
  const lost = fact('SETTLED', 200, { result: LOST })
  test.each<[string, Fact[], number, OutcomeResult | null]>([
    ['none yet', [], 50, null],
    ['another outcome is decided', [{ ...settled, outcome: 'away' }], 50, null],
    ['won', [settled], 50, WON],
    ['accepted at the moment of the decision', [settled], 100, WON],
    ['accepted after it could be known', [settled], 101, VOID],
    ['cancelled, also when accepted later', [fact('CANCELLED', 100, { result: VOID })], 150, VOID],
    ['rolled back', [settled, takenBack], 50, null],
    ['corrected', [settled, takenBack, lost], 50, LOST],
    ['corrected, when accepted after the first result', [settled, takenBack, lost], 150, VOID],
    [
      'accepted between a rollback and the next result',
      [settled, takenBack, fact('SETTLED', 400)],
      300,
      WON,
    ],
    ['accepted after the correction', [settled, takenBack, lost], 206, VOID],
  ])('%s', (_, facts, acceptedAt, result) => {
    expect(resultOfLeg(facts, LEG, acceptedAt)).toEqual(result)
  })
})

const bet = (
  kind: StakedSlip['kind'],
  legs: number,
  sizes: readonly number[] = [],
): StakedSlip => ({
  ...{ kind, sizes, stakePerLineMinor: 1_000n, currency: 'EUR' },
  legs: Array.from({ length: legs }, (_, at) => ({
    ...{ event: `e${at}`, market: 'result', outcome: 'home', odds: 2_000, isBanker: false },
  })),
})

describe('a bet', () => {
  test.each<[string, StakedSlip, (OutcomeResult | null)[], unknown]>([
    ['runs', bet('SINGLE', 1), [null], null],
    ['is won', bet('SINGLE', 1), [WON], { kind: 'SETTLED', payoutMinor: 2_000 }],
    ['is half lost', bet('SINGLE', 1), [HALF_LOST], { kind: 'SETTLED', payoutMinor: 500 }],
    ['is void', bet('SINGLE', 1), [VOID], { kind: 'VOID' }],
    [
      'is lost with its first lost leg',
      bet('COMBINATION', 3),
      [null, LOST, null],
      { kind: 'SETTLED', payoutMinor: 0 },
    ],
    ['continues without a void leg', bet('COMBINATION', 2), [VOID, null], null],
    [
      'pays the other leg of a void one',
      bet('COMBINATION', 2),
      [VOID, WON],
      { kind: 'SETTLED', payoutMinor: 2_000 },
    ],
    ['is void with all its legs', bet('COMBINATION', 2), [VOID, VOID], { kind: 'VOID' }],
    ['of a system runs while a line can win', bet('SYSTEM', 3, [2]), [LOST, null, null], null],
    [
      'of a system is lost with all its lines',
      bet('SYSTEM', 3, [2]),
      [LOST, LOST, null],
      { kind: 'SETTLED', payoutMinor: 0 },
    ],
  ])('%s', (_, of, results, outcome) => {
    expect(outcomeOfBet(of, results)).toEqual(outcome)
  })

  test.each<[string, (OutcomeResult | null)[], ReturnType<typeof outcomeOfBet>]>([
    ['is won', [WON, WON], { kind: 'SETTLED', payoutMinor: 3_000 }],
    ['is won with one leg void', [WON, VOID], { kind: 'SETTLED', payoutMinor: 1_000 }],
    ['wins less than its stake', [HALF_LOST, VOID], { kind: 'SETTLED', payoutMinor: 0 }],
    ['is lost', [LOST, null], { kind: 'SETTLED', payoutMinor: 0 }],
    ['is void', [VOID, VOID], { kind: 'VOID' }],
  ])('with a free bet %s', (_, results, outcome) => {
    expect(outcomeOfBet(bet('COMBINATION', 2), results, { isFreeBet: true })).toEqual(outcome)
  })

  test('that has ended pays the same whatever becomes of its open legs', () => {
    const result = fc.constantFrom(WON, LOST, VOID, HALF_WON, HALF_LOST)
    const system = fc.record({
      sizes: fc.constantFrom([2], [2, 3], [3], [4]),
      known: fc.array(fc.option(result), { minLength: 4, maxLength: 4 }),
      later: fc.array(result, { minLength: 4, maxLength: 4 }),
    })
    fc.assert(
      fc.property(system, ({ sizes, known, later }) => {
        const of = bet('SYSTEM', 4, sizes)
        const outcome = outcomeOfBet(of, known)
        const whole = known.map((it, at) => it ?? (later[at] as OutcomeResult))
        if (outcome === null) {
          const isOpen = linesOf(of).some((line) =>
            line.every((leg) => known[of.legs.indexOf(leg)] !== LOST),
          )
          expect(isOpen).toBe(true)
        } else if (outcome.kind === 'SETTLED') {
          const paid = payoutOf(of, (leg) => whole[of.legs.indexOf(leg)] as OutcomeResult)
          expect(outcome.payoutMinor).toBe(Number(paid))
        } else expect(known).toEqual([VOID, VOID, VOID, VOID])
      }),
    )
  })
})
