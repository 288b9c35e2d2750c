import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * An INSERT names its columns: a column that a migration adds or moves must not change what a row means. Migrations are
 * never edited, and tests may be short.
 */
const PARTS = ['content-lake', 'platform', 'sandbox', 'server']
const INSERT = /\binsert\s+into\s+([\w."$]+)(?:\s+as\s+\w+)?\s+(?!as\s)(?=\w)/gi

const withoutColumns = (source: string): string[] =>
  [...source.matchAll(INSERT)].map(([, table = '']) => table)

const files = PARTS.flatMap((part) =>
  readdirSync(part, { recursive: true, encoding: 'utf8' }).map((it) => join(part, it)),
).filter(
  (it) =>
    /(?<!\.test|\.d)\.(ts|sql)$/.test(it) &&
    !/(^|[\\/])(node_modules|generated|dist|migrations)[\\/]/.test(it),
)

test('every INSERT names its columns', () => {
  const found = files.flatMap((file) =>
    withoutColumns(readFileSync(file, 'utf8')).map((table) => `${file}: ${table}`),
  )
  expect(found).toEqual([])
})

test.each<[string, string]>([
  ['values', 'INSERT INTO platform.outbox VALUES (1)'],
  ['a query on the next line', 'insert into platform.outbox\n  select 1'],
  ['another name', 'INSERT INTO platform.outbox AS o VALUES (1)'],
])('an INSERT without columns is found: %s', (_, source) => {
  expect(withoutColumns(source)).toEqual(['platform.outbox'])
})

test.each<[string, string]>([
  ['columns', 'INSERT INTO platform.outbox (seq) VALUES (1)'],
  ['columns on the next line', 'insert into platform.outbox\n  (seq) select 1'],
  ['columns after another name', 'INSERT INTO platform.outbox AS o (seq) VALUES (1)'],
])('an INSERT with columns is accepted: %s', (_, source) => {
  expect(withoutColumns(source)).toEqual([])
})
