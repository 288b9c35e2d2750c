import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DEPOSIT_EVENTS,
  DEPOSIT_STATES,
  type DepositState,
  isUnfinished,
  STATUS_OF,
  stepOf,
} from './deposit-states.ts'

const _ = '·'
/** Every event in every state: the next state and the effect on money; `·` changes nothing. */
const TABLE: Record<DepositState, string[]> = {
  // WAITS, PENDS, PAID, UNWANTED, DECLINED, CANCELLED, EXPIRED, REFUSED, REFUNDED, CHARGED_BACK
  CREATED: [
    'WAITING',
    'PENDING',
    '+PAID',
    '<REFUNDING',
    'DECLINED',
    'CANCELLED',
    'EXPIRED',
    'REFUSED',
    'REFUNDED',
    'CHARGED_BACK',
  ],
  WAITING: [
    _,
    'PENDING',
    '+PAID',
    '<REFUNDING',
    'DECLINED',
    'CANCELLED',
    'EXPIRED',
    _,
    'REFUNDED',
    'CHARGED_BACK',
  ],
  PENDING: [
    _,
    _,
    '+PAID',
    '<REFUNDING',
    'DECLINED',
    'CANCELLED',
    'EXPIRED',
    _,
    'REFUNDED',
    'CHARGED_BACK',
  ],
  PAID: [_, _, _, _, _, _, _, _, 'REFUNDED', 'CHARGED_BACK'],
  DECLINED: [_, _, '+PAID', '<REFUNDING', _, _, _, _, 'REFUNDED', 'CHARGED_BACK'],
  CANCELLED: [_, _, '+PAID', '<REFUNDING', _, _, _, _, 'REFUNDED', 'CHARGED_BACK'],
  EXPIRED: [_, 'PENDING', '+PAID', '<REFUNDING', _, _, _, _, 'REFUNDED', 'CHARGED_BACK'],
  REFUSED: [_, _, '+PAID', '<REFUNDING', _, _, _, _, 'REFUNDED', 'CHARGED_BACK'],
  REFUNDING: [_, _, _, _, _, _, _, _, 'REFUNDED', 'CHARGED_BACK'],
  REFUNDED: [_, _, '+PAID', '<REFUNDING', _, _, _, _, _, 'CHARGED_BACK'],
  CHARGED_BACK: [_, _, '+PAID', '<REFUNDING', _, _, _, _, 'REFUNDED', _],
}
const MARK = { credit: '+', refund: '<' } as const

describe('deposit states', () => {
  for (const state of DEPOSIT_STATES) {
    test(`every event in ${state}`, () => {
      const found = DEPOSIT_EVENTS.map((event) => {
        const step = stepOf(state, event)
        return step ? `${step.effect ? MARK[step.effect] : ''}${step.to}` : _
      })
      expect(found).toEqual(TABLE[state])
    })
  }

  test('in any order of events, only a credit leads to PAID and only a refund to REFUNDING', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...DEPOSIT_EVENTS), { maxLength: 40 }), (events) => {
        let state: DepositState = 'CREATED'
        for (const event of events) {
          const step = stepOf(state, event)
          if (!step) continue
          expect(step.to).not.toBe(state)
          expect(step.effect === 'credit').toBe(step.to === 'PAID')
          expect(step.effect === 'refund').toBe(step.to === 'REFUNDING')
          state = step.to
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('only open and refunding deposits are unfinished', () => {
    for (const state of DEPOSIT_STATES) {
      const isOpen = STATUS_OF[state] === 'WAITING_INPUT' || STATUS_OF[state] === 'PENDING'
      expect(isUnfinished(state)).toBe(isOpen || state === 'REFUNDING')
    }
  })
})
