import { parentPort } from 'node:worker_threads'
import { runPatch } from './run-patch.ts'
import { type Document, LakeError } from './types.ts'

/** Runs patches that would hold the main thread; it is terminated when one takes too long. */
export type ToPatchWorker = { existing: Document; operations: Record<string, unknown> }
export type FromPatchWorker = { ready: true } | { patched: Document } | { refused: string }

parentPort?.on('message', ({ existing, operations }: ToPatchWorker) => {
  try {
    reply({ patched: runPatch(existing, operations) })
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    const [item] = error.details.items as { error: { description: string } }[]
    reply({ refused: item?.error.description ?? error.message })
  }
})

function reply(message: FromPatchWorker): void {
  parentPort?.postMessage(message)
}

reply({ ready: true })
