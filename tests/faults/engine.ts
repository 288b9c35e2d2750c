import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalPostgres } from '#platform/bench/local-postgres.ts'
import type { Db } from '#platform/db/db.ts'
import { openDatabase } from '#platform/db/open-database.ts'

export const ENGINES = ['embedded', 'PostgreSQL'] as const
export type EngineName = (typeof ENGINES)[number]

/** A database that processes open one after the other, and may be killed around. */
export type Engine = {
  name: EngineName
  /** What `openNamed` opens: a folder, or the address of a server. */
  where: string
  /** Kills the server itself in the middle of its work and starts it again; null where it lives in the process. */
  crash: (() => Promise<void>) | null
  drop(): Promise<void>
}

/** Null where this machine has no PostgreSQL. */
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
