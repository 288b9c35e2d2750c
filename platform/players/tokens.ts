import { createHash } from 'node:crypto'
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { IdTokenClaims } from '#contracts/player-api/v1.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { type KeyRing, SIGNING_ALGORITHM } from './key-ring.ts'
import type { PlayerRow } from './players-store.ts'

const TOKEN_LIFETIME_S = 3_600
const MAX_TOKEN_LENGTH = 8_192
const AUDIENCE = {
  id: 'playhouse-site',
  access: 'playhouse-api',
  support: 'playhouse-support',
} as const
const SECRET_BYTES = 32

export type Bearer = { playerId: string; sessionId: string; claims: JWTPayload }

const bearerClaims = z.object({ player_id: z.uuid(), sid: z.uuid() })

export type TokenIssuer = {
  issue(player: PlayerRow, sessionId: string): Promise<{ idToken: string; accessToken: string }>
  /** Checks signature, algorithm, issuer, audience and time, not whether the session is running. */
  verify(token: string): Promise<Result<Bearer, 'NO_SESSION' | 'TOKEN_EXPIRED'>>
}

/** Issues and verifies the signed tokens: the id token with the claims of SES-04, the access token for the API. */
export function createTokenIssuer(options: {
  keys: KeyRing
  issuer: string
  clock: () => number
}): TokenIssuer {
  const { keys, issuer, clock } = options

  const sign = async (audience: string, subject: string, claims: JWTPayload) => {
    const { kid, key } = await keys.signing()
    const nowS = Math.floor(clock() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(nowS)
      .setExpirationTime(nowS + TOKEN_LIFETIME_S)
      .sign(key)
  }

  return {
    async issue(player, sessionId) {
      // The support widget gets a token that is valid for nothing else.
      const zendeskJwtToken = await sign(AUDIENCE.support, player.access_id, {
        external_id: player.access_id,
        scope: 'user',
      })
      const claims: Omit<IdTokenClaims, 'iat' | 'exp'> = {
        country_code: player.country_code,
        language_code: player.language_code,
        player_id: player.id,
        player_access_id: player.access_id,
        email: player.email,
        login_method: 'DEFAULT',
        zendeskJwtToken,
        registrationDate: player.registered_at.toISOString(),
        multibrand: JSON.stringify({ suspended: player.multibrand_suspended }),
      }
      const [idToken, accessToken] = await Promise.all([
        sign(AUDIENCE.id, player.id, { ...claims, sid: sessionId }),
        sign(AUDIENCE.access, player.id, { player_id: player.id, sid: sessionId }),
      ])
      return { idToken, accessToken }
    },

    async verify(token) {
      if (token.length > MAX_TOKEN_LENGTH) return refuse('NO_SESSION')
      try {
        const { kid } = decodeProtectedHeader(token)
        const key = kid === undefined ? null : await keys.verifying(kid)
        if (key === null) return refuse('NO_SESSION')
        const { payload } = await jwtVerify(token, key, {
          algorithms: [SIGNING_ALGORITHM],
          issuer,
          audience: [AUDIENCE.id, AUDIENCE.access],
          typ: 'JWT',
          currentDate: new Date(clock()),
          requiredClaims: ['iat', 'exp', 'sub'],
        })
        const claims = bearerClaims.safeParse(payload)
        if (!claims.success) return refuse('NO_SESSION')
        return ok({
          playerId: claims.data.player_id,
          sessionId: claims.data.sid,
          claims: payload,
        })
      } catch (error) {
        if (error instanceof errors.JWTExpired) return refuse('TOKEN_EXPIRED')
        // decodeProtectedHeader throws TypeError for text that is not a token.
        if (error instanceof errors.JOSEError || error instanceof TypeError) {
          return refuse('NO_SESSION')
        }
        throw error
      }
    },
  }
}

type RefreshToken = { playerId: string; sessionId: string; secret: Buffer }

/** Opaque to everyone else: the session, and a secret of 256 bits of which we store the hash. */
export function encodeRefreshToken({ playerId, sessionId, secret }: RefreshToken): string {
  return Buffer.concat([uuidBytes(playerId), uuidBytes(sessionId), secret]).toString('base64url')
}

export function decodeRefreshToken(token: string): RefreshToken | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 32 + SECRET_BYTES || bytes.toString('base64url') !== token) return null
  return {
    playerId: uuidText(bytes.subarray(0, 16)),
    sessionId: uuidText(bytes.subarray(16, 32)),
    secret: bytes.subarray(32),
  }
}

/**
 * What identifies a signed token: the part that the signature covers. The signature itself has several spellings that
 * verify (unused bits, padding, the second value of an elliptic curve), so a token that is good once must not be
 * remembered by its whole text.
 */
export function signedPartOf(token: string): string {
  return token.slice(0, Math.max(0, token.lastIndexOf('.')))
}

/** One-way and unsalted: the input is 256 random bits. */
export function hashSecret(secret: Buffer | string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

function uuidBytes(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex')
}

function uuidText(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
