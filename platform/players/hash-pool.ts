import type { Worker } from 'node:worker_threads'
import { startSourceWorker } from '../db/engines/start-worker.ts'
import type { HashAnswer, HashTask } from './hash-worker.ts'
import { createSlots } from './slots.ts'

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
