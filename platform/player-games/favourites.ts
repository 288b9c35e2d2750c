import type { Lobby } from '#contracts/player-api/games.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import { takeFromWindows } from '../rate/index.ts'
import { deleteFavourite, insertFavourite, selectFavourites } from './favourite-store.ts'

/** More than a person can find again; an unlimited list could fill the disk. */
export const FAVOURITES_MOST = 200
/** Two a second for a minute: far above manual use. */
const CHANGES = { limit: 120, windowMs: 60_000 }

type Change = { playerId: string; lobby: Lobby; gameId: string }
type Favourites = { gameIds: string[] }
type Changed = Result<Favourites, 'TOO_MANY_REQUESTS' | 'FAVOURITES_FULL'>

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
): Promise<Changed> {
  return limited(deps, change, () => add(deps, change))
}

/** Removes a mark; a missing one is no error. Returns the new list. */
export async function removeFavourite(
  deps: Pick<Context, 'db' | 'clock'>,
  change: Change,
): Promise<Changed> {
  return limited(deps, change, async () => {
    await deleteFavourite(deps.db, change)
    return ok(await readFavourites(deps, change.playerId, change.lobby))
  })
}

/** Removes an existing mark, sets a missing one. */
export async function toggleFavourite(
  deps: Pick<Context, 'db' | 'clock'>,
  change: Change,
): Promise<Changed> {
  return limited(deps, change, async () =>
    (await deleteFavourite(deps.db, change)) > 0
      ? ok(await readFavourites(deps, change.playerId, change.lobby))
      : add(deps, change),
  )
}

async function add(deps: Pick<Context, 'db' | 'clock'>, change: Change): Promise<Changed> {
  const now = new Date(deps.clock())
  const added = await insertFavourite(deps.db, { ...change, now, most: FAVOURITES_MOST })
  const list = await readFavourites(deps, change.playerId, change.lobby)
  if (added === 0 && !list.gameIds.includes(change.gameId)) return refuse('FAVOURITES_FULL')
  return ok(list)
}

async function limited(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { playerId }: Change,
  work: () => Promise<Changed>,
): Promise<Changed> {
  const window = { key: `favourites:${playerId}`, limit: CHANGES }
  const waitMs = await takeFromWindows(db, [window], clock())
  if (waitMs === 0) return work()
  return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}
