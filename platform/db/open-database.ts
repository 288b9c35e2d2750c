import type { Db } from './db.ts'

export type OpenDatabaseOptions = { url: string; poolSize?: number } | { dataDir: string }

/** Opens PostgreSQL by URL, or the embedded database in a folder of this machine. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Db> {
  if ('url' in options) {
    const { openPostgres } = await import('./engines/postgres.ts')
    return openPostgres(options.url, options.poolSize ?? 10)
  }
  const { openPglite } = await import('./engines/pglite.ts')
  return openPglite(options.dataDir)
}
