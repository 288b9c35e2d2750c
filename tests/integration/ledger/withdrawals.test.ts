import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/db/db.ts'
import { createJobRunner, type JobRunner } from '#platform/jobs/index.ts'
import { type AskForPayout, createAdvance } from '#platform/withdrawals/index.ts'
import { openWithdrawal } from '#platform/withdrawals/open-withdrawal.ts'
import { ADVANCE, moveWithdrawal } from '#platform/withdrawals/settle.ts'
import { findWithdrawal } from '#platform/withdrawals/withdrawal-store.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { aPlatform, type TestPlatform } from '#tests/fixtures/running-platform.ts'
import { silentLogger } from '#tests/fixtures/silent-logger.ts'

const LIMIT = { limit: 1_000_000n, duration: 'daily' } as const
const HOUR_MS = 3_600_000

/** A payment provider that pays each reference once, and fails when set to. */
function aProvider() {
  const paid = new Map<string, bigint>()
  const plan: { next: 'pay' | 'fail' | 'wait' | 'break' | 'breakAfterPaying' } = { next: 'pay' }
  const ask: AskForPayout = async ({ id, amount }) => {
    if (paid.has(id)) return { state: 'PAID', note: null }
    if (plan.next === 'fail') return { state: 'FAILED', note: 'no' }
    if (plan.next === 'wait') return { state: 'UNDER_WAY', note: null }
    if (plan.next === 'break') throw new Error('the provider is away')
    paid.set(id, amount)
    if (plan.next === 'breakAfterPaying') throw new Error('the answer is lost')
    return { state: 'PAID', note: null }
  }
  return { ask, paid, plan }
}

