import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { embeddedMigrations } from './embed-migrations.ts'
import * as gameplay from './schema/gameplay.ts'
import * as schema from './schema/platform-schema.ts'
import * as players from './schema/players.ts'
import * as wallet from './schema/wallet.ts'

const folder = join(import.meta.dirname, 'migrations')

test('the module that ships holds exactly the SQL files of the folder', async () => {
  const shipped = await readFile(join(import.meta.dirname, 'generated', 'migrations.ts'), 'utf8')
  expect(shipped).toBe(await embeddedMigrations())
})

test('the tables of the code have no change that a migration does not have', async () => {
  const journal = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { idx: number }[]
  }
  const last = String(journal.entries.at(-1)?.idx ?? 0).padStart(4, '0')
  const before = JSON.parse(await readFile(join(folder, 'meta', `${last}_snapshot.json`), 'utf8'))
  const now = generateDrizzleJson({ ...schema, ...players, ...wallet, ...gameplay }, before.id, [
    'platform',
  ])
  expect(await generateMigration(before, now)).toEqual([])
})
