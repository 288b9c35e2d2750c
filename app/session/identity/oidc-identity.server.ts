import { hkdfSync } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import * as client from 'openid-client'
import { z } from 'zod'
import type { SiteLogger } from '#app/load-context.ts'
import type { PlatformClient, Refused } from '#app/platform-client/platform-client.server.ts'
import type { Identity, Meta, ProviderTokens, SignInStep } from './identity.ts'

export const CALLBACK_PATH = '/api/identity/callback'
const SCOPE = 'openid email'
const TIMEOUT_S = 4

export type OidcOptions = {
  issuer: string
  clientId: string
  clientSecret: string
  publicOrigin: string
  /** Seals the state that a visitor takes to the provider. */
  secret: string
  platform: PlatformClient
  clock: () => number
  logger: SiteLogger
}

const UNAVAILABLE: Refused = { ok: false, refusal: 'UNAVAILABLE' }

/**
 * Players sign in at an OpenID Connect provider: authorization code with PKCE, state and nonce. The callback is
 * verified here and again by the platform, which exchanges the id token for its own session.
 */
export function createOidcIdentity(options: OidcOptions): Identity {
  const { platform, logger, publicOrigin } = options
  const redirectUri = `${publicOrigin}${CALLBACK_PATH}`
  const seal = createStateSeal(options)
  const provider = createProvider(options)

  return {
    asksFor: 'provider',
    providerOrigin: new URL(options.issuer).origin,
    currentSession: platform.verifyIdToken,

    async signIn({ next }): Promise<SignInStep> {
      const config = await provider().catch((error: unknown) => {
        logger.warn({ err: error }, 'the identity provider could not be reached')
        return null
      })
      if (config === null) return { kind: 'refused', refused: UNAVAILABLE }
      const state = client.randomState()
      const nonce = client.randomNonce()
      const verifier = client.randomPKCECodeVerifier()
      const location = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      const sealed = await seal.seal({ state, nonce, verifier, next })
      return { kind: 'elsewhere', location: location.href, sealed }
    },

    async finishSignIn({ url, sealed, metaFor }) {
      const loginState = sealed === null ? null : await seal.open(sealed)
      if (loginState === null) return { step: { kind: 'failed' }, next: null }
      const given = await grant(url, loginState)
      if ('kind' in given) return { step: given, next: loginState.next }
      const step = await exchange(platform, { ...given, ...loginState }, metaFor(loginState.next))
      return { step, next: loginState.next }
    },

    async renew(tokens) {
      if (tokens.refreshToken === undefined) return tokens
      try {
        const renewed = await client.refreshTokenGrant(await provider(), tokens.refreshToken)
        return {
          idToken: renewed.id_token ?? tokens.idToken,
          refreshToken: renewed.refresh_token ?? tokens.refreshToken,
        }
      } catch (error) {
        if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant') {
          return 'gone'
        }
        // An outage of the provider ends no session.
        logger.warn({ err: error }, 'the identity provider did not renew')
        return tokens
      }
    },

    async signOut({ idToken, provider: tokens }) {
      const answer = await platform.signOut({ token: idToken, turnAway: null })
      const refused = answer.ok ? null : answer
      const config = tokens ? await provider().catch(() => null) : null
      if (!tokens || !config?.serverMetadata().end_session_endpoint) {
        return { refused, location: null }
      }
      const location = client.buildEndSessionUrl(config, {
        id_token_hint: tokens.idToken,
        post_logout_redirect_uri: `${publicOrigin}/`,
      })
      return { refused, location: location.href }
    },
  }

  /** Exchanges the code in the URL for tokens: state, nonce, signature, issuer and audience are checked. */
  async function grant(
    url: URL,
    loginState: { state: string; nonce: string; verifier: string },
  ): Promise<SignInStep | (ProviderTokens & { accessToken: string })> {
    try {
      // Behind a proxy the request's origin differs from the registered redirect URI.
      const back = new URL(`${redirectUri}${url.search}`)
      const tokens = await client.authorizationCodeGrant(await provider(), back, {
        pkceCodeVerifier: loginState.verifier,
        expectedState: loginState.state,
        expectedNonce: loginState.nonce,
        idTokenExpected: true,
      })
      return {
        idToken: tokens.id_token ?? '',
        refreshToken: tokens.refresh_token,
        accessToken: tokens.access_token,
      }
    } catch (error) {
      // Only the kind of error is logged: its text may quote the request.
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN'
      logger.info({ event: 'sign_in', outcome: 'PROVIDER_REFUSED', code }, 'sign-in')
      return { kind: 'failed' }
    }
  }
}

/** Discovered on first use and cached; after a failure the next caller retries. */
function createProvider(options: OidcOptions): () => Promise<client.Configuration> {
  const issuer = new URL(options.issuer)
  let known: Promise<client.Configuration> | undefined
  return () => {
    known ??= client
      .discovery(
        issuer,
        options.clientId,
        { client_secret: options.clientSecret },
        client.ClientSecretBasic(options.clientSecret),
        {
          timeout: TIMEOUT_S,
          // A provider on this machine, in a demo; live mode requires https.
          execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
        },
      )
      .catch((error: unknown) => {
        known = undefined
        throw error
      })
    return known
  }
}

async function exchange(
  platform: PlatformClient,
  given: ProviderTokens & { accessToken: string; nonce: string },
  meta: Meta,
): Promise<SignInStep> {
  const { idToken, refreshToken, accessToken, nonce } = given
  const tokens = await platform.exchange({ idToken, accessToken, nonce, meta }, meta.ipAddress)
  return tokens.ok
    ? { kind: 'signed-in', tokens: tokens.value, provider: { idToken, refreshToken } }
    : { kind: 'refused', refused: tokens }
}

const LIFETIME_S = 600
const ENCRYPTION = 'A256GCM'
const MAX_LENGTH = 4_096

const state = z.object({
  state: z.string().min(16),
  nonce: z.string().min(16),
  verifier: z.string().min(16),
  next: z.string().max(1_200),
})
/** The state that a visitor takes to the provider: without it the callback opens no session. */
type SealedState = z.infer<typeof state>

/** Encrypted and valid for ten minutes: the visitor's browser stores it and can neither read nor forge it. */
export function createStateSeal({ secret, clock }: { secret: string; clock: () => number }) {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'playhouse', 'sign-in-state', 32))
  return {
    seal(value: SealedState): Promise<string> {
      const nowS = Math.floor(clock() / 1000)
      return new EncryptJWT(value)
        .setProtectedHeader({ alg: 'dir', enc: ENCRYPTION })
        .setExpirationTime(nowS + LIFETIME_S)
        .encrypt(key)
    },
    async open(sealed: string): Promise<SealedState | null> {
      if (sealed.length > MAX_LENGTH) return null
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          currentDate: new Date(clock()),
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: [ENCRYPTION],
          requiredClaims: ['exp'],
        })
        const opened = state.safeParse(payload)
        return opened.success ? opened.data : null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
