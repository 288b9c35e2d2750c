import type { Db } from '#platform/db/db.ts'

const MAX_REMEMBERED = 10_000

/**
 * A number for each player that grows whenever the player's account status is changed manually: data cached under another
 * number is out of date. Where the platform runs elsewhere there is no notification, and cached data expires by age
 * alone.
 */
export async function readPlayerVersions(
  db: Db,
): Promise<{ of(playerId: string): number; close(): Promise<void> }> {
  const versions = new Map<string, number>()
  let newest = 0
  /** For every player who is not in the map. */
  let floor = 0
  const stop = await db.listen('player_changed', (playerId) => {
    newest += 1
    // Messages were lost, or too many players are stored: all of them count as changed.
    if (playerId === '' || versions.size >= MAX_REMEMBERED) {
      versions.clear()
      floor = newest
    } else versions.set(playerId, newest)
  })
  return { of: (playerId) => versions.get(playerId) ?? floor, close: stop }
}
