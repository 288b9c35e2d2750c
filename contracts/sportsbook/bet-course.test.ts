import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BetCourse, changeBet, payoutOfRest } from './bet-course.ts'
import type { BetState } from './bet-states.ts'

const part = (id: string, stakeMinor: number, payoutMinor = stakeMinor) => ({
  ...{ id, stakeMinor, payoutMinor },
})
const RUNNING: BetCourse = { cashOuts: [], outcome: null }
const VOID: BetCourse = { cashOuts: [], outcome: { kind: 'VOID' } }
const settled = (payoutMinor: number, ...cashOuts: BetCourse['cashOuts']): BetCourse => ({
  cashOuts,
  outcome: { kind: 'SETTLED', payoutMinor },
})
const sold = (...cashOuts: BetCourse['cashOuts']): BetCourse => ({ cashOuts, outcome: null })

const [A, B, WHOLE] = [part('a', 40), part('b', 60), part('a', 100)]
const DEARER = part('a', 40, 50)
const ENDED = settled(300, A)
const BACK_AND_AGAIN = 'unsettle voidAllCashOuts settle → RESETTLED'
const SOLD_AGAIN = 'voidAllCashOuts cashOutPart → PARTLY_CASHED_OUT'

describe('a message about a bet of 100', () => {
  test.each<[string, BetState, BetCourse, BetCourse, string | null]>([
    ['is won', 'OPEN', RUNNING, settled(300), 'settle → SETTLED'],
    ['is corrected', 'SETTLED', settled(300), settled(200), 'settle → RESETTLED'],
    ['has its settlement rolled back', 'SETTLED', settled(300), RUNNING, 'unsettle → REOPENED'],
    ['is void after it was won', 'SETTLED', settled(300), VOID, 'void → VOIDED'],
    ['is won after it was void', 'VOIDED', VOID, settled(300), 'unvoid settle → RESETTLED'],
    ['is running again after it was void', 'VOIDED', VOID, RUNNING, 'unvoid → REOPENED'],
    ['is sold in part', 'OPEN', RUNNING, sold(A), 'cashOutPart → PARTLY_CASHED_OUT'],
    ['is sold', 'OPEN', RUNNING, sold(WHOLE), 'cashOutRest → CASHED_OUT'],
    ['is sold in parts', 'OPEN', RUNNING, sold(A, B), 'cashOutPart cashOutRest → CASHED_OUT'],
    ['has its sale void', 'PARTLY_CASHED_OUT', sold(A), RUNNING, 'voidAllCashOuts → OPEN'],
    ['has one sale void', 'CASHED_OUT', sold(A, B), sold(B), 'voidOneCashOut → PARTLY_CASHED_OUT'],
    ['has a sale void after its end', 'SETTLED', ENDED, settled(300), BACK_AND_AGAIN],
    ['has not changed', 'SETTLED', settled(300), settled(300), '→ SETTLED'],
    ['is sold after its end', 'SETTLED', settled(300), sold(A), null],
    ['is settled after it was sold', 'CASHED_OUT', sold(WHOLE), settled(300, WHOLE), null],
    ['is sold above its stake', 'OPEN', RUNNING, sold(B, { ...B, id: 'c' }), null],
    ['has a sale at another price', 'PARTLY_CASHED_OUT', sold(A), sold(DEARER), SOLD_AGAIN],
  ])('%s', (_name, state, course, after, expected) => {
    const changed = changeBet({ state, stakeMinor: 100n, course }, after)
    const transition = changed && [...changed.events, '→', changed.state].join(' ')
    expect(transition).toBe(expected)
  })

  test('gives the amounts due as payout, cash-out and refund', () => {
    const after = { cashOuts: [part('a', 40, 55)], outcome: settled(120).outcome }
    const dues = (next: BetCourse) =>
      changeBet({ state: 'OPEN', stakeMinor: 100n, course: RUNNING }, next)?.dues
    expect(dues(after)).toEqual({ payout: 120n, cashOut: 55n, refund: 0n })
    expect(dues({ ...after, outcome: { kind: 'VOID' } })).toEqual({
      ...{ payout: 0n, cashOut: 55n, refund: 60n },
    })
  })
})

test('missed messages make no difference to the amounts due', () => {
  const courses = fc.array(
    fc.record({
      cashOuts: fc.uniqueArray(
        fc.record({
          id: fc.constantFrom('a', 'b', 'c'),
          stakeMinor: fc.integer({ min: 1, max: 33 }),
          payoutMinor: fc.integer({ min: 1, max: 90 }),
        }),
        { selector: ({ id }) => id, maxLength: 3 },
      ),
      outcome: fc.option(
        fc.oneof(
          fc.constant({ kind: 'VOID' as const }),
          fc.record({ kind: fc.constant('SETTLED' as const), payoutMinor: fc.nat(400) }),
        ),
      ),
    }),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(courses, (all) => {
      const start = { state: 'OPEN' as BetState, stakeMinor: 100n, course: RUNNING as BetCourse }
      let bet = start
      for (const course of all) {
        const changed = changeBet(bet, course)
        // A sportsbook that follows the table never sends a message that the table refuses.
        if (changed) bet = { ...bet, state: changed.state, course }
      }
      const jump = changeBet(start, bet.course)
      const last = changeBet(bet, bet.course)
      // A cash-out is kept in a bet that ended in one step as in one that was reopened since.
      if (jump) expect(jump.dues).toEqual(last?.dues)
      expect(last?.state).toBe(bet.state)
    }),
  )
})

test.each([
  ['none of it is sold', [], 301n],
  ['a part is sold', [A], 180n],
  ['the rest is sold, too', [A, B], 301n],
])('the potential payout of the remaining stake: %s', (_, cashOuts, expected) => {
  const bet = { stakeMinor: 100n, payoutMinor: 301n, currency: 'EUR' } as const
  expect(payoutOfRest({ ...bet, cashOuts })).toBe(expected)
})
