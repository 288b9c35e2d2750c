import type { Db, Statement } from '../db/db.ts'
import type { PlayerRow } from './players-store.ts'

type Subject = { issuer: string; subject: string }

export async function findLinkedPlayer(db: Db, who: Subject): Promise<PlayerRow | undefined> {
  const rows = await db.query<PlayerRow>(
    `select p.* from platform.identity_link l join platform.player p on p.id = l.player_id
     where l.issuer = $1 and l.subject = $2`,
    [who.issuer, who.subject],
  )
  return rows[0]
}

/** Whether anybody of that provider is linked to the player. */
export async function hasLinkTo(
  db: Db,
  { issuer, playerId }: { issuer: string; playerId: string },
): Promise<boolean> {
  const rows = await db.query(
    'select 1 as one from platform.identity_link where issuer = $1 and player_id = $2 limit 1',
    [issuer, playerId],
  )
  return rows.length > 0
}

export function linkStatement(link: Subject & { playerId: string; now: Date }): Statement {
  return {
    sql: `insert into platform.identity_link (issuer, subject, player_id, linked_at)
          values ($1, $2, $3, $4) on conflict do nothing`,
    params: [link.issuer, link.subject, link.playerId, link.now],
  }
}

/** True the first time; the memory goes when the token would not be accepted any more. */
export async function spendToken(db: Db, hash: string, expiresAt: Date): Promise<boolean> {
  const rows = await db.query(
    `insert into platform.spent_token (hash, expires_at) values ($1, $2)
     on conflict do nothing returning hash`,
    [hash, expiresAt],
  )
  return rows.length === 1
}
