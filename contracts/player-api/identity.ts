import { z } from 'zod'
import { signInRequest } from './v1.ts'

/** Calls around signing in: 12, 13 and 39 of table 3, and the exchange of a provider's token (GAP-036, GAP-039, GAP-042). */

/** Asks to come back after a time-out that is over; the id stands in the refusal of the sign-in. */
export const coolingRequest = z.strictObject({ playerId: z.uuid() })
export const coolingResponse = z.object({
  /** Until the account is open again. */
  milliseconds: z.number(),
  isCooling: z.literal(true),
})

export const migrationRequest = z.strictObject({
  email: z.email().max(254),
  password: z.string().min(1).max(256),
})

/** What an OpenID Connect provider gave the site, in exchange for tokens of ours. */
export const exchangeRequest = z.strictObject({
  idToken: z.string().min(16).max(8_192),
  /** Asks the provider for the e-mail where the id token does not carry it. */
  accessToken: z.string().min(1).max(8_192).optional(),
  nonce: z.string().min(16).max(200),
  meta: signInRequest.shape.meta,
})

/** OpenID Connect Back-Channel Logout 1.0, 2.5: what else the form carries is not looked at. */
export const backChannelLogoutRequest = z.object({ logout_token: z.string().min(16).max(8_192) })

/** `registration`: the sign-up goes on with this token; null: it was complete, and the sign-in works now. */
export const confirmResponse = z.object({
  registration: z.object({ playerId: z.string(), token: z.string() }).nullable(),
})
