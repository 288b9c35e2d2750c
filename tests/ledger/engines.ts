import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import {
  hasLocalPostgres,
  type LocalPostgres,
  startLocalPostgres,
} from '#platform/bench/local-postgres.ts'
import type { Db } from '#platform/db/db.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { putMigratedDatabase } from '#tests/fixtures/database-templates.ts'

/**
 * A fresh embedded database with the platform's tables; `drop` closes it and removes its folder. A commit waits
 * for the disk only where that is asked for: nearly all the time of most tests, and what they are not about.
 */
export async function openEmbedded({
  waitsForDisk = false,
} = {}): Promise<{ db: Db; folder: string; drop(): Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'playhouse-db-'))
  const folder = join(home, 'database')
  await putMigratedDatabase(folder)
  const db = await openDatabase({ dataDir: folder })
  if (!waitsForDisk) await db.query('set synchronous_commit = off')
  return {
    db,
    folder,
    async drop() {
      await db.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Runs a suite on the embedded engine, and on PostgreSQL where this machine has one. */
export function onBothEngines(name: string, suite: (db: () => Db) => void): void {
  describe(`${name} (embedded)`, () => {
    let opened: Awaited<ReturnType<typeof openEmbedded>> | undefined
    beforeAll(async () => {
      opened = await openEmbedded({ waitsForDisk: true })
    })
    afterAll(() => opened?.drop())
    suite(() => present(opened?.db))
  })
  const can = hasLocalPostgres()
  if (!can) console.warn('SKIPPED: no initdb and postgres here, PostgreSQL is not tested')
  describe.skipIf(!can)(`${name} (PostgreSQL)`, () => {
    let db: Db | undefined
    let server: LocalPostgres | null = null
    beforeAll(async () => {
      server = await startLocalPostgres()
      db = await openDatabase({ url: server?.url ?? '' })
      await migrate(db)
    })
    afterAll(async () => {
      await db?.close()
      await server?.stop()
    })
    suite(() => present(db))
  })
}

function present(db: Db | undefined): Db {
  if (!db) throw new Error('the database of this suite is not open')
  return db
}
