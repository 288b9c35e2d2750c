import { beforeAll, expect, test } from 'vitest'
import type { OwnBudgetStatus } from '#contracts/player-api/budget.ts'
import type { Notices } from '#contracts/player-api/harm-markers.ts'
import type { LimitReview } from '#contracts/player-api/limit-review.ts'
import type { KeptSelfTests } from '#contracts/player-api/self-test.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { writeLedgerRows } from '#tests/fixtures/ledger-rows.ts'
import { aPlatform, type TestPlatform } from '#tests/fixtures/running-platform.ts'

const DAY = 86_400_000
const PATH = '/v1/player/limit-review'

onBothEngines('the review of limits, the self-test and the budget', (db) => {
  let it: TestPlatform
  beforeAll(async () => {
    it = await aPlatform(db())
    return () => it.platform.close()
  })
  type Who = { playerId: string; email: string }
  const call = async (who: Who, method: string, path: string, body?: unknown) => {
    const { idToken } = await it.signIn(who.email)
    return it.call(method, path, { token: idToken, ...(body === undefined ? {} : { body }) })
  }
  const review = async (who: Who) => (await call(who, 'GET', PATH)).body as LimitReview
  const notices = async (who: Who) => (await call(who, 'GET', '/v1/player/notices')).body as Notices
  const answer = (who: Who, of: string) =>
    call(who, 'POST', `${PATH}/answer`, { answer: of, textVersion: 'fi:words' })

  test('is due after six months, can be postponed for a day, and never disappears by itself', async () => {
    const who = await it.aPlayer()
    expect(await review(who)).toMatchObject({ everyMonths: 6, isDue: false, answeredAt: null })
    it.clock.travel(180 * DAY)
    expect((await notices(who)).isReviewDue).toBe(false)
    it.clock.travel(2 * DAY)
    expect(await notices(who)).toMatchObject({ isReviewDue: true, isReviewShown: false })
    for (let twice = 0; twice < 2; twice += 1) {
      await call(who, 'POST', `${PATH}/shown`, { textVersion: 'fi:words' })
    }
    expect((await notices(who)).isReviewShown).toBe(true)
    await answer(who, 'LATER')
    expect((await notices(who)).isReviewDue).toBe(false)
    it.clock.travel(DAY)
    expect((await notices(who)).isReviewDue).toBe(true)
    it.clock.travel(90 * DAY)
    expect((await notices(who)).isReviewDue).toBe(true)
    await answer(who, 'KEEP')
    expect(await review(who)).toMatchObject({ isDue: false })

    const { body } = await call(who, 'GET', '/v1/player/protection-record')
    const entries = body.entries as {
      event: string
      textVersion: string | null
      acknowledgement: { kind: string } | null
    }[]
    expect(entries.map(({ acknowledgement }) => acknowledgement !== null)).toEqual([
      false,
      true,
      true,
    ])
    expect(entries.map(({ event, textVersion }) => [event, textVersion])).toEqual([
      ['LIMIT_REVIEW', 'fi:words'],
      ['LIMIT_REVIEW_LATER', 'fi:words'],
      ['LIMIT_REVIEW_KEEP', 'fi:words'],
    ])
  })

  test('comes more often if the player wishes, and never less often', async () => {
    const who = await it.aPlayer()
    const set = (everyMonths: unknown) => call(who, 'PATCH', PATH, { everyMonths })
    expect((await set(1)).body).toMatchObject({ everyMonths: 1 })
    it.clock.travel(32 * DAY)
    expect((await notices(who)).isReviewDue).toBe(true)
    for (const wrong of [0, 2, 7, 12, null, '6']) expect((await set(wrong)).status).toBe(400)
    expect((await review(who)).everyMonths).toBe(1)
  })

  test('two answers at once count as one', async () => {
    const who = await it.aPlayer()
    it.clock.travel(190 * DAY)
    const { idToken } = await it.signIn(who.email)
    const body = { answer: 'KEEP' }
    const all = await Promise.all(
      Array.from({ length: 5 }, () => it.call('POST', `${PATH}/answer`, { token: idToken, body })),
    )
    expect(all.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const record = (await call(who, 'GET', '/v1/player/protection-record')).body
    expect(record.entries).toHaveLength(1)
  })

  test('of a self-test nothing is stored without consent, and all of it is deleted', async () => {
    const [who, other] = [await it.aPlayer(), await it.aPlayer()]
    const tests = '/v1/player/self-tests'
    for (const body of [
      { band: 'high' },
      { band: 'high', consent: false },
      { band: 'high', consent: true, answers: { 1: 3 } },
      { band: 'worst', consent: true },
    ]) {
      expect((await call(who, 'POST', tests, body)).status).toBe(400)
    }
    await call(who, 'POST', tests, { band: 'high', consent: true })
    const kept = async (of: Who) => (await call(of, 'GET', tests)).body as KeptSelfTests
    expect((await kept(who)).results).toMatchObject([{ band: 'high' }])
    expect((await kept(other)).results).toEqual([])
    const columns = await db().query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'platform' and table_name = 'self_test' order by 1`,
    )
    expect(columns.map(({ name }) => name)).toEqual([
      ...['at', 'band', 'id', 'player_id', 'text_version'],
    ])
    await call(who, 'DELETE', tests)
    expect((await kept(who)).results).toEqual([])
    // It is neither in the protection record nor used by a rule.
    expect((await call(who, 'GET', '/v1/player/protection-record')).body.entries).toEqual([])
  })

  test('a player’s own budget is compared with net deposits', async () => {
    const who = await it.aPlayer()
    const own = '/v1/player/own-budget'
    const read = async () => (await call(who, 'GET', own)).body as OwnBudgetStatus
    expect(await read()).toEqual({ currency: 'EUR', budget: null })
    const now = it.clock.now()
    const day = new Date(now).toISOString().slice(0, 7)
    const moved = (agoMs: number, type: string, euros: number) => ({
      ...{ playerId: who.playerId, reference: `${type}-${agoMs}`, atMs: now - agoMs, type },
      ...{ change: BigInt(euros * 100), category: 'PAYMENT' },
      status: type === 'WITHDRAW' ? 'COMPLETED' : 'SUCCESS',
    })
    await writeLedgerRows(db(), [moved(2, 'DEPOSIT', 90), moved(1, 'WITHDRAW', -30)])
    await call(who, 'PUT', own, { per: 'month', amount: 200 })
    expect((await read()).budget).toMatchObject({
      ...{ per: 'month', amount: 200, from: `${day}-01`, netDeposits: 60, before: 0 },
    })
    for (const amount of [0, -1, 1.5, 1_000_001, '20']) {
      expect((await call(who, 'PUT', own, { per: 'week', amount })).status).toBe(400)
    }
    // It is not a limit: none was created.
    const limits = (await call(who, 'GET', '/v1/player/deposit-limits')).body
    expect((limits.M as { value: unknown }).value).toBeNull()
    await call(who, 'DELETE', own)
    expect((await read()).budget).toBeNull()
  })
})
