import { Worker } from 'node:worker_threads'
import type { Dataset } from '../documents/store.ts'
import { LakeError } from '../documents/types.ts'
import { analyse } from './analyse.ts'
import type { FromWorker, ToWorker, WorkerQuery } from './query-worker.ts'

const DEADLINE_MS = 1_000
const MAX_WAITING = 500
const MAX_NESTING_PUBLIC = 1

export type PoolAnswer = { json: string; syncTags: string[]; ms: number }
export type QueryPool = {
  query(dataset: Dataset, query: WorkerQuery): Promise<PoolAnswer>
  close(): Promise<void>
}

/**
 * Two workers with a replica each. A query that nests or matches text goes to the slow lane, so that it
 * never stands in the way of the others. One second after a query has begun its worker is ended, replaced,
 * and what waited behind it is asked again.
 */
export function createQueryPool(options: {
  projectId: string
  datasets: () => Dataset[]
}): QueryPool {
  const fast = createLane(options)
  const slow = createLane(options)
  return {
    query(dataset, query) {
      let analysis: ReturnType<typeof analyse>
      try {
        analysis = analyse(query.query, query.params)
      } catch (error) {
        throw new LakeError(400, 'queryParseError', (error as Error).message.slice(0, 300), {
          query: query.query.slice(0, 1000),
        })
      }
      if (query.publicOnly && analysis.nesting > MAX_NESTING_PUBLIC) {
        throw new LakeError(400, 'queryTooComplex', 'Sub-queries nested this deep need a token')
      }
      return (analysis.nesting > 0 || analysis.heavy ? slow : fast).query(dataset, query)
    },
    async close() {
      await Promise.all([fast.close(), slow.close()])
    },
  }
}

type Waiting = {
  message: Extract<ToWorker, { op: 'query' }>
  resolve(answer: PoolAnswer): void
  reject(error: Error): void
}

function createLane({ projectId, datasets }: { projectId: string; datasets: () => Dataset[] }) {
  const waiting: Waiting[] = []
  const followed = new Map<string, () => void>()
  let running: { call: Waiting; timer: NodeJS.Timeout } | null = null
  let nextId = 1
  let closed = false
  let ready = false
  let worker = start()

  function start(): Worker {
    const fresh = startSourceWorker(import.meta.url, './query-worker')
    ready = false
    fresh.on('message', (message: FromWorker) => {
      if (worker === fresh) onMessage(message)
    })
    fresh.on('error', (error) => {
      if (worker === fresh)
        replace(
          new LakeError(
            500,
            'internalError',
            error instanceof Error ? 'The query worker ended' : 'worker ended',
          ),
        )
    })
    for (const dataset of datasets()) load(fresh, dataset)
    return fresh
  }

  function load(target: Worker, dataset: Dataset): void {
    send(target, { op: 'load', dataset: dataset.name, documents: [...dataset.all()] })
    if (followed.has(dataset.name)) return
    const stop = dataset.onCommit(({ changes }) =>
      send(worker, {
        op: 'change',
        dataset: dataset.name,
        changes: changes.map(({ id, after }) => ({ id, after })),
      }),
    )
    followed.set(dataset.name, stop)
  }

  function onMessage(answer: FromWorker): void {
    if ('ready' in answer) {
      // The deadline is for the query, not for the start of its worker.
      ready = true
      next()
      return
    }
    if (!running || running.call.message.id !== answer.id) return
    clearTimeout(running.timer)
    const { call } = running
    running = null
    if (answer.ok) call.resolve(answer)
    else call.reject(new LakeError(400, 'queryError', answer.message.slice(0, 300)))
    next()
  }

  function next(): void {
    if (running || closed || !ready) return
    const call = waiting.shift()
    if (!call) return
    const timer = setTimeout(
      () =>
        replace(
          new LakeError(
            400,
            'queryTimeout',
            `The query took longer than ${DEADLINE_MS} ms and was stopped`,
          ),
        ),
      DEADLINE_MS,
    )
    running = { call, timer }
    send(worker, call.message)
  }

  function replace(error: LakeError): void {
    const old = worker
    if (running) {
      clearTimeout(running.timer)
      running.call.reject(error)
      running = null
    }
    if (closed) return
    worker = start()
    void old.terminate()
    next()
  }

  return {
    query(dataset: Dataset, query: WorkerQuery): Promise<PoolAnswer> {
      if (!followed.has(dataset.name)) load(worker, dataset)
      if (waiting.length >= MAX_WAITING) {
        return Promise.reject(new LakeError(503, 'tooManyQueries', 'Too many queries are waiting'))
      }
      return new Promise((resolve, reject) => {
        waiting.push({
          message: { op: 'query', id: nextId++, dataset: dataset.name, projectId, query },
          resolve,
          reject,
        })
        next()
      })
    },
    async close() {
      closed = true
      for (const stop of followed.values()) stop()
      for (const { reject } of waiting) reject(new LakeError(503, 'closing', 'The lake is closing'))
      if (running) {
        clearTimeout(running.timer)
        running.call.reject(new LakeError(503, 'closing', 'The lake is closing'))
      }
      await worker.terminate()
    },
  }
}

function send(target: Worker, message: ToWorker): void {
  target.postMessage(message)
}

/** The bundled file in production, the TypeScript source (through tsx) in development and tests. */
function startSourceWorker(base: string, file: string): Worker {
  if (!base.endsWith('.ts')) return new Worker(new URL(`${file}.mjs`, base))
  const source = new URL(`${file}.ts`, base).href
  return new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}) })`,
    { eval: true },
  )
}
