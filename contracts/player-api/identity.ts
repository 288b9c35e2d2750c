import { z } from 'zod'
import type { Calls } from './call.ts'
import { email } from './typed-fields.ts'
import { idTokenClaims, refreshRequest, signInRequest, signOutQuery, tokenSet } from './v1.ts'

/** Sign-in: calls 12, 13 and 39 of table 3, and the exchange of a provider's token (GAP-036, GAP-039, GAP-042). */

/** Requests to come back after a time-out that is over; both are in the refusal of the sign-in. */
export const coolingRequest = z.strictObject({
  playerId: z.uuid(),
  /** Ours: that the password was entered a moment ago. An id alone is known to others, too. */
  proof: z.string().max(200).optional(),
})
export const coolingResponse = z.object({
  /** Until the account is open again. */
  milliseconds: z.number(),
  isCooling: z.literal(true),
})

export const migrationRequest = z.strictObject({
  email,
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

const SIGN_IN_REFUSALS = [
  'error.player.not.found',
  'error.sign.in.attempt.count.exceeded',
  'error.timeout.in.progress',
  'error.exclusion.in.progress',
  'error.exclusion.in.progress.indefinitely',
  'error.account.deactivated',
  'error.account.closed',
  'TOO_MANY_REQUESTS',
] as const

/** Signing in and out, and the calls before and after (table 3, rows 12, 13 and 38 to 41). */
export const identityCalls = {
  signIn: {
    method: 'POST',
    path: '/identity/sign_in',
    summary: 'Sign in with e-mail and password',
    access: 'none',
    body: signInRequest,
    status: 200,
    answer: tokenSet,
    refusals: [...SIGN_IN_REFUSALS, 'FORBIDDEN'],
  },
  exchange: {
    method: 'POST',
    path: '/identity/exchange',
    summary: 'Exchange the id token of the identity provider for tokens of ours, once',
    access: 'none',
    isLimited: true,
    body: exchangeRequest,
    status: 200,
    answer: tokenSet,
    refusals: [...SIGN_IN_REFUSALS, 'NO_SESSION', 'TOKEN_EXPIRED', 'NOT_FOUND'],
  },
  logOutByProvider: {
    method: 'POST',
    path: '/identity/backchannel_logout',
    summary: 'The identity provider ends the sessions that its logout token names',
    access: 'none',
    body: backChannelLogoutRequest,
    bodyType: 'form',
    status: 200,
    answer: null,
    refusals: ['NO_SESSION', 'TOKEN_EXPIRED', 'NOT_FOUND', 'UNAVAILABLE'],
    // The request itself is invalid: no caller is being authenticated (Back-Channel Logout 1.0, 2.8).
    statusOf: { NO_SESSION: 400, TOKEN_EXPIRED: 400 },
  },
  reopenAccount: {
    method: 'POST',
    path: '/v1/player/:id/timeout/cooling',
    summary: 'Ask to come back after a time-out that is over; the account opens 24 hours later',
    access: 'none',
    isLimited: true,
    body: coolingRequest,
    status: 200,
    answer: coolingResponse,
    refusals: [],
  },
  confirmSignUp: {
    method: 'POST',
    path: '/identity/confirm',
    summary: 'Take up a sign-up that has not ended, with its e-mail and password',
    access: 'none',
    isLimited: true,
    body: migrationRequest,
    status: 200,
    answer: confirmResponse,
    refusals: [
      'error.player.not.found',
      'error.sign.in.attempt.count.exceeded',
      'TOO_MANY_REQUESTS',
    ],
    statusOf: { 'error.player.not.found': 404 },
  },
  migrate: {
    method: 'POST',
    path: '/v1/player/migration',
    summary: 'Move the account that an older system knows by this e-mail and password',
    access: 'none',
    isLimited: true,
    body: migrationRequest,
    status: 204,
    answer: null,
    refusals: ['error.player.not.found', 'TOO_MANY_REQUESTS'],
    // The code means that no such player exists, not that a caller is refused (table 3, row 13).
    statusOf: { 'error.player.not.found': 404 },
  },
  refresh: {
    method: 'POST',
    path: '/identity/refresh',
    summary: 'Exchange a refresh token for new tokens, once',
    access: 'none',
    body: refreshRequest,
    status: 200,
    answer: tokenSet,
    refusals: ['NO_SESSION', 'TOKEN_EXPIRED', 'PLAYER_BLOCKED'],
  },
  readSession: {
    method: 'GET',
    path: '/identity/session',
    summary: 'The claims of the current session',
    access: 'player',
    right: 'own',
    status: 200,
    answer: idTokenClaims,
    refusals: [],
  },
  signOut: {
    method: 'POST',
    path: '/v1/player/sign_out',
    summary: 'End the session, its game sessions and its feeds at once',
    access: 'player',
    right: 'own',
    query: signOutQuery,
    status: 204,
    answer: null,
    refusals: [],
    headers: { 'clear-site-data': '"cache"' },
  },
} satisfies Calls
