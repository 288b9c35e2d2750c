import { describe, expect, test } from 'vitest'
import { DatabaseError } from '#platform/db/database-error.ts'
import { type Db, isDatabaseError } from '#platform/db/db.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { withRetry } from '#platform/db/with-retry.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { hasLocalPostgres, startLocalPostgres } from '#tests/fixtures/local-postgres.ts'

onBothEngines('the database', (db: () => Db) => {
  test('keeps 64-bit integers, instants, JSON, arrays and null unchanged', async () => {
    const at = new Date('2026-11-20T10:00:00.123Z')
    const rows = await db().query(
      `select $1::int8 as big, $2::timestamptz as at, $3::jsonb as body, $4::text as nothing,
              $5::text[] as list, 7::int4 as small, true as yes, 1.5::numeric as exact`,
      [9_007_199_254_740_993n, at, JSON.stringify({ a: [1] }), undefined, ['x', 'y"z']],
    )
    expect(rows).toEqual([
      {
        big: 9_007_199_254_740_993n,
        at,
        body: { a: [1] },
        nothing: null,
        list: ['x', 'y"z'],
        small: 7,
        yes: true,
        exact: '1.5',
      },
    ])
  })

  test('stores a batch completely or not at all, and says what was wrong', async () => {
    await db().query('create table note (id int primary key)')
    const insert = { sql: 'insert into note values ($1)', params: [1] }
    const error = await db()
      .batch([insert, insert])
      .catch((it: unknown) => it)
    expect(isDatabaseError(error, '23505')).toBe(true)
    expect(error).toMatchObject({ constraint: 'note_pkey' })
    expect(await db().query('select * from note')).toEqual([])
    await db().batch([insert])
    expect(await db().query('select * from note')).toEqual([{ id: 1 }])
  })

  test('notifies listeners of committed transactions, not of rolled-back ones', async () => {
    const received: string[] = []
    let wake = () => {}
    const last = new Promise<void>((resolve) => {
      wake = resolve
    })
    const stop = await db().listen('news', (payload) => {
      received.push(payload)
      if (payload === 'last') wake()
    })
    const notify = (text: string) => ({ sql: "select pg_notify('news', $1)", params: [text] })
    await db().batch([notify('first')])
    await db()
      .batch([notify('undone'), { sql: 'select 1 / 0' }])
      .catch(() => undefined)
    await db().batch([notify('last')])
    await last
    expect(received).toEqual(['first', 'last'])
    await stop()
    await expect(db().listen('no "channel"', () => undefined)).rejects.toThrow(TypeError)
  })

  test('is migrated by several instances at once', async () => {
    await Promise.all([migrate(db()), migrate(db()), migrate(db())])
    await db().query("update platform.migration set hash = 'other' where name = '0040_baseline'")
    await expect(migrate(db())).rejects.toMatchObject({ name: 'MigrationChangedError' })
  })
})

describe.skipIf(!hasLocalPostgres())('PostgreSQL', () => {
  test('fresh: three instances that start together all come up', async () => {
    const server = await startLocalPostgres()
    const all = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ url: server?.url ?? '', poolSize: 2 })),
    )
    await Promise.all(all.map((db) => migrate(db)))
    await Promise.all(all.map((db) => db.close()))
    await server?.stop()
  })

  test('a lost listening connection reconnects and says that something may have happened', async () => {
    const server = await startLocalPostgres()
    const db = await openDatabase({ url: server?.url ?? '' })
    const received: string[] = []
    let wake = () => {}
    const hears = async (payload: string) => {
      while (!received.includes(payload)) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
    const stop = await db.listen('news', (payload) => {
      received.push(payload)
      wake()
    })
    await db.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'",
    )
    await hears('')
    await db.query("select pg_notify('news', 'again')")
    await hears('again')
    await stop()
    await db.close()
    await server?.stop()
  })

  test('a killed connection is retried for idempotent queries, and reported otherwise', async () => {
    const server = await startLocalPostgres()
    const db = await openDatabase({ url: server?.url ?? '', poolSize: 2 })
    await db.query('create table kill_once (done bool); ')
    const suicide = `do $$ begin if not exists (select 1 from kill_once) then
        perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); end if; end $$`
    await expect(db.query(suicide)).rejects.toMatchObject({ name: 'DatabaseUnavailableError' })
    const repeated = db.query(suicide, [], { idempotent: true })
    await db.query('insert into kill_once values (true)')
    expect(await repeated).toEqual([])
    await db.close()
    await server?.stop()
  })

  test('an unreachable address is reported at once', async () => {
    await expect(
      openDatabase({ url: 'postgresql://nobody@127.0.0.1:1/none' }),
    ).rejects.toMatchObject({ name: 'DatabaseUnavailableError' })
  })
})

test('a rolled-back transaction is retried with growing waits, and fails in the end', async () => {
  const waits: number[] = []
  const wait = async (ms: number) => {
    waits.push(ms)
  }
  const error = new DatabaseError({ message: 'deadlock', code: '40P01' })
  let attempts = 0
  const work = async () => {
    attempts += 1
    throw error
  }
  await expect(withRetry(work, { idempotent: false, wait })).rejects.toBe(error)
  expect(attempts).toBe(5)
  expect(waits).toHaveLength(4)
  expect(waits.every((ms, n) => ms >= 10 * 2 ** n)).toBe(true)
})
