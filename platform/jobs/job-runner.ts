import type { Context } from '../context.ts'
import { endJob, type JobRow, leaseJobs, postponeJob } from './job-store.ts'

/** Longer than any handler takes: its external requests time out after ten seconds. */
const LEASE_MS = 60_000
/** Jobs at a time, and so the most external calls at once. */
const BATCH = 8
const POLL_MS = 2_000
/** From here on a failing job is logged as an error: staff must investigate. */
const ALARMING_TRIES = 10

/** Done, or to be run again: at a given time, or after a delay that grows with each consecutive failure. */
export type JobOutcome = { next: 'none' } | { next: 'at'; at: number } | { next: 'later' }
/** Must be safe to run twice, also concurrently: a lease may expire while it works. */
export type JobHandler = (payload: unknown) => Promise<JobOutcome>

export type JobRunner = {
  /** Runs due jobs until none is left; returns the number of runs. */
  runDue(): Promise<number>
  /** Starts polling for due jobs. */
  start(): void
  /** Call after queueing a job that is due: it then need not wait for the next poll. */
  wake(): void
  close(): Promise<void>
}

type RunnerDeps = Pick<Context, 'db' | 'clock' | 'logger'> & {
  /** From 0 to 1. */
  chance: () => number
  handlers: Readonly<Record<string, JobHandler>>
}

/**
 * Runs the jobs of the table, alongside any number of other instances (docs/decisions/0020). No response depends on
 * when a job runs: it only does what is already allowed by then.
 */
export function createJobRunner(deps: RunnerDeps): JobRunner {
  const { db, clock, handlers, logger } = deps
  const kinds = Object.keys(handlers)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> | null = null
  let isAskedAgain = false
  let isClosed = false

  const runAll = async () => {
    let runs = 0
    while (!isClosed) {
      const now = clock()
      const jobs = await leaseJobs(db, {
        kinds,
        now: new Date(now),
        until: new Date(now + LEASE_MS),
        limit: BATCH,
      })
      if (jobs.length === 0) break
      await Promise.all(jobs.map((job) => runOne(deps, job)))
      runs += jobs.length
    }
    return runs
  }
  /** One poll at a time: a concurrent caller gets a poll that started after its request. */
  const runDue = async (): Promise<number> => {
    while (running !== null) await running.catch(() => 0)
    running = runAll().finally(() => {
      running = null
    })
    return running
  }
  const look = () => {
    if (running !== null) {
      isAskedAgain = true
      return
    }
    isAskedAgain = false
    runDue()
      .catch((error: unknown) => logger.warn({ err: error }, 'jobs cannot be looked for'))
      .finally(() => {
        if (isAskedAgain && !isClosed) look()
      })
  }
  return {
    runDue,
    start() {
      timer = setInterval(look, POLL_MS)
      timer.unref()
    },
    wake() {
      if (timer) look()
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      await running?.catch(() => 0)
    },
  }
}

async function runOne({ db, clock, chance, handlers, logger }: RunnerDeps, job: JobRow) {
  const tries = job.tries + 1
  const pause = () => new Date(clock() + backOffMs(tries, chance()))
  try {
    const handler = handlers[job.kind]
    if (!handler) throw new Error(`nobody runs jobs of the kind ${job.kind}`)
    const outcome = await handler(job.payload)
    if (outcome.next === 'none') return await endJob(db, job)
    const next =
      outcome.next === 'at' ? { at: new Date(outcome.at), tries: 0 } : { at: pause(), tries }
    return await postponeJob(db, job, { ...next, error: null })
  } catch (error) {
    const fields = { err: error, event: 'job_failed', kind: job.kind, key: job.key }
    const log = tries >= ALARMING_TRIES ? logger.error : logger.warn
    log.call(logger, { ...fields, tries }, 'a job failed and is tried again')
    const text = error instanceof Error ? error.message : String(error)
    await postponeJob(db, job, { at: pause(), error: text.slice(0, 500), tries })
  }
}

const FIRST_MS = 1_000
const LONGEST_MS = 10 * 60_000

/**
 * The delay after the n-th try, from 1 on: a second, two, four … ten minutes at most, without an end: money in transit
 * is never given up because of a retry count. Up to a quarter more, so that jobs that failed together are not retried
 * together; `chance` from 0 to 1.
 */
export function backOffMs(attempt: number, chance: number): number {
  const doubled = FIRST_MS * 2 ** Math.min(Math.max(attempt, 1) - 1, 30)
  return Math.round(Math.min(doubled, LONGEST_MS) * (1 + chance / 4))
}

/** A job that never ends: it runs again `everyMs` after each run, on any instance. */
export function repeat(
  clock: () => number,
  everyMs: number,
  work: () => Promise<unknown>,
): JobHandler {
  return async () => {
    await work()
    return { next: 'at', at: clock() + everyMs }
  }
}
