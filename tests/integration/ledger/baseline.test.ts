import { expect, test } from 'vitest'
import type { Db } from '#platform/db/db.ts'
import { MIGRATIONS } from '#platform/db/generated/migrations.ts'
import { BASELINE } from '#platform/db/migrate.ts'
import { readCatalog } from '#tests/fixtures/catalog.ts'
import ofOldChain from '#tests/fixtures/catalog-of-old-chain.json' with { type: 'json' }
import { onBothEngines } from '#tests/fixtures/databases.ts'

onBothEngines(
  'the baseline',
  (db: () => Db) => {
    // Functions, views and triggers were compared in the same way when they left the migrations; they change since.
    test('makes the tables that the migrations before it made, object by object', async () => {
      const baseline = MIGRATIONS.find((it) => it.name === BASELINE)
      await db().batch(
        ['create schema platform', ...(baseline?.statements ?? [])].map((sql) => ({ sql })),
      )
      expect(await readCatalog(db())).toEqual(ofOldChain)
    })
  },
  { isEmpty: true },
)
