import type { Worker } from 'node:worker_threads'
import { startSourceWorker } from '../start-worker.ts'
import { Turns } from '../turns/turns.ts'
import { tooCostly } from './patch-cost.ts'
import type { FromPatchWorker, ToPatchWorker } from './patch-worker.ts'
import { type Document, mutationError } from './types.ts'

const DEADLINE_MS = 2_000
const MAX_HEAP_MB = 512
/** Each waits in a transaction, and a dataset has one of them at a time. */
const ONE_BY_ONE = { atOnce: 1, atOnceEach: 1, waiting: 1_000, waitingEach: 1_000 }

export type HeavyPatches = {
  /** Throws LakeError: 400 for a patch that cannot be applied, or that takes longer than two seconds. */
  run(existing: Document, operations: Record<string, unknown>): Promise<Document>
  close(): Promise<void>
}

/** Runs costly patches in a worker, which starts with the first of them. The deadline really stops a patch. */
export function createHeavyPatches(
  start: () => Worker = () =>
    startSourceWorker(import.meta.url, './patch-worker', {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    }),
): HeavyPatches {
  const turns = new Turns(ONE_BY_ONE)
  let ready: Promise<Worker> | null = null

  const worker = () => {
    ready ??= new Promise<Worker>((resolve, reject) => {
      const it = start()
      it.once('message', () => resolve(it))
      it.once('error', reject)
    })
    return ready
  }
  const stop = async () => {
    const running = ready
    ready = null
    await running?.then(
      (it) => it.terminate(),
      () => undefined,
    )
  }

  async function runAlone(task: ToPatchWorker): Promise<Document> {
    const it = await worker().catch(async (error: unknown) => {
      await stop()
      throw error
    })
    const answer = await new Promise<FromPatchWorker | null>((resolve) => {
      // Its time begins when it begins: starting the worker does not count.
      const deadline = setTimeout(() => done(null), DEADLINE_MS)
      const onAnswer = (message: FromPatchWorker) => done(message)
      // It needs more memory than it has.
      const onDeath = () => done(null)
      const done = (message: FromPatchWorker | null) => {
        clearTimeout(deadline)
        it.off('message', onAnswer)
        it.off('error', onDeath)
        resolve(message)
      }
      it.on('message', onAnswer)
      it.on('error', onDeath)
      it.postMessage(task)
    })
    if (answer === null) {
      await stop()
      throw tooCostly()
    }
    if ('patched' in answer) return answer.patched
    throw mutationError(
      400,
      'validationError',
      'refused' in answer ? answer.refused : 'not a patch',
    )
  }

  return {
    run: (existing, operations) => turns.run('', () => runAlone({ existing, operations })),
    close: stop,
  }
}
