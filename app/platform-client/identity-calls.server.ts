import type { z } from 'zod'
import {
  type coolingRequest,
  type exchangeRequest,
  identityCalls,
  type migrationRequest,
} from '#contracts/player-api/identity.ts'
import { passwordResetCalls } from '#contracts/player-api/password-reset.ts'
import type { SignOutCause, signInRequest } from '#contracts/player-api/v1.ts'
import {
  type Answer,
  type Caller,
  mapAnswer,
  type PlatformCall,
  type Visitor,
} from './platform-call.server.ts'

type Credentials = z.input<typeof migrationRequest>

/** Signing in and out, and the calls before. `visitor`: the visitor's IP address, for rate limiting. */
export function createIdentityCalls(call: PlatformCall) {
  return {
    signIn: (body: z.input<typeof signInRequest>, signal?: AbortSignal) =>
      call(identityCalls.signIn, { body }, signal ? { signal } : {}),
    refresh: (refreshToken: string, signal?: AbortSignal) =>
      call(identityCalls.refresh, { body: { refreshToken } }, signal ? { signal } : {}),
    signOut: (caller: Caller, because?: SignOutCause) =>
      call(identityCalls.signOut, { query: { because } }, caller),
    /** Requests the return after an expired time-out; the response is how long it takes (GAP-042). */
    reopenAccount: (body: z.input<typeof coolingRequest>, visitor: string) =>
      call(identityCalls.reopenAccount, { id: body.playerId, body }, { visitor }),
    /** Migrates an account from an older system (SES-26). */
    migrate: (body: Credentials, visitor: string) =>
      call(identityCalls.migrate, { body }, { visitor }),
    /** Resumes an unfinished sign-up; null: it was complete, and sign-in works now (GAP-039). */
    confirmSignUp: (body: Credentials, visitor: string): Answer<{ token: string } | null> =>
      mapAnswer(call(identityCalls.confirmSignUp, { body }, { visitor }), (it) => it.registration),
    /** Exchanges an identity provider's id token for our tokens, once. */
    exchange: (body: z.input<typeof exchangeRequest>, visitor: string) =>
      call(identityCalls.exchange, { body }, { visitor }),
    /** The account of an emailed link's key; NOT_FOUND if it is used, expired or unknown. */
    readResetEmail: (resetKey: string, sender: Visitor): Answer<string> =>
      mapAnswer(
        call(passwordResetCalls.readResetEmail, { id: resetKey }, sender),
        ({ email }) => email,
      ),
  }
}
