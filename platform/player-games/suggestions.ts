import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import { takeFromWindows } from '../rate/index.ts'
import { putSuggestions, selectSuggestions } from './suggestion-store.ts'

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
