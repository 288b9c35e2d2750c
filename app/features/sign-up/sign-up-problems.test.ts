import { describe, expect, test } from 'vitest'
import { readRefusal, type SignUpCall } from './sign-up-problems.ts'

const CALLS: readonly SignUpCall[] = ['begin', 'contact', 'send', 'enter']
const failure = (key: string) => ({ problems: { fields: [], failure: { key } } })

describe('a refusal, worded as in table 5', () => {
  test.each([
    [
      'no answer (SUP-15)',
      { refusal: 'UNAVAILABLE', detail: { reason: 'unreachable' } },
      'error.country.blocked',
    ],
    [
      'an answer of 500 (SUP-19)',
      { refusal: 'UNAVAILABLE', detail: { reason: 'failed' } },
      'error.system.error',
    ],
    [
      '400 without fields (SUP-16)',
      { refusal: 'VALIDATION_FAILED', fields: [] },
      'error.signup.unhandled',
    ],
    ['the captcha (SUP-17)', { refusal: 'error.captcha.validation' }, 'error.captcha.validation'],
    [
      'an explicit deny, which is the captcha',
      { refusal: 'FORBIDDEN', detail: { message: 'with an explicit deny in it' } },
      'error.captcha.validation',
    ],
    [
      'the phone (SUP-18)',
      { refusal: 'FORBIDDEN', detail: { message: 'error.vonage.phone.invalid' } },
      'error.vonage.validation',
    ],
  ])('%s', (_, refused, key) => {
    expect(readRefusal('begin', refused)).toEqual(failure(key))
  })

  test('an existing player is redirected on the first call, notified on the second (CON-22)', () => {
    const exists = { refusal: 'error.registration.player_already_exists' }
    expect(readRefusal('begin', exists)).toEqual({ event: 'playerExists' })
    expect(readRefusal('enter', exists)).toEqual({ event: 'playerExists' })
    expect(readRefusal('contact', exists)).toEqual(failure('error.same.customer.info.detected'))
  })

  test('a CPF that already has an account is reported at its field (SUP-20)', () => {
    expect(readRefusal('contact', { refusal: 'error.cpf.duplicate_found' })).toEqual({
      problems: { fields: [{ field: 'cpf', key: 'cpfTaken' }], failure: null },
    })
  })

  test.each(CALLS)(
    '%s: a blocked country, too many messages, an expired sign-up and a throttled call',
    (call) => {
      expect(readRefusal(call, { refusal: 'error.country.blocked' })).toEqual({
        event: 'countryNotServed',
      })
      expect(readRefusal(call, { refusal: 'sms.max.attempts.reached' })).toEqual({
        event: 'maxAttempts',
      })
      expect(readRefusal(call, { refusal: 'NO_SESSION' })).toEqual({ event: 'gone' })
      expect(readRefusal(call, { refusal: 'SIGN_UP_STEP' })).toEqual({ event: 'gone' })
      expect(
        readRefusal(call, { refusal: 'TOO_MANY_REQUESTS', detail: { retryAfterSeconds: 7 } }),
      ).toEqual({
        problems: { fields: [], failure: { key: 'ours.wait', seconds: 7 } },
      })
    },
  )

  test('a wrong code is reported at its field, an unknown refusal as unknown (SUP-23)', () => {
    expect(readRefusal('enter', { refusal: 'sms.code.invalid' })).toEqual({
      problems: { fields: [{ field: 'code', key: 'code' }], failure: null },
    })
    expect(readRefusal('enter', { refusal: 'FORBIDDEN' })).toEqual(
      failure('unhandled.error.no.code'),
    )
  })
})

test('fields come in form order, each once, with their own messages', () => {
  const fields = [
    { field: 'mobilePhone', code: 'invalid_phone' },
    { field: 'dateOfBirth', code: 'too_young' },
    { field: 'password', code: 'too_small' },
    { field: 'password', code: 'weak_password' },
    { field: 'termsAndConditionsAcceptedVersion', code: 'outdated_version' },
    { field: 'constructor', code: 'x' },
    { field: 'firstName', code: 'invalid_text' },
  ]
  expect(readRefusal('begin', { refusal: 'VALIDATION_FAILED', fields })).toEqual({
    problems: {
      failure: null,
      fields: [
        { field: 'firstName', key: 'firstName' },
        { field: 'password', key: 'passwordShort' },
        { field: 'termsAndConditions', key: 'termsChanged' },
        { field: 'dateOfBirth', key: 'tooYoung' },
        { field: 'phoneBody', key: 'phoneBody' },
      ],
    },
  })
})
