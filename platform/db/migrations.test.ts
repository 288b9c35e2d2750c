import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'migrations')

test('the tables of the code have no change that a migration does not have', async () => {
  const journal = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { idx: number }[]
  }
  const last = String(journal.entries.at(-1)?.idx ?? 0).padStart(4, '0')
  const before = JSON.parse(await readFile(join(folder, 'meta', `${last}_snapshot.json`), 'utf8'))
  const files = await readdir(join(import.meta.dirname, 'schema'))
  const tables = await Promise.all(files.map((file) => import(`./schema/${file}`)))
  const now = generateDrizzleJson(Object.assign({}, ...tables), before.id, ['platform'])
  expect(await generateMigration(before, now)).toEqual([])
})
