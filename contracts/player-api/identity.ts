import { z } from 'zod'
import { signInRequest } from './v1.ts'

/** Sign-in: calls 12, 13 and 39 of table 3, and the exchange of a provider's token (GAP-036, GAP-039, GAP-042). */

/** Requests to come back after a time-out that is over; the id is in the refusal of the sign-in. */
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

/** The tokens of an OpenID Connect provider, to be exchanged for tokens of this platform. */
export const exchangeRequest = z.strictObject({
  idToken: z.string().min(16).max(8_192),
  /** Used to request the email address when the id token does not contain it. */
  accessToken: z.string().min(1).max(8_192).optional(),
  nonce: z.string().min(16).max(200),
  meta: signInRequest.shape.meta,
})

/** OpenID Connect Back-Channel Logout 1.0, section 2.5: other form fields are ignored. */
export const backChannelLogoutRequest = z.object({ logout_token: z.string().min(16).max(8_192) })

/** `registration`: the token to continue the sign-up; null: it was complete, and the player can sign in now. */
export const confirmResponse = z.object({
  registration: z.object({ playerId: z.string(), token: z.string() }).nullable(),
})
