import { type Db, isDatabaseError, type Statement } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

const UNIQUE_VIOLATION = '23505'

export type PhoneChange = Pick<Rows['phone_change'], 'id' | 'phone'>

/** A newer request replaces the one before. */
export async function putPhoneChange(
  db: Db,
  change: PhoneChange & { playerId: string; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into platform.phone_change (player_id, id, phone, expires_at) values ($1, $2, $3, $4)
     on conflict (player_id) do update set
       id = excluded.id, phone = excluded.phone, expires_at = excluded.expires_at`,
    [change.playerId, change.id, change.phone, change.expiresAt],
  )
}

/** By player and id: another player's change is as unknown as one that never existed. */
export async function findPhoneChange(
  db: Db,
  { playerId, id, now }: { playerId: string; id: string; now: Date },
): Promise<PhoneChange | undefined> {
  const rows = await db.query<PhoneChange>(
    `select id, phone from platform.phone_change
     where player_id = $1 and id = $2 and expires_at > $3`,
    [playerId, id, now],
  )
  return rows[0]
}

/** `taken`: another account has the number. */
export async function storePhone(
  db: Db,
  it: {
    playerId: string
    change: PhoneChange
    now: Date
    /** Must come first: it locks the wallet. */
    held: readonly Statement[]
  },
): Promise<'stored' | 'taken'> {
  const { playerId, change, now, held } = it
  try {
    await db.batch([
      ...held,
      {
        sql: `update platform.player_person set phone = $2, phone_verified_at = $3
              where player_id = $1`,
        params: [playerId, change.phone, now],
      },
      {
        sql: 'delete from platform.phone_change where player_id = $1 and id = $2',
        params: [playerId, change.id],
      },
      { sql: "select pg_notify('player_changed', $1)", params: [playerId] },
    ])
    return 'stored'
  } catch (error) {
    if (isDatabaseError(error, UNIQUE_VIOLATION)) return 'taken'
    throw error
  }
}
