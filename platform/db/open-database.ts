import type { Db } from './db.ts'
import { openPglite } from './engines/pglite.ts'
import { openPostgres } from './engines/postgres.ts'

type OpenDatabaseOptions = {
  /** `postgres://…`: a PostgreSQL server, version 15 or newer. */
  url?: string
  /** Else the embedded database lives in this folder; one process at a time. */
  dataDir?: string
  /** A statement that runs longer is stopped. Default 30 s. */
  statementTimeoutMs?: number
  /** Connections of the pool (PostgreSQL). Default 10. */
  poolSize?: number
}

/**
 * Opens PostgreSQL when a `url` is given, else the embedded database in `dataDir`.
 * Throws DataFolderBusyError when another process holds the folder.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Db> {
  const statementTimeoutMs = options.statementTimeoutMs ?? 30_000
  if (options.url !== undefined) {
    return openPostgres({
      url: options.url,
      statementTimeoutMs,
      poolSize: options.poolSize ?? 10,
    })
  }
  if (options.dataDir === undefined) throw new TypeError('openDatabase needs url or dataDir')
  return openPglite({ dataDir: options.dataDir, statementTimeoutMs })
}
