import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import { takeFromWindows } from '../rate/index.ts'

const CHANGES = { limit: 60, windowMs: 60_000 }

/** Whether games are suggested to the player based on recent play; on until the player switches it off. */
export async function readSuggestions(
  { db }: Pick<Context, 'db'>,
  playerId: string,
): Promise<{ enabled: boolean }> {
  return { enabled: (await selectSuggestions(db, playerId)) ?? true }
}

/** Repeating the current choice changes nothing and notifies no page. */
export async function changeSuggestions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  change: { playerId: string; enabled: boolean },
): Promise<Result<null, 'TOO_MANY_REQUESTS'>> {
  const now = clock()
  const window = { key: `suggestions:${change.playerId}`, limit: CHANGES }
  const waitMs = await takeFromWindows(db, [window], now)
  if (waitMs > 0) {
    return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  }
  await putSuggestions(db, { ...change, now: new Date(now) })
  return ok(null)
}

/** Null: the player has chosen nothing. */
async function selectSuggestions(db: Db, playerId: string): Promise<boolean | null> {
  const rows = await db.query<Pick<Rows['player_game_setting'], 'suggestions'>>(
    'select suggestions from platform.player_game_setting where player_id = $1',
    [playerId],
    { idempotent: true },
  )
  return rows[0]?.suggestions ?? null
}

/** Open pages of the player are notified of actual changes, as of marks. */
async function putSuggestions(
  db: Db,
  { playerId, enabled, now }: { playerId: string; enabled: boolean; now: Date },
): Promise<void> {
  await db.query(
    `with changed as (
       insert into platform.player_game_setting as s (player_id, suggestions, changed_at)
       values ($1, $2, $3)
       on conflict (player_id) do update set suggestions = $2, changed_at = $3
         where s.suggestions <> $2
       returning player_id
     )
     select pg_notify('favourites_changed', player_id::text) from changed`,
    [playerId, enabled, now],
    { idempotent: true },
  )
}
