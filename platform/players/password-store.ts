import type { Db, Statement } from '../db/db.ts'

/**
 * The consequences of a new password, in the transaction that stored it (GAP-040, GAP-057): sessions end, all reset
 * keys with them, and the sign-in lock is lifted. Does nothing when a concurrent password change won: the stored hash,
 * which is salted, identifies the transaction.
 */
export function afterNewPasswordStatements(change: {
  playerId: string
  passwordHash: string
  emailHash: string
  /** The session in which the player changed the password; it stays open. */
  keepSessionId: string | null
  because: string
  now: Date
}): Statement[] {
  const { playerId, passwordHash } = change
  const isOurs = 'exists (select 1 from platform.player where id = $1 and password_hash = $2)'
  return [
    {
      sql: `update platform.player_session set revoked_at = $3, revoked_because = $4
            where player_id = $1 and revoked_at is null and ($5::uuid is null or id <> $5)
              and ${isOurs}`,
      params: [playerId, passwordHash, change.now, change.because, change.keepSessionId],
    },
    {
      sql: `delete from platform.password_reset where player_id = $1 and ${isOurs}`,
      params: [playerId, passwordHash],
    },
    {
      sql: `delete from platform.sign_in_failure where email_hash = $3 and ${isOurs}`,
      params: [playerId, passwordHash, change.emailHash],
    },
    { sql: "select pg_notify('session_ended', $1)", params: [playerId] },
  ]
}

/** Whether this is now the player's password: true for one of two concurrent changes. */
export async function hasPasswordHash(
  db: Db,
  { playerId, passwordHash }: { playerId: string; passwordHash: string },
): Promise<boolean> {
  const rows = await db.query(
    'select id from platform.player where id = $1 and password_hash = $2',
    [playerId, passwordHash],
  )
  return rows.length === 1
}
