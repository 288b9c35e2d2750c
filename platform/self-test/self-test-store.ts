import type { SelfTestBand } from '#contracts/player-api/self-test-words.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import { newId } from '../wallet/index.ts'

/** The oldest are deleted when a newer one is stored. */
const MOST_KEPT = 20

export function selectResults(
  db: Db,
  playerId: string,
): Promise<(Pick<Rows['self_test'], 'at'> & { band: SelfTestBand })[]> {
  return db.query(
    'select at, band from platform.self_test where player_id = $1 order by at desc, id desc limit $2',
    [playerId, MOST_KEPT],
    { idempotent: true },
  )
}

export async function insertResult(
  db: Db,
  it: { playerId: string; at: number; band: SelfTestBand; textVersion: string | null },
): Promise<void> {
  await db.batch([
    {
      sql: `insert into platform.self_test (player_id, id, at, band, text_version)
            values ($1, $2, $3, $4, $5)`,
      params: [it.playerId, newId(it.at), new Date(it.at), it.band, it.textVersion],
    },
    {
      sql: `delete from platform.self_test where player_id = $1 and id not in (
              select id from platform.self_test where player_id = $1 order by at desc, id desc limit $2)`,
      params: [it.playerId, MOST_KEPT],
    },
  ])
}

export async function deleteResults(db: Db, playerId: string): Promise<void> {
  await db.query('delete from platform.self_test where player_id = $1', [playerId], {
    idempotent: true,
  })
}
