import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#platform/db/db.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { startLocalPostgres } from '#tests/fixtures/local-postgres.ts'

export const ENGINES = ['embedded', 'PostgreSQL'] as const
export type EngineName = (typeof ENGINES)[number]

/** A database that processes open one after the other, and that can be killed meanwhile. */
export type Engine = {
  name: EngineName
  /** Argument of `openNamed`: a folder, or the address of a server. */
  where: string
  /** Kills the server itself in the middle of its work and restarts it; null where it runs in the process. */
  crash: (() => Promise<void>) | null
  drop(): Promise<void>
}

/** Null if this machine has no PostgreSQL. */
export async function startEngine(name: EngineName): Promise<Engine | null> {
  if (name === 'PostgreSQL') {
    const server = await startLocalPostgres()
    return server && { name, where: server.url, crash: server.crash, drop: () => server.stop() }
  }
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-faults-'))
  return {
    name,
    where: join(folder, 'database'),
    crash: null,
    drop: () => rm(folder, { recursive: true, force: true }),
  }
}

export function openNamed(where: string): Promise<Db> {
  return openDatabase(where.startsWith('postgresql://') ? { url: where } : { dataDir: where })
}
