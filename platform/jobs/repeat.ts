import type { JobHandler } from './job-runner.ts'

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
