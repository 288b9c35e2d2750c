import { createHash } from 'node:crypto'
import { isDatabaseError } from './database-error.ts'
import type { Db } from './db.ts'
import { applyFunctionSet, CREATE_FUNCTION_SET, type FunctionSetReport } from './function-set.ts'
import { FUNCTION_SET, MIGRATIONS } from './generated/migrations.ts'
import { BASELINE, OLD_MIGRATIONS } from './old-migrations.ts'
import { START_LOCK } from './start-lock.ts'

const UNIQUE_VIOLATION = '23505'

/** A migration that this database has already had was edited: its tables are not what the code expects. */
class MigrationChangedError extends Error {
  override readonly name = 'MigrationChangedError'

  constructor(migration: string) {
    super(
      `The database was made by another version of migration ${migration}: \`npm run reset\` makes a new demo database.`,
    )
  }
}

/** A database from before the baseline that was not brought up to it: nothing here knows its tables. */
class MigrationsMissingError extends Error {
  override readonly name = 'MigrationsMissingError'

  constructor(missing: readonly string[]) {
    super(
      `The database is older than the baseline and lacks ${missing.join(', ')}. Start it once with the last version that has these migrations (its newest is ${Object.keys(OLD_MIGRATIONS).at(-1)}), then with this one; \`npm run reset\` makes a new demo database.`,
    )
  }
}

/**
 * Brings the schema `platform` up to date: tables by numbered migrations, each once, then all functions, views and
 * triggers where they are not the newest. Each is one transaction under an advisory lock, so that instances may start
 * together: the slower one finds the row and goes on.
 */
export async function migrate(db: Db): Promise<FunctionSetReport> {
  await db.batch([
    START_LOCK,
    { sql: 'create schema if not exists platform' },
    {
      sql: `create table if not exists platform.migration
        (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    },
    CREATE_FUNCTION_SET,
  ])
  const rows = await db.query<{ name: string; hash: string }>(
    'select name, hash from platform.migration',
  )
  const applied = new Map(rows.map((it) => [it.name, it.hash]))
  const isAdopted = adopts(applied)
  for (const { name, statements } of MIGRATIONS) {
    const hash = hashOf(statements)
    const before = applied.get(name)
    if (before === undefined) {
      const isThere = name === BASELINE && isAdopted
      await apply(db, { name, hash, statements: isThere ? [] : statements })
    } else if (before !== hash) throw new MigrationChangedError(name)
  }
  return applyFunctionSet(db, {
    ...FUNCTION_SET,
    tables: MIGRATIONS.flatMap((it) => it.statements),
  })
}

/** Whether all that the baseline makes was made by the migrations before it. Throws when only some of it was. */
function adopts(applied: ReadonlyMap<string, string>): boolean {
  if (applied.has(BASELINE)) return false
  const old = Object.entries(OLD_MIGRATIONS)
  const missing = old.filter(([name]) => !applied.has(name))
  if (missing.length === old.length) return false
  if (missing.length > 0) throw new MigrationsMissingError(missing.map(([name]) => name))
  const changed = old.find(([name, hash]) => applied.get(name) !== hash)
  if (changed) throw new MigrationChangedError(changed[0])
  return true
}

async function apply(
  db: Db,
  migration: { name: string; hash: string; statements: readonly string[] },
): Promise<void> {
  const { name, hash, statements } = migration
  try {
    await db.batch([
      START_LOCK,
      { sql: 'insert into platform.migration (name, hash) values ($1, $2)', params: [name, hash] },
      ...statements.map((sql) => ({ sql })),
    ])
  } catch (error) {
    const rows = await db.query('select 1 from platform.migration where name = $1', [name])
    const otherWasFaster = isDatabaseError(error, UNIQUE_VIOLATION) && rows.length === 1
    if (!otherWasFaster) throw error
  }
}

function hashOf(statements: readonly string[]): string {
  return createHash('sha256').update(statements.join('\n')).digest('hex')
}