onBothEngines('withdrawals', (db: () => Db, engine) => {
  let it: TestPlatform
  let provider: ReturnType<typeof aProvider>
  beforeAll(async () => {
    it = await aPlatform(db(), {}, false)
  })
  afterAll(() => it?.platform.close())

  const deps = () => ({ db: db(), clock: it.clock.now })
  const aRunner = (ask: AskForPayout): JobRunner =>
    createJobRunner({
      ...deps(),
      chance: () => 0,
      handlers: { [ADVANCE]: createAdvance({ ...deps(), askForPayout: ask }) },
      logger: silentLogger,
    })
  const ask = (
    playerId: string,
    given: {
      minor?: bigint
      reference?: string
      needsReview?: boolean
      hash?: string
      limit?: bigint
    } = {},
  ) =>
    openWithdrawal(deps(), {
      playerId,
      reference: given.reference ?? randomUUID(),
      hash: given.hash ?? 'the-same',
      source: { method: 'SKRILL', instrumentToken: 'token-1' },
      amount: { minor: given.minor ?? 3_000n, currency: 'EUR' },
      limit: { ...LIMIT, limit: given.limit ?? LIMIT.limit },
      needsReview: given.needsReview ?? false,
      holdMs: 0,
    })
  const opened = async (...args: Parameters<typeof ask>): Promise<string> => {
    const answer = await ask(...args)
    if (!answer.ok) throw new Error(answer.refusal)
    return answer.value.id
  }
  const find = async (playerId: string, id: string) => {
    const found = await findWithdrawal(db(), { playerId, id })
    if (!found) throw new Error('no such withdrawal')
    return found
  }
  const cancel = async (playerId: string, id: string) =>
    moveWithdrawal(deps(), await find(playerId, id), { event: 'cancel', cause: 'player' })
  const wallet = async (playerId: string) => {
    const balance = await it.platform.wallet.readBalance(playerId)
    if (!balance.ok) throw new Error(balance.refusal)
    const { main, locked } = balance.value.balanceMap
    return { main: main[0]?.cash, locked: locked[0]?.cash }
  }
  const aPlayer = async (minor = 10_000n) =>
    (await it.aPlayer({ openingBalance: { minor, currency: 'EUR' } })).playerId
  const balanced = async () => expect((await it.platform.ledgerCheck()).differences).toEqual([])

  test('money is set aside, paid out once, and the steps are recorded', async () => {
    provider = aProvider()
    const playerId = await aPlayer()
    const id = await opened(playerId)
    expect(await wallet(playerId)).toEqual({ main: 70, locked: 30 })
    await aRunner(provider.ask).runDue()
    expect(await wallet(playerId)).toEqual({ main: 70, locked: 0 })
    expect(provider.paid.get(id)).toBe(3_000n)
    const steps = await db().query(
      'select state, cause from platform.withdrawal_step where withdrawal_id = $1 order by step',
      [id],
    )
    expect(steps).toEqual([
      { state: 'REQUESTED', cause: 'player' },
      { state: 'APPROVED', cause: 'clock' },
      { state: 'PROCESSING', cause: 'clock' },
      { state: 'PAID', cause: 'provider' },
    ])
    expect(
      await db().query('select 1 from platform.job where key = $1', [`withdrawal:${id}`]),
    ).toEqual([])
    await balanced()
  })

  test('the same reference is one withdrawal, and different content under it is refused', async () => {
    const playerId = await aPlayer()
    const reference = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(playerId, { reference })),
    )
    expect(
      new Set(answers.map((answer) => (answer.ok ? answer.value.id : answer.refusal))).size,
    ).toBe(1)
    expect(await wallet(playerId)).toEqual({ main: 70, locked: 30 })
    expect(await ask(playerId, { reference, hash: 'another' })).toMatchObject({
      refusal: 'REFERENCE_CONFLICT',
    })
  })

  test('of twenty concurrent withdrawals of the whole wallet one succeeds', async () => {
    const playerId = await aPlayer()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(playerId, { minor: 10_000n })),
    )
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(
      answers.filter((answer) => !answer.ok && answer.refusal === 'NOT_ENOUGH_FUNDS'),
    ).toHaveLength(19)
    expect(await wallet(playerId)).toEqual({ main: 0, locked: 100 })
    await balanced()
  })

  test('two at once do not count the same limit twice', async () => {
    const playerId = await aPlayer()
    const answers = await Promise.all([1, 2].map(() => ask(playerId, { limit: 5_000n })))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(answers.find((answer) => !answer.ok)).toMatchObject({
      refusal: 'WITHDRAWAL_LIMIT_REACHED',
    })
  })

  // The embedded engine has one connection: there is no other one to wait for.
  test.skipIf(engine === 'embedded')(
    'two that wait for the same wallet do not count the same limit twice',
    async () => {
      const playerId = await aPlayer()
      const held = db().batch([
        {
          sql: `select 1 from platform.wallet_account
            where player_id = $1 and account = 'MAIN' for update`,
          params: [playerId],
        },
        {
          sql: `do $$ begin
            while (select count(*) from pg_locks where not granted) < 2 loop
              perform pg_sleep(0.01);
            end loop;
          end $$`,
        },
      ])
      const locked = () =>
        db().query(`select 1 from pg_locks
          where granted and relation = 'platform.wallet_account'::regclass and mode = 'RowShareLock'`)
      await expect.poll(locked).toHaveLength(1)
      const answers = await Promise.all([1, 2].map(() => ask(playerId, { limit: 5_000n })))
      await held
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    },
  )

  test('returned money counts towards no limit, and an eleventh open one is refused', async () => {
    const playerId = await aPlayer(30_000n)
    await cancel(playerId, await opened(playerId, { limit: 3_000n }))
    expect(await ask(playerId, { limit: 3_000n })).toMatchObject({ ok: true })
    for (let n = 0; n < 9; n += 1) await opened(playerId, { minor: 2_000n })
    expect(await ask(playerId, { minor: 2_000n })).toMatchObject({ refusal: 'WITHDRAWALS_FULL' })
  })

  test('a failed payout returns the money once, however often it is reported', async () => {
    provider = aProvider()
    provider.plan.next = 'fail'
    const playerId = await aPlayer()
    const id = await opened(playerId)
    await Promise.all([aRunner(provider.ask), aRunner(provider.ask)].map((it) => it.runDue()))
    expect(await wallet(playerId)).toEqual({ main: 100, locked: 0 })
    const row = await find(playerId, id)
    expect(row.state).toBe('FAILED')
    for (const event of ['fail', 'pay', 'cancel', 'reject'] as const) {
      const again = await moveWithdrawal(deps(), row, { event, cause: 'provider' })
      expect(again).toMatchObject({ refusal: 'WITHDRAWAL_NOT_PENDING' })
    }
    expect(await wallet(playerId)).toEqual({ main: 100, locked: 0 })
    await balanced()
  })

  test('an unavailable provider leaves the money locked until it answers; a lost answer pays once', async () => {
    provider = aProvider()
    provider.plan.next = 'break'
    const playerId = await aPlayer()
    const id = await opened(playerId)
    const runner = aRunner(provider.ask)
    await runner.runDue()
    expect((await find(playerId, id)).state).toBe('PROCESSING')
    expect(await cancel(playerId, id)).toMatchObject({ refusal: 'WITHDRAWAL_NOT_PENDING' })
    provider.plan.next = 'breakAfterPaying'
    it.clock.travel(HOUR_MS)
    await runner.runDue()
    expect(await wallet(playerId)).toEqual({ main: 70, locked: 30 })
    provider.plan.next = 'fail'
    it.clock.travel(HOUR_MS)
    await runner.runDue()
    expect((await find(playerId, id)).state).toBe('PAID')
    expect(await wallet(playerId)).toEqual({ main: 70, locked: 0 })
  })

  test('cancel and payout race: exactly one of them happens', async () => {
    provider = aProvider()
    const outcomes = new Set<string>()
    for (let round = 0; round < 20; round += 1) {
      const playerId = await aPlayer()
      const id = await opened(playerId)
      const runners = [aRunner(provider.ask), aRunner(provider.ask)]
      const [cancelled] = await Promise.all([
        cancel(playerId, id),
        ...runners.map((runner) => runner.runDue()),
      ])
      const { state } = await find(playerId, id)
      outcomes.add(state)
      expect(state).toBe(cancelled.ok ? 'CANCELLED' : 'PAID')
      expect(provider.paid.has(id)).toBe(!cancelled.ok)
      expect(await wallet(playerId)).toEqual({ main: cancelled.ok ? 100 : 70, locked: 0 })
    }
    await balanced()
  })

  test('the last cent is bet or withdrawn, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const at = await it.atAGame({ openingBalance: { minor: 2_000n, currency: 'EUR' } })
      const [withdrawn, bet] = await Promise.all([
        ask(at.playerId, { minor: 2_000n }),
        it.callback('/callbacks/relax/bet', {
          sessionId: at.sessionId,
          roundId: 'r',
          reference: 'b',
          gameId: at.gameId,
          amountMinor: 1,
          currency: 'EUR',
        }),
      ])
      expect(Number(withdrawn.ok) + Number(bet.status === 200)).toBe(1)
    }
    await balanced()
  })

  test('three withdrawals can be cancelled in a day, not four', async () => {
    const playerId = await aPlayer(20_000n)
    const ids = await Promise.all([1, 2, 3, 4].map(() => opened(playerId)))
    const answers = await Promise.all(ids.map((id) => cancel(playerId, id)))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(3)
    expect(answers.find((answer) => !answer.ok)).toMatchObject({
      refusal: 'error.withdrawal.cancel.limit_reached',
    })
    it.clock.travel(25 * HOUR_MS)
    const left = ids.find((_, index) => answers[index]?.ok === false) ?? ''
    expect(await cancel(playerId, left)).toMatchObject({ ok: true })
  })

  test('in review it waits for staff, and the player cannot cancel it', async () => {
    provider = aProvider()
    const playerId = await aPlayer()
    const id = await opened(playerId, { needsReview: true })
    await aRunner(provider.ask).runDue()
    expect((await find(playerId, id)).state).toBe('REQUESTED')
    expect(await cancel(playerId, id)).toMatchObject({ refusal: 'WITHDRAWAL_NOT_PENDING' })
    const approve = { event: 'approve', cause: 'staff' } as const
    await moveWithdrawal(deps(), await find(playerId, id), approve)
    await aRunner(provider.ask).runDue()
    expect((await find(playerId, id)).state).toBe('PAID')
  })

  test('the statement shows a withdrawal once, by its state, and automatic returns', async () => {
    provider = aProvider()
    const at = await it.aPlayer({ openingBalance: { minor: 10_000n, currency: 'EUR' } })
    const { idToken } = await it.signIn(at.email)
    const rows = async () => {
      const { body } = await it.call('GET', '/v1/player/wallet/transactions', { token: idToken })
      return (body.transactions as { type: string; status: string }[])
        .map(({ type, status }) => `${type} ${status}`)
        .sort()
    }
    const first = await opened(at.playerId)
    expect(await rows()).toEqual(['DEPOSIT SUCCESS', 'WITHDRAW PENDING'])
    await cancel(at.playerId, first)
    expect(await rows()).toEqual(['CANCELED CANCELLED', 'DEPOSIT SUCCESS', 'WITHDRAW CANCELLED'])
    await opened(at.playerId)
    await aRunner(provider.ask).runDue()
    expect(await rows()).toEqual([
      'CANCELED CANCELLED',
      'DEPOSIT SUCCESS',
      'WITHDRAW CANCELLED',
      'WITHDRAW COMPLETED',
    ])

    const read = async (path: string) =>
      (await it.call('GET', `/v1/player/wallet/${path}`, { token: idToken })).body
    const year = '?from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z'
    const stated = (await read(`statement/rows${year}`)).rows as {
      status: string
      change: number
    }[]
    expect(stated.map(({ status, change }) => `${status} ${change}`).sort()).toEqual([
      'CANCELLED -30',
      'CANCELLED 30',
      'COMPLETED -30',
      'SUCCESS 100',
    ])
    expect(await read(`statement${year}`)).toMatchObject({ openingBalance: 0, closingBalance: 70 })
    expect(await read('net-position-win-loss')).toMatchObject({
      deposits: 100,
      withdrawals: 30,
      netPosition: -70,
      winLoss: 0,
    })
  })

  test('rows settled without their money, or twice, cannot be written', async () => {
    const playerId = await aPlayer()
    const id = await opened(playerId)
    const write = (set: string) =>
      db().query(`update platform.withdrawal set ${set} where id = $1`, [id])
    await expect(write("state = 'PAID'")).rejects.toMatchObject({ code: '23514' })
    await expect(write('settle_tx = lock_tx')).rejects.toMatchObject({ code: '23514' })
    await expect(write('amount = 0')).rejects.toMatchObject({ code: '23514' })
  })

  test('the ledger check finds money that is locked for nothing', async () => {
    const playerId = await aPlayer()
    const id = await opened(playerId)
    await db().query('update platform.withdrawal set amount = 2999 where id = $1', [id])
    const { differences } = await it.platform.ledgerCheck()
    expect(differences.map((found) => found.rule)).toEqual([
      'what is locked is the sum of the open withdrawals',
      'a withdrawal moves its own amount out once, or back once',
    ])
    await db().query('update platform.withdrawal set amount = 3000 where id = $1', [id])
    await balanced()
  })
})
