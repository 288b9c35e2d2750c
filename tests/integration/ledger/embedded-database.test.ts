import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DataFolderBusyError, type Db, isDatabaseError } from '#platform/db/db.ts'
import { openDatabase } from '#platform/db/open-database.ts'

describe('the embedded database', () => {
  let folder: string
  let db: Db

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'playhouse-db-'))
    db = await openDatabase({ dataDir: folder, statementTimeoutMs: 5_000 })
    await db.query('create table note (id int8 primary key, body jsonb, at timestamptz)')
  })
  afterAll(async () => {
    await db.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('keeps 64-bit integers, instants and JSON as they are', async () => {
    const id = 9_007_199_254_740_993n
    const at = new Date('2026-11-20T10:00:00.123Z')
    await db.query('insert into note values ($1, $2, $3)', [id, JSON.stringify({ a: [1] }), at])
    const rows = await db.query('select id, body, at from note where id = $1', [id])
    expect(rows).toEqual([{ id, body: { a: [1] }, at }])
  })

  test('a batch is stored completely or not at all', async () => {
    const twice = { sql: 'insert into note (id) values ($1)', params: [7] }
    const failed = await db.batch([twice, twice]).catch((error: unknown) => error)
    expect(isDatabaseError(failed, '23505')).toBe(true)
    expect(await db.query('select 1 from note where id = 7')).toEqual([])
    await db.batch([twice])
    expect(await db.query('select 1 as one from note where id = 7')).toEqual([{ one: 1 }])
  })

  test('notifications reach the listener until it leaves', async () => {
    const received: string[] = []
    let wake = () => {}
    const arrived = new Promise<void>((resolve) => {
      wake = resolve
    })
    const stop = await db.listen('wallet_changed', (payload) => {
      received.push(payload)
      wake()
    })
    await db.query("select pg_notify('wallet_changed', 'one')")
    await arrived
    await stop()
    await db.query("select pg_notify('wallet_changed', 'two')")
    await db.query('select 1')
    expect(received).toEqual(['one'])
  })

  test('every acknowledged write has been flushed to disk', async () => {
    const before = await db.stats()
    const commits = 25
    for (let n = 0; n < commits; n += 1) {
      await db.query('insert into note (id) values ($1)', [1000 + n])
    }
    const after = await db.stats()
    expect(after.fsyncs - before.fsyncs).toBeGreaterThanOrEqual(commits)
  })

  test('the engine is configured not to turn flushing off', async () => {
    const [row] = await db.query<{ fsync: string; method: string; commit: string }>(
      `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
              current_setting('synchronous_commit') as commit`,
    )
    expect(row).toEqual({ fsync: 'on', method: 'fsync', commit: 'on' })
  })

  test('an endless statement is stopped, and others continue', async () => {
    const endless = db
      .query('select count(*) from generate_series(1, 100000000000) a')
      .catch((error: unknown) => error)
    expect(await endless).toMatchObject({ name: 'DatabaseUnavailableError' })
    const rows = await db.query<{ n: bigint }>(
      'select count(*) as n from note where id between 1000 and 1999',
    )
    expect(rows[0]?.n).toBe(25n)
  })

  test('a second process on the same folder gets a clear error', async () => {
    const script = `
      import { openDatabase } from '#platform/db/open-database.ts'
      openDatabase({ dataDir: process.argv[1] }).then(
        () => process.exit(0),
        (error) => { console.log(error.name + ': ' + error.message); process.exit(3) })`
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script, '--', folder],
      { cwd: join(import.meta.dirname, '..', '..', '..') },
    )
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    const code = await new Promise((resolve) => child.once('exit', resolve))
    expect(code).toBe(3)
    expect(output).toContain('DataFolderBusyError')
    expect(output).toContain(`pid ${process.pid}`)
  })

  test('the same process cannot open the folder twice either', async () => {
    await expect(openDatabase({ dataDir: folder })).rejects.toBeInstanceOf(DataFolderBusyError)
  })

  test('written data is there after closing and reopening', async () => {
    await db.close()
    await expect(db.query('select 1')).rejects.toMatchObject({ name: 'DatabaseUnavailableError' })
    db = await openDatabase({ dataDir: folder })
    expect(await db.query<{ n: bigint }>('select count(*) as n from note')).toEqual([{ n: 27n }])
  })
})
