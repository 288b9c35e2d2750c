import type { z } from 'zod'
import { CAPTCHA_HEADER, signUpCalls } from '#contracts/player-api/accounts.ts'
import { identityCalls, type migrationRequest } from '#contracts/player-api/identity.ts'
import {
  newPasswordByMailRequest,
  passwordResetCalls,
} from '#contracts/player-api/password-reset.ts'
import { idTokenClaims, type signInRequest } from '#contracts/player-api/v1.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import {
  type PasswordResetDeps,
  readResetEmail,
  requestReset,
  setNewPassword,
  verifyResetCode,
} from '../password-reset/index.ts'
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
import {
  beginSignUp,
  type confirmSignUp,
  enterSignUpCode,
  putContactInfo,
  readSignUp,
  riskSettingOf,
  type SignUpDeps,
  sendSignUpCode,
  signInSignedUp,
} from '../sign-up/index.ts'
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
  reportedIp: string | undefined
}): string | null {
  return call.remoteAddress === IN_PROCESS_CALLER
    ? (call.reportedIp ?? call.visitor)
    : call.remoteAddress
}

/** Signing in and out, and the calls before and after (table 3, rows 12, 13 and 38 to 41). */
export function identityRoutes(deps: IdentityDeps): Route[] {
  const { provider, sessions } = deps
  return bindCalls(identityCalls, {
    async signIn({ body, ...call }) {
      // With two ways to sign in, an account would be as safe as the weaker one.
      if (provider !== null) return { ok: false, refusal: 'FORBIDDEN' }
      const visitor = visitorOfSignIn({ ...call, reportedIp: body.meta?.ipAddress })
      const waitMs = await deps.limitSignIn({ visitor, email: body.email })
      if (waitMs > 0) {
        const retryAfterSeconds = Math.ceil(waitMs / 1000)
        return { ok: false, refusal: 'TOO_MANY_REQUESTS', detail: { retryAfterSeconds } }
      }
      return deps.signIn(body, visitor ?? '')
    },
    // Without an identity provider this call and the next do not exist.
    async exchange({ body, ...call }) {
      if (provider === null) return { ok: false, refusal: 'NOT_FOUND' }
      const ip = visitorOfSignIn({ ...call, reportedIp: body.meta?.ipAddress }) ?? ''
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

/** The calls of a sign-up, from the first form to the sign-in that ends it. */
export function signUpRoutes(deps: SignUpDeps, sessions: SessionDeps): Route[] {
  return bindCalls(signUpCalls, {
    readChallenge: async () => ok(deps.captcha.issue()),
    readRiskSetting: async ({ query }) =>
      ok({
        ...riskSettingOf(deps, query.countryCode),
        termsVersion: await deps.termsOf(query.countryCode ?? ''),
      }),
    beginSignUp: ({ body, visitor, header }) =>
      beginSignUp(deps, body, { captchaToken: header(CAPTCHA_HEADER), visitor }),
    readSignUp: async ({ draft }) => ok(await readSignUp(deps, draft)),
    putContactInfo: ({ draft, body }) => putContactInfo(deps, draft, body),
    sendSmsCode: ({ draft, body: { playerId }, visitor }) =>
      sendSignUpCode(deps, draft, { playerId, kind: 'sms', visitor }),
    enterSmsCode: ({ draft, body: { playerId, code }, visitor }) =>
      enterSignUpCode(deps, draft, { playerId, code, kind: 'sms', visitor }),
    sendEmailCode: ({ draft, body: { playerId }, visitor }) =>
      sendSignUpCode(deps, draft, { playerId, kind: 'mail', visitor }),
    enterEmailCode: ({ draft, body: { playerId, code }, visitor }) =>
      enterSignUpCode(deps, draft, { playerId, code, kind: 'mail', visitor }),
    signInSignedUp: ({ draft, visitor }) =>
      signInSignedUp({ sessions, db: deps.db }, draft, visitor ?? ''),
  })
}

/** The calls of a password reset (table 3, rows 7 to 11). */
export function passwordResetRoutes(deps: PasswordResetDeps): Route[] {
  return bindCalls(passwordResetCalls, {
    requestPasswordReset: ({ body, visitor }) => requestReset(deps, body, { visitor }),
    verifyResetCode: ({ body, visitor }) => verifyResetCode(deps, body, { visitor }),
    setPasswordBySms: ({ body }) => setNewPassword(deps, body),
    setPasswordByMail: ({ body }) => setNewPassword(deps, body),
    async readResetEmail({ params }) {
      const key = newPasswordByMailRequest.shape.resetKey.safeParse(params.id)
      return key.success ? readResetEmail(deps, key.data) : refuse('NOT_FOUND')
    },
  })
}
