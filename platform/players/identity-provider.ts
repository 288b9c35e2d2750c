import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { email } from '#contracts/player-api/typed-fields.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'

/** A person's identity at the provider; the e-mail is set only if the provider has verified it. */
export type ProviderIdentity = {
  issuer: string
  subject: string
  verifiedEmail: string | null
  /** The provider's own session, where the token names one: a logout there refers to it. */
  sessionId: string | null
  /** Until when the token would be accepted. */
  expiresAt: Date
}
/** Target of the provider's logout; at least one of `subject` and `sessionId` is set. */
export type ProviderLogout = {
  issuer: string
  subject: string | null
  sessionId: string | null
  tokenId: string
  expiresAt: Date
}
export type ProviderRefusal = 'NO_SESSION' | 'TOKEN_EXPIRED' | 'UNAVAILABLE'
export type IdentityProvider = {
  identify(proof: {
    idToken: string
    accessToken?: string | undefined
    nonce: string
  }): Promise<Result<ProviderIdentity, ProviderRefusal>>
  /** Reads a logout token; replays are checked elsewhere. */
  readLogout(logoutToken: string): Promise<Result<ProviderLogout, ProviderRefusal>>
}

/** Signatures by a key pair only: with a shared secret, every verifier could also sign. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA', 'Ed25519']
/** The token must be exchanged soon or not at all. */
const MAX_AGE_S = 600
/** A logout is valid only now: a replayed old one must not end a current session. */
const LOGOUT_MAX_AGE_S = 300
const CLOCK_TOLERANCE_S = 5
const TIMEOUT_MS = 3_000

const discovered = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
})
const emailClaims = {
  // Kept as the provider verified it: normalising the part before the @ could turn it into someone else's address.
  email: z
    .string()
    .regex(/^[\x21-\x7e]+@[^@]+$/)
    .pipe(email)
    .optional()
    .catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
}
const idTokenClaims = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  nonce: z.string(),
  azp: z.string().optional(),
  sid: z.string().min(1).max(255).optional().catch(undefined),
  ...emailClaims,
})
/** Back-Channel Logout 1.0, 2.4 and 2.6; a nonce makes it an id token, which must not sign anyone out. */
const logoutClaims = z
  .object({
    sub: z.string().min(1).max(255).optional(),
    sid: z.string().min(1).max(255).optional(),
    jti: z.string().min(1).max(255),
    exp: z.number(),
    events: z.object({ 'http://schemas.openid.net/event/backchannel-logout': z.looseObject({}) }),
    nonce: z.undefined().optional(),
  })
  .refine((it) => it.sub !== undefined || it.sid !== undefined)
/** The type is recommended, not required; the type of another kind of token is rejected. */
const LOGOUT_TYPES = ['logout+jwt', 'application/logout+jwt', 'jwt']
const userInfo = z.object({ sub: z.string(), ...emailClaims })

/**
 * An OpenID Connect provider as the platform trusts it: its id tokens, for our client id, signed with its published
 * keys, for the sign-in that the nonce names.
 */
export function createIdentityProvider(options: {
  issuer: string
  clientId: string
  clock: () => number
  fetch?: typeof fetch
}): IdentityProvider {
  const { issuer, clientId, clock } = options
  const call = options.fetch ?? fetch
  let known: Promise<{ keys: JWTVerifyGetKey; userInfoUrl: string | undefined }> | undefined

  const get = async (url: string, headers: Record<string, string> = {}) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await call(url, { headers, signal, redirect: 'error' })
    if (!response.ok) throw new Error(`the identity provider answered ${response.status}`)
    return response.json()
  }
  const discover = async () => {
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const metadata = discovered.parse(await get(url))
    if (metadata.issuer !== issuer) throw new Error('the identity provider goes by another name')
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), {
      timeoutDuration: TIMEOUT_MS,
      [customFetch]: (to, init) => call(to, init),
    })
    return { keys, userInfoUrl: metadata.userinfo_endpoint }
  }
  /** Requested once; a failed request is retried. */
  const metadata = () => {
    known ??= discover().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
  const askForEmail = async (accessToken: string, subject: string) => {
    const { userInfoUrl } = await metadata()
    if (userInfoUrl === undefined) return undefined
    const info = userInfo.parse(await get(userInfoUrl, { authorization: `Bearer ${accessToken}` }))
    // Another person's access token must not supply the e-mail.
    return info.sub === subject ? info : undefined
  }

  return {
    async identify({ idToken, accessToken, nonce }) {
      try {
        const { payload } = await jwtVerify(idToken, (await metadata()).keys, {
          algorithms: ALGORITHMS,
          issuer,
          audience: clientId,
          currentDate: new Date(clock()),
          clockTolerance: CLOCK_TOLERANCE_S,
          maxTokenAge: MAX_AGE_S,
          requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
        })
        const claims = idTokenClaims.safeParse(payload)
        if (!claims.success || claims.data.nonce !== nonce) return refuse('NO_SESSION')
        const { sub: subject, azp, sid, exp } = claims.data
        if ((azp ?? clientId) !== clientId) return refuse('NO_SESSION')
        const from =
          claims.data.email === undefined && accessToken !== undefined
            ? await askForEmail(accessToken, subject)
            : claims.data
        const email = from?.email_verified ? from.email : undefined
        return ok({
          issuer,
          subject,
          verifiedEmail: email ?? null,
          sessionId: sid ?? null,
          expiresAt: new Date(exp * 1000),
        })
      } catch (error) {
        return refuse(refusalOf(error))
      }
    },

    async readLogout(logoutToken) {
      try {
        const { payload, protectedHeader } = await jwtVerify(logoutToken, (await metadata()).keys, {
          algorithms: ALGORITHMS,
          issuer,
          audience: clientId,
          currentDate: new Date(clock()),
          clockTolerance: CLOCK_TOLERANCE_S,
          maxTokenAge: LOGOUT_MAX_AGE_S,
          requiredClaims: ['exp', 'iat', 'jti', 'events'],
        })
        const claims = logoutClaims.safeParse(payload)
        const type = (protectedHeader.typ ?? 'jwt').toLowerCase()
        if (!claims.success || !LOGOUT_TYPES.includes(type)) return refuse('NO_SESSION')
        const { sub, sid, jti: tokenId, exp } = claims.data
        return ok({
          issuer,
          subject: sub ?? null,
          sessionId: sid ?? null,
          tokenId,
          expiresAt: new Date(exp * 1000),
        })
      } catch (error) {
        return refuse(refusalOf(error))
      }
    },
  }
}

function refusalOf(error: unknown): ProviderRefusal {
  if (error instanceof errors.JWTExpired) return 'TOKEN_EXPIRED'
  if (error instanceof errors.JWKSTimeout) return 'UNAVAILABLE'
  // jose throws its generic error when a key set cannot be fetched or read.
  const isRejected = error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC'
  return isRejected ? 'NO_SESSION' : 'UNAVAILABLE'
}
