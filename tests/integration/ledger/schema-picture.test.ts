import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSchema } from '../../../scripts/db-schema.mjs'

test('platform/db/schema.sql shows the tables of the migrations: npm run db:schema', async () => {
  const file = join(import.meta.dirname, '../../../platform/db/schema.sql')
  expect(await readFile(file, 'utf8')).toBe(await readSchema())
})
