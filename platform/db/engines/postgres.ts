import pg from 'pg'
import type { Db, Statement } from '../db.ts'
import { DatabaseError } from './database-error.ts'

const RETRIED = ['40001', '40P01', '57P01', '57P02', '57P03', '08000', '08003', '08006', '08001']
const ATTEMPTS = 6

pg.types.setTypeParser(pg.types.builtins.INT8, BigInt)

/** Opens a pool on a PostgreSQL server (15 or newer). Idempotent references make its retries safe. */
export async function openPostgres(url: string, poolSize: number): Promise<Db> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 5_000 })
  // A connection that breaks while idle is replaced at the next query.
  pool.on('error', () => undefined)
  await pool.query('SELECT 1')
  let listener: Listener | null = null

  return {
    engine: 'postgres',
    query: <Row>(sql: string, params: unknown[] = []) =>
      withRetry(async () => (await pool.query(sql, params)).rows as Row[]),
    batch: (statements: Statement[]) => withRetry(() => runBatch(pool, statements)),
    exec: async (sql) => {
      await pool.query(sql)
    },
    async listen(channel, handler) {
      listener ??= startListener(url)
      return listener.add(channel, handler)
    },
    async health() {
      const { rows } = await pool.query('SELECT 1 AS one')
      return rows[0]?.one === 1
    },
    durability: async () => null,
    async close() {
      await listener?.close()
      await pool.end()
    },
  }
}

async function runBatch(pool: pg.Pool, statements: Statement[]): Promise<void> {
  if (statements.length === 0) return
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    for (const { sql, params } of statements) await client.query(sql, params ?? [])
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    const broken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    )
    client.release(broken)
    throw error
  }
}

/** Tries again, after a growing pause with jitter, what failed for a reason that passes. */
async function withRetry<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const { code, message, constraint } = error as {
        code?: string
        message: string
        constraint?: string
      }
      const passing =
        RETRIED.includes(code ?? '') ||
        /ECONNREFUSED|Connection terminated/.test(`${code} ${message}`)
      if (!passing || attempt >= ATTEMPTS) throw new DatabaseError({ message, code, constraint })
      const pauseMs = 20 * 2 ** attempt * (0.5 + Math.random())
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

type Listener = {
  add(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** One connection outside the pool for notifications; it comes back after the server went away. */
function startListener(url: string): Listener {
  const handlers = new Map<string, Set<(payload: string) => void>>()
  let client: pg.Client | null = null
  let closed = false

  const connect = async (): Promise<pg.Client> => {
    const next = new pg.Client({ connectionString: url })
    next.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '')
    })
    next.on('error', () => undefined)
    next.on('end', () => {
      if (client === next) client = null
      if (!closed) setTimeout(() => void ensure().catch(() => undefined), 500).unref()
    })
    await next.connect()
    for (const channel of handlers.keys()) await next.query(`LISTEN "${channel}"`)
    return next
  }
  const ensure = async (): Promise<pg.Client> => {
    client ??= await connect()
    return client
  }
  return {
    async add(channel, handler) {
      if (!/^[a-z_]+$/.test(channel)) throw new Error('a channel is a plain word')
      const connection = await ensure()
      const known = handlers.get(channel) ?? new Set()
      handlers.set(channel, known)
      known.add(handler)
      await connection.query(`LISTEN "${channel}"`)
      return async () => {
        known.delete(handler)
      }
    },
    async close() {
      closed = true
      await client?.end()
    },
  }
}
