import { describe, expect, test } from 'vitest'
import { BET_EVENTS, BET_STATES, isRunning, nextBetState } from './bet-states.ts'

const no = null
const [part, sold, done] = ['PARTLY_CASHED_OUT', 'CASHED_OUT', 'RESETTLED'] as const
/** Each state against each event, in the order of BET_EVENTS. */
const EXPECTED = {
  //                 cash part, rest; void one, all      settle     void      unsettle    unvoid
  OPEN: [part, sold, no, no, 'SETTLED', 'VOIDED', no, no],
  PARTLY_CASHED_OUT: [part, sold, part, 'OPEN', 'SETTLED', 'VOIDED', no, no],
  CASHED_OUT: [no, no, part, 'OPEN', no, no, no, no],
  SETTLED: [no, no, no, no, done, 'VOIDED', 'REOPENED', no],
  VOIDED: [no, no, no, no, no, no, no, 'REOPENED'],
  REOPENED: [no, no, 'REOPENED', 'REOPENED', done, 'VOIDED', no, no],
  RESETTLED: [no, no, no, no, done, 'VOIDED', 'REOPENED', no],
} as const

describe('a bet', () => {
  for (const state of BET_STATES) {
    for (const [index, event] of BET_EVENTS.entries()) {
      const expected = EXPECTED[state][index] ?? null
      test(`${state}: ${event} gives ${expected ?? 'nothing'}`, () => {
        expect(nextBetState(state, event)).toBe(expected)
      })
    }
  }

  test('runs exactly while it can be settled for the first time or again after a rollback', () => {
    const runs = BET_STATES.filter((it) => {
      const next = nextBetState(it, 'settle')
      return next !== null && nextBetState(it, 'unsettle') === null
    })
    expect(BET_STATES.filter(isRunning)).toEqual(runs)
  })

  test('is never cashed out again once something was paid for its result', () => {
    const decided = ['SETTLED', 'VOIDED', 'REOPENED', 'RESETTLED'] as const
    for (const it of decided) {
      expect(nextBetState(it, 'cashOutPart') ?? nextBetState(it, 'cashOutRest')).toBe(null)
    }
  })
})
