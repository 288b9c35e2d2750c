import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'
import { type IdTokenClaims, idTokenClaims } from '#contracts/player-api/v1.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { type TimedFetch, withinLimit } from '#contracts/timed-fetch.ts'

export type IdTokenRefusal = 'NO_SESSION' | 'TOKEN_EXPIRED' | 'UNAVAILABLE'
export type IdTokenVerifier = (token: string) => Promise<Result<IdTokenClaims, IdTokenRefusal>>

/** No other algorithm may sign: one chosen by the token itself would let anyone sign. */
const ALGORITHMS = ['ES256']
/** Only tokens issued for the site: those for the API or for support open no page. */
const AUDIENCE = 'playhouse-site'
const CLOCK_TOLERANCE_S = 5
const MAX_TOKEN_LENGTH = 8_192
/** Verified tokens are cached by their text: one signature check per token, not per request. */
const MAX_REMEMBERED = 2_000

/**
 * Verifies an id token against the platform's published keys and reads its claims (GAP-038). The keys are fetched when
 * a key id is new, so tokens stay readable while the platform is down.
 */
export function createIdTokenVerifier(options: {
  fetch: TimedFetch
  keysUrl: string
  issuer: string
  clock: () => number
  timeoutMs: number
}): IdTokenVerifier {
  const { clock } = options
  const keys = createRemoteJWKSet(new URL(options.keysUrl), {
    timeoutDuration: options.timeoutMs,
    cooldownDuration: 5_000,
    [customFetch]: (url, { signal, ...init }) =>
      withinLimit(options.fetch(new Request(url, init), { signal }), signal),
  })
  const remembered = new Map<string, IdTokenClaims>()

  return async (token) => {
    if (token.length > MAX_TOKEN_LENGTH) return refuse('NO_SESSION')
    const known = remembered.get(token)
    if (known) return known.exp * 1000 > clock() ? ok(known) : refuse('TOKEN_EXPIRED')
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ALGORITHMS,
        issuer: options.issuer,
        audience: AUDIENCE,
        currentDate: new Date(clock()),
        clockTolerance: CLOCK_TOLERANCE_S,
        requiredClaims: ['exp', 'iat'],
      })
      const claims = idTokenClaims.safeParse(payload)
      if (!claims.success || claims.data.player_id === '') return refuse('NO_SESSION')
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(token, claims.data)
      return ok(claims.data)
    } catch (error) {
      return refuse(refusalOf(error))
    }
  }
}

function refusalOf(error: unknown): IdTokenRefusal {
  if (error instanceof errors.JWTExpired) return 'TOKEN_EXPIRED'
  if (error instanceof errors.JWKSTimeout) return 'UNAVAILABLE'
  // jose throws its generic error for a key set that cannot be fetched or parsed.
  const isRejected = error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC'
  return isRejected ? 'NO_SESSION' : 'UNAVAILABLE'
}
