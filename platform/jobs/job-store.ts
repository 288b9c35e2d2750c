import type { Db } from '../db/db.ts'

export type JobRow = {
  id: string
  kind: string
  key: string
  payload: unknown
  attempts: number
}

/** A job as `platform.put_job` reads it; the instant is text, so that it is not rounded. */
export type JobItem = { id: string; kind: string; key: string; payload: object; runAt: string }

export async function putJob(db: Db, job: JobItem): Promise<void> {
  await db.query('select platform.put_job($1::jsonb)', [JSON.stringify(job)], { idempotent: true })
}

/**
 * Takes what is due, the longest overdue first, and holds it until `until`. Two instances never hold one job: rows
 * that another one is taking are skipped, rows that it has taken are held.
 */
export function leaseJobs(
  db: Db,
  lease: { kinds: readonly string[]; now: Date; until: Date; limit: number },
): Promise<JobRow[]> {
  return db.query<JobRow>(
    `update platform.job set locked_until = $2, attempts = attempts + 1
     where id in (
       select id from platform.job
       where run_at <= $1 and (locked_until is null or locked_until <= $1) and kind = any($4::text[])
       order by run_at limit $3 for update skip locked)
     returning id, kind, key, payload, attempts`,
    [lease.now, lease.until, lease.limit, lease.kinds],
  )
}

/** Only who still holds the job ends it: after a lease that ran out it is another one's. */
export async function endJob(db: Db, { id, attempts }: JobRow): Promise<void> {
  await db.query(
    'delete from platform.job where id = $1 and attempts = $2 and locked_until is not null',
    [id, attempts],
    { idempotent: true },
  )
}

/** Lets the job go until `at`. */
export async function postponeJob(
  db: Db,
  { id, attempts }: JobRow,
  { at, error }: { at: Date; error: string | null },
): Promise<void> {
  await db.query(
    `update platform.job set run_at = $3, locked_until = null, last_error = $4
     where id = $1 and attempts = $2 and locked_until is not null`,
    [id, attempts, at, error],
    { idempotent: true },
  )
}

/** After the clock was set back: what was held or put off until a time that is far away again is due. */
export async function releaseJobs(db: Db, now: Date): Promise<void> {
  await db.query(
    'update platform.job set locked_until = null, run_at = least(run_at, $1) where run_at > $1 or locked_until > $1',
    [now],
  )
}
