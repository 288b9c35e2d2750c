import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SIGN_UP_STEPS, VERIFICATIONS } from '#contracts/player-api/accounts.ts'
import { mayCall, riskSettingOf, stepOf } from './sign-up-steps.ts'

const facts = fc.record({
  hasContactInfo: fc.boolean(),
  emailVerified: fc.boolean(),
  phoneVerified: fc.boolean(),
  verification: fc.constantFrom(...VERIFICATIONS),
})

test('a sign-up is complete only with contact details and every proof that the market asks for', () => {
  fc.assert(
    fc.property(facts, (it) => {
      const proved =
        (it.verification === 'SMS' || it.emailVerified) &&
        (it.verification === 'EMAIL' || it.phoneVerified)
      expect(stepOf(it) === 'Complete').toBe(it.hasContactInfo && proved)
      if (!it.hasContactInfo) expect(stepOf(it)).toBe('ContactInfo')
    }),
  )
})

test('every call in every step', () => {
  const allowed = SIGN_UP_STEPS.map((step) => [
    step,
    (['CONTACT_INFO', 'SEND_CODE', 'ENTER_CODE'] as const).filter((call) => mayCall(step, call)),
  ])
  expect(Object.fromEntries(allowed)).toEqual({
    Details: [],
    ContactInfo: ['CONTACT_INFO'],
    Verification: ['CONTACT_INFO', 'SEND_CODE', 'ENTER_CODE'],
    Complete: [],
    Duplicated: [],
    Unsupported: [],
  })
})

const SET = { risks: { FI: 'HIGH', NO: 'LOW' } } as const

test.each([
  ['DE', 'MEDIUM', 'SMS'],
  ['ZZ', 'MEDIUM', 'SMS'],
  [undefined, 'MEDIUM', 'SMS'],
  ['FI', 'HIGH', 'BOTH'],
  ['NO', 'LOW', 'EMAIL'],
] as const)(
  'the risk setting of %s is the operator’s, else that of its market (SUP-14)',
  (country, riskSetting, verification) => {
    expect(riskSettingOf(SET, country)).toEqual({ riskSetting, verification })
  },
)
