import type { z } from 'zod'
import {
  backChannelLogoutRequest,
  confirmResponse,
  coolingRequest,
  coolingResponse,
  exchangeRequest,
  migrationRequest,
} from '#contracts/player-api/identity.ts'
import {
  idTokenClaims,
  refreshRequest,
  signInRequest,
  signOutQuery,
  tokenSet,
} from '#contracts/player-api/v1.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { ok, type Result } from '#contracts/result.ts'
import {
  exchangeToken,
  type IdentityProvider,
  refreshSession,
  reopenAfterTimeOut,
  type SessionDeps,
  type SignInResult,
  signOut,
  signOutByProvider,
} from '../players/index.ts'
import { type Answer, playerRoute, type Route, route } from './route.ts'
import { IN_PROCESS_CALLER } from './visitor.ts'

export type IdentityDeps = {
  sessions: SessionDeps
  /** The identity provider where players sign in; null: they sign in here, with a password. */
  provider: IdentityProvider | null
  signIn(request: z.output<typeof signInRequest>, ip: string): Promise<SignInResult>
  /** Logs the outcome of a sign-in, and returns it. */
  logSignIn<Outcome extends Result<unknown>>(outcome: Outcome, ip: string): Outcome
  /** Milliseconds to wait, 0 when this visitor may try to sign in as this player. */
  limitSignIn(attempt: { visitor: string | null; email: string }): Promise<number>
  /** Resumes an interrupted sign-up for a caller who knows its password. */
  confirm(credentials: z.output<typeof migrationRequest>): Promise<Answer>
  migrate(
    credentials: z.output<typeof migrationRequest>,
  ): Promise<Result<null, 'error.player.not.found' | 'TOO_MANY_REQUESTS'>>
}

const SIGN_IN_REFUSALS: readonly RefusalCode[] = [
  'error.player.not.found',
  'error.sign.in.attempt.count.exceeded',
  'error.timeout.in.progress',
  'error.exclusion.in.progress',
  'error.exclusion.in.progress.indefinitely',
  'error.account.deactivated',
  'error.account.closed',
  'TOO_MANY_REQUESTS',
]

/** The visitor behind a sign-in: the site names its visitors, every other caller is the visitor itself. */
function visitorOfSignIn(call: {
  remoteAddress: string
  visitor: string | null
  told: string | undefined
}): string | null {
  return call.remoteAddress === IN_PROCESS_CALLER ? (call.told ?? call.visitor) : call.remoteAddress
}

/** Signing in and out, and the calls before and after (table 3, rows 12, 13 and 38 to 41). */
export function identityRoutes(deps: IdentityDeps): Route[] {
  return [
    signInRoute(deps),
    ...providerRoutes(deps),
    ...waysBackRoutes(deps),
    ...sessionRoutes(deps),
  ]
}

function signInRoute(deps: IdentityDeps): Route {
  return route({
    method: 'POST',
    path: '/identity/sign_in',
    summary: 'Sign in with e-mail and password',
    access: 'none',
    body: signInRequest,
    status: 200,
    answer: tokenSet,
    refusals: [...SIGN_IN_REFUSALS, 'FORBIDDEN'],
    async handle({ body, ...call }) {
      // With two ways to sign in, an account would be as safe as the weaker one.
      if (deps.provider !== null) return { ok: false, refusal: 'FORBIDDEN' }
      const visitor = visitorOfSignIn({ ...call, told: body.meta?.ipAddress })
      const waitMs = await deps.limitSignIn({ visitor, email: body.email.toLowerCase() })
      if (waitMs > 0) {
        const retryAfterSeconds = Math.ceil(waitMs / 1000)
        return { ok: false, refusal: 'TOO_MANY_REQUESTS', detail: { retryAfterSeconds } }
      }
      return deps.signIn(body, visitor ?? '')
    },
  })
}

/** Calls that need an identity provider; without one they do not exist. */
function providerRoutes(deps: IdentityDeps): Route[] {
  return [exchangeRoute(deps), backChannelLogoutRoute(deps)]
}

function backChannelLogoutRoute({ provider, sessions }: IdentityDeps): Route {
  return route({
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
    async handle({ body }) {
      if (provider === null) return { ok: false, refusal: 'NOT_FOUND' }
      return signOutByProvider(sessions, provider, body.logout_token)
    },
  })
}

function exchangeRoute(deps: IdentityDeps): Route {
  return route({
    method: 'POST',
    path: '/identity/exchange',
    summary: 'Exchange the id token of the identity provider for tokens of ours, once',
    access: 'none',
    isLimited: true,
    body: exchangeRequest,
    status: 200,
    answer: tokenSet,
    refusals: [...SIGN_IN_REFUSALS, 'NO_SESSION', 'TOKEN_EXPIRED', 'NOT_FOUND'],
    async handle({ body, ...call }) {
      if (deps.provider === null) return { ok: false, refusal: 'NOT_FOUND' }
      const ip = visitorOfSignIn({ ...call, told: body.meta?.ipAddress }) ?? ''
      return deps.logSignIn(
        await exchangeToken(deps.sessions, deps.provider, { request: body, ip }),
        ip,
      )
    },
  })
}

function waysBackRoutes(deps: IdentityDeps): Route[] {
  return [
    route({
      method: 'POST',
      path: '/v1/player/:id/timeout/cooling',
      summary: 'Ask to come back after a time-out that is over; the account opens 24 hours later',
      access: 'none',
      isLimited: true,
      body: coolingRequest,
      status: 200,
      answer: coolingResponse,
      refusals: [],
      async handle({ body, params }) {
        if (params.id !== body.playerId) return { ok: false, invalid: { field: 'playerId' } }
        const cooling = await reopenAfterTimeOut(deps.sessions, body.playerId)
        return cooling.ok ? cooling : { ok: false, invalid: { field: 'playerId' } }
      },
    }),
    route({
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
      handle: ({ body }) => deps.confirm(body),
    }),
    route({
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
      handle: ({ body }) => deps.migrate(body),
    }),
  ]
}

function sessionRoutes(deps: IdentityDeps): Route[] {
  return [
    route({
      method: 'POST',
      path: '/identity/refresh',
      summary: 'Exchange a refresh token for new tokens, once',
      access: 'none',
      body: refreshRequest,
      status: 200,
      answer: tokenSet,
      refusals: ['NO_SESSION', 'TOKEN_EXPIRED', 'PLAYER_BLOCKED'],
      handle: ({ body }) => refreshSession(deps.sessions, body.refreshToken),
    }),
    playerRoute({
      method: 'GET',
      path: '/identity/session',
      summary: 'The claims of the current session',
      status: 200,
      answer: idTokenClaims,
      refusals: [],
      async handle({ claims, player }) {
        const read = idTokenClaims.safeParse(claims)
        // An access token has no claims about the person: only the id token carries them.
        return read.success && read.data.player_id === player.id
          ? ok(read.data)
          : { ok: false, refusal: 'NO_SESSION' }
      },
    }),
    playerRoute({
      method: 'POST',
      path: '/v1/player/sign_out',
      summary: 'End the session, its game sessions and its feeds at once',
      query: signOutQuery,
      status: 204,
      answer: null,
      refusals: [],
      headers: { 'clear-site-data': '"cache"' },
      async handle(who, { query }) {
        await signOut(deps.sessions, who, query.because)
        return ok(null)
      },
    }),
  ]
}
