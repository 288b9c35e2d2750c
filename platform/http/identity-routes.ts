import type { z } from 'zod'
import { identityCalls, type migrationRequest } from '#contracts/player-api/identity.ts'
import { idTokenClaims, type signInRequest } from '#contracts/player-api/v1.ts'
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
import type { confirmSignUp } from '../sign-up/index.ts'
import { bindCalls, type Route } from './route.ts'
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
  confirm(credentials: z.output<typeof migrationRequest>): ReturnType<typeof confirmSignUp>
  migrate(
    credentials: z.output<typeof migrationRequest>,
  ): Promise<Result<null, 'error.player.not.found' | 'TOO_MANY_REQUESTS'>>
}

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
  const { provider, sessions } = deps
  return bindCalls(identityCalls, {
    async signIn({ body, ...call }) {
      // With two ways to sign in, an account would be as safe as the weaker one.
      if (provider !== null) return { ok: false, refusal: 'FORBIDDEN' }
      const visitor = visitorOfSignIn({ ...call, told: body.meta?.ipAddress })
      const waitMs = await deps.limitSignIn({ visitor, email: body.email.toLowerCase() })
      if (waitMs > 0) {
        const retryAfterSeconds = Math.ceil(waitMs / 1000)
        return { ok: false, refusal: 'TOO_MANY_REQUESTS', detail: { retryAfterSeconds } }
      }
      return deps.signIn(body, visitor ?? '')
    },
    // Without an identity provider this call and the next do not exist.
    async exchange({ body, ...call }) {
      if (provider === null) return { ok: false, refusal: 'NOT_FOUND' }
      const ip = visitorOfSignIn({ ...call, told: body.meta?.ipAddress }) ?? ''
      return deps.logSignIn(await exchangeToken(sessions, provider, { request: body, ip }), ip)
    },
    async logOutByProvider({ body }) {
      if (provider === null) return { ok: false, refusal: 'NOT_FOUND' }
      return signOutByProvider(sessions, provider, body.logout_token)
    },
    async reopenAccount({ body, params }) {
      if (params.id !== body.playerId) return { ok: false, invalid: { field: 'playerId' } }
      const cooling = await reopenAfterTimeOut(sessions, body)
      return cooling.ok ? cooling : { ok: false, invalid: { field: 'playerId' } }
    },
    confirmSignUp: ({ body }) => deps.confirm(body),
    migrate: ({ body }) => deps.migrate(body),
    refresh: ({ body }) => refreshSession(sessions, body.refreshToken),
    async readSession({ who: { claims, player } }) {
      const read = idTokenClaims.safeParse(claims)
      // An access token has no claims about the person: only the id token carries them.
      return read.success && read.data.player_id === player.id
        ? ok(read.data)
        : { ok: false, refusal: 'NO_SESSION' }
    },
    async signOut({ who, query }) {
      await signOut(sessions, who, query.because)
      return ok(null)
    },
  })
}
