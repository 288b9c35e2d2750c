import { type CallerKind, RANK } from '../auth/caller.ts'
import { LakeError } from '../documents/types.ts'
import type { Changes, FromWorker, Lane, WorkerQuery } from './query-worker.ts'
import type { ReadDataset, WorkerCopy } from './worker-copy.ts'

const DEADLINE_MS = 1_000
/** For editors, in the slow lane: their search matches words in all texts of all documents. */
const EDITORS_DEADLINE_MS = 10_000
/** For building the view of a whole dataset when a perspective is first requested. */
const PREPARING_MS = 15_000
/** A query that waits this long in the queue is refused: its client has given up by then. */
const MAX_WAIT_MS = 10_000
/** Of each kind of caller, so that strangers never fill the queue of editors. */
const MAX_WAITING: Record<CallerKind, number> = { site: 500, editor: 300, stranger: 100 }
/** A worker that fails before it is ready is restarted, but not at once. */
const RESTART_PAUSE_MS = 250

export type LaneAnswer = Extract<FromWorker, { ok: boolean }>
export type LaneQuestion = {
  dataset: ReadDataset
  query: WorkerQuery
  overlay: Changes
  /** The site is served before editors, and these before strangers. */
  kind: CallerKind
}

type Waiting = LaneQuestion & {
  id: number
  giveUp: NodeJS.Timeout
  resolve(answer: LaneAnswer): void
  reject(error: LakeError): void
}

export type LaneWorker = Pick<WorkerCopy, 'isReady' | 'serve' | 'ask' | 'terminate'>
type LaneOptions = {
  lane: Lane
  copies: { take(): LaneWorker }
  onTrouble(error: unknown): void
}

/**
 * One worker with a copy of the datasets, which runs one query at a time. The deadline really stops a query: its worker
 * is terminated and replaced, and the queued queries go to the new one.
 */
export class QueryLane {
  readonly #options: LaneOptions
  readonly #waiting: Waiting[] = []
  #running: { call: Waiting; deadline: NodeJS.Timeout } | null = null
  #worker: LaneWorker | null = null
  #closed = false
  #nextId = 1

  constructor(options: LaneOptions) {
    this.#options = options
    this.#start()
  }

  get isReady(): boolean {
    return this.#worker?.isReady ?? false
  }

  /** Rejects with LakeError when the query was stopped or waited too long in the queue. */
  ask(question: LaneQuestion): Promise<LaneAnswer> {
    const { kind } = question
    const same = this.#waiting.filter((it) => it.kind === kind).length
    if (this.#closed || same >= MAX_WAITING[kind]) return Promise.reject(tooMany())
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
      const behind = this.#waiting.findIndex((it) => RANK[it.kind] > RANK[kind])
      if (behind === -1) this.#waiting.push(call)
      else this.#waiting.splice(behind, 0, call)
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const { reject, giveUp } of this.#waiting.splice(0)) {
      clearTimeout(giveUp)
      reject(tooMany())
    }
    this.#endRunning(tooMany())
    await this.#worker?.terminate()
  }

  #start(): void {
    if (this.#closed) return
    const worker = this.#options.copies.take()
    this.#worker = worker
    worker.serve({
      onReady: () => this.#next(),
      onAnswer: (message) => {
        if (this.#worker === worker) this.#onAnswer(message)
      },
      onDeath: (error) => {
        if (this.#worker === worker) this.#onDeath(error)
      },
    })
    // Ready already when it was the one in reserve.
    this.#next()
  }

  #onAnswer(message: Exclude<FromWorker, { ready: true }>): void {
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
    if (this.#running || this.#closed || !this.#worker?.isReady) return
    const call = this.#waiting.shift()
    if (!call) return
    clearTimeout(call.giveUp)
    this.#running = { call, deadline: this.#deadline(this.#msFor(call)) }
    const { id, dataset, query, overlay, kind } = call
    const { lane } = this.#options
    this.#worker.ask(dataset, {
      op: 'query',
      id,
      dataset: dataset.name,
      query,
      overlay,
      lane,
      isBounded: kind === 'stranger',
    })
  }

  #msFor({ kind }: LaneQuestion): number {
    return kind !== 'stranger' && this.#options.lane === 'slow' ? EDITORS_DEADLINE_MS : DEADLINE_MS
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

export function tooMany(): LakeError {
  return new LakeError(503, 'tooManyQueries', 'Too many queries are waiting')
}
