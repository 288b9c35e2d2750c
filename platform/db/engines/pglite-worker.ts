import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { Statement } from '../db.ts'

/**
 * The embedded database in its own thread: on the main thread it starves the event loop. PGlite ships with
 * fsync off and a file system whose fsync does nothing; both are put right here, so that a commit is on
 * disk before it is acknowledged (docs/decisions/0005).
 */
type NodeStream = { nfd?: number }
type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: NodeStream) => number } } }

let fsyncs = 0
let commits = 0

class DurableNodeFS extends NodeFS {
  override async init(
    ...args: Parameters<NodeFS['init']>
  ): Promise<Awaited<ReturnType<NodeFS['init']>>> {
    const result = await super.init(...args)
    const options = result.emscriptenOpts as { preRun?: ((module: EmscriptenModule) => void)[] }
    options.preRun = [
      ...(options.preRun ?? []),
      (module) => {
        module.NODEFS.stream_ops.fsync = (stream) => {
          if (stream.nfd !== undefined) {
            fs.fsyncSync(stream.nfd)
            fsyncs += 1
          }
          return 0
        }
      },
    ]
    return result
  }
}

/** PGlite's own list without `-F` (fsync off), and with the one sync method that reaches our hook. */
const START_PARAMS = [
  '--single',
  '-O',
  '-j',
  '-c',
  'search_path=public',
  '-c',
  'exit_on_error=false',
  '-c',
  'log_checkpoints=false',
  '-c',
  'max_worker_processes=0',
  '-c',
  'max_parallel_workers=0',
  '-c',
  'io_method=sync',
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
]

export type WorkerRequest = { id: number } & (
  | { op: 'query'; sql: string; params: unknown[] }
  | { op: 'batch'; statements: Statement[] }
  | { op: 'exec'; sql: string }
  | { op: 'listen' | 'unlisten'; channel: string }
  | { op: 'durability' }
  | { op: 'close' }
)
export type WorkerReply =
  | { id: number; ok: true; value: unknown }
  | { id: number; ok: false; error: { message: string; code?: string; constraint?: string } }
  | { notification: { channel: string; payload: string } }

const port = parentPort
if (!port) throw new Error('pglite-worker runs in a worker thread only')
const { dataDir } = workerData as { dataDir: string }

const fresh = !fs.existsSync(join(dataDir, 'PG_VERSION'))
const database = new PGlite({
  fs: new DurableNodeFS(dataDir),
  startParams: START_PARAMS,
  parsers: { [types.INT8]: (value: string) => BigInt(value) },
} as ConstructorParameters<typeof PGlite>[0])
const stopListening = new Map<string, () => Promise<void>>()

await database.waitReady
// The files that initdb wrote went through no hook: one sync puts them on disk.
if (fresh) syncEverything()
port.postMessage({ id: 0, ok: true, value: null } satisfies WorkerReply)

port.on('message', (request: WorkerRequest) => {
  answer(request).then(
    (value) => port.postMessage({ id: request.id, ok: true, value } satisfies WorkerReply),
    (error: unknown) =>
      port.postMessage({ id: request.id, ok: false, error: describe(error) } satisfies WorkerReply),
  )
})

async function answer(request: WorkerRequest): Promise<unknown> {
  switch (request.op) {
    case 'query': {
      const result = await database.query(request.sql, request.params)
      if (!/^\s*select\b/i.test(request.sql)) commits += 1
      return result.rows
    }
    case 'batch': {
      await database.transaction(async (tx) => {
        for (const { sql, params } of request.statements) await tx.query(sql, params ?? [])
      })
      commits += 1
      return null
    }
    case 'exec': {
      await database.exec(request.sql)
      commits += 1
      return null
    }
    case 'listen': {
      const { channel } = request
      const stop = await database.listen(channel, (payload) => {
        port?.postMessage({ notification: { channel, payload } } satisfies WorkerReply)
      })
      stopListening.set(channel, stop)
      return null
    }
    case 'unlisten': {
      await stopListening.get(request.channel)?.()
      stopListening.delete(request.channel)
      return null
    }
    case 'durability':
      return { fsyncs, commits }
    case 'close':
      await database.close()
      return null
  }
}

function syncEverything(): void {
  try {
    execFileSync('sync', ['-f', dataDir], { stdio: 'ignore' })
  } catch {
    // No `sync` command here: the first checkpoint writes these files again.
  }
}

function describe(error: unknown): { message: string; code?: string; constraint?: string } {
  const { message, code, constraint } = error as {
    message?: string
    code?: string
    constraint?: string
  }
  return {
    message: message ?? String(error),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
  }
}
