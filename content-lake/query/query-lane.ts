import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { Dataset } from '../documents/dataset.ts'
import { LakeError } from '../documents/types.ts'
import type { Changes, FromWorker, ToWorker, WorkerData, WorkerQuery } from './query-worker.ts'

/** What queries need of a dataset: its documents, and notification of every change. */
export type ReadDataset = Pick<Dataset, 'name' | 'all' | 'familyOf' | 'onCommit'>

const DEADLINE_MS = 1_000
/** For editors, in the slow lane: their search matches words in all texts of all documents. */
const EDITORS_DEADLINE_MS = 10_000
/** For building the view of a whole dataset when a perspective is first requested. */
const PREPARING_MS = 15_000
/** A query that waits this long in the queue is refused: its client has given up by then. */
const MAX_WAIT_MS = 10_000
const MAX_WAITING = 500
/** Documents sent per message, so that loading a worker never blocks the main thread for long. */
const CHUNK = 250
const MAX_HEAP_MB = 384
/** A worker that fails before it is ready is restarted, but not at once. */
const RESTART_PAUSE_MS = 250

export type LaneAnswer = Extract<FromWorker, { ok: boolean }>
type LaneQuestion = {
  dataset: ReadDataset
  query: WorkerQuery
  overlay: Changes
  /** Served before untrusted queries, so that an anonymous caller never delays an editor. */
  trusted: boolean
}

type Waiting = LaneQuestion & {
  id: number
  giveUp: NodeJS.Timeout
  resolve(answer: LaneAnswer): void
  reject(error: LakeError): void
}

type LaneOptions = {
  lane: WorkerData['lane']
  projectId: string
  privateTypes: readonly string[]
  datasets: () => ReadDataset[]
  onTrouble(error: unknown): void
}

/**
 * One worker with a copy of the datasets, which runs one query at a time. The deadline really stops a query: its worker
 * is terminated and replaced, and the queued queries go to the new one.
 */
export class QueryLane {
  readonly #options: LaneOptions
  readonly #waiting: Waiting[] = []
  readonly #followed = new Map<string, () => void>()
  /** Datasets that the current worker has, or is being sent. */
  readonly #given = new Set<string>()
  #running: { call: Waiting; deadline: NodeJS.Timeout } | null = null
  #worker: Worker | null = null
  #ready = false
  #closed = false
  #nextId = 1

  constructor(options: LaneOptions) {
    this.#options = options
    this.#start()
  }

  get isReady(): boolean {
    return this.#ready
  }

