import type { Lobby } from '#contracts/player-api/games.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

type Favourite = { playerId: string; lobby: Lobby; gameId: string }

/** Newest first. */
export async function selectFavourites(db: Db, playerId: string, lobby: Lobby): Promise<string[]> {
  const rows = await db.query<Pick<Rows['favourite_game'], 'game_id'>>(
    `select game_id from platform.favourite_game
     where player_id = $1 and lobby = $2 order by added_at desc, game_id`,
    [playerId, lobby],
    { idempotent: true },
  )
  return rows.map((it) => it.game_id)
}

/**
 * Sets the mark where fewer than `most` are set; returns the number of rows inserted. Open pages of the player are
 * notified.
 */
export async function insertFavourite(
  db: Db,
  { playerId, lobby, gameId, now, most }: Favourite & { now: Date; most: number },
): Promise<number> {
  const rows = await db.query(
    `with added as (
       insert into platform.favourite_game (player_id, lobby, game_id, added_at)
       select $1, $2, $3, $4
       where (select count(*) from platform.favourite_game where player_id = $1 and lobby = $2) < $5
       on conflict do nothing returning player_id
     )
     select pg_notify('favourites_changed', player_id::text) from added`,
    [playerId, lobby, gameId, now, most],
    { idempotent: true },
  )
  return rows.length
}

/** Returns the number of rows deleted. Open pages of the player are notified. */
export async function deleteFavourite(
  db: Db,
  { playerId, lobby, gameId }: Favourite,
): Promise<number> {
  const rows = await db.query(
    `with taken as (
       delete from platform.favourite_game
       where player_id = $1 and lobby = $2 and game_id = $3 returning player_id
     )
     select pg_notify('favourites_changed', player_id::text) from taken`,
    [playerId, lobby, gameId],
    { idempotent: true },
  )
  return rows.length
}
