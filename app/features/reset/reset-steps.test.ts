import { describe, expect, test } from 'vitest'
import {
  afterReset,
  RESET_START,
  RESET_STEPS,
  type ResetEvent,
  type ResetState,
  stepBeside,
} from './reset-steps.ts'

const EMAIL = 'someone@playhouse.test'
const SMS = { by: 'sms', resetKey: 'r'.repeat(16), smsResetKeyId: 's'.repeat(16) } as const
const MAIL = { by: 'mail', resetKey: 'm'.repeat(16) } as const

const sent: ResetEvent = { type: 'sent', email: EMAIL }
const bySms: ResetEvent = { type: 'proved', proof: SMS }
const byMail: ResetEvent = { type: 'proved', proof: MAIL, email: EMAIL }
const changed: ResetEvent = { type: 'changed' }
const previous: ResetEvent = { type: 'previous' }
const maxAttempts: ResetEvent = { type: 'maxAttempts' }
const linkRefused: ResetEvent = { type: 'linkRefused' }

const walk = (...events: ResetEvent[]) => events.reduce(afterReset, RESET_START)
const AT: Record<ResetState['step'], ResetState> = {
  email: RESET_START,
  verification: walk(sent),
  password: walk(sent, bySms),
  complete: walk(sent, bySms, changed),
}

describe('every event in every step', () => {
  test.each([
    [sent, ['verification', 'verification', 'password', 'complete']],
    [bySms, ['email', 'password', 'password', 'complete']],
    [byMail, ['password', 'password', 'password', 'password']],
    [changed, ['email', 'verification', 'complete', 'complete']],
    [previous, ['email', 'email', 'verification', 'complete']],
    [maxAttempts, ['email', 'email', 'email', 'email']],
    [linkRefused, ['email', 'email', 'email', 'email']],
  ] as const)('%o', (event, steps) => {
    expect(RESET_STEPS.map((it) => afterReset(AT[it], event).step)).toEqual(steps)
  })
})

test('next and previous are clamped at the ends', () => {
  expect(RESET_STEPS.map((it) => stepBeside(it, -1))).toEqual([
    'email',
    'email',
    'verification',
    'password',
  ])
  expect(RESET_STEPS.map((it) => stepBeside(it, 1))).toEqual([
    'verification',
    'password',
    'complete',
    'complete',
  ])
})

test('visited steps are recorded, once each', () => {
  expect(walk(sent, previous, sent, bySms).visited).toEqual(['email', 'verification', 'password'])
  expect(walk(byMail).visited).toEqual(['email', 'password'])
})

test('no personal data is left once it is complete or has to restart', () => {
  expect(AT.complete).toMatchObject({ email: null, proof: null })
  expect(afterReset(AT.password, maxAttempts)).toEqual({ ...RESET_START, problem: 'maxAttempts' })
  expect(afterReset(AT.password, linkRefused)).toEqual({ ...RESET_START, problem: 'oldLink' })
  expect(afterReset(AT.password, previous).proof).toBeNull()
  expect(walk(maxAttempts, sent).problem).toBeNull()
})

test('each requested message is counted', () => {
  expect(walk(sent, sent).sends).toBe(2)
  expect(walk(sent, maxAttempts).sends).toBe(0)
})
