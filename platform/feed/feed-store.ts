import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

export async function insertFeedToken(
  db: Db,
  token: { hash: string; playerId: string; sessionId: string; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into platform.feed_token (hash, player_id, session_id, expires_at)
     values ($1, $2, $3, $4)`,
    [token.hash, token.playerId, token.sessionId, token.expiresAt],
  )
}

type FeedTokenRow = Pick<Rows['feed_token'], 'player_id' | 'session_id' | 'expires_at'>

/** Consumes the token: of two callers with the same token, one gets the session. */
export async function takeFeedToken(db: Db, hash: string): Promise<FeedTokenRow | undefined> {
  const rows = await db.query<FeedTokenRow>(
    'delete from platform.feed_token where hash = $1 returning player_id, session_id, expires_at',
    [hash],
  )
  return rows[0]
}

/** The newest wallet sequence number in the outbox for each of these players. */
export async function selectNewestSeqs(
  db: Db,
  playerIds: readonly string[],
): Promise<Map<string, bigint>> {
  const rows = await db.query<{ player_id: string; seq: bigint }>(
    `select player_id, max(seq) as seq from platform.outbox
     where player_id = any($1::uuid[]) group by player_id`,
    [playerIds],
  )
  return new Map(rows.map((it) => [it.player_id, it.seq]))
}

/** Deletes outbox rows that no feed can be waiting for any more. */
export async function deleteOldNews(db: Db, before: Date): Promise<void> {
  await db.query('delete from platform.outbox where created_at < $1', [before])
}
