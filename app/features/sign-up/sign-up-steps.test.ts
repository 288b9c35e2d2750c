import { describe, expect, test } from 'vitest'
import {
  FORM_STEPS,
  moveOn,
  NEW_PIN,
  nextProof,
  PIN_STATUSES,
  type PinEvent,
  pinAfter,
  type Step,
  type StepEvent,
  shownStep,
} from './sign-up-steps.ts'

const STEPS: readonly Step[] = [...FORM_STEPS, 'Duplicated', 'Unsupported']
const EVENTS: readonly StepEvent[] = [
  'started',
  'contactGiven',
  'proved',
  'playerExists',
  'countryNotServed',
  'back',
  'maxAttempts',
]

test('every event in every step (table 2)', () => {
  const moves = Object.fromEntries(
    STEPS.map((step) => [step, EVENTS.map((event) => moveOn(step, event))]),
  )
  expect(moves).toEqual({
    Details: ['ContactInfo', null, null, 'Duplicated', 'Unsupported', null, null],
    ContactInfo: [null, 'Verification', null, null, 'Unsupported', 'Details', null],
    Verification: [null, null, 'Complete', 'Duplicated', null, 'ContactInfo', 'home'],
    Complete: [null, null, null, null, null, null, null],
    Duplicated: [null, null, null, null, null, 'Details', null],
    Unsupported: [null, null, null, null, null, 'Details', null],
  })
})

describe('the step that is shown', () => {
  test.each(FORM_STEPS)('never runs ahead of %s, and never goes back after the end', (known) => {
    const shown = [...FORM_STEPS, 'Unsupported', 'nonsense', null].map((it) => shownStep(known, it))
    expect(shown).toEqual(
      {
        Details: Array(7).fill('Details'),
        ContactInfo: ['Details', ...Array(6).fill('ContactInfo')],
        Verification: ['Details', 'ContactInfo', ...Array(5).fill('Verification')],
        Complete: Array(7).fill('Complete'),
      }[known],
    )
  })
})

test('every event in every state of the pin code', () => {
  const events: PinEvent[] = ['sent', 'notSent', 'verified', 'notVerified', 'maxAttempts']
  for (const status of PIN_STATUSES) {
    const from = { ...NEW_PIN, status, smsMaxAttempts: true }
    expect(events.map((it) => pinAfter(from, it).status)).toEqual([
      'sendSuccess',
      'sendFail',
      'verifySuccess',
      'verifyFail',
      'sendFail',
    ])
    for (const event of events) expect(pinAfter(from, event).smsMaxAttempts).toBe(true)
    expect(pinAfter(from, 'phoneChanged')).toEqual({
      status: 'uninitialised',
      mobileNumberChanged: true,
      smsMaxAttempts: false,
    })
  }
  expect(pinAfter(NEW_PIN, 'maxAttempts').smsMaxAttempts).toBe(true)
})

test.each([
  ['SMS', false, false, 'sms'],
  ['SMS', false, true, null],
  ['EMAIL', false, false, 'email'],
  ['EMAIL', true, false, null],
  ['BOTH', false, false, 'sms'],
  ['BOTH', false, true, 'email'],
  ['BOTH', true, false, 'sms'],
  ['BOTH', true, true, null],
] as const)(
  '%s, e-mail %s, phone %s: next is %s',
  (verification, emailVerified, phoneVerified, next) => {
    expect(nextProof({ verification, emailVerified, phoneVerified })).toBe(next)
  },
)
