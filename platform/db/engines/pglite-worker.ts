import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import { toErrorFields } from '../database-error.ts'
import type { Statement } from '../db.ts'
import { DurableNodeFS, durableStartParams, syncPath, syncTree } from './durable-node-fs.ts'
import type { WorkerAnswer, WorkerRequest } from './pglite-messages.ts'

/**
 * The embedded database's thread. On the main thread it would starve the event loop: no timer ran while it
 * answered queries (measured).
 */
const port = parentPort
if (!port) throw new Error('pglite-worker runs as a worker thread only')

const post = (answer: WorkerAnswer) => port.postMessage(answer)

type Opened = { folder: string; code: WebAssembly.Module }

async function open({ folder, code }: Opened): Promise<{ db: PGlite; files: DurableNodeFS }> {
  // A first start that is cut in the middle leaves only a folder with another name behind.
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const fresh = `${folder}.new`
    await rm(fresh, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
    const first = await PGlite.create({ fs: new DurableNodeFS(fresh), pgliteWasmModule: code })
    await first.close()
    await syncTree(fresh)
    await rename(fresh, folder)
    syncPath(dirname(folder))
  }
  const files = new DurableNodeFS(folder)
  const db = await PGlite.create({
    fs: files,
    pgliteWasmModule: code,
    startParams: durableStartParams(),
    parsers: { [types.INT8]: (value: string) => BigInt(value) },
  })
  await db.exec("set timezone = 'UTC'")
  return { db, files }
}

function toParams(statement: Statement): unknown[] {
  return (statement.params ?? []).map((it) => it ?? null)
}

async function handle(
  { db, files }: { db: PGlite; files: DurableNodeFS },
  unlisten: Map<string, () => Promise<void>>,
  request: WorkerRequest,
): Promise<unknown> {
  switch (request.kind) {
    case 'query':
      return (await db.query(request.statement.sql, toParams(request.statement))).rows
    case 'batch':
      return db.transaction(async (tx) => {
        for (const it of request.statements) await tx.query(it.sql, toParams(it))
      })
    case 'listen': {
      const { channel } = request
      const stop = await db.listen(channel, (payload) =>
        post({ kind: 'notification', channel, payload }),
      )
      unlisten.set(channel, () => stop())
      return undefined
    }
    case 'unlisten':
      await unlisten.get(request.channel)?.()
      unlisten.delete(request.channel)
      return undefined
    case 'stats':
      return { fsyncs: files.fsyncs }
    case 'close':
      return db.close()
  }
}

async function main(opened: Opened): Promise<void> {
  const engine = await open(opened)
  const unlisten = new Map<string, () => Promise<void>>()
  port?.on('message', (request: WorkerRequest) => {
    handle(engine, unlisten, request).then(
      (value) => post({ kind: 'done', id: request.id, value }),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : 'database error'
        post({
          kind: 'error',
          id: request.id,
          error: toErrorFields(error) ?? { message, code: 'XX000' },
        })
      },
    )
  })
  post({ kind: 'ready' })
}

main(workerData as Opened).catch((error: unknown) => {
  post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
})
