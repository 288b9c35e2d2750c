import type { Db } from '#platform/db/db.ts'

const MAX_REMEMBERED = 10_000

/**
 * A number for each player that grows whenever its standing is changed by hand: what was remembered of the
 * player under another number is out of date. Where the platform runs elsewhere nobody tells, and what is
 * remembered ends by its age alone.
 */
export async function readPlayerVersions(
  db: Db,
): Promise<{ of(playerId: string): number; close(): Promise<void> }> {
  const versions = new Map<string, number>()
  let newest = 0
  /** Of everybody who is not in the list. */
  let floor = 0
  const stop = await db.listen('player_changed', (playerId) => {
    newest += 1
    // Messages were lost, or too many players are remembered: everybody counts as changed.
    if (playerId === '' || versions.size >= MAX_REMEMBERED) {
      versions.clear()
      floor = newest
    } else versions.set(playerId, newest)
  })
  return { of: (playerId) => versions.get(playerId) ?? floor, close: stop }
}
