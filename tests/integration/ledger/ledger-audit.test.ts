import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db } from '#platform/db/db.ts'
import { auditLedger } from '#platform/ledger-audit/index.ts'
import { openWithdrawal } from '#platform/withdrawals/open-withdrawal.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { aPlatform, type TestPlatform } from '#tests/fixtures/running-platform.ts'
import { silentLogger } from '#tests/fixtures/silent-logger.ts'

const MINUTE_MS = 60_000

onBothEngines('the books, while they are written', (db: () => Db) => {
  let it: TestPlatform
  beforeEach(async () => {
    it = await aPlatform(db())
    // Differences caused by other tests must not count.
    await db().query('delete from platform.book_check')
    it.clock.travel(10 * MINUTE_MS)
  })
  afterEach(() => it.platform.close())

  const logged: object[] = []
  const look = async (playerIds: readonly string[]) => {
    logged.length = 0
    const check = await auditLedger({
      ...{ db: db(), clock: it.clock.now },
      logger: { ...silentLogger, error: (fields) => logged.push(fields) },
    })
    return check.differences.filter(({ playerId }) => playerIds.includes(playerId))
  }
  const funds = async (minor = 10_000n) => {
    const { playerId } = await it.aPlayer({
      email: `books-${randomUUID()}@playhouse.test`,
      openingBalance: { minor, currency: 'EUR' },
    })
    return playerId
  }
  const tamper = (playerId: string, account: string, by: number) =>
    db().query(
      'update platform.wallet_account set balance = balance + $3 where player_id = $1 and account = $2',
      [playerId, account, by],
    )

  test('have no violation for players who move money', async () => {
    const players = [await funds(), await funds()]
    expect(await look(players)).toEqual([])
    const [newest] = await it.platform.reconciliation.books()
    expect(newest?.wallets).toBeGreaterThanOrEqual(2)
  })

  test('a balance changed outside the ledger is found at the next check, logged and shown', async () => {
    const playerId = await funds()
    await tamper(playerId, 'MAIN', 1)
    const found = await look([playerId])
    expect(found.map(({ rule }) => rule)).toContain(
      'an account stands where its newest entry left it',
    )
    expect(logged).toContainEqual(
      expect.objectContaining({ event: 'books_broken', playerId, subject: 'MAIN' }),
    )
    const [newest] = await it.platform.reconciliation.books()
    expect(newest?.differences.some((one) => one.playerId === playerId)).toBe(true)
    // Play continues: one player's wrong wallet blocks no one else.
    expect(await it.platform.health()).toBe(true)
    await tamper(playerId, 'MAIN', -1)
    it.clock.travel(MINUTE_MS)
    expect(await look([playerId])).toEqual([])
  })

  test('a wallet without activity is found by the check that covers all of them', async () => {
    const playerId = await funds()
    await look([])
    it.clock.travel(10 * MINUTE_MS)
    await tamper(playerId, 'MAIN', -1)
    const found: string[] = []
    // Each check covers a hundred wallets: this many reach every wallet once.
    const [count] = await db().query<{ wallets: number }>(
      "select count(*)::int as wallets from platform.wallet_account where account = 'MAIN'",
    )
    for (let n = 0; n <= Math.ceil((count?.wallets ?? 0) / 100) + 1; n += 1) {
      it.clock.travel(MINUTE_MS)
      found.push(...(await look([playerId])).map(({ rule }) => rule))
    }
    await tamper(playerId, 'MAIN', 1)
    expect(found).toContain('balance is the sum of the entries')
  })

  test('locked money without a withdrawal is found, and a withdrawal without its job', async () => {
    const playerId = await funds()
    const opened = await openWithdrawal(
      { db: db(), clock: it.clock.now },
      {
        ...{ playerId, reference: randomUUID(), hash: 'one', needsReview: false, holdMs: 0 },
        source: { method: 'SKRILL', instrumentToken: 'token-1' },
        amount: { minor: 4_000n, currency: 'EUR' },
        limit: { limit: 1_000_000n, duration: 'daily' },
      },
    )
    if (!opened.ok) throw new Error(opened.refusal)
    expect(await look([playerId])).toEqual([])
    await tamper(playerId, 'LOCKED', 7)
    await db().query('delete from platform.job where key = $1', [`withdrawal:${opened.value.id}`])
    const rules = (await look([playerId])).map(({ rule }) => rule)
    expect(rules).toContain('what is locked is the sum of the open withdrawals')
    expect(rules).toContain('every withdrawal that goes on by itself has a job')
    await tamper(playerId, 'LOCKED', -7)
    await db().query('update platform.withdrawal set needs_review = true where id = $1', [
      opened.value.id,
    ])
    expect(await look([playerId])).toEqual([])
  })

  test('an open deposit without its job is found', async () => {
    const playerId = await funds()
    const id = randomUUID()
    await db().query(
      `insert into platform.deposit (player_id, id, key, request_hash, method, currency, amount, state,
         request, created_at, changed_at, ask_at)
       values ($1, $2, $3, 'one', 'SKRILL', 'EUR', 5000, 'WAITING', '{}', $4, $4, $4)`,
      [playerId, id, randomUUID(), new Date(it.clock.now())],
    )
    expect(await look([playerId])).toEqual([
      expect.objectContaining({ rule: 'every open deposit has a job', subject: id }),
    ])
    await db().query("update platform.deposit set state = 'EXPIRED', ask_at = null where id = $1", [
      id,
    ])
  })

  test('are checked every minute by one instance of several', async () => {
    const other = await aPlatform(db(), { clock: it.clock.now })
    const looks = async () => {
      const [row] = await db().query<{ looks: number }>(
        'select count(*)::int as looks from platform.book_check where made_at = $1',
        [new Date(it.clock.now())],
      )
      return row?.looks
    }
    for (let minute = 0; minute < 3; minute += 1) {
      it.clock.travel(MINUTE_MS)
      await Promise.all([it.platform.runJobs(), other.platform.runJobs()])
      expect(await looks()).toBe(1)
    }
    await other.platform.close()
  })
})
