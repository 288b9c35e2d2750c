import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeFromWindows } from '#platform/rate/index.ts'
import { onBothEngines, openEmbedded } from '#tests/fixtures/databases.ts'
import { aPlatform, PASSWORD } from '#tests/fixtures/running-platform.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const MINUTE = 60_000
const aWindow = (limit: number) => ({ key: randomUUID(), limit: { limit, windowMs: MINUTE } })

onBothEngines('windows that are counted together', (db) => {
  const take = (windows: ReturnType<typeof aWindow>[], at = NOW) =>
    takeFromWindows(db(), windows, at)

  test('let pass while each has room, and return the wait of the first that is full', async () => {
    const [tight, wide] = [aWindow(2), aWindow(3)]
    expect(await take([tight, wide])).toBe(0)
    expect(await take([tight, wide], NOW + 10_000)).toBe(0)
    expect(await take([tight, wide], NOW + 20_000)).toBe(40_000)
    expect(await take([tight, wide], NOW + MINUTE)).toBe(0)
  })

  test('spend nothing behind a full one', async () => {
    const [full, behind] = [aWindow(1), aWindow(2)]
    for (let n = 0; n < 5; n += 1) await take([full, behind])
    // One was used: by the one call that passed.
    expect(await take([behind])).toBe(0)
    expect(await take([behind])).toBe(MINUTE)
  })

  test('spend those before a full one', async () => {
    const [before, full] = [aWindow(2), aWindow(1)]
    expect(await take([before, full])).toBe(0)
    expect(await take([before, full])).toBe(MINUTE)
    expect(await take([before])).toBe(MINUTE)
  })

  test('never let parallel callers pass together', async () => {
    const windows = [aWindow(20), aWindow(7), aWindow(20)]
    const waits = await Promise.all(Array.from({ length: 20 }, () => take(windows)))
    expect(waits.filter((ms) => ms === 0)).toHaveLength(7)
  })

  test('of an empty list let everyone pass', async () => {
    expect(await take([])).toBe(0)
  })
})

describe('a sign-in on the embedded database', () => {
  let opened: Awaited<ReturnType<typeof openEmbedded>>
  let it: Awaited<ReturnType<typeof aPlatform>>
  beforeAll(async () => {
    opened = await openEmbedded({ waitsForDisk: true })
    it = await aPlatform(opened.db, {}, false)
  })
  afterAll(async () => {
    await it?.platform.close()
    await opened?.drop()
  })

  /**
   * How often the disk was flushed: during a flush no other request is answered. The platforms here run no jobs, which
   * flush as well.
   */
  const flushesOf = async (work: () => Promise<unknown>) => {
    const before = (await opened.db.stats()).fsyncs
    await work()
    return (await opened.db.stats()).fsyncs - before
  }

  test('waits for the disk once: for session and history, not for its windows', async () => {
    const { email } = await it.aPlayer()
    await it.signIn(email)
    expect(await flushesOf(() => it.signIn(email))).toBe(1)
  })

  test('does not wait for the disk when it is over the limit', async () => {
    const rateLimits = { signIn: { limit: 2, windowMs: MINUTE } }
    const strict = await aPlatform(opened.db, { rateLimits }, false)
    const { email } = await strict.aPlayer()
    const from = '192.0.2.44'
    const tryIt = () =>
      strict.call('POST', '/identity/sign_in', { from, body: { email, password: PASSWORD } })
    for (let n = 0; n < 3; n += 1) await tryIt()
    let status = 0
    expect(await flushesOf(async () => ({ status } = await tryIt()))).toBe(0)
    expect(status).toBe(429)
    await strict.platform.close()
  })

  test('clears the preceding wrong passwords permanently', async () => {
    const { email } = await it.aPlayer()
    const wrong = () => it.call('POST', '/identity/sign_in', { body: { email, password: 'x' } })
    for (let n = 0; n < 4; n += 1) expect((await wrong()).status).toBe(401)
    await it.signIn(email, PASSWORD)
    // If the four still counted, the fifth within a quarter of an hour would lock the account.
    expect((await wrong()).status).toBe(401)
    await it.signIn(email, PASSWORD)
  })
})
