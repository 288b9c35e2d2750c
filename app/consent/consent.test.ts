import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ALL,
  type Consent,
  type ConsentOptions,
  type ConsentPolicy,
  consentIn,
  consentValue,
  ESSENTIALS_ONLY,
  isNewer,
  mayLoad,
  mustAsk,
  shownOptions,
} from './consent.ts'

const ID = '5d0f6a3e-6f3b-4c58-9c8f-0a4b1d2e3f40'
const chose = (options: ConsentOptions, version = '2'): Consent => ({
  id: ID,
  version,
  options,
  at: 1_700_000_000_000,
})
const policy = (model: ConsentPolicy['model']): ConsentPolicy => ({ model, version: '2' })
const MARKETING_ONLY = { ...ESSENTIALS_ONLY, marketing: true }

describe('what may be loaded', () => {
  test.each([
    // model, choice, essentials, performance and functions, marketing
    ['opt-in', null, true, false, false],
    ['opt-out', null, true, false, false],
    ['notice', null, true, false, false],
    ['opt-in', chose(ALL), true, true, true],
    ['opt-in', chose(ESSENTIALS_ONLY), true, false, false],
    ['opt-in', chose(MARKETING_ONLY), true, false, true],
    ['opt-out', chose(ESSENTIALS_ONLY), true, false, false],
    ['notice', chose(ESSENTIALS_ONLY), true, false, false],
    // Given for an older policy: consent must be given again, a refusal still applies.
    ['opt-in', chose(ALL, '1'), true, false, false],
    ['opt-out', chose(ALL, '1'), true, true, true],
    ['opt-out', chose(ESSENTIALS_ONLY, '1'), true, false, false],
  ] as const)('%s, %o', (model, consent, ...expected) => {
    const categories = ['essentials', 'performanceFunctional', 'marketing'] as const
    expect(categories.map((it) => mayLoad(it, consent, policy(model)))).toEqual(expected)
  })
})

test.each([
  [null, true],
  [chose(ALL, '1'), true],
  [chose(ALL, '1.9'), true],
  [chose(ESSENTIALS_ONLY, '2'), false],
  [chose(ALL, '2.0.1'), false],
  [chose(ALL, '10'), false],
])('a visitor with choice %o is asked for consent: %s', (consent, asked) => {
  expect(mustAsk(consent, '2')).toBe(asked)
})

test.each([
  ['1.10', '1.9', true],
  ['1.9', '1.10', false],
  ['2', '2.0', false],
  ['2.0.0.1', '2', true],
  ['1', '2', false],
])('%s is newer than %s: %s', (one, other, newer) => {
  expect(isNewer(one, other)).toBe(newer)
})

test('nothing is preselected in opt-in markets (CON-29)', () => {
  expect(shownOptions(null, policy('opt-in'))).toEqual(ESSENTIALS_ONLY)
  expect(shownOptions(null, policy('opt-out'))).toEqual(ALL)
  expect(shownOptions(chose(MARKETING_ONLY), policy('opt-in'))).toEqual(MARKETING_ONLY)
})

test('a choice round-trips through the cookie', () => {
  const options = fc.record({
    essentials: fc.constant(true as const),
    performanceFunctional: fc.boolean(),
    marketing: fc.boolean(),
  })
  const version = fc
    .array(fc.nat(9_999), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join('.'))
  fc.assert(
    fc.property(
      fc.uuid(),
      version,
      options,
      fc.nat(Number.MAX_SAFE_INTEGER % 1e15),
      (id, version_, chosen, at) => {
        const consent = { id, version: version_, options: chosen, at }
        expect(consentIn(`tz=UTC; cookieConsent=${consentValue(consent)}; theme=dark`)).toEqual(
          consent,
        )
      },
    ),
  )
})

test.each([
  null,
  '',
  'cookieConsent=',
  'cookieConsent=true',
  `notcookieConsent=1:${ID}:11:1`,
  `cookieConsent=1:${ID}:1:1`,
  `cookieConsent=1:${ID}:22:1`,
  `cookieConsent=1.2.3.4.5:${ID}:11:1`,
  'cookieConsent=1:not-a-uuid:11:1',
  `cookieConsent=${'1'.repeat(5_000)}`,
])('%s is not a valid choice', (cookies) => {
  expect(consentIn(cookies)).toBeNull()
})
