import type { z } from 'zod'
import type { SelfTestBand } from '#contracts/player-api/protection-words.ts'
import type { KeptSelfTests, keptSelfTest } from '#contracts/player-api/self-test.ts'
import { marketOfCountry } from '#markets/index.ts'
import { localDay } from '#markets/local-moment.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import type { PlayerRow } from '../players/index.ts'
import { newId } from '../wallet/index.ts'

/** The results that the player chose to keep. Nothing else reads them: no rule, no staff, no record (decision 0033). */
export async function readSelfTests(
  { db }: Pick<Context, 'db'>,
  player: PlayerRow,
): Promise<KeptSelfTests> {
  const { timeZone } = marketOfCountry(player.country_code)
  const rows = await selectResults(db, player.id)
  return { results: rows.map(({ at, band }) => ({ day: localDay(at.getTime(), timeZone), band })) }
}

export async function storeSelfTest(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
  { band, textVersion }: z.output<typeof keptSelfTest>,
): Promise<void> {
  await insertResult(db, {
    ...{ playerId: player.id, at: clock(), band, textVersion: textVersion ?? null },
  })
}

/** Deletes all of them permanently. */
export function deleteSelfTests({ db }: Pick<Context, 'db'>, player: PlayerRow): Promise<void> {
  return deleteResults(db, player.id)
}

/** The oldest are deleted when a newer one is stored. */
const MOST_KEPT = 20

function selectResults(
  db: Db,
  playerId: string,
): Promise<(Pick<Rows['self_test'], 'at'> & { band: SelfTestBand })[]> {
  return db.query(
    'select at, band from platform.self_test where player_id = $1 order by at desc, id desc limit $2',
    [playerId, MOST_KEPT],
    { idempotent: true },
  )
}

async function insertResult(
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

async function deleteResults(db: Db, playerId: string): Promise<void> {
  await db.query('delete from platform.self_test where player_id = $1', [playerId], {
    idempotent: true,
  })
}
