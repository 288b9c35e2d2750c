import { LAST_PLAYED_MOST, type LastPlayedGame } from '#contracts/player-api/games.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

/** The games of the player's rounds, each once, the last played first (FAV-04, GAP-117). */
export async function readLastPlayed(db: Db, playerId: string): Promise<LastPlayedGame[]> {
  const rows = await selectLastPlayed(db, playerId, LAST_PLAYED_MOST)
  return rows.map((it) => ({
    gameId: it.game_id,
    lastPlayedAt: it.opened_at.toISOString(),
  }))
}

/**
 * Steps through the index from game to game and reads the newest round of each: the cost depends on the number of games
 * that a player knows, not on the number of rounds.
 */
function selectLastPlayed(
  db: Db,
  playerId: string,
  most: number,
): Promise<Pick<Rows['game_round'], 'game_id' | 'opened_at'>[]> {
  return db.query(
    `with recursive played as (
       (select game_id from platform.game_round where player_id = $1 order by game_id limit 1)
       union all
       select (select r.game_id from platform.game_round r
               where r.player_id = $1 and r.game_id > p.game_id order by r.game_id limit 1)
       from played p where p.game_id is not null
     )
     select p.game_id, newest.opened_at
     from played p
     cross join lateral (
       select r.opened_at from platform.game_round r
       where r.player_id = $1 and r.game_id = p.game_id order by r.opened_at desc limit 1
     ) newest
     order by newest.opened_at desc, p.game_id
     limit $2`,
    [playerId, most],
    { idempotent: true },
  )
}
