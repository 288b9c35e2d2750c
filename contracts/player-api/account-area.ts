import { z } from 'zod'
import type { Calls } from './call.ts'
import { oneTimeCode, typedText } from './typed-fields.ts'

/** The player's own account: calls 17 and 21 to 31 of table 3 (ACC-*, COO-04, TRM-02). */

/** Ours: the personal data on the account page; only support changes name and date of birth (GAP-058). */
export const personResponse = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** yyyy-MM-dd */
  dateOfBirth: z.string().nullable(),
  /** E.164 */
  mobilePhone: z.string().nullable(),
  phoneVerified: z.boolean(),
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  provinceCode: z.string().nullable(),
  countryCode: z.string(),
  languageCode: z.string(),
})

/** Every field is optional: a province form sends only the province. */
export const addressRequest = z
  .strictObject({
    street: typedText(100).optional(),
    city: typedText(60).optional(),
    postalCode: typedText(20).optional(),
    provinceCode: typedText(3).optional(),
  })
  .refine((it) => Object.values(it).some((value) => value !== undefined), {
    path: ['street'],
    error: 'required',
  })

export const passwordRequest = z.strictObject({
  oldPassword: z.string().min(1).max(256),
  newPassword: z.string().min(8).max(64),
})

export const phoneRequest = z.strictObject({
  /** Dial prefix and number, with a plus sign. */
  mobilePhone: typedText(40),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** The player's password, required because the phone number can be used to recover the account. */
  password: z.string().min(1).max(256),
})
export const phoneResponse = z.object({ smsVerificationId: z.string() })
export const phoneCodeRequest = z.strictObject({ smsVerificationId: z.uuid() })
export const phoneVerificationRequest = z.strictObject({
  smsVerificationId: z.uuid(),
  code: oneTimeCode,
})

/** The outbound code (MKT-10, CON-10), for example `fr` for `caf`. */
export const languageRequest = z.strictObject({ language: z.string().regex(/^[a-z]{2,4}$/) })

export const SUBSCRIPTION_CHANNELS = ['EMAIL', 'SMS', 'MAIL', 'PHONE', 'PUSH_NOTIFICATION'] as const
export const COMMUNICATION_TYPES = [
  'BONUS_OFFER',
  'NEWSLETTER',
  'CASINO',
  'RESPONSIBLE_GAMING',
] as const
const subscription = z.strictObject({
  channel: z.enum(SUBSCRIPTION_CHANNELS),
  communicationType: z.enum(COMMUNICATION_TYPES),
  enabled: z.boolean(),
})
/** A response has all 20 combinations; a PATCH sends the changed ones (GAP-059). */
export const subscriptions = z.strictObject({ subscriptions: z.array(subscription).max(20) })

export const NOTIFICATION_TYPES = ['ALL', 'IMPORTANT', 'NONE'] as const
export const notificationType = z.strictObject({ notificationType: z.enum(NOTIFICATION_TYPES) })

export const cookieOptions = z.strictObject({
  essentials: z.literal(true),
  performanceFunctional: z.boolean(),
  marketing: z.boolean(),
})
export const cookieConsentRequest = z.strictObject({
  cookiesConsentId: z.uuid(),
  /** Version of the cookie policy that was shown. */
  version: z.string().regex(/^\d+(\.\d+){0,3}$/),
  options: cookieOptions,
})
/** Nulls: the platform knows of no choice by the player. */
export const cookieConsentResponse = z.object({
  cookiesConsentId: z.string().nullable(),
  version: z.string().nullable(),
  options: cookieOptions.nullable(),
  /** ISO 8601; the newer choice wins (GAP-097). */
  updatedAt: z.string().nullable(),
})

export const termsRequest = z.strictObject({
  termsAndConditionsAcceptedVersion: z.string().regex(/^\d+(\.\d+){0,3}$/),
  termsAndConditionsAccepted: z.literal(true),
})

/** Ours: the signed-in devices, the current one first. */
export const sessionsResponse = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      current: z.boolean(),
      /** ISO 8601 */
      createdAt: z.string(),
      lastSeenAt: z.string(),
      ipAddress: z.string(),
      countryCode: z.string(),
      userAgent: z.string(),
    }),
  ),
})

export type Person = z.infer<typeof personResponse>
export type Subscription = z.infer<typeof subscription>
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]
export type CookieConsent = z.infer<typeof cookieConsentResponse>
export type PlayerSessions = z.infer<typeof sessionsResponse>

