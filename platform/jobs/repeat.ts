import type { JobHandler } from './job-runner.ts'

/** Work that is never done: looked at again `everyMs` after each time, by whichever instance is there. */
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
