import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { DatabaseError, DatabaseUnavailableError } from '../database-error.ts'
import type { Db, DbStats, QueryOptions, Statement } from '../db.ts'
import { withRetry } from '../with-retry.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import type { WorkerAnswer, WorkerRequest } from './pglite-messages.ts'
import { startSourceWorker } from './start-worker.ts'

type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'id'> : never
type Ask = Unnumbered<WorkerRequest>
type Waiting = { resolve(value: unknown): void; reject(error: Error): void; timer: NodeJS.Timeout }

/** Opening includes recovery after a crash. */
const OPEN_TIMEOUT_MS = 120_000
/** A queue longer than this means that callers do not wait for answers. */
const MAX_WAITING = 10_000

let compiled: Promise<WebAssembly.Module> | undefined
/** The engine's code: compiled and optimised once a process, for all its databases. */
function engineCode(): Promise<WebAssembly.Module> {
  compiled ??= (async () => {
    const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
    return WebAssembly.compile(new Uint8Array(await readFile(join(folder, 'pglite.wasm'))))
  })()
  return compiled
}

/** Opens the embedded database in `dataDir`, in its own thread, behind our own folder lock. */
export async function openPglite(options: {
  dataDir: string
  statementTimeoutMs: number
}): Promise<Db> {
  const lock = await lockFolder(options.dataDir)
  const engine = new PgliteEngine(options, lock)
  try {
    await engine.start()
  } catch (error) {
    await lock.release()
    throw error
  }
  return engine
}

class PgliteEngine implements Db {
  readonly engine = 'pglite'
  readonly #folder: string
  readonly #statementTimeoutMs: number
  readonly #lock: FolderLock
  readonly #waiting = new Map<number, Waiting>()
  readonly #handlers = new Map<string, Set<(payload: string) => void>>()
  #worker: Promise<Worker> | null = null
  #nextId = 1
  #fsyncsOfEarlierWorkers = 0
  #closing: Promise<void> | null = null

  constructor(options: { dataDir: string; statementTimeoutMs: number }, lock: FolderLock) {
    this.#folder = join(options.dataDir, 'pg')
    this.#statementTimeoutMs = options.statementTimeoutMs
    this.#lock = lock
  }

  async start(): Promise<void> {
    await this.#running()
  }

  query<Row>(
    sql: string,
    params: readonly unknown[] = [],
    options: QueryOptions = {},
  ): Promise<Row[]> {
    return withRetry(
      () => this.#ask({ kind: 'query', statement: { sql, params } }) as Promise<Row[]>,
      { idempotent: options.idempotent ?? false },
    )
  }

  async batch(statements: readonly Statement[]): Promise<void> {
    await withRetry(() => this.#ask({ kind: 'batch', statements }), { idempotent: false })
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>> {
    assertChannel(channel)
    const handlers = this.#handlers.get(channel) ?? new Set()
    const isFirst = handlers.size === 0
    handlers.add(handler)
    this.#handlers.set(channel, handlers)
    if (isFirst) await this.#ask({ kind: 'listen', channel })
    return async () => {
      if (!handlers.delete(handler) || handlers.size > 0) return
      this.#handlers.delete(channel)
      if (this.#closing === null) await this.#ask({ kind: 'unlisten', channel })
    }
  }

  async health(): Promise<boolean> {
    try {
      await this.query('select 1')
      return true
    } catch {
      return false
    }
  }

  async stats(): Promise<DbStats> {
    const { fsyncs } = (await this.#ask({ kind: 'stats' })) as DbStats
    return { fsyncs: fsyncs + this.#fsyncsOfEarlierWorkers }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    const worker = await this.#worker?.catch(() => null)
    if (worker) {
      await this.#send(worker, { kind: 'close' }).catch(() => undefined)
      await worker.terminate()
    }
    this.#rejectAll(new DatabaseUnavailableError('the database is closed'))
    await this.#lock.release()
  }

  async #ask(ask: Ask): Promise<unknown> {
    if (this.#closing !== null) throw new DatabaseUnavailableError('the database is closed')
    if (this.#waiting.size >= MAX_WAITING) {
      throw new DatabaseUnavailableError('too many statements are waiting for the database')
    }
    return this.#send(await this.#running(), ask)
  }

  #send(worker: Worker, ask: Ask): Promise<unknown> {
    const id = this.#nextId
    this.#nextId += 1
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUp(worker), this.#statementTimeoutMs)
      this.#waiting.set(id, { resolve, reject, timer })
      worker.postMessage({ ...ask, id })
    })
  }

  /**
   * The engine has one session and cannot cancel: one endless statement would block all callers. To the database,
   * ending the thread is a crash, from which it recovers with its log; the next request opens it again.
   */
  #giveUp(worker: Worker): void {
    void worker.terminate()
  }

  #running(): Promise<Worker> {
    this.#worker ??= this.#startWorker().catch((error: unknown) => {
      this.#worker = null
      throw error
    })
    return this.#worker
  }

  async #startWorker(): Promise<Worker> {
    const worker = startSourceWorker(import.meta.url, './pglite-worker', {
      folder: this.#folder,
      code: await engineCode(),
    })
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new DatabaseUnavailableError('the embedded database did not open in time'))
        void worker.terminate()
      }, OPEN_TIMEOUT_MS)
      const settle = (act: () => void) => {
        clearTimeout(timer)
        act()
      }
      worker.on('message', (answer: WorkerAnswer) => {
        if (answer.kind === 'ready') settle(resolve)
        else if (answer.kind === 'failed') {
          settle(() => reject(new DatabaseUnavailableError(answer.message)))
          void worker.terminate()
        } else this.#receive(answer)
      })
      worker.on('error', (error) => settle(() => reject(error)))
      worker.on('exit', () => {
        settle(() => reject(new DatabaseUnavailableError('the embedded database ended')))
        this.#workerEnded()
      })
    })
    worker.unref()
    await this.#listenAgain(worker)
    return worker
  }

  async #listenAgain(worker: Worker): Promise<void> {
    for (const [channel, handlers] of this.#handlers) {
      await this.#send(worker, { kind: 'listen', channel })
      for (const handler of handlers) handler('')
    }
  }

  #receive(answer: WorkerAnswer): void {
    if (answer.kind === 'notification') {
      for (const handler of this.#handlers.get(answer.channel) ?? []) handler(answer.payload)
      return
    }
    if (answer.kind !== 'done' && answer.kind !== 'error') return
    const waiting = this.#waiting.get(answer.id)
    if (!waiting) return
    this.#waiting.delete(answer.id)
    clearTimeout(waiting.timer)
    if (answer.kind === 'done') waiting.resolve(answer.value)
    else waiting.reject(new DatabaseError(answer.error))
  }

  #workerEnded(): void {
    this.#worker = null
    this.#rejectAll(new DatabaseUnavailableError('the embedded database ended while it worked'))
  }

  #rejectAll(error: Error): void {
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const it of waiting) {
      clearTimeout(it.timer)
      it.reject(error)
    }
  }
}

/** Channels go into the statement as a name: plain lower-case words only. */
export function assertChannel(channel: string): void {
  if (!/^[a-z_]{1,60}$/.test(channel)) throw new TypeError(`not a channel name: ${channel}`)
}
