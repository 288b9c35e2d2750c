import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

/** Null: the player has chosen nothing. */
export async function selectSuggestions(db: Db, playerId: string): Promise<boolean | null> {
  const rows = await db.query<Pick<Rows['player_game_setting'], 'suggestions'>>(
    'select suggestions from platform.player_game_setting where player_id = $1',
    [playerId],
    { idempotent: true },
  )
  return rows[0]?.suggestions ?? null
}

/** Open pages of the player are notified of actual changes, as of marks. */
export async function putSuggestions(
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