  /** Rejects with LakeError when the query was stopped or waited too long in the queue. */
  ask(question: LaneQuestion): Promise<LaneAnswer> {
    if (this.#closed || this.#waiting.length >= MAX_WAITING) return Promise.reject(tooMany())
    return new Promise((resolve, reject) => {
      const call: Waiting = {
        ...question,
        id: this.#nextId++,
        resolve,
        reject,
        giveUp: setTimeout(() => {
          this.#waiting.splice(this.#waiting.indexOf(call), 1)
          reject(tooMany())
        }, MAX_WAIT_MS),
      }
      const behind = question.trusted ? this.#waiting.findIndex((it) => !it.trusted) : -1
      if (behind === -1) this.#waiting.push(call)
      else this.#waiting.splice(behind, 0, call)
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const stop of this.#followed.values()) stop()
    for (const { reject, giveUp } of this.#waiting.splice(0)) {
      clearTimeout(giveUp)
      reject(tooMany())
    }
    this.#endRunning(tooMany())
    await this.#worker?.terminate()
  }

  #start(): void {
    if (this.#closed) return
    this.#ready = false
    this.#given.clear()
    const worker = startSourceWorker(import.meta.url, './query-worker', {
      workerData: {
        lane: this.#options.lane,
        projectId: this.#options.projectId,
        privateTypes: this.#options.privateTypes,
      } satisfies WorkerData,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    this.#worker = worker
    worker.on('message', (message: FromWorker) => {
      if (this.#worker === worker) this.#onMessage(message)
    })
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#onDeath(error)
    })
    this.#load(worker).catch((error: unknown) => this.#options.onTrouble(error))
  }

  /**
   * Sends the documents in parts. A change that is committed meanwhile is sent at once: a document of a later part is
   * then sent twice, each time in its newest form.
   */
  async #load(worker: Worker): Promise<void> {
    for (const dataset of this.#options.datasets()) {
      this.#follow(dataset)
      for (const changes of inParts(dataset)) {
        send(worker, { op: 'change', dataset: dataset.name, changes })
        await new Promise((resolve) => setImmediate(resolve))
        if (this.#worker !== worker) return
      }
    }
    send(worker, { op: 'loaded' })
  }

  #follow(dataset: ReadDataset): void {
    this.#given.add(dataset.name)
    if (this.#followed.has(dataset.name)) return
    const stop = dataset.onCommit(({ changes }) => {
      if (!this.#worker) return
      const after = changes.map((it) => ({ id: it.id, after: it.after }))
      send(this.#worker, { op: 'change', dataset: dataset.name, changes: after })
    })
    this.#followed.set(dataset.name, stop)
  }

  /** Sends a dataset that was created after the worker started. */
  #giveLate(worker: Worker, dataset: ReadDataset): void {
    if (this.#given.has(dataset.name)) return
    this.#follow(dataset)
    for (const changes of inParts(dataset)) {
      send(worker, { op: 'change', dataset: dataset.name, changes })
    }
  }

  #onMessage(message: FromWorker): void {
    if ('ready' in message) {
      this.#ready = true
      this.#next()
      return
    }
    const running = this.#running
    if (!running || running.call.id !== message.id) return
    clearTimeout(running.deadline)
    if ('preparing' in message) {
      running.deadline = this.#deadline(
        message.preparing ? PREPARING_MS : this.#msFor(running.call),
      )
      return
    }
    this.#running = null
    running.call.resolve(message)
    this.#next()
  }

  #next(): void {
    if (this.#running || this.#closed || !this.#ready || !this.#worker) return
    const call = this.#waiting.shift()
    if (!call) return
    clearTimeout(call.giveUp)
    this.#running = { call, deadline: this.#deadline(this.#msFor(call)) }
    const { id, dataset, query, overlay } = call
    this.#giveLate(this.#worker, dataset)
    send(this.#worker, { op: 'query', id, dataset: dataset.name, query, overlay })
  }

  #msFor({ trusted }: LaneQuestion): number {
    return trusted && this.#options.lane === 'slow' ? EDITORS_DEADLINE_MS : DEADLINE_MS
  }

  #deadline(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      const text = `The query took longer than ${ms} ms and was stopped`
      this.#replace(new LakeError(400, 'queryTimeout', text))
    }, ms)
  }

  /** A query that needs more memory than its worker has ends the worker, not the lake. */
  #onDeath(error: unknown): void {
    if (this.#running) {
      this.#replace(new LakeError(400, 'queryTooLarge', 'The query needs too much memory'))
      return
    }
    this.#options.onTrouble(error)
    this.#worker = null
    this.#ready = false
    setTimeout(() => this.#start(), RESTART_PAUSE_MS)
  }

  #replace(error: LakeError): void {
    const old = this.#worker
    this.#worker = null
    void old?.terminate()
    this.#endRunning(error)
    this.#start()
  }

  #endRunning(error: LakeError): void {
    if (!this.#running) return
    clearTimeout(this.#running.deadline)
    this.#running.call.reject(error)
    this.#running = null
  }
}

/** A generator, so that each part has the documents as they are when it is sent. */
function* inParts(dataset: ReadDataset): Generator<Changes> {
  let part: Changes = []
  for (const document of dataset.all()) {
    part.push({ id: document._id, after: document })
    if (part.length < CHUNK) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

function tooMany(): LakeError {
  return new LakeError(503, 'tooManyQueries', 'Too many queries are waiting')
}

function send(target: Worker, message: ToWorker): void {
  target.postMessage(message)
}

/** Starts a worker: the bundled file in production, the TypeScript source (through tsx) otherwise. */
function startSourceWorker(base: string, file: string, options: WorkerOptions): Worker {
  if (!base.endsWith('.ts')) return new Worker(new URL(`${file}.mjs`, base), options)
  const source = new URL(`${file}.ts`, base).href
  return new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}) })`,
    { ...options, eval: true },
  )
}
