import { describe, expect, test } from 'vitest'
import {
  nextPhoneChange,
  type PhoneChange,
  type PhoneChangeEvent,
  phoneChangeOf,
  phoneEnding,
  secondsUntilResend,
} from './phone-change.ts'

const errors = { code: 'sms.code.invalid' }
const STATES = {
  idle: { state: 'idle', errors: {} },
  loading: { state: 'loading' },
  code: { state: 'code', verificationId: 'v1' },
  verifying: { state: 'verifying', verificationId: 'v1' },
  'verify-error': { state: 'verify-error', verificationId: 'v1', errors },
} as const satisfies Record<PhoneChange['state'], PhoneChange>
const EVENTS = {
  request: { type: 'request' },
  success: { type: 'success', verificationId: 'v2' },
  error: { type: 'error', errors },
  verify: { type: 'verify' },
  'verify-error': { type: 'verify-error', errors },
  'verify-success': { type: 'verify-success' },
  close: { type: 'close' },
} as const satisfies Record<PhoneChangeEvent['type'], PhoneChangeEvent>

type Row = Record<PhoneChangeEvent['type'], PhoneChange['state']>
const TABLE: Record<PhoneChange['state'], Row> = {
  idle: {
    request: 'loading',
    success: 'idle',
    error: 'idle',
    verify: 'idle',
    'verify-error': 'idle',
    'verify-success': 'idle',
    close: 'idle',
  },
  loading: {
    request: 'loading',
    success: 'code',
    error: 'idle',
    verify: 'loading',
    'verify-error': 'loading',
    'verify-success': 'loading',
    close: 'idle',
  },
  code: {
    request: 'loading',
    success: 'code',
    error: 'code',
    verify: 'verifying',
    'verify-error': 'code',
    'verify-success': 'code',
    close: 'idle',
  },
  verifying: {
    request: 'verifying',
    success: 'verifying',
    error: 'verifying',
    verify: 'verifying',
    'verify-error': 'verify-error',
    'verify-success': 'idle',
    close: 'idle',
  },
  'verify-error': {
    request: 'loading',
    success: 'verify-error',
    error: 'verify-error',
    verify: 'verifying',
    'verify-error': 'verify-error',
    'verify-success': 'verify-error',
    close: 'idle',
  },
}
const CASES = (Object.keys(TABLE) as PhoneChange['state'][]).flatMap((state) =>
  (Object.keys(EVENTS) as PhoneChangeEvent['type'][]).map(
    (event) => [state, event, TABLE[state][event]] as const,
  ),
)

test.each(CASES)('a phone change that is %s is, after %s, %s', (state, event, next) => {
  expect(nextPhoneChange(STATES[state], EVENTS[event]).state).toBe(next)
})

describe('a phone change', () => {
  test('keeps the verification id and the errors while the code is wrong', () => {
    const verifying = nextPhoneChange(STATES.code, EVENTS.verify)
    expect(nextPhoneChange(verifying, EVENTS['verify-error'])).toEqual({
      state: 'verify-error',
      verificationId: 'v1',
      errors,
    })
  })

  test('keeps the errors of the number when the popup is closed', () => {
    expect(nextPhoneChange(STATES.loading, EVENTS.error)).toEqual({ state: 'idle', errors })
  })

  test('derives its state from the page data', () => {
    const nothing = { verificationId: null, answer: null, sending: null }
    expect(phoneChangeOf(nothing).state).toBe('idle')
    expect(phoneChangeOf({ ...nothing, sending: 'phone' }).state).toBe('loading')
    expect(phoneChangeOf({ ...nothing, answer: { intent: 'phone', errors } })).toEqual({
      state: 'idle',
      errors,
    })
    const open = { ...nothing, verificationId: 'v1' }
    expect(phoneChangeOf(open)).toEqual(STATES.code)
    expect(phoneChangeOf({ ...open, sending: 'phone-code' }).state).toBe('verifying')
    const wrong = { ...open, answer: { intent: 'phone-code', errors } } as const
    expect(phoneChangeOf(wrong)).toEqual(STATES['verify-error'])
    expect(phoneChangeOf({ ...wrong, sending: 'phone-code' }).state).toBe('verifying')
  })
})

test('a new code can be requested after half a minute', () => {
  expect(secondsUntilResend(1_000, 1_000)).toBe(30)
  expect(secondsUntilResend(1_000, 30_999)).toBe(1)
  expect(secondsUntilResend(1_000, 31_000)).toBe(0)
  expect(secondsUntilResend(99_000, 1_000)).toBe(30)
})

test('a masked number shows its last digits only', () => {
  expect(phoneEnding('+358 457 000123')).toBe('123')
})
