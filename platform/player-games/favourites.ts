import type { Lobby } from '#contracts/player-api/games.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import { takeFromWindows } from '../rate/index.ts'

/** More than a person can find again; an unlimited list could fill the disk. */
export const FAVOURITES_MOST = 200
/** Two a second for a minute: far above manual use. */
const CHANGES = { limit: 120, windowMs: 60_000 }

type Change = { playerId: string; lobby: Lobby; gameId: string }
type Favourites = { gameIds: string[] }
type Changed<Refusal extends RefusalCode = never> = Promise<
  Result<Favourites, 'TOO_MANY_REQUESTS' | Refusal>
>

/** The games that a player marked in a lobby, newest first (FAV-01). */
export async function readFavourites(
  { db }: Pick<Context, 'db'>,
  playerId: string,
  lobby: Lobby,
): Promise<Favourites> {
  return { gameIds: await selectFavourites(db, playerId, lobby) }
}

/** Sets a mark; an existing one stays unchanged. Returns the new list. */
export async function addFavourite(
  deps: Pick<Context, 'db' | 'clock'>,
  change: Change,
): Changed<'FAVOURITES_FULL'> {
  return limited(deps, change, () => add(deps, change))
}

/** Removes a mark; a missing one is no error. Returns the new list. */
export async function removeFavourite(
  deps: Pick<Context, 'db' | 'clock'>,
  change: Change,
): Changed {
  return limited<never>(deps, change, async () => {
    await deleteFavourite(deps.db, change)
    return ok(await readFavourites(deps, change.playerId, change.lobby))
  })
}

/** Removes an existing mark, sets a missing one. */
export async function toggleFavourite(
  deps: Pick<Context, 'db' | 'clock'>,
  change: Change,
): Changed<'FAVOURITES_FULL'> {
  return limited(deps, change, async () =>
    (await deleteFavourite(deps.db, change)) > 0
      ? ok(await readFavourites(deps, change.playerId, change.lobby))
      : add(deps, change),
  )
}

async function add(
  deps: Pick<Context, 'db' | 'clock'>,
  change: Change,
): Changed<'FAVOURITES_FULL'> {
  const now = new Date(deps.clock())
  const added = await insertFavourite(deps.db, { ...change, now, most: FAVOURITES_MOST })
  const list = await readFavourites(deps, change.playerId, change.lobby)
  if (added === 0 && !list.gameIds.includes(change.gameId)) return refuse('FAVOURITES_FULL')
  return ok(list)
}

async function limited<Refusal extends RefusalCode>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { playerId }: Change,
  work: () => Promise<Result<Favourites, Refusal>>,
): Changed<Refusal> {
  const window = { key: `favourites:${playerId}`, limit: CHANGES }
  const waitMs = await takeFromWindows(db, [window], clock())
  if (waitMs === 0) return work()
  return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

type Favourite = { playerId: string; lobby: Lobby; gameId: string }

/** Newest first. */
async function selectFavourites(db: Db, playerId: string, lobby: Lobby): Promise<string[]> {
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
async function insertFavourite(
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
async function deleteFavourite(db: Db, { playerId, lobby, gameId }: Favourite): Promise<number> {
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
