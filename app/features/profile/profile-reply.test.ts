import { describe, expect, test } from 'vitest'
import { replyTo } from './profile-reply.ts'

describe('a refused form', () => {
  test('has each error on its field, by the name that the form has for it (ACC-16)', () => {
    const fields = [
      { field: 'mobilePhone', code: 'invalid_phone' },
      { field: 'mobilePhone', code: 'second' },
      { field: '', code: 'whole' },
    ]
    expect(replyTo('phone', { refusal: 'VALIDATION_FAILED', fields }, { phoneBody: '1' })).toEqual({
      intent: 'phone',
      fields: { phoneBody: 'invalid_phone' },
      failure: null,
      toast: null,
      typed: { phoneBody: '1' },
    })
  })

  test('has a wrong code, an unreachable phone and a wrong old password on their fields', () => {
    expect(replyTo('phone-code', { refusal: 'sms.code.invalid' }, {}).fields).toEqual({
      code: 'sms.code.invalid',
    })
    const unreachable = { refusal: 'error.vonage.phone.invalid' } as const
    expect(replyTo('phone', unreachable, {})).toMatchObject({
      ...{ fields: { phoneBody: 'error.vonage.phone.invalid' }, failure: null },
    })
    expect(replyTo('phone-resend', unreachable, {}).failure).toBe('refused')
    expect(replyTo('password', { refusal: 'error.old_password.incorrect' }, {})).toMatchObject({
      fields: { oldPassword: 'error.old_password.incorrect' },
      toast: 'oldPassword',
    })
  })

  test('distinguishes too many codes sent from too many wrong ones', () => {
    const refusal = 'sms.max.attempts.reached'
    expect(replyTo('phone', { refusal }, {}).failure).toBe('smsMaxAttempts')
    expect(replyTo('phone-code', { refusal }, {}).failure).toBe('smsMaxTries')
  })

  test.each([
    ['NOT_FOUND', 'unavailable', 'failure'],
    ['UNAVAILABLE', 'unavailable', 'failure'],
    ['sms.max.attempts.reached', 'smsMaxAttempts', null],
    ['TOO_MANY_REQUESTS', 'tooManyRequests', null],
    ['VALIDATION_FAILED', 'refused', null],
  ] as const)('with %s has the message %s and the toast %s (ACC-15)', (refusal, failure, toast) => {
    expect(replyTo('address', { refusal }, {})).toMatchObject({ failure, toast })
  })
})
