import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { startSourceWorker } from '../db/engines/start-worker.ts'
import type { HashAnswer, HashTask } from './hash-worker.ts'
import { createSlots } from './slots.ts'

const MAX_THREADS = 4
/** More waiting than this is an attack or an outage: about two seconds of work on two cores. */
const MAX_WAITING = 80

const run = createHashPool({
  threads: Math.min(availableParallelism(), MAX_THREADS),
  waiting: MAX_WAITING,
})

/** Throws SlotsFullError when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  return String(await run({ kind: 'hash', password: password.normalize('NFC') }))
}

/**
 * Whether the password matches the hash. Without a hash (no such player) the same work is done against a dummy hash, so
 * that the response time does not reveal whether the address is known. The lowest rank is served first; throws
 * SlotsFullError when too many wait.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
  rank = 0,
): Promise<boolean> {
  const against = stored ?? (await unknownHash())
  const task = { kind: 'verify', stored: against, password: password.normalize('NFC') } as const
  const matches = await run(task, rank)
  return matches === true && stored !== undefined
}

let hashOfNothing: Promise<string> | undefined

function unknownHash(): Promise<string> {
  hashOfNothing ??= hashPassword('')
  return hashOfNothing
}

/** Prepared before the first sign-in, which would otherwise take twice as long. */
export async function prepareNeutralTiming(): Promise<void> {
  await unknownHash()
}

/**
 * Separate threads for hashing. Node's shared pool has four threads for files, DNS and compression: four sign-ins at
 * once would block all of those. A thread starts when it is first needed and does not keep the process alive while
 * idle.
 */
export function createHashPool(limits: { threads: number; waiting: number }) {
  const inSlot = createSlots({ concurrent: limits.threads, waiting: limits.waiting })
  const idle: Worker[] = []

  const start = () => {
    const worker = startSourceWorker(import.meta.url, 'hash-worker', null)
    // A pending task gets the error in `ask`; a thread that ends while idle is only removed.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      const at = idle.indexOf(worker)
      if (at !== -1) idle.splice(at, 1)
    })
    return worker
  }

  /** The lowest rank is served first. Throws SlotsFullError when too many wait. */
  return function run(task: HashTask, rank = 0): Promise<string | boolean> {
    return inSlot(async () => {
      const worker = idle.pop() ?? start()
      const answer = await ask(worker, task)
      worker.unref()
      idle.push(worker)
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    }, rank)
  }
}

/** One task at a time for each thread. A thread that has ended is not used again. */
function ask(worker: Worker, task: HashTask): Promise<HashAnswer> {
  worker.ref()
  return new Promise((resolve, reject) => {
    const settle = () => {
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
    }
    const onMessage = (answer: HashAnswer) => {
      settle()
      resolve(answer)
    }
    const onError = (error: unknown) => {
      settle()
      reject(error)
    }
    const onExit = (code: number) => onError(new Error(`the hashing thread ended with ${code}`))
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.on('exit', onExit)
    worker.postMessage(task)
  })
}
