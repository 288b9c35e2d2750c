import { beforeEach, expect, test } from 'vitest'
import type { Db } from '#platform/db/db.ts'
import { applyFunctionSet, CREATE_FUNCTION_SET } from '#platform/db/function-set.ts'
import { FUNCTION_SET } from '#platform/db/generated/migrations.ts'
import { migrate } from '#platform/db/migrate.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'

const answers = (value: number, args = '') =>
  `create or replace function platform.answer(${args}) returns int language sql as $$ select ${value} $$`
const OTHER = `create or replace function platform.other() returns int language sql
  as $$ select platform.answer() $$`
const NOTED = `create or replace function platform.noted() returns trigger language plpgsql
  as $$ begin return new; end $$`
const VIEW = 'create or replace view platform.seen as select platform.answer() as it'
const TRIGGER = `create or replace trigger note_noted before insert on platform.note
  for each row execute function platform.noted()`

const setOf = (functions: string[], viewsAndTriggers: string[] = [], tables: string[] = []) => ({
  tables,
  functions,
  viewsAndTriggers,
})

onBothEngines(
  'a set of functions',
  (db: () => Db) => {
    const apply = (...set: Parameters<typeof setOf>) => applyFunctionSet(db(), setOf(...set))
    const answer = async () =>
      (await db().query<{ it: number }>('select platform.answer() as it'))[0]?.it
    const functions = async () =>
      (
        await db().query<{ name: string }>(
          `select oid::regprocedure::text as name from pg_proc
            where pronamespace = 'platform'::regnamespace order by 1`,
        )
      ).map((it) => it.name)
    /** Values that are new each time the object is created or replaced. */
    const makings = async () =>
      db().query(
        `select (select xmin::text from pg_proc where proname = 'answer') as function,
                (select xmin::text from pg_trigger where tgname = 'note_noted') as trigger`,
      )

    beforeEach(async () => {
      await db().query('drop schema if exists platform cascade')
      await db().batch([
        { sql: 'create schema platform' },
        CREATE_FUNCTION_SET,
        { sql: 'create table platform.note (id int)' },
      ])
    })

    test('is created, functions before their callers, and then left alone', async () => {
      const set = [[OTHER, answers(1)], [VIEW]] as const
      expect(await apply([...set[0]], [...set[1]])).toMatchObject({
        outcome: 'applied',
        dropped: [],
      })
      expect(await db().query('select it, platform.other() as other from platform.seen')).toEqual([
        { it: 1, other: 1 },
      ])
      const before = await makings()
      expect(await apply([...set[0]], [...set[1]])).toMatchObject({ outcome: 'unchanged' })
      expect(await makings()).toEqual(before)
    })

    test('is replaced by a newer one, which an older instance leaves alone when it starts again', async () => {
      await apply([answers(1)])
      expect(await apply([answers(2)])).toMatchObject({ outcome: 'applied', dropped: [] })
      expect(await answer()).toBe(2)
      expect(await apply([answers(1)])).toMatchObject({ outcome: 'older', dropped: [] })
      expect(await answer()).toBe(2)
      expect(await apply([answers(2)])).toMatchObject({ outcome: 'unchanged' })
      expect(await apply([answers(3)])).toMatchObject({ outcome: 'applied' })
      expect(await answer()).toBe(3)
    })

    test('is applied again when its history entry is deleted', async () => {
      await apply([answers(1)])
      await apply([answers(2)])
      await db().query('delete from platform.function_set where number = 1')
      expect(await apply([answers(1)])).toMatchObject({ outcome: 'applied' })
      expect(await answer()).toBe(1)
      expect(await apply([answers(2)])).toMatchObject({ outcome: 'older' })
    })

    test('is applied once by instances that start together', async () => {
      await apply([answers(1)])
      const reports = await Promise.all([1, 2, 3].map(() => apply([answers(2)])))
      expect(reports.map((it) => it.outcome).sort()).toEqual(['applied', 'unchanged', 'unchanged'])
      expect(await db().query('select number from platform.function_set order by 1')).toEqual([
        { number: 1 },
        { number: 2 },
      ])
    })

    test('drops functions that it does not create: deleted ones and old signatures', async () => {
      await apply([answers(1), OTHER])
      expect(await apply([answers(2, 'more int default 0')])).toMatchObject({
        outcome: 'applied',
        dropped: ['platform.answer()', 'platform.other()'],
      })
      expect(await functions()).toEqual(['platform.answer(integer)'])
      expect(await answer()).toBe(2)
    })

    test('needs a drop before another result type, and changes nothing without it', async () => {
      await apply([answers(1)])
      const asText = `create or replace function platform.answer() returns text language sql
        as $$ select 'two' $$`
      await expect(apply([asText])).rejects.toMatchObject({ code: '42P13' })
      expect(await answer()).toBe(1)
      const report = await apply(['drop function if exists platform.answer()', asText])
      expect(report).toMatchObject({ outcome: 'applied', dropped: [] })
      expect(await answer()).toBe('two')
    })

    test('is refused completely while a trigger needs a removed function', async () => {
      await apply([answers(1), NOTED], [TRIGGER])
      await expect(apply([answers(2)])).rejects.toMatchObject({ code: '2BP01' })
      expect(await answer()).toBe(1)
      const drop = 'drop trigger if exists note_noted on platform.note'
      expect(await apply([answers(2)], [drop])).toMatchObject({
        outcome: 'applied',
        dropped: ['platform.noted()'],
      })
    })

    test('recreates views and triggers when they changed or are missing, else leaves them alone', async () => {
      await apply([answers(1), NOTED], [VIEW, TRIGGER])
      const [before] = await makings()
      await apply([answers(2), NOTED], [VIEW, TRIGGER])
      const [after] = await makings()
      expect(after).toMatchObject({ trigger: before?.trigger })
      expect(after?.function).not.toBe(before?.function)
      // As in a migration that changes what they depend on.
      const migration = 'drop view platform.seen'
      await db().query(migration)
      await apply([answers(2), NOTED], [VIEW, TRIGGER], [migration])
      expect(await db().query('select it from platform.seen')).toEqual([{ it: 2 }])
      expect((await makings())[0]?.trigger).toBe(before?.trigger)
      const onDelete = TRIGGER.replace('before insert', 'before delete')
      await apply([answers(2), NOTED], [VIEW, onDelete], [migration])
      expect((await makings())[0]?.trigger).not.toBe(before?.trigger)
      await db().query('drop trigger note_noted on platform.note')
      await apply([answers(3), NOTED], [VIEW, onDelete], [migration])
      expect((await makings())[0]?.trigger).not.toBeNull()
    })

    test('drops a trigger once when the file says so, and not at every later set', async () => {
      const drop = '-- Not asked for any more.\ndrop trigger if exists note_noted on platform.note'
      await apply([answers(1), NOTED], [TRIGGER])
      await apply([answers(1), NOTED], [drop])
      expect((await makings())[0]?.trigger).toBeNull()
      await db().query(TRIGGER)
      await apply([answers(2), NOTED], [drop])
      expect((await makings())[0]?.trigger).not.toBeNull()
    })
  },
  { isEmpty: true },
)

onBothEngines('the functions of the platform', (db: () => Db) => {
  test('are those of the set, each with one signature', async () => {
    const names = FUNCTION_SET.functions.flatMap(
      (it) => /create or replace function platform\.(\w+)/i.exec(it)?.[1] ?? [],
    )
    const rows = await db().query<{ name: string }>(
      "select proname as name from pg_proc where pronamespace = 'platform'::regnamespace",
    )
    expect(rows.map((it) => it.name).sort()).toEqual(names.sort())
    expect(await migrate(db())).toMatchObject({ outcome: 'unchanged' })
  })

  test('have bodies that the database accepts once tables and all of them are there', async () => {
    await db().batch(FUNCTION_SET.functions.map((sql) => ({ sql })))
  })
})
