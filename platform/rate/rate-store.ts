import { createHash } from 'node:crypto'
import type { Db } from '../db/db.ts'
import { UNFLUSHED } from '../db/unflushed.ts'

/** At most `limit` in a window that begins with the first of them. */
export type RateLimit = { limit: number; windowMs: number }
type Window = { key: string; limit: RateLimit }
type Row = { n: number; calls: number; ends_at: Date }

/**
 * Counts one in each window, in this order, and returns how many milliseconds to wait: 0 when it may happen. The first
 * window that is full stops the count, so that later ones are not used up. Counted in the database, so that all
 * instances share the count, and before the action, so that parallel callers cannot pass together. It is one statement,
 * and its commit does not wait for the disk: a window lost in a crash does no harm.
 */
export async function takeFromWindows(
  db: Db,
  windows: readonly Window[],
  nowMs: number,
): Promise<number> {
  if (windows.length === 0) return 0
  const rows = await db.query<Row>(statementFor(windows.length), [
    new Date(nowMs),
    ...windows.flatMap(({ key, limit }) => [
      createHash('sha256').update(key).digest('base64url'),
      new Date(nowMs + limit.windowMs),
      limit.limit,
    ]),
  ])
  const waits = windows.map(({ limit }, n) => {
    const row = rows.find((it) => it.n === n)
    return row && row.calls > limit.limit ? Math.max(1, row.ends_at.getTime() - nowMs) : 0
  })
  return waits.find((ms) => ms > 0) ?? 0
}

/**
 * Each window is counted only where the one before had room. One that is already full is read and not written: a flood
 * of refused calls causes no disk flushes.
 */
function statementFor(count: number): string {
  const numbers = Array.from({ length: count }, (_, n) => n)
  const steps = numbers.map((n) => {
    const [key, endsAt, limit] = [3 * n + 2, 3 * n + 3, 3 * n + 4].map((it) => `$${it}`)
    const hadRoom =
      n === 0 ? 'true' : `exists (select 1 from now${n - 1} where calls <= $${3 * n + 1}::int)`
    return `full${n} as (
      select calls, ends_at from platform.rate_window
      where key = ${key}::text and ends_at > $1::timestamptz and calls > ${limit}::int
    ), counted${n} as (
      insert into platform.rate_window as w (key, calls, ends_at)
      select ${key}::text, 1, ${endsAt}::timestamptz
      where ${hadRoom} and not exists (select 1 from full${n})
      on conflict (key) do update set
        calls = case when w.ends_at <= $1::timestamptz then 1 else least(w.calls, ${limit}::int) + 1 end,
        ends_at = case when w.ends_at <= $1::timestamptz then excluded.ends_at else w.ends_at end
      returning calls, ends_at
    ), now${n} as (
      select calls, ends_at from counted${n} union all select calls, ends_at from full${n} where ${hadRoom}
    )`
  })
  const results = numbers.map((n) => `select ${n} as n, calls, ends_at from now${n}`)
  // Its row means nothing, but a part of a statement that is never read is not run.
  const unflushed = 'select -1 as n, 0 as calls, $1::timestamptz as ends_at from unflushed'
  return `with ${UNFLUSHED}, ${steps.join(',\n')} ${[...results, unflushed].join(' union all ')}`
}
