import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Db } from '#platform/db/db.ts'
import { createJobRunner, type JobHandler, putJob, releaseJobs } from '#platform/jobs/index.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { silentLogger } from '#tests/fixtures/silent-logger.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const MINUTE_MS = 60_000

onBothEngines('jobs', (db: () => Db) => {
  let now = NOON
  beforeEach(async () => {
    now = NOON
    await db().query('delete from platform.job')
  })
  const logged: string[] = []
  const aRunner = (handler: JobHandler) =>
    createJobRunner({
      db: db(),
      clock: () => now,
      chance: () => 0,
      handlers: { work: handler },
      logger: {
        ...silentLogger,
        warn: () => logged.push('warn'),
        error: () => logged.push('error'),
      },
    })
  const put = (key: string, runAt = now, kind = 'work') =>
    putJob(db(), { id: randomUUID(), kind, key, payload: { key }, runAt: String(runAt) })
  const keys = async () =>
    (await db().query<{ key: string }>('select key from platform.job order by key')).map(
      (row) => row.key,
    )

  test('run once each, however many instances look for them', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, n) => put(`job-${n}`)))
    const ran: unknown[] = []
    const runners = Array.from({ length: 4 }, () =>
      aRunner(async (payload) => {
        ran.push((payload as { key: string }).key)
        return { next: 'none' }
      }),
    )
    await Promise.all(runners.map((runner) => runner.runDue()))
    expect(ran).toHaveLength(60)
    expect(new Set(ran).size).toBe(60)
    expect(await keys()).toEqual([])
  })

  test('wait for their time, and for a runner of their kind', async () => {
    await put('later', now + MINUTE_MS)
    await put('of another kind', now, 'other')
    const runner = aRunner(async () => ({ next: 'none' }))
    expect(await runner.runDue()).toBe(0)
    now += MINUTE_MS
    expect(await runner.runDue()).toBe(1)
    expect(await keys()).toEqual(['of another kind'])
  })

  test('put twice are one job, at the earlier of the two times', async () => {
    await put('twice', now + MINUTE_MS)
    await put('twice', now)
    await put('twice', now + 2 * MINUTE_MS)
    let runs = 0
    const runner = aRunner(async () => {
      runs += 1
      return { next: 'none' }
    })
    await runner.runDue()
    expect(runs).toBe(1)
    expect(await keys()).toEqual([])
  })

  test('that fail are retried after growing pauses, and logged as errors after ten times', async () => {
    logged.length = 0
    await put('failing')
    const pauses: number[] = []
    const runner = aRunner(async () => {
      throw new Error('not yet')
    })
    for (let n = 0; n < 11; n += 1) {
      await runner.runDue()
      const [row] = await db().query<{ run_at: Date; last_error: string }>(
        'select run_at, last_error from platform.job',
      )
      expect(row?.last_error).toBe('not yet')
      const next = row?.run_at.getTime() ?? 0
      pauses.push(next - now)
      now = next
    }
    expect(pauses.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000])
    expect(pauses.at(-1)).toBe(600_000)
    expect(logged).toEqual([...Array(9).fill('warn'), 'error', 'error'])
  })

  test('of a dead instance are taken over when its lease expires, not before', async () => {
    await put('left behind')
    let isStuck = true
    const dying = aRunner(() => new Promise(() => {}))
    void dying.runDue()
    const runner = aRunner(async () => {
      isStuck = false
      return { next: 'none' }
    })
    await expect
      .poll(async () => (await db().query('select 1 from platform.job where attempts = 1')).length)
      .toBe(1)
    now += MINUTE_MS - 1
    await runner.runDue()
    expect(isStuck).toBe(true)
    now += 1
    await runner.runDue()
    expect(isStuck).toBe(false)
    expect(await keys()).toEqual([])
  })

  test('are completed by the lease holder: one with an expired lease changes nothing', async () => {
    await put('slow')
    let finish = () => {}
    const slow = aRunner(
      () =>
        new Promise((resolve) => {
          finish = () => resolve({ next: 'none' })
        }),
    )
    const slowRun = slow.runDue()
    await expect
      .poll(async () => (await db().query('select 1 from platform.job where attempts = 1')).length)
      .toBe(1)
    now += MINUTE_MS
    let again = 0
    await aRunner(async () => {
      again += 1
      return { next: 'at', at: now + MINUTE_MS }
    }).runDue()
    finish()
    await slowRun
    expect(again).toBe(1)
    expect(await keys()).toEqual(['slow'])
  })

  test('put again while in progress run again, and not before their time', async () => {
    await put('again')
    let runs = 0
    const runner = aRunner(async () => {
      runs += 1
      if (runs === 1) await put('again')
      if (runs === 2) await put('again', now + MINUTE_MS)
      // Simulates that the first one arrived after the handler had checked and before it reported completion.
      return runs === 2 ? { next: 'at', at: now + 2 * MINUTE_MS } : { next: 'none' }
    })
    expect(await runner.runDue()).toBe(2)
    now += MINUTE_MS - 1
    expect(await runner.runDue()).toBe(0)
    now += 1
    expect(await runner.runDue()).toBe(1)
    expect(await keys()).toEqual([])
  })

  test('that recur permanently pause as after a first failure once they have succeeded', async () => {
    let isBroken = false
    await put('for ever')
    const runner = aRunner(async () => {
      if (isBroken) throw new Error('broken')
      return { next: 'at', at: now + 1_000 }
    })
    for (let n = 0; n < 12; n += 1) {
      await runner.runDue()
      now += 1_000
    }
    logged.length = 0
    isBroken = true
    await runner.runDue()
    const [row] = await db().query<{ run_at: Date }>('select run_at from platform.job')
    expect((row?.run_at.getTime() ?? 0) - now).toBe(1_000)
    expect(logged).toEqual(['warn'])
  })

  test('scheduled far ahead by a clock set back are due again', async () => {
    await put('far off', now + 24 * 60 * MINUTE_MS)
    await releaseJobs(db(), new Date(now))
    expect(await aRunner(async () => ({ next: 'none' })).runDue()).toBe(1)
  })
})
