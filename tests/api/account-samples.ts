import { randomUUID } from 'node:crypto'
import { PASSWORD } from './a-platform.ts'

const KEY = 'k'.repeat(43)
const RESET = '/v1/player/password_reset'

/** Good bodies of the calls of password reset and of the account area, for the fuzz. */
export const ACCOUNT_SAMPLES: Record<string, Record<string, unknown>> = {
  [RESET]: { email: 'fuzz@playhouse.test' },
  [`${RESET}/sms_verification`]: { email: 'fuzz@playhouse.test', code: '123456' },
  [`${RESET}/new_password`]: { resetKey: KEY, smsResetKeyId: KEY, password: 'Another-house-2' },
  [`${RESET}/new_password/email`]: { resetKey: KEY, password: 'Another-house-2' },
  '/v1/player/address': { street: 'Katu 1', city: 'Turku', postalCode: '20100' },
  '/v1/player/password': { oldPassword: PASSWORD, newPassword: 'Another-house-2' },
  '/v1/player/phone_number': { mobilePhone: '+358407654321', countryCode: 'FI' },
  '/v1/player/phone_number/sms_request': { smsVerificationId: randomUUID() },
  '/v1/player/sms_verification': { smsVerificationId: randomUUID(), code: '123456' },
  '/v1/player/language': { language: 'en' },
  'PATCH /v1/player/subscriptions': {
    subscriptions: [{ channel: 'SMS', communicationType: 'CASINO', enabled: true }],
  },
  'PATCH /v1/player/notification_type': { notificationType: 'NONE' },
  'PATCH /v1/player/cookies/consent': {
    cookiesConsentId: randomUUID(),
    version: '1.0',
    options: { essentials: true, performanceFunctional: true, marketing: false },
  },
  '/v1/player/update_term_and_condition_version': {
    termsAndConditionsAcceptedVersion: '1.1',
    termsAndConditionsAccepted: true,
  },
}
