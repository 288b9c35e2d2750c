import type { z } from 'zod'
import type { IdTokenVerifier } from '#app/platform-client/id-token.server.ts'
import type { Refused } from '#app/platform-client/platform-client.server.ts'
import type { signInRequest, TokenSet } from '#contracts/player-api/v1.ts'

type Body = z.input<typeof signInRequest>
export type Credentials = Pick<Body, 'email' | 'password'>
/** Data about the visit (GAP-039). */
export type Meta = NonNullable<Body['meta']> & { ipAddress: string }

/**
 * A provider's tokens for a session: to sign out there too, and to check whether the provider still knows the player.
 */
export type ProviderTokens = { idToken: string; refreshToken?: string | undefined }

export type SignInStep =
  | { kind: 'signed-in'; tokens: TokenSet; provider?: ProviderTokens }
  /** The visitor is redirected to the provider; `sealed` is returned with the callback. */
  | { kind: 'elsewhere'; location: string; sealed: string }
  | { kind: 'refused'; refused: Refused }
  /** The sign-up is unfinished: it continues with this registration token (GAP-039). */
  | { kind: 'unfinished'; token: string }
  /** The provider's callback was not valid. */
  | { kind: 'failed' }

/**
 * The identity source (GAP-036, SES-20, SES-21): the platform itself, by email and password, or an OpenID Connect
 * provider. Sessions are the platform's in both cases.
 */
export type Identity = {
  readonly asksFor: 'password' | 'provider'
  /** Origin of the provider's pages: an allowed form action. */
  readonly providerOrigin: string | null
  signIn(attempt: {
    credentials: Credentials | null
    meta: Meta
    /** Where the visitor goes afterwards; returned with the provider's callback. */
    next: string
    /** During a break, for withdrawals only; a provider's sign-in does not support it. */
    payoutOnly?: true
  }): Promise<SignInStep>
  /** The second half of a sign-in at a provider: `url` is the callback's URL. */
  finishSignIn(back: {
    url: URL
    sealed: string | null
    /** The visit's data, once its destination is known. */
    metaFor(next: string): Meta
  }): Promise<{ step: SignInStep; next: string | null }>
  currentSession: IdTokenVerifier
  /** Whether the provider still knows the player; its new tokens if it issued any. */
  renew(tokens: ProviderTokens): Promise<ProviderTokens | 'gone'>
  /** Ends the platform's session; returns the provider's sign-out URL, if any. */
  signOut(session: {
    idToken: string
    provider: ProviderTokens | undefined
  }): Promise<{ refused: Refused | null; location: string | null }>
}
