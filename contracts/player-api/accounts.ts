import { z } from 'zod'
import { cleanCode } from '../typed-text.ts'
import type { Calls } from './call.ts'
import { email, oneTimeCode, typedText } from './typed-fields.ts'
import { tokenSet } from './v1.ts'

/** The calls of table 3 about the account itself: sign-up, password reset, the account area. */

const country = z.string().regex(/^[A-Z]{2}$/)
const language = z.string().regex(/^[a-z]{2,4}$/)
/** Optional and not used: an installation has one site. */
const siteId = z.union([z.string().max(20), z.int()]).optional()
const newPassword = z.string().min(8).max(64)

/** The request header of the captcha answer (GAP-051). */
export const CAPTCHA_HEADER = 'x-captcha-token'

export const SIGN_UP_STEPS = [
  'Details',
  'ContactInfo',
  'Verification',
  'Complete',
  'Duplicated',
  'Unsupported',
] as const

export const signUpRequest = z.strictObject({
  countryCode: country,
  firstName: typedText(50),
  lastName: typedText(50),
  email,
  password: newPassword,
  languageCode: language,
  termsAndConditions: z.literal(true),
  cookiePolicyAccepted: z.literal(true),
  marketingOptIn: z.boolean().default(false),
  allConditions: z.boolean().optional(),
  /** The version that the person has read; only the current one is accepted. */
  termsAndConditionsAcceptedVersion: z.string().max(20).optional(),
  bonusCode: z
    .string()
    .max(100)
    .overwrite(cleanCode)
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  /** A link of an affiliate led to this sign-up (SES-06). For marketing events only: no rule reads it. */
  affiliateReg: z.boolean().default(false),
  siteId,
})
export const signUpResponse = z.object({ playerId: z.string(), token: z.string() })

export const contactInfoRequest = z.strictObject({
  playerId: z.uuid(),
  /** yyyy-MM-dd */
  dateOfBirth: z.iso.date(),
  street: typedText(100),
  city: typedText(60),
  postalCode: typedText(20),
  provinceCode: typedText(3).optional(),
  /** Dial prefix and number (SUP-06), with a plus sign. */
  mobilePhone: typedText(40),
  cpf: typedText(20).optional(),
  countryCode: country,
  languageCode: language,
  termsAndConditionsAccepted: z.literal(true),
})
export const contactInfoResponse = z.object({ playerId: z.string() })

export const VERIFICATIONS = ['EMAIL', 'SMS', 'BOTH'] as const
export const signUpState = z.object({
  playerId: z.string(),
  currentStep: z.enum(SIGN_UP_STEPS),
  countryCode: z.string(),
  email: z.string(),
  /** The stored phone number in E.164 format; null before the step ContactInfo. */
  mobilePhone: z.string().nullable(),
  verification: z.enum(VERIFICATIONS),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  bonusCode: z.string().nullable(),
  languageCode: z.string(),
  /** The data entered so far, for a form that is reopened; never the password. */
  details: z.object({
    firstName: z.string(),
    lastName: z.string(),
    marketingOptIn: z.boolean(),
  }),
  contactInfo: z
    .object({
      dateOfBirth: z.string(),
      street: z.string(),
      city: z.string(),
      postalCode: z.string(),
      provinceCode: z.string().nullable(),
      cpf: z.string().nullable(),
    })
    .nullable(),
})
export const sendSignUpCodeRequest = z.strictObject({
  playerId: z.uuid(),
  siteId,
  countryCode: country.optional(),
})
export const enterSignUpCodeRequest = z.strictObject({
  playerId: z.uuid(),
  siteId,
  code: oneTimeCode,
})

export const riskSettingQuery = z.object({
  siteId: z.string().max(20).optional(),
  countryCode: country.optional(),
})
export const riskSettingResponse = z.object({
  riskSetting: z.enum(['LOW', 'MEDIUM', 'HIGH']),
  verification: z.enum(VERIFICATIONS),
  /** The version that a sign-up has to accept now (TRM-03). */
  termsVersion: z.string(),
})

/**
 * A proof-of-work puzzle that costs a browser a second and makes mass requests expensive: find a whole number n, in
 * decimal digits, so that SHA-256 of `{challenge}.{n}` begins with `difficulty` zero bits. The answer is
 * `{challenge}.{n}`.
 */
export const challengeResponse = z.object({
  challenge: z.string(),
  difficulty: z.number(),
  expiresAt: z.string(),
})