/** The player's own account; forms of it are submitted a few times a minute. */
export const accountCalls = {
  readPerson: {
    method: 'GET',
    path: '/v1/player/person',
    summary: 'Name, address and phone of the player',
    access: 'player',
    right: 'own',
    status: 200,
    answer: personResponse,
    refusals: [],
  },
  changeAddress: {
    method: 'PATCH',
    path: '/v1/player/address',
    summary: 'Change the address or parts of it; the country stays',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: addressRequest,
    status: 204,
    answer: null,
    refusals: [],
  },
  changePassword: {
    method: 'POST',
    path: '/v1/player/password',
    summary: 'Change the password and end the other sessions',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: passwordRequest,
    status: 204,
    answer: null,
    refusals: ['error.old_password.incorrect'],
  },
  changeLanguage: {
    method: 'POST',
    path: '/v1/player/language',
    summary: 'Change the language of mail and pages',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: languageRequest,
    status: 204,
    answer: null,
    refusals: [],
  },
  changePhone: {
    method: 'POST',
    path: '/v1/player/phone_number',
    summary: 'Ask for another phone number, with the password; a code goes there',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: phoneRequest,
    status: 200,
    answer: phoneResponse,
    refusals: [
      'error.old_password.incorrect',
      'error.vonage.phone.invalid',
      'sms.max.attempts.reached',
    ],
  },
  sendPhoneCode: {
    method: 'POST',
    path: '/v1/player/phone_number/sms_request',
    summary: 'Send another code to the number asked for',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: phoneCodeRequest,
    status: 204,
    answer: null,
    refusals: ['NOT_FOUND', 'error.vonage.phone.invalid', 'sms.max.attempts.reached'],
  },
  verifyPhone: {
    method: 'POST',
    path: '/v1/player/sms_verification',
    summary: 'Enter the code; the number asked for becomes the player’s',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: phoneVerificationRequest,
    status: 204,
    answer: null,
    refusals: [
      'sms.code.invalid',
      'sms.max.attempts.reached',
      'error.registration.player_already_exists',
    ],
  },
  readSubscriptions: {
    method: 'GET',
    path: '/v1/player/subscriptions',
    summary: 'What the player wants to be told, and by which way',
    access: 'player',
    right: 'own',
    status: 200,
    answer: subscriptions,
    refusals: [],
  },
  changeSubscriptions: {
    method: 'PATCH',
    path: '/v1/player/subscriptions',
    summary: 'Switch subscriptions on or off; what is not named stays',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: subscriptions,
    status: 204,
    answer: null,
    refusals: [],
  },
  readNotificationType: {
    method: 'GET',
    path: '/v1/player/notification_type',
    summary: 'Which notifications the player wants to see',
    access: 'player',
    right: 'own',
    status: 200,
    answer: notificationType,
    refusals: [],
  },
  changeNotificationType: {
    method: 'PATCH',
    path: '/v1/player/notification_type',
    summary: 'Change which notifications the player wants to see',
    access: 'player',
    right: 'manage',
    isLimited: true,
    body: notificationType,
    status: 204,
    answer: null,
    refusals: [],
  },
  readCookieConsent: {
    method: 'GET',
    path: '/v1/player/cookies/consent',
    summary: 'The newest choice of cookies',
    access: 'player',
    right: 'own',
    status: 200,
    answer: cookieConsentResponse,
    refusals: [],
  },
  recordCookieConsent: {
    method: 'PATCH',
    path: '/v1/player/cookies/consent',
    summary: 'Record a choice of cookies; the ones before stay on record',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: cookieConsentRequest,
    status: 204,
    answer: null,
    refusals: [],
  },
  acceptTerms: {
    method: 'PATCH',
    path: '/v1/player/update_term_and_condition_version',
    summary: 'Accept newer terms',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: termsRequest,
    status: 204,
    answer: null,
    refusals: [],
  },
  readSessions: {
    method: 'GET',
    path: '/v1/player/sessions',
    summary: 'The devices that are signed in, the asking one first',
    access: 'player',
    right: 'own',
    status: 200,
    answer: sessionsResponse,
    refusals: [],
  },
  endSession: {
    method: 'DELETE',
    path: '/v1/player/sessions/:id',
    summary: 'End one session, its game sessions and its feeds at once',
    access: 'player',
    right: 'own',
    status: 204,
    answer: null,
    refusals: ['NOT_FOUND'],
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/v1/player/sign_out_everywhere',
    summary: 'End every session of the player, the asking one too',
    access: 'player',
    right: 'own',
    status: 204,
    answer: null,
    refusals: [],
    headers: { 'clear-site-data': '"cache"' },
  },
} satisfies Calls
