import type { IdentityResult } from '#contracts/provider-callbacks/identity-check.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

type CheckRow = Pick<Rows['identity_check'], 'id' | 'player_id'> & {
  outcome: IdentityResult['outcome'] | null
}

export async function insertCheck(
  db: Db,
  check: { id: string; playerId: string; startedAt: Date },
): Promise<void> {
  await db.query(
    'insert into platform.identity_check (id, player_id, started_at) values ($1, $2, $3)',
    [check.id, check.playerId, check.startedAt],
  )
}

export async function findCheck(db: Db, id: string): Promise<CheckRow | null> {
  const rows = await db.query<CheckRow>(
    'select id, player_id, outcome from platform.identity_check where id = $1',
    [id],
  )
  return rows[0] ?? null
}

/** The first result stays. */
export async function endCheck(
  db: Db,
  check: { id: string; outcome: string; endedAt: Date },
): Promise<void> {
  await db.query(
    `update platform.identity_check set outcome = $2, ended_at = $3
     where id = $1 and outcome is null`,
    [check.id, check.outcome, check.endedAt],
  )
}