export type SignUpRequest = z.output<typeof signUpRequest>
export type ContactInfoRequest = z.output<typeof contactInfoRequest>
export type SignUpState = z.infer<typeof signUpState>
export type SignUpStep = (typeof SIGN_UP_STEPS)[number]
export type Verification = (typeof VERIFICATIONS)[number]

const SEND_REFUSALS = [
  'FORBIDDEN',
  'SIGN_UP_STEP',
  'error.vonage.phone.invalid',
  'sms.max.attempts.reached',
] as const
const ENTER_REFUSALS = [
  'FORBIDDEN',
  'SIGN_UP_STEP',
  'sms.code.invalid',
  'error.registration.excluded',
  'error.registration.player_already_exists',
] as const

/**
 * The calls of a sign-up (table 3, rows 1 to 6 and 14), and three of ours: the captcha puzzle, the current step, and
 * the sign-in that ends it.
 */
export const signUpCalls = {
  readChallenge: {
    method: 'GET',
    path: '/v1/player/registration/challenge',
    summary: 'A puzzle whose answer the sign-up asks for',
    access: 'none',
    status: 200,
    answer: challengeResponse,
    refusals: [],
  },
  readRiskSetting: {
    method: 'GET',
    path: '/v1/player/markets/risk-setting',
    summary: 'What a sign-up in that country has to prove',
    access: 'none',
    query: riskSettingQuery,
    status: 200,
    answer: riskSettingResponse,
    refusals: [],
  },
  beginSignUp: {
    method: 'POST',
    path: '/v1/player/registration',
    summary: 'Begin a sign-up; its token opens the calls that follow',
    access: 'none',
    isLimited: true,
    requestHeaders: { [CAPTCHA_HEADER]: 'The answer to a puzzle, good once' },
    body: signUpRequest,
    status: 201,
    answer: signUpResponse,
    refusals: ['error.country.blocked', 'error.captcha.validation'],
  },
  readSignUp: {
    method: 'GET',
    path: '/v1/player/registration',
    summary: 'Where the sign-up stands',
    access: 'sign-up',
    status: 200,
    answer: signUpState,
    refusals: [],
  },
  putContactInfo: {
    method: 'PUT',
    path: '/v1/player/registration',
    summary: 'Add birth date, address and phone to the sign-up, or correct them',
    access: 'sign-up',
    isLimited: true,
    body: contactInfoRequest,
    status: 200,
    answer: contactInfoResponse,
    refusals: [
      'FORBIDDEN',
      'SIGN_UP_STEP',
      'error.country.blocked',
      'error.cpf.duplicate_found',
      'error.registration.player_already_exists',
    ],
  },
  sendSmsCode: {
    method: 'POST',
    path: '/v1/player/registration/sms_request',
    summary: 'Send the code of the sign-up by sms',
    access: 'sign-up',
    isLimited: true,
    body: sendSignUpCodeRequest,
    status: 204,
    answer: null,
    refusals: SEND_REFUSALS,
  },
  enterSmsCode: {
    method: 'POST',
    path: '/v1/player/registration/sms_verification',
    summary: 'Enter the code that came by sms; the last one missing opens the account',
    access: 'sign-up',
    isLimited: true,
    body: enterSignUpCodeRequest,
    status: 204,
    answer: null,
    refusals: ENTER_REFUSALS,
  },
  sendEmailCode: {
    method: 'POST',
    path: '/v1/player/registration/email_request',
    summary: 'Send the code of the sign-up by email',
    access: 'sign-up',
    isLimited: true,
    body: sendSignUpCodeRequest,
    status: 204,
    answer: null,
    refusals: SEND_REFUSALS,
  },
  enterEmailCode: {
    method: 'POST',
    path: '/v1/player/registration/email_verification',
    summary: 'Enter the code that came by email; the last one missing opens the account',
    access: 'sign-up',
    isLimited: true,
    body: enterSignUpCodeRequest,
    status: 204,
    answer: null,
    refusals: ENTER_REFUSALS,
  },
  signInSignedUp: {
    method: 'POST',
    path: '/v1/player/registration/sign_in',
    summary: 'Sign in with the token of a sign-up whose account is open; uses the token up',
    access: 'sign-up',
    isLimited: true,
    status: 200,
    answer: tokenSet,
    refusals: [
      'SIGN_UP_STEP',
      'error.player.not.found',
      'error.timeout.in.progress',
      'error.exclusion.in.progress',
      'error.exclusion.in.progress.indefinitely',
      'error.account.deactivated',
      'error.account.closed',
    ],
  },
} satisfies Calls
