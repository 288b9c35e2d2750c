import type { PlayRules } from '#markets/types.ts'
import type { Db, Statement } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import type { PlayerRow } from './players-store.ts'

export type SessionRow = Pick<
  Rows['player_session'],
  | 'last_seen_at'
  | 'expires_at'
  | 'revoked_at'
  | 'refresh_hash'
  | 'previous_refresh_hash'
  | 'rotated_at'
  | 'payout_only'
> & {
  session_id: string
  session_created_at: Date
}

/** The session with its player, in one read: every authorised call starts with it. */
export async function findSession(
  db: Db,
  key: { playerId: string; sessionId: string },
): Promise<(SessionRow & PlayerRow) | undefined> {
  const rows = await db.query<SessionRow & PlayerRow>(
    `select s.id as session_id, s.created_at as session_created_at, s.last_seen_at, s.expires_at,
            s.revoked_at, s.refresh_hash, s.previous_refresh_hash, s.rotated_at, s.payout_only, p.*
     from platform.player_session s join platform.player p on p.id = s.player_id
     where s.player_id = $1 and s.id = $2`,
    [key.playerId, key.sessionId],
    { idempotent: true, prepare: true },
  )
  return rows[0]
}

/** Origin and device of a session, for the player's list of devices. */
export type Device = { ip: string; userAgent: string; countryCode: string }

/** The play timer starts with the session, if that was opened; see `platform.begin_play_time`. */
export function beginPlayTimeStatement(begin: {
  playerId: string
  sessionId: string
  rule: PlayRules['realityCheck']
  now: Date
}): Statement {
  const { playerId, sessionId, rule, now } = begin
  return {
    sql: `select platform.begin_play_time(player_id, id, $3::int[], $4, $5, $6)
          from platform.player_session where player_id = $1 and id = $2`,
    params: [
      playerId,
      sessionId,
      [...rule.choicesMinutes],
      rule.defaultMinutes,
      rule.lockMinutes,
      now,
    ],
  }
}

/**
 * Opens a session only while the password that was verified is still stored. The lock lets a password change pass
 * before or after, never between: none of the player's other sessions escapes it. It is the lock of an update, because
 * the first sign-in updates right after: two holders of a shared lock would wait for each other.
 */
export function insertSessionStatement(session: {
  playerId: string
  passwordHash: string
  sessionId: string
  refreshHash: string
  now: Date
  expiresAt: Date
  device: Device
  providerSession: string | null
  payoutOnly: boolean
}): Statement {
  return {
    sql: `insert into platform.player_session (player_id, id, refresh_hash, created_at,
            last_seen_at, expires_at, ip, user_agent, country_code, provider_session,
            payout_only)
          select id, $2, $3, $4, $4, $5, $6, $7, $8, $10, $11 from platform.player
          where id = $1 and password_hash = $9 for no key update`,
    params: [
      session.playerId,
      session.sessionId,
      session.refreshHash,
      session.now,
      session.expiresAt,
      session.device.ip,
      session.device.userAgent,
      session.device.countryCode,
      session.passwordHash,
      session.providerSession,
      session.payoutOnly,
    ],
  }
}

/** False when the token was no longer the current one: of two callers only one exchanges it. */
export async function rotateRefresh(
  db: Db,
  change: { playerId: string; sessionId: string; from: string; to: string; now: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update platform.player_session
     set refresh_hash = $4, previous_refresh_hash = $3, rotated_at = $5, last_seen_at = $5
     where player_id = $1 and id = $2 and refresh_hash = $3 and revoked_at is null returning id`,
    [change.playerId, change.sessionId, change.from, change.to, change.now],
  )
  return rows.length === 1
}

export async function touchSession(
  db: Db,
  touch: { playerId: string; sessionId: string; now: Date },
): Promise<void> {
  await db.query(
    `update platform.player_session set last_seen_at = $3
     where player_id = $1 and id = $2 and last_seen_at < $3`,
    [touch.playerId, touch.sessionId, touch.now],
    { idempotent: true },
  )
}

/** Ends one session, or all of the player's, and notifies every instance, which then closes the sockets. */
export async function revokeSessions(
  db: Db,
  revoke: { playerId: string; sessionId?: string; now: Date; because: string },
): Promise<void> {
  await db.batch([
    {
      sql: `update platform.player_session set revoked_at = $3, revoked_because = $4
            where player_id = $1 and ($2::uuid is null or id = $2) and revoked_at is null`,
      params: [revoke.playerId, revoke.sessionId ?? null, revoke.now, revoke.because],
    },
    { sql: "select pg_notify('session_ended', $1)", params: [revoke.playerId] },
  ])
}

type RunningRow = Pick<
  Rows['player_session'],
  'id' | 'created_at' | 'last_seen_at' | 'ip' | 'user_agent' | 'country_code'
>

/** The player's running sessions, the last seen first. */
export function selectRunningOf(
  db: Db,
  of: { playerId: string; now: Date; idleSince: Date; limit: number },
): Promise<RunningRow[]> {
  return db.query<RunningRow>(
    `select id, created_at, last_seen_at, ip, user_agent, country_code
     from platform.player_session
     where player_id = $1 and revoked_at is null and expires_at > $2 and last_seen_at > $3
     order by last_seen_at desc, id desc limit $4`,
    [of.playerId, of.now, of.idleSince, of.limit],
  )
}

/** Those of the given sessions that are still running. */
export async function selectRunning(
  db: Db,
  sessions: { playerId: string; sessionIds: string[]; now: Date; idleSince: Date },
): Promise<Set<string>> {
  const rows = await db.query<Pick<Rows['player_session'], 'id'>>(
    `select id from platform.player_session
     where player_id = $1 and id = any($2::uuid[]) and revoked_at is null and expires_at > $3
       and last_seen_at > $4`,
    [sessions.playerId, sessions.sessionIds, sessions.now, sessions.idleSince],
  )
  return new Set(rows.map((it) => it.id))
}
