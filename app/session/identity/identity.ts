import type { z } from 'zod'
import type { IdTokenVerifier } from '#app/platform-client/id-token.server.ts'
import type { Refused } from '#app/platform-client/platform-client.server.ts'
import type { signInRequest, TokenSet } from '#contracts/player-api/v1.ts'

type Body = z.input<typeof signInRequest>
export type Credentials = Pick<Body, 'email' | 'password'>
/** What is told of the visit (GAP-039). */
export type Meta = NonNullable<Body['meta']> & { ipAddress: string }

/** What a provider gave with a session: for leaving there too, and for seeing whether it still knows the player. */
export type ProviderTokens = { idToken: string; refreshToken?: string | undefined }

export type SignInStep =
  | { kind: 'signed-in'; tokens: TokenSet; provider?: ProviderTokens }
  /** The visitor goes to the provider; `sealed` comes back with the visitor. */
  | { kind: 'elsewhere'; location: string; sealed: string }
  | { kind: 'refused'; refused: Refused }
  /** The sign-up has not ended: it goes on with this registration token (GAP-039). */
  | { kind: 'unfinished'; token: string }
  /** The provider did not bring the visitor back as it should. */
  | { kind: 'failed' }

/**
 * Who knows the players (GAP-036, SES-20, SES-21): the platform itself, by e-mail and password, or an
 * OpenID Connect provider. Sessions are the platform's in both cases.
 */
export type Identity = {
  readonly asksFor: 'password' | 'provider'
  /** Origin of the provider's pages: forms may lead there. */
  readonly providerOrigin: string | null
  signIn(attempt: {
    credentials: Credentials | null
    meta: Meta
    /** Where the visitor goes afterwards; a provider's answer brings it back. */
    next: string
    /** During a break, to take money out and for nothing else; a provider's own sign-in knows no such thing. */
    payoutOnly?: true
  }): Promise<SignInStep>
  /** The second half of a sign-in at a provider: `url` is what the visitor came back with. */
  finishSignIn(back: {
    url: URL
    sealed: string | null
    /** Of the visit, once it is known where it was going. */
    metaFor(next: string): Meta
  }): Promise<{ step: SignInStep; next: string | null }>
  currentSession: IdTokenVerifier
  /** Whether the provider still knows the player; new tokens of it where it gave some. */
  renew(tokens: ProviderTokens): Promise<ProviderTokens | 'gone'>
  /** Ends the platform's session; the answer is where the visitor leaves the provider's, if anywhere. */
  signOut(session: {
    idToken: string
    provider: ProviderTokens | undefined
  }): Promise<{ refused: Refused | null; location: string | null }>
}
