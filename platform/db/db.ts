export { DatabaseUnavailableError, isDatabaseError } from './database-error.ts'
export { DataFolderBusyError } from './engines/folder-lock.ts'

export type Statement = { sql: string; params?: readonly unknown[] }

export type QueryOptions = {
  /** Repeat also when the connection died with the outcome unknown: only for what is safe to do twice. */
  idempotent?: boolean
  /** Parse and plan once per connection: for the few statements of the hot path. */
  prepare?: boolean
}

export type DbStats = {
  /** Files that the embedded engine has flushed to disk; 0 on PostgreSQL, which flushes in its own process. */
  fsyncs: number
}

/**
 * The database, PostgreSQL's dialect on both engines. int8 is `bigint` in both directions, timestamptz is
 * Date, jsonb parameters are handed over as text, `undefined` is null.
 */
export interface Db {
  readonly engine: 'pglite' | 'postgres'
  /** One statement. Rejects with a DatabaseError (its `code` is the SQLSTATE) or DatabaseUnavailableError. */
  query<Row = Record<string, unknown>>(
    sql: string,
    params?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<Row[]>
  /** All statements in one database transaction, or none of them. */
  batch(statements: readonly Statement[]): Promise<void>
  /**
   * Calls `handler` for every notification on the channel, and with '' after a lost connection came back:
   * then anything may have happened meanwhile. The answer ends the subscription.
   */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>
  health(): Promise<boolean>
  stats(): Promise<DbStats>
  /** Ends what is running, writes a checkpoint (embedded) and lets the folder go. Twice is harmless. */
  close(): Promise<void>
}
