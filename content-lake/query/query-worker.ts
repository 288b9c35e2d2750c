import { parentPort, workerData } from 'node:worker_threads'
import type { Document } from '../documents/types.ts'
import { QueryAnalyser } from './analyse.ts'
import { evaluatePrepared, MissingParameterError, prepare } from './evaluate.ts'
import { MAX_GROWTH } from './growth.ts'
import type { Perspective } from './perspective.ts'
import { Replica } from './replica.ts'
import type { Sight } from './sight.ts'

/** Evaluates queries off the main thread, which terminates this worker when a query takes too long. */
export type WorkerQuery = {
  query: string
  params: Record<string, unknown>
  perspective: Perspective
  sight: Sight
  identity: string
  now: number
}
export type Changes = { id: string; after: Document | null }[]
export type ToWorker =
  | { op: 'change'; dataset: string; changes: Changes }
  /** Everything that was in the datasets when the worker started has been sent. */
  | { op: 'loaded' }
  | {
      op: 'query'
      id: number
      dataset: string
      query: WorkerQuery
      overlay: Changes
      lane: Lane
      /** An anonymous query, whose cost is limited. */
      isBounded: boolean
    }
export type FromWorker =
  | { ready: true }
  /** Sent when the preparation of a view starts and ends: its time does not count towards the query's deadline. */
  | { id: number; preparing: boolean }
  | { id: number; ok: true; json: string; syncTags: string[]; isCacheable: boolean; ms: number }
  /** Not answered here: it may cost more than a scan of its documents. */
  | { id: number; ok: false; kind: 'heavy' }
  | {
      id: number
      ok: false
      kind: 'syntax' | 'parameter' | 'complex' | 'failed'
      message: string
      position?: number
    }
export type Lane = 'fast' | 'slow'
export type WorkerData = {
  projectId: string
  privateTypes: readonly string[]
}

const MAX_NESTING_PUBLIC = 1
/** In nodes of the tree that are evaluated: some tens of milliseconds. A query that costs more takes the slow lane. */
const MAX_FAST_COST = 400_000
/** An anonymous query that costs more would not finish before its deadline, so it is refused before it runs. */
const MAX_COST_OF_STRANGER = 8_000_000
const MAX_ANSWER_CHARACTERS = 32 * 1024 * 1024

const { projectId, privateTypes } = workerData as WorkerData
const hidden = new Set(privateTypes)
const replicas = new Map<string, Replica>()
const analyser = new QueryAnalyser()
// One task at a time: a change must not modify a view while an asynchronous query runs on it.
let queue: Promise<void> = Promise.resolve()

parentPort?.on('message', (message: ToWorker) => {
  queue = queue.then(() => handle(message))
})

async function handle(message: ToWorker): Promise<void> {
  if (message.op === 'loaded') reply({ ready: true })
  else if (message.op === 'change') replicaOf(message.dataset).apply(message.changes)
  else reply(await answer(message))
}

function replicaOf(dataset: string): Replica {
  const known = replicas.get(dataset) ?? new Replica([], hidden)
  replicas.set(dataset, known)
  return known
}

async function answer(message: Extract<ToWorker, { op: 'query' }>): Promise<FromWorker> {
  const { id, dataset, query, lane } = message
  const started = performance.now()
  try {
    const analysis = analyser.analyse(query.query, query.params)
    if (query.sight === 'public' && analysis.nesting > MAX_NESTING_PUBLIC) {
      const text = `Sub-queries nested ${analysis.nesting} deep need a token`
      return { id, ok: false, kind: 'complex', message: text }
    }
    if (analysis.growth > MAX_GROWTH) {
      const text = 'The query makes lists or texts grow too much'
      return { id, ok: false, kind: 'complex', message: text }
    }
    // An anonymous query is still evaluated here: one that is refused never takes the slow lane.
    if (lane === 'fast' && analysis.heavy && !message.isBounded)
      return { id, ok: false, kind: 'heavy' }
    const replica = overlaid(replicaOf(dataset), message.overlay)
    const known = replica.hasView(query.perspective, query.sight)
    if (!known) reply({ id, preparing: true })
    const view = replica.view(query.perspective, query.sight)
    if (!known) reply({ id, preparing: false })
    const prepared = prepare(view, analysis, query.params)
    if (message.isBounded && prepared.cost > MAX_COST_OF_STRANGER)
      return { id, ok: false, kind: 'complex', message: 'A query as costly as this needs a token' }
    if (lane === 'fast' && (analysis.heavy || prepared.cost > MAX_FAST_COST))
      return { id, ok: false, kind: 'heavy' }
    const context = { identity: query.identity, now: query.now, projectId, dataset }
    const { result, syncTags, isCacheable } = await evaluatePrepared(view, prepared, context)
    const json = JSON.stringify(result)
    if (json.length > MAX_ANSWER_CHARACTERS)
      return { id, ok: false, kind: 'complex', message: 'The answer is too large' }
    const ms = Math.round(performance.now() - started)
    return { id, ok: true, json, syncTags, isCacheable, ms }
  } catch (error) {
    return { id, ok: false, ...refusalOf(error) }
  }
}

/** The replica with a transaction that is not committed yet: a copy, as it may never be committed. */
function overlaid(replica: Replica, overlay: Changes): Replica {
  if (overlay.length === 0) return replica
  const copy = replica.copy()
  copy.apply(overlay)
  return copy
}

function refusalOf(error: unknown) {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  if (error instanceof MissingParameterError) return { kind: 'parameter', message } as const
  if (error instanceof Error && ['GroqSyntaxError', 'GroqQueryError'].includes(error.name)) {
    const { position } = error as { position?: number }
    return { kind: 'syntax', message, ...(position === undefined ? {} : { position }) } as const
  }
  return { kind: 'failed', message } as const
}

function reply(message: FromWorker): void {
  parentPort?.postMessage(message)
}
