import type { AccountRestriction } from '#contracts/player-api/account-rights.ts'
import type { SignOutCause, TokenSet } from '#contracts/player-api/v1.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import type { Statement } from '../db/db.ts'
import { newId } from '../wallet/index.ts'
import { isExcluded, maySessionRun } from './account-status.ts'
import { restrictionsOf } from './player-flags.ts'
import type { PlayerRow } from './players-store.ts'
import {
  type Device,
  findSession,
  insertSessionStatement,
  revokeSessions,
  rotateRefresh,
  type SessionRow,
  touchSession,
} from './session-store.ts'
import {
  type Bearer,
  decodeRefreshToken,
  encodeRefreshToken,
  hashSecret,
  type TokenIssuer,
} from './tokens.ts'

export const SESSION_IDLE_MS = 30 * 60_000
const SESSION_LIFETIME_MS = 12 * 3_600_000
/** `last_seen_at` is written at most this often: it is accurate to minutes, not to every click. */
const TOUCH_EVERY_MS = 60_000
/** Two calls with one refresh token this close together are a race, not a theft. */
const RACE_MS = 10_000
const SECRET_BYTES = 32

export type SessionDeps = Pick<Context, 'db' | 'clock' | 'random'> & {
  tokens: TokenIssuer
  /** Signs what the platform itself reads again. */
  secret: string
  /** The newest terms; in the sign-in response they describe the site, not the player (GAP-034). */
  termsVersion: string
  /** Queries the market's exclusion register; returns the player as of after that. */
  askRegister: (player: PlayerRow) => Promise<PlayerRow>
}

export type Authorised = {
  player: PlayerRow
  sessionId: string
  claims: Bearer['claims']
  /** What limits the account in this session. */
  restrictions: readonly AccountRestriction[]
}
export type AuthorityRefusal = 'NO_SESSION' | 'TOKEN_EXPIRED' | 'PLAYER_BLOCKED'

/** The player of a bearer token: signature, then the session (not revoked, not idle, not expired), then the player. */
export async function authorise(
  { db, clock, tokens }: SessionDeps,
  token: string,
): Promise<Result<Authorised, AuthorityRefusal>> {
  const bearer = await tokens.verify(token)
  if (!bearer.ok) return bearer
  const { playerId, sessionId, claims } = bearer.value
  const found = await findSession(db, { playerId, sessionId })
  const now = clock()
  if (!found || found.revoked_at !== null) return refuse('NO_SESSION')
  if (hasEnded(found, now)) return refuse('TOKEN_EXPIRED')
  if (!maySessionRun(found)) return refuse('PLAYER_BLOCKED')
  if (now - found.last_seen_at.getTime() >= TOUCH_EVERY_MS) {
    await touchSession(db, { playerId, sessionId, now: new Date(now) })
  }
  return ok({ player: found, sessionId, claims, restrictions: restrictionsOf(found) })
}

function hasEnded(session: SessionRow & PlayerRow, now: number): boolean {
  const isUsedUp =
    session.expires_at.getTime() <= now || session.last_seen_at.getTime() <= now - SESSION_IDLE_MS
  // One for the money alone ends with the break: it never becomes an ordinary session.
  return isUsedUp || (session.payout_only && !isExcluded(session.status))
}

/** A new session: its tokens, and the statement that makes them valid. */
export async function prepareSession(
  { clock, random, tokens, termsVersion }: SessionDeps,
  player: PlayerRow,
  device: Device & {
    providerSession?: string | null
    payoutOnly?: boolean
    /** The sign-in before this one. */
    lastSignInAt: Date | null
  },
): Promise<{ sessionId: string; statement: Statement; set: TokenSet }> {
  const now = clock()
  const sessionId = newId(now)
  const secret = random(SECRET_BYTES)
  const signed = await tokens.issue(player, sessionId)
  return {
    sessionId,
    statement: insertSessionStatement({
      playerId: player.id,
      passwordHash: player.password_hash,
      sessionId,
      refreshHash: hashSecret(secret),
      now: new Date(now),
      expiresAt: new Date(now + SESSION_LIFETIME_MS),
      device,
      providerSession: device.providerSession ?? null,
      payoutOnly: device.payoutOnly ?? false,
    }),
    set: {
      ...signed,
      refreshToken: encodeRefreshToken({ playerId: player.id, sessionId, secret }),
      termsVersion,
      firstLogin: !player.signed_in_before,
      lastLoginAt: device.lastSignInAt?.toISOString() ?? null,
    },
  }
}

/**
 * Exchanges a refresh token for new tokens, once. A token that was already exchanged ends the session: there is a copy,
 * and its holder cannot be identified (reuse detection).
 */
export async function refreshSession(
  deps: SessionDeps,
  refreshToken: string,
): Promise<Result<TokenSet, AuthorityRefusal>> {
  const { db, clock, random, tokens } = deps
  const decoded = decodeRefreshToken(refreshToken)
  if (!decoded) return refuse('NO_SESSION')
  const { playerId, sessionId } = decoded
  const found = await findSession(db, { playerId, sessionId })
  const now = clock()
  if (!found || found.revoked_at !== null) return refuse('NO_SESSION')
  if (hasEnded(found, now)) return refuse('TOKEN_EXPIRED')
  if (!maySessionRun(found)) return refuse('PLAYER_BLOCKED')

  const presented = hashSecret(decoded.secret)
  const secret = random(SECRET_BYTES)
  const rotated = await rotateRefresh(db, {
    playerId,
    sessionId,
    from: presented,
    to: hashSecret(secret),
    now: new Date(now),
  })
  if (!rotated) {
    const latest = await findSession(db, { playerId, sessionId })
    if (!isRace(latest, presented, now)) {
      await revokeSessions(db, {
        playerId,
        sessionId,
        now: new Date(now),
        because: 'REFRESH_REUSED',
      })
    }
    return refuse('NO_SESSION')
  }
  return ok({
    ...(await tokens.issue(found, sessionId)),
    refreshToken: encodeRefreshToken({ playerId, sessionId, secret }),
    termsVersion: deps.termsVersion,
    firstLogin: false,
    lastLoginAt: null,
  })
}

function isRace(session: SessionRow | undefined, presented: string, now: number): boolean {
  if (!session || session.previous_refresh_hash !== presented) return false
  return session.rotated_at !== null && now - session.rotated_at.getTime() <= RACE_MS
}

/** Ends the session at once; `because` is recorded with it. */
export function signOut(
  { db, clock }: SessionDeps,
  who: Authorised,
  because: SignOutCause | 'SIGNED_OUT' = 'SIGNED_OUT',
): Promise<void> {
  const { player, sessionId } = who
  return revokeSessions(db, { playerId: player.id, sessionId, now: new Date(clock()), because })
}
