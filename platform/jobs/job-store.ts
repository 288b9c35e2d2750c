import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

/** `puts`: how often it had been queued when it was leased; `tries`: how often in a row it ended without success. */
export type JobRow = Pick<
  Rows['job'],
  'id' | 'kind' | 'key' | 'payload' | 'attempts' | 'puts' | 'tries'
>

/** A job as `platform.put_job` reads it; the instant is text, so that it is not rounded. */
export type JobItem = { id: string; kind: string; key: string; payload: object; runAt: string }
export const JOB_KEYS = {
  id: true,
  kind: true,
  key: true,
  payload: true,
  runAt: true,
} as const satisfies Record<keyof JobItem, true>

export async function putJob(db: Db, job: JobItem): Promise<void> {
  await db.query('select platform.put_job($1::jsonb)', [JSON.stringify(job)], { idempotent: true })
}

/**
 * Leases what is due, the longest overdue first, until `until`; what is due at the same moment, by key. Two instances
 * never hold the same job: rows that another one is leasing are skipped, rows that it has leased are held. `run_at` is
 * set to that moment, too: a job queued meanwhile brings it forward again, which is seen at the end.
 */
export function leaseJobs(
  db: Db,
  lease: { kinds: readonly string[]; now: Date; until: Date; limit: number },
): Promise<JobRow[]> {
  return db.query<JobRow>(
    `with due as (
       select id, run_at as due_at from platform.job
       where run_at <= $1 and (locked_until is null or locked_until <= $1) and kind = any($4::text[])
       order by run_at, key limit $3 for update skip locked),
     leased as (
       update platform.job j set locked_until = $2, run_at = $2, attempts = attempts + 1
       from due where j.id = due.id returning j.*, due.due_at)
     select id, kind, key, payload, attempts, puts, tries from leased order by due_at, key`,
    [lease.now, lease.until, lease.limit, lease.kinds],
  )
}

/**
 * Only the holder of the lease ends the job: after the lease has expired it belongs to another instance. Work queued
 * during the run may have come too late for that run: then the job stays, for the moment it was queued for.
 */
export async function endJob(db: Db, { id, attempts, puts }: JobRow): Promise<void> {
  await db.query(
    `delete from platform.job
     where id = $1 and attempts = $2 and locked_until is not null and puts = $3`,
    [id, attempts, puts],
    { idempotent: true },
  )
  await db.query(
    `update platform.job set locked_until = null, last_error = null, tries = 0
     where id = $1 and attempts = $2 and locked_until is not null`,
    [id, attempts],
    { idempotent: true },
  )
}

/** Releases the job until `at`, or until an earlier moment that it was queued for during the run. */
export async function postponeJob(
  db: Db,
  { id, attempts, puts }: JobRow,
  { at, error, tries }: { at: Date; error: string | null; tries: number },
): Promise<void> {
  await db.query(
    `update platform.job set run_at = case when puts = $3 then $4 else least(run_at, $4) end,
       locked_until = null, last_error = $5, tries = $6
     where id = $1 and attempts = $2 and locked_until is not null`,
    [id, attempts, puts, at, error, tries],
    { idempotent: true },
  )
}

/** After the clock was set back: jobs held or postponed until a time that is far away again become due. */
export async function releaseJobs(db: Db, now: Date): Promise<void> {
  await db.query(
    'update platform.job set locked_until = null, run_at = least(run_at, $1) where run_at > $1 or locked_until > $1',
    [now],
  )
}
