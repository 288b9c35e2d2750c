import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Db } from '#platform/db/db.ts'
import { FUNCTION_SET, MIGRATIONS } from '#platform/db/generated/migrations.ts'
import { readCatalog } from '#tests/fixtures/catalog.ts'
import ofOldChain from '#tests/fixtures/catalog-of-old-chain.json' with { type: 'json' }
import { onBothEngines } from '#tests/fixtures/databases.ts'

/** Texts of functions and views as the saved catalog has them. */
const saved = ([object, definition]: [string, string]): [string, string] => [
  object,
  /^(function|view text) /.test(object)
    ? `sha256 ${createHash('sha256').update(definition).digest('hex')}`
    : definition,
]

onBothEngines(
  'the baseline',
  (db: () => Db) => {
    test('makes what the migrations 0000 to 0039 made, object by object', async () => {
      const baseline = MIGRATIONS.find((it) => it.name === '0040_baseline')
      await db().batch(
        [
          'create schema platform',
          ...(baseline?.statements ?? []),
          'set local check_function_bodies = off',
          ...FUNCTION_SET.functions,
          ...FUNCTION_SET.viewsAndTriggers,
        ].map((sql) => ({ sql })),
      )
      const catalog = Object.entries(await readCatalog(db()))
      expect(Object.fromEntries(catalog.map(saved))).toEqual(ofOldChain)
    })
  },
  { isEmpty: true },
)
