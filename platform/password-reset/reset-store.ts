import type { Db, Statement } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

export async function insertResetKey(
  db: Db,
  key: { hash: string; smsHash: string | null; playerId: string; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into platform.password_reset (hash, sms_hash, player_id, expires_at)
     values ($1, $2, $3, $4)`,
    [key.hash, key.smsHash, key.playerId, key.expiresAt],
  )
}

/** Identifies a key: `smsHash` is null for that of a mailed link, and neither kind is accepted as the other. */
export type KeyHashes = { hash: string; smsHash: string | null }
export type KeyOwner = Pick<Rows['player'], 'id' | 'email' | 'language_code'>

export async function findKeyOwner(
  db: Db,
  { hash, smsHash }: KeyHashes,
  now: Date,
): Promise<KeyOwner | undefined> {
  const rows = await db.query<KeyOwner>(
    `select p.id, p.email, p.language_code
     from platform.password_reset r join platform.player p on p.id = r.player_id
     where r.hash = $1 and r.sms_hash is not distinct from $2 and r.expires_at > $3`,
    [hash, smsHash, now],
  )
  return rows[0]
}

/** Locks the player: of two keys used at once, the later one finds the keys gone. */
export function storePasswordStatements(change: {
  playerId: string
  passwordHash: string
  key: KeyHashes
  now: Date
}): Statement[] {
  const { playerId, passwordHash, key, now } = change
  return [
    { sql: 'select id from platform.player where id = $1 for update', params: [playerId] },
    {
      sql: `update platform.player set password_hash = $2
            where id = $1 and exists (
              select 1 from platform.password_reset
              where player_id = $1 and hash = $3 and sms_hash is not distinct from $4
                and expires_at > $5)`,
      params: [playerId, passwordHash, key.hash, key.smsHash, now],
    },
  ]
}

/** The number to which codes may be sent; null when the player has verified none. */
export async function findVerifiedPhone(db: Db, playerId: string): Promise<string | null> {
  const rows = await db.query<{ phone: string }>(
    `select phone from platform.player_person
     where player_id = $1 and phone is not null and phone_verified_at is not null`,
    [playerId],
  )
  return rows[0]?.phone ?? null
}
