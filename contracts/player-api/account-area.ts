import { z } from 'zod'

/** The player's own account: calls 17 and 21 to 31 of table 3 (ACC-*, COO-04, TRM-02). */

const text = (max: number) => z.string().trim().min(1).max(max)

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
    street: text(100).optional(),
    city: text(60).optional(),
    postalCode: text(10).optional(),
    provinceCode: text(3).optional(),
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
  mobilePhone: text(40),
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
  code: z.string().regex(/^\d{6}$/),
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
