import type { LakeDatabase } from '../lake-database.ts'

const DAY_MS = 86_400_000
/** Transactions deleted per statement, so that the database is not blocked for long. */
const BATCH = 500

/** History before this time is deleted, in ms since 1970; null where it is kept for ever. */
export function keptSince(now: number, days: number | undefined): number | null {
  return days === undefined ? null : now - days * DAY_MS
}

/**
 * Deletes the effects of transactions before a point in time. Documents stay, and so does the newest transaction of
 * each dataset, from which numbering continues. Resolves to the number of deleted transactions. The audit log keeps
 * their authors.
 */
export async function deleteBefore(db: LakeDatabase, moment: number): Promise<number> {
  const before = new Date(moment).toISOString()
  let forgotten = 0
  for (;;) {
    const gone = await db.query<{ seq: unknown }>(
      `WITH old AS (
         SELECT dataset, seq FROM lake.transaction t
         WHERE at < $1 AND seq < (SELECT max(seq) FROM lake.transaction n WHERE n.dataset = t.dataset)
         ORDER BY dataset, seq LIMIT $2::bigint),
       effects AS (
         DELETE FROM lake.effect e USING old WHERE e.dataset = old.dataset AND e.seq = old.seq)
       DELETE FROM lake.transaction t USING old WHERE t.dataset = old.dataset AND t.seq = old.seq
       RETURNING t.seq`,
      [before, BATCH],
    )
    forgotten += gone.length
    if (gone.length < BATCH) return forgotten
  }
}

/** Applies the retention at start and then every day. */
export function keepHistoryShort(options: {
  db: LakeDatabase
  clock: () => number
  days: number
  onTrouble: (error: unknown) => void
}): { close(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const forget = () => {
    const moment = keptSince(options.clock(), options.days) ?? 0
    running = running.then(() => deleteBefore(options.db, moment)).catch(options.onTrouble)
  }
  forget()
  const timer = setInterval(forget, DAY_MS)
  timer.unref?.()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
