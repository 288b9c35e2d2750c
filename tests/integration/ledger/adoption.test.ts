import { beforeEach, expect, test } from 'vitest'
import type { Db, Statement } from '#platform/db/db.ts'
import { FUNCTION_SET, MIGRATIONS } from '#platform/db/generated/migrations.ts'
import { BASELINE, migrate, OLD_MIGRATIONS } from '#platform/db/migrate.ts'
import { readCatalog } from '#tests/fixtures/catalog.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'

const MIGRATION_TABLE = `create table platform.migration
  (name text primary key, hash text not null, applied_at timestamptz not null default now())`

/** What has been added since: tables, and the functions that take or return a row of one. */
const LATER_TABLES = MIGRATIONS.filter((it) => it.name > BASELINE).flatMap((it) => it.statements)
const TABLE = /CREATE TABLE (platform\.\w+)/
const namesOfLater = LATER_TABLES.flatMap((sql) => TABLE.exec(sql)?.[1] ?? [])
const isLater = (sql: string) =>
  namesOfLater.some((name) => RegExp(`${name}\\b`).test(sql.slice(0, sql.indexOf(' AS $'))))
const LATER: Statement[] = [
  ...LATER_TABLES,
  'set local check_function_bodies = off',
  ...FUNCTION_SET.functions.filter(isLater),
].map((sql) => ({ sql }))

/** What the migrations before the baseline left behind: the same objects, and other names in the list. */
function oldDatabase(applied: readonly (readonly [string, string])[]): Statement[] {
  const baseline = MIGRATIONS.find((it) => it.name === BASELINE)?.statements ?? []
  return [
    { sql: 'create schema platform' },
    { sql: MIGRATION_TABLE },
    ...baseline.map((sql) => ({ sql })),
    { sql: 'set local check_function_bodies = off' },
    ...[
      ...FUNCTION_SET.functions.filter((it) => !isLater(it)),
      ...FUNCTION_SET.viewsAndTriggers,
    ].map((sql) => ({ sql })),
    ...applied.map((params) => ({
      sql: 'insert into platform.migration (name, hash) values ($1, $2)',
      params,
    })),
  ]
}

const ALL_OLD = Object.entries(OLD_MIGRATIONS)

onBothEngines(
  'a database from before the baseline',
  (db: () => Db) => {
    const appliedNames = async () =>
      (await db().query<{ name: string }>('select name from platform.migration order by name')).map(
        (it) => it.name,
      )
    const setsApplied = () => db().query('select number from platform.function_set')

    beforeEach(() => db().query('drop schema if exists platform cascade'))
    /** The catalog of an old database with all that has been added since; leaves nothing behind. */
    const wantedCatalog = async () => {
      await db().batch([...oldDatabase([]), ...LATER])
      const wanted = await readCatalog(db())
      await db().query('drop schema platform cascade')
      return wanted
    }

    test('with all migrations before it records the baseline, keeps its rows and gets the functions', async () => {
      const wanted = await wantedCatalog()
      await db().batch(oldDatabase(ALL_OLD))
      await db().query(
        `insert into platform.segment_member values ('kept', gen_random_uuid(), now())`,
      )
      expect(await migrate(db())).toMatchObject({ outcome: 'applied', dropped: [] })
      expect(await appliedNames()).toEqual([
        ...Object.keys(OLD_MIGRATIONS),
        ...MIGRATIONS.map((it) => it.name),
      ])
      const { 'rows segment_member': kept, ...rest } = await readCatalog(db())
      expect(kept).toContain('kept')
      expect(rest).toEqual(wanted)
      expect(await migrate(db())).toMatchObject({ outcome: 'unchanged' })
    })

    test('is adopted once by instances that start together', async () => {
      await db().batch(oldDatabase(ALL_OLD))
      const outcomes = await Promise.all([migrate(db()), migrate(db()), migrate(db())])
      expect(outcomes.map((it) => it.outcome)).toContain('applied')
      expect(await appliedNames()).toHaveLength(ALL_OLD.length + MIGRATIONS.length)
      expect(await setsApplied()).toEqual([{ number: 1 }])
    })

    test('with only some of them is refused, with what to do, and nothing is changed', async () => {
      await db().batch(oldDatabase(ALL_OLD.slice(0, -2)))
      const before = await readCatalog(db())
      const error = await migrate(db()).catch((it: unknown) => it)
      expect(error).toMatchObject({
        name: 'MigrationsMissingError',
        message: expect.stringMatching(/lacks 0038_books, 0039_breaks_of_staff\..*npm run reset/),
      })
      expect(await readCatalog(db())).toEqual(before)
      expect(await appliedNames()).toHaveLength(ALL_OLD.length - 2)
      expect(await setsApplied()).toEqual([])
    })

    test('that was made by another text of one of them is refused', async () => {
      const edited = ALL_OLD.map(([name, hash], n) => [name, n === 3 ? 'other' : hash] as const)
      await db().batch(oldDatabase(edited))
      await expect(migrate(db())).rejects.toMatchObject({ name: 'MigrationChangedError' })
    })

    test('an empty database gets everything, also from instances that start together', async () => {
      await Promise.all([migrate(db()), migrate(db()), migrate(db())])
      expect(await appliedNames()).toEqual(MIGRATIONS.map((it) => it.name))
      expect(await setsApplied()).toEqual([{ number: 1 }])
      const made = await readCatalog(db())
      await db().query('drop schema platform cascade')
      expect(made).toEqual(await wantedCatalog())
    })
  },
  { isEmpty: true },
)
