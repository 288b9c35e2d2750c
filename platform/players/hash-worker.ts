import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort, threadId } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

/** OWASP's argon2id figures; each hash takes 19 MiB and about 30 ms of a core. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Lower priority than the rest of the process: on two cores, pages and database go first. */
const NICE = 5

export type HashTask =
  | { kind: 'hash'; password: string }
  | { kind: 'verify'; stored: string; password: string }
export type HashAnswer = { ok: true; value: string | boolean } | { ok: false; message: string }

/** Linux gives each thread its own priority; elsewhere the thread runs like any other. */
function stepBack(): void {
  try {
    const own = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    if (own > 0 && own !== process.pid && threadId !== 0) setPriority(own, NICE)
  } catch {
    // The file or the permission is missing: still correct, only less smooth.
  }
}

function answer(task: HashTask): HashAnswer {
  try {
    return task.kind === 'hash'
      ? { ok: true, value: hashSync(task.password, ARGON2ID) }
      : { ok: true, value: verifySync(task.stored, task.password, ARGON2ID) }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : 'hashing failed' }
  }
}

stepBack()
parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(answer(task)))
