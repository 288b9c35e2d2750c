import pg from 'pg'
import { DatabaseError, DatabaseUnavailableError, toErrorFields } from '../database-error.ts'
import type { Db, DbStats, QueryOptions, Statement } from '../db.ts'
import { withRetry } from '../with-retry.ts'
import { assertChannel } from './pglite.ts'

const MIN_VERSION = 150_000
const CONNECT_TIMEOUT_MS = 5_000
/** SQLSTATE classes and codes that mean: the server or the way to it went away. */
const GONE = /^(08...|57P0[123]|53300)$/

/** Opens a pool on a PostgreSQL server; refuses versions older than 15. */
export async function openPostgres(options: {
  url: string
  statementTimeoutMs: number
  poolSize: number
}): Promise<Db> {
  const config: pg.ClientConfig = {
    connectionString: options.url,
    application_name: 'playhouse',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: options.statementTimeoutMs,
    types: { getTypeParser },
    options: '-c timezone=UTC',
    keepAlive: true,
  }
  const pool = new pg.Pool({ ...config, max: options.poolSize })
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const engine = new PostgresEngine(pool, new PostgresListener(config))
  try {
    const [row] = await engine.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    if (!row || row.version < MIN_VERSION) {
      throw new Error(`PostgreSQL 15 or newer is needed, the server has ${row?.version}`)
    }
  } catch (error) {
    await engine.close()
    throw error
  }
  return engine
}

class PostgresEngine implements Db {
  readonly engine = 'postgres'
  readonly #pool: pg.Pool
  readonly #listener: PostgresListener
  readonly #names = new Map<string, string>()
  #closing: Promise<void> | null = null

  constructor(pool: pg.Pool, listener: PostgresListener) {
    this.#pool = pool
    this.#listener = listener
  }

  query<Row>(
    sql: string,
    params: readonly unknown[] = [],
    options: QueryOptions = {},
  ): Promise<Row[]> {
    const name = options.prepare ? { name: this.#nameOf(sql) } : {}
    return withRetry(
      async () => {
        try {
          const result = await this.#pool.query({ text: sql, values: [...params], ...name })
          return result.rows as Row[]
        } catch (error) {
          throw toDatabaseError(error)
        }
      },
      { idempotent: options.idempotent ?? false },
    )
  }

  batch(statements: readonly Statement[]): Promise<void> {
    return withRetry(() => this.#inTransaction(statements), { idempotent: false })
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>> {
    assertChannel(channel)
    return this.#listener.listen(channel, handler)
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
    return { fsyncs: 0 }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    await this.#listener.close()
    await this.#pool.end()
  }

  async #inTransaction(statements: readonly Statement[]): Promise<void> {
    let client: pg.PoolClient
    try {
      client = await this.#pool.connect()
    } catch (error) {
      throw toDatabaseError(error)
    }
    let broken: Error | undefined
    try {
      await client.query('begin')
      for (const it of statements) await client.query(it.sql, [...(it.params ?? [])])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch((rollback: Error) => {
        broken = rollback
      })
      throw toDatabaseError(error)
    } finally {
      client.release(broken)
    }
  }

  #nameOf(sql: string): string {
    const known = this.#names.get(sql)
    if (known) return known
    const name = `playhouse_${this.#names.size + 1}`
    this.#names.set(sql, name)
    return name
  }
}

const INT8 = 20

/** int8 as bigint, everything else as the driver has it. */
const getTypeParser = ((oid: number, format?: 'text') =>
  oid === INT8
    ? (value: string) => BigInt(value)
    : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser']

function toDatabaseError(error: unknown): Error {
  const fields = toErrorFields(error)
  if (fields && !GONE.test(fields.code)) return new DatabaseError(fields)
  // Ours: a parameter that cannot be sent is no reason to try again.
  if (error instanceof TypeError || error instanceof RangeError) return error
  const message = error instanceof Error ? error.message : 'the database is away'
  return new DatabaseUnavailableError(message)
}

const FIRST_DELAY_MS = 100
const MAX_DELAY_MS = 5_000

/** One connection outside the pool that hears notifications, and comes back when it is lost. */
class PostgresListener {
  readonly #config: pg.ClientConfig
  readonly #handlers = new Map<string, Set<(payload: string) => void>>()
  #client: Promise<pg.Client> | null = null
  /** A connection takes one statement at a time: each waits here for the one before. */
  #queue: Promise<unknown> = Promise.resolve()
  #retry: NodeJS.Timeout | undefined
  #closed = false

  constructor(config: pg.ClientConfig) {
    this.#config = config
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>> {
    const handlers = this.#handlers.get(channel) ?? new Set()
    handlers.add(handler)
    this.#handlers.set(channel, handlers)
    await this.#inOrder(await this.#connected(), `listen "${channel}"`)
    return async () => {
      handlers.delete(handler)
      if (handlers.size > 0 || this.#closed) return
      this.#handlers.delete(channel)
      const current = await this.#client?.catch(() => null)
      if (current) await this.#inOrder(current, `unlisten "${channel}"`).catch(() => undefined)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    const client = await this.#client?.catch(() => null)
    await client?.end().catch(() => undefined)
  }

  #inOrder(client: pg.Client, statement: string): Promise<unknown> {
    const result = this.#queue.then(() => client.query(statement))
    this.#queue = result.catch(() => undefined)
    return result
  }

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect().catch((error: unknown) => {
      this.#client = null
      throw error
    })
    return this.#client
  }

  async #connect(): Promise<pg.Client> {
    // The connection waits without end for notifications: the statement timeout is not for it.
    const client = new pg.Client({ ...this.#config, statement_timeout: 0 })
    client.on('notification', ({ channel, payload }) => {
      for (const handler of this.#handlers.get(channel) ?? []) handler(payload ?? '')
    })
    client.on('error', () => undefined)
    client.on('end', () => {
      this.#client = null
      if (!this.#closed) this.#reconnect(FIRST_DELAY_MS)
    })
    await client.connect()
    return client
  }

  #reconnect(delayMs: number): void {
    this.#retry = setTimeout(() => {
      this.#resume().catch(() => this.#reconnect(Math.min(delayMs * 2, MAX_DELAY_MS)))
    }, delayMs)
    this.#retry.unref()
  }

  async #resume(): Promise<void> {
    if (this.#closed) return
    const client = await this.#connected()
    for (const [channel, handlers] of this.#handlers) {
      await this.#inOrder(client, `listen "${channel}"`)
      for (const handler of handlers) handler('')
    }
  }
}
