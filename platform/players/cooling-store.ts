import type { Db, Statement } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

/** The end of the cooling-off for the player's current time-out; that of an earlier time-out does not count. */
export async function findCooling(db: Db, playerId: string): Promise<Date | null> {
  const rows = await db.query<Pick<Rows['timeout_cooling'], 'ends_at'>>(
    `select c.ends_at from platform.timeout_cooling c join platform.player p on p.id = c.player_id
     where p.id = $1 and p.status = 'TIMEOUT' and c.time_out_until = p.status_until`,
    [playerId],
  )
  return rows[0]?.ends_at ?? null
}

/**
 * Starts the cooling-off after a time-out that is over, once: a repeated request does not restart it. Returns its end,
 * or null where nothing can be reopened.
 */
export async function startCooling(
  db: Db,
  cooling: { playerId: string; id: string; now: Date; endsAt: Date },
): Promise<Date | null> {
  const rows = await db.query<Pick<Rows['timeout_cooling'], 'ends_at'>>(
    `with known as (
       select time_out_until from platform.timeout_cooling where player_id = $1
     ), cooling as (
       insert into platform.timeout_cooling as c (player_id, time_out_until, ends_at)
       select id, status_until, $3 from platform.player
       where id = $1 and status = 'TIMEOUT' and status_until <= $2
       on conflict (player_id) do update set
         ends_at = case when c.time_out_until = excluded.time_out_until then c.ends_at
                        else excluded.ends_at end,
         time_out_until = excluded.time_out_until
       returning player_id, time_out_until, ends_at
     ), recorded as (
       insert into platform.player_change (player_id, id, at, cause, field, before, after)
       select player_id, $4, $2, 'player', 'reopening', null, to_jsonb(ends_at) from cooling
       where time_out_until not in (select time_out_until from known)
     )
     select ends_at from cooling`,
    [cooling.playerId, cooling.now, cooling.endsAt, cooling.id],
  )
  return rows[0]?.ends_at ?? null
}

/**
 * Restores the status before the time-out: a break must not lift a restriction. Only the time-out that was checked
 * ends: another one that began meanwhile is not over. Recorded, like the request to come back.
 */
export function endTimeOutStatement(of: {
  playerId: string
  until: Date | null
  id: string
  now: Date
}): Statement {
  return {
    sql: `with back as (
            update platform.player
            set status = coalesce(status_before, 'REGISTERED'), status_until = null
            where id = $1 and status = 'TIMEOUT' and status_until is not distinct from $2
            returning id, status
          )
          insert into platform.player_change (player_id, id, at, cause, field, before, after)
          select id, $3, $4, 'player', 'status', '"TIMEOUT"', to_jsonb(status) from back`,
    params: [of.playerId, of.until, of.id, of.now],
  }
}
