import { describe, expect, test } from 'vitest'
import { WITHDRAWAL_STATES } from '#contracts/player-api/withdrawal-words.ts'
import {
  isOpen,
  nextState,
  stateAfter,
  statesBefore,
  WITHDRAWAL_EVENTS,
} from './withdrawal-states.ts'

const no = null
/** Each state against each event, in the order of WITHDRAWAL_EVENTS. */
const EXPECTED = {
  //          approve     reject      cancel       send          pay     fail    return
  REQUESTED: ['APPROVED', 'REJECTED', 'CANCELLED', no, no, no, no],
  APPROVED: [no, 'REJECTED', 'CANCELLED', 'PROCESSING', no, no, no],
  PROCESSING: [no, no, no, no, 'PAID', 'FAILED', no],
  PAID: [no, no, no, no, no, no, 'RETURNED'],
  REJECTED: [no, no, no, no, no, no, no],
  CANCELLED: [no, no, no, no, no, no, no],
  FAILED: [no, no, no, no, no, no, no],
  RETURNED: [no, no, no, no, no, no, no],
} as const

describe('a withdrawal', () => {
  for (const state of WITHDRAWAL_STATES) {
    for (const [index, event] of WITHDRAWAL_EVENTS.entries()) {
      const expected = EXPECTED[state][index] ?? null
      test(`${state}: ${event} gives ${expected ?? 'nothing'}`, () => {
        expect(nextState(state, event)).toBe(expected)
      })
    }
  }

  test('is open exactly until it is settled', () => {
    expect(WITHDRAWAL_STATES.filter(isOpen)).toEqual(['REQUESTED', 'APPROVED', 'PROCESSING'])
  })

  test('reaches one state by each event, whichever state it comes from', () => {
    for (const event of WITHDRAWAL_EVENTS) {
      const after = new Set(statesBefore(event).map((state) => nextState(state, event)))
      expect(after).toEqual(new Set([stateAfter(event)]))
    }
  })
})
