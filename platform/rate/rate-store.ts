import { createHash } from 'node:crypto'
import type { Db } from '../db/db.ts'

/** At most `limit` in a window that begins with the first of them. */
export type RateLimit = { limit: number; windowMs: number }
type Take = { key: string; limit: RateLimit; nowMs: number }

/**
 * Counts one and says how many milliseconds to wait: 0 when it may happen. Counted in the database, so that
 * all instances share the count, and before the act, so that parallel callers cannot pass together.
 */
export async function takeFromWindow(db: Db, { key, limit, nowMs }: Take): Promise<number> {
  const hash = createHash('sha256').update(key).digest('base64url')
  const rows = await db.query<{ calls: number; ends_at: Date }>(
    `insert into platform.rate_window as w (key, calls, ends_at) values ($1, 1, $3)
     on conflict (key) do update set
       calls = case when w.ends_at <= $2 then 1 else least(w.calls, $4) + 1 end,
       ends_at = case when w.ends_at <= $2 then $3 else w.ends_at end
     returning calls, ends_at`,
    [hash, new Date(nowMs), new Date(nowMs + limit.windowMs), limit.limit],
  )
  const row = rows[0]
  if (!row) throw new Error('a rate window gave no row')
  return row.calls <= limit.limit ? 0 : Math.max(1, row.ends_at.getTime() - nowMs)
}

/** One of each window, in this order; the first that is full ends it, so that later ones are not spent. */
export async function takeFromWindows(
  db: Db,
  windows: readonly { key: string; limit: RateLimit }[],
  nowMs: number,
): Promise<number> {
  for (const window of windows) {
    const waitMs = await takeFromWindow(db, { ...window, nowMs })
    if (waitMs > 0) return waitMs
  }
  return 0
}
