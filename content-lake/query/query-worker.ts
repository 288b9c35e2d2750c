import { parentPort } from 'node:worker_threads'
import type { Document } from '../documents/types.ts'
import { evaluateQuery } from './evaluate.ts'
import { type Perspective, Replica } from './replica.ts'

/** Evaluates queries beside the main thread; the main thread ends this one when a query takes too long. */
export type WorkerQuery = {
  query: string
  params: Record<string, unknown>
  perspective: Perspective
  publicOnly: boolean
  identity: string
  now: number
}
export type ToWorker =
  | { op: 'load'; dataset: string; documents: Document[] }
  | { op: 'change'; dataset: string; changes: { id: string; after: Document | null }[] }
  | { op: 'query'; id: number; dataset: string; projectId: string; query: WorkerQuery }
export type FromWorker =
  | { ready: true }
  | { id: number; ok: true; json: string; syncTags: string[]; ms: number }
  | { id: number; ok: false; message: string }

const replicas = new Map<string, Replica>()

parentPort?.on('message', (message: ToWorker) => {
  if (message.op === 'load') replicas.set(message.dataset, new Replica(message.documents))
  else if (message.op === 'change') replicas.get(message.dataset)?.apply(message.changes)
  else void answer(message)
})

async function answer(message: Extract<ToWorker, { op: 'query' }>): Promise<void> {
  const { id, dataset, projectId, query } = message
  const started = performance.now()
  try {
    const replica = replicas.get(dataset)
    if (!replica) throw new Error(`Dataset "${dataset}" is not loaded`)
    const view = replica.view(query.perspective, query.publicOnly)
    const { result, syncTags } = await evaluateQuery(view, query.query, query.params, {
      identity: query.identity,
      now: query.now,
      projectId,
      dataset,
    })
    reply({
      id,
      ok: true,
      json: JSON.stringify(result),
      syncTags,
      ms: Math.round(performance.now() - started),
    })
  } catch (error) {
    reply({ id, ok: false, message: error instanceof Error ? error.message : String(error) })
  }
}

parentPort?.postMessage({ ready: true } satisfies FromWorker)

function reply(message: FromWorker): void {
  parentPort?.postMessage(message)
}
