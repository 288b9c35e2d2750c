import type { Worker } from 'node:worker_threads'
import type { Dataset } from '../documents/dataset.ts'
import { startSourceWorker } from '../start-worker.ts'
import type { Changes, FromWorker, ToWorker, WorkerData } from './query-worker.ts'

/** What queries need of a dataset: its documents, and notification of every change. */
export type ReadDataset = Pick<Dataset, 'name' | 'all' | 'familyOf' | 'onCommit'>

/** Documents sent per message, so that loading a worker never blocks the main thread for long. */
const CHUNK = 250
const MAX_HEAP_MB = 384

type CopyOptions = WorkerData & {
  datasets: () => ReadDataset[]
  onTrouble(error: unknown): void
}

export type CopyEvents = {
  onReady(): void
  onAnswer(message: Exclude<FromWorker, { ready: true }>): void
  /** The worker has ended by itself: it needed more memory than it has. */
  onDeath(error: unknown): void
}

/** A worker with a copy of the datasets that follows every change. */
export class WorkerCopy {
  readonly #worker: Worker
  readonly #followed = new Map<string, () => void>()
  #events: CopyEvents | null = null
  #ended = false
  #ready = false

  constructor({ projectId, privateTypes, datasets, onTrouble }: CopyOptions) {
    this.#worker = startSourceWorker(import.meta.url, './query-worker', {
      workerData: { projectId, privateTypes } satisfies WorkerData,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    this.#worker.on('message', (message: FromWorker) => {
      if (this.#ended) return
      if ('ready' in message) {
        this.#ready = true
        this.#events?.onReady()
      } else this.#events?.onAnswer(message)
    })
    this.#worker.on('error', (error) => {
      if (this.#ended) return
      this.#end()
      if (this.#events) this.#events.onDeath(error)
      else onTrouble(error)
    })
    this.#load(datasets()).catch(onTrouble)
  }

  get isReady(): boolean {
    return this.#ready
  }

  get isEnded(): boolean {
    return this.#ended
  }

  /** From now on its events go to this lane. */
  serve(events: CopyEvents): void {
    this.#events = events
  }

  ask(dataset: ReadDataset, message: Extract<ToWorker, { op: 'query' }>): void {
    // A dataset that was created after the worker started.
    for (const changes of this.#follow(dataset) ? inParts(dataset) : [])
      this.#send({ op: 'change', dataset: dataset.name, changes })
    this.#send(message)
  }

  async terminate(): Promise<void> {
    this.#end()
    await this.#worker.terminate()
  }

  #end(): void {
    this.#ended = true
    this.#ready = false
    for (const stop of this.#followed.values()) stop()
    this.#followed.clear()
  }

  /**
   * Sends the documents in parts. A change that is committed meanwhile is sent at once: a document of a later part is
   * then sent twice, each time in its newest form.
   */
  async #load(datasets: readonly ReadDataset[]): Promise<void> {
    for (const dataset of datasets) {
      this.#follow(dataset)
      for (const changes of inParts(dataset)) {
        this.#send({ op: 'change', dataset: dataset.name, changes })
        await new Promise((resolve) => setImmediate(resolve))
        if (this.#ended) return
      }
    }
    this.#send({ op: 'loaded' })
  }

  /** Whether the dataset is new to this worker. */
  #follow(dataset: ReadDataset): boolean {
    if (this.#followed.has(dataset.name)) return false
    const stop = dataset.onCommit(({ changes }) => {
      const after = changes.map((it) => ({ id: it.id, after: it.after }))
      this.#send({ op: 'change', dataset: dataset.name, changes: after })
    })
    this.#followed.set(dataset.name, stop)
    return true
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message)
  }
}

/**
 * Workers for the lanes, with one in reserve: the next query after one that had to be stopped gets a worker that
 * has its documents already. The reserve begins with the first query that may have to be stopped.
 */
export class WorkerCopies<Copy extends Pick<WorkerCopy, 'isEnded' | 'terminate'> = WorkerCopy> {
  readonly #start: () => Copy
  #spare: Copy | null = null
  #isWanted = false

  constructor(start: () => Copy) {
    this.#start = start
  }

  keepSpare(): void {
    this.#isWanted = true
    if (this.#spare === null || this.#spare.isEnded) this.#spare = this.#start()
  }

  take(): Copy {
    const spare = this.#spare
    this.#spare = null
    const taken = spare && !spare.isEnded ? spare : this.#start()
    if (this.#isWanted) this.keepSpare()
    return taken
  }

  async close(): Promise<void> {
    this.#isWanted = false
    await this.#spare?.terminate()
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
