import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

export async function readSegments(db: Db, playerId: string): Promise<string[]> {
  const rows = await db.query<Pick<Rows['segment_member'], 'segment_key'>>(
    'select segment_key from platform.segment_member where player_id = $1 order by segment_key',
    [playerId],
    { idempotent: true },
  )
  return rows.map((it) => it.segment_key)
}

export async function readKnownPlayers(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<Pick<Rows['player'], 'id'>>(
    'select id from platform.player where id = any($1::uuid[])',
    [ids],
    { idempotent: true },
  )
  return rows.map((it) => it.id)
}

/** Replaces the list in one transaction: a partial list is never visible. */
export async function replaceSegment(
  db: Db,
  segment: { key: string; playerIds: readonly string[]; now: Date },
): Promise<void> {
  const { key, playerIds, now } = segment
  await db.batch([
    {
      sql: `delete from platform.segment_member
            where segment_key = $1 and player_id <> all($2::uuid[])`,
      params: [key, playerIds],
    },
    {
      sql: `insert into platform.segment_member (segment_key, player_id, added_at)
            select $1, unnest($2::uuid[]), $3 on conflict do nothing`,
      params: [key, playerIds, now],
    },
  ])
}
