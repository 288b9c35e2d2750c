export type Statement = { sql: string; params?: unknown[] }

/**
 * The one way to a database, PostgreSQL's dialect (15 or newer). int8 is `bigint` on every engine, json is
 * parsed. Both engines run the same SQL; `batch` is one transaction that is rolled back as a whole.
 */
export type Db = {
  engine: 'pglite' | 'postgres'
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>
  batch(statements: Statement[]): Promise<void>
  /** Several statements without parameters, for migrations. */
  exec(sql: string): Promise<void>
  /** Calls the handler for each notification on the channel; resolves to a function that stops it. */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>
  health(): Promise<boolean>
  /** Flushed commits so far, and commits that changed something; null where the server keeps them. */
  durability(): Promise<{ fsyncs: number; commits: number } | null>
  close(): Promise<void>
}

/** Another process holds the data folder: opening it twice would lose acknowledged rows. */
export class DataFolderBusyError extends Error {
  override name = 'DataFolderBusyError'
}
