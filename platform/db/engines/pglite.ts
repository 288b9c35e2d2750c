import { join } from 'node:path'
import type { Db, Statement } from '../db.ts'
import { DatabaseError } from './database-error.ts'
import { lockFolder } from './folder-lock.ts'
import type { WorkerReply, WorkerRequest } from './pglite-worker.ts'
import { startSourceWorker } from './start-worker.ts'

/** Opens the embedded database; throws DataFolderBusyError when another process has it. */
export async function openPglite(dataDir: string): Promise<Db> {
  const unlock = lockFolder(dataDir)
  try {
    return await startWorker(join(dataDir, 'pg'), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

type Waiting = { resolve(value: unknown): void; reject(error: Error): void }
type Unsent = WorkerRequest extends infer Request
  ? Request extends WorkerRequest
    ? Omit<Request, 'id'>
    : never
  : never

async function startWorker(dataDir: string, unlock: () => void): Promise<Db> {
  const worker = startSourceWorker(import.meta.url, './pglite-worker', { dataDir })
  const waiting = new Map<number, Waiting>()
  const handlers = new Map<string, Set<(payload: string) => void>>()
  let nextId = 1
  let ended: Error | null = null

  const started = new Promise<unknown>((resolve, reject) => waiting.set(0, { resolve, reject }))
  const end = (error: Error) => {
    ended ??= error
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }
  worker.on('message', (reply: WorkerReply) => {
    if ('notification' in reply) {
      const { channel, payload } = reply.notification
      for (const handler of handlers.get(channel) ?? []) handler(payload)
      return
    }
    const call = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.ok) call?.resolve(reply.value)
    else call?.reject(new DatabaseError(reply.error))
  })
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => end(new Error('the embedded database has ended')))

  const call = <Value>(request: Unsent): Promise<Value> => {
    if (ended) return Promise.reject(ended)
    const id = nextId++
    return new Promise<Value>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
      worker.postMessage({ ...request, id })
    })
  }
  await started

  let closing: Promise<void> | null = null
  return {
    engine: 'pglite',
    query: <Row>(sql: string, params: unknown[] = []) => call<Row[]>({ op: 'query', sql, params }),
    batch: async (statements: Statement[]) => {
      if (statements.length > 0) await call({ op: 'batch', statements })
    },
    exec: (sql) => call<void>({ op: 'exec', sql }),
    async listen(channel, handler) {
      const known = handlers.get(channel) ?? new Set()
      known.add(handler)
      if (!handlers.has(channel)) {
        handlers.set(channel, known)
        await call({ op: 'listen', channel })
      }
      return async () => {
        known.delete(handler)
        if (known.size > 0) return
        handlers.delete(channel)
        if (!ended) await call({ op: 'unlisten', channel })
      }
    },
    async health() {
      const rows = await call<{ one: number }[]>({
        op: 'query',
        sql: 'SELECT 1 AS one',
        params: [],
      })
      return rows[0]?.one === 1
    },
    durability: () => call<{ fsyncs: number; commits: number }>({ op: 'durability' }),
    close() {
      closing ??= (async () => {
        if (!ended) await call({ op: 'close' })
        await worker.terminate()
        unlock()
      })()
      return closing
    },
  }
}
