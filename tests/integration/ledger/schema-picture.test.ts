import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSchema } from '../../../scripts/db-schema.mjs'

test('schema.sql and row-types.ts show the tables of the migrations: npm run db:schema', async () => {
  for (const [name, text] of Object.entries(await readSchema())) {
    const file = join(import.meta.dirname, '../../../platform/db', name)
    expect(await readFile(file, 'utf8'), name).toBe(text)
  }
})
