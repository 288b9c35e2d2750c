import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/db/db.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { type AtAGame, aPlatform, type TestPlatform } from '#tests/fixtures/running-platform.ts'

type Step =
  | { kind: 'bet'; ref: number; round: number; amount: number }
  | { kind: 'win'; ref: number; round: number; amount: number; closes: boolean }
  | { kind: 'rollback'; ref: number; round: number; bet: number }

const ref = fc.integer({ min: 0, max: 9 })
const round = fc.integer({ min: 0, max: 3 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      ref,
      round,
      amount: fc.integer({ min: 1, max: 3_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('win' as const),
      ref,
      round,
      amount: fc.integer({ min: 0, max: 5_000 }),
      closes: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('rollback' as const), ref, round, bet: ref }),
  },
)
/** Steps that the provider sends, and how: some repeated, some concurrently with the next. */
const story = fc.array(
  fc.record({ step, copies: fc.integer({ min: 1, max: 3 }), together: fc.boolean() }),
  { minLength: 1, maxLength: 25 },
)

onBothEngines('the ledger', (db: () => Db) => {
  let it: TestPlatform
  beforeAll(async () => {
    it = await aPlatform(db())
  })
  afterAll(() => it?.platform.close())

  const send = (at: AtAGame, what: Step) => {
    const common = { sessionId: at.sessionId, roundId: `round-${what.round}` }
    if (what.kind === 'bet') {
      return it.callback('/callbacks/relax/bet', {
        ...common,
        reference: `bet-${what.ref}`,
        gameId: at.gameId,
        amountMinor: what.amount,
        currency: 'EUR',
      })
    }
    if (what.kind === 'win') {
      return it.callback('/callbacks/relax/win', {
        ...common,
        reference: `win-${what.ref}`,
        amountMinor: what.amount,
        currency: 'EUR',
        closesRound: what.closes,
      })
    }
    return it.callback('/callbacks/relax/rollback', {
      ...common,
      reference: `rollback-${what.ref}`,
      betReference: `bet-${what.bet}`,
    })
  }

  test('stays balanced through any order of bets, wins, rollbacks, copies and late arrivals', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const at = await it.atAGame()
        const answers = new Map<string, { asked: Step; body: Record<string, unknown> }>()
        let running: Promise<void>[] = []
        for (const { step: asked, copies, together } of steps) {
          const sent = Array.from({ length: copies }, async () => {
            const { status, body } = await send(at, asked)
            expect(status).toBeLessThan(500)
            if (status !== 200) return
            const key = `${asked.kind}-${asked.ref}`
            const first = answers.get(key)
            // A reference has one effect: a further 200 is for the same request and returns the same transaction.
            if (first) {
              expect(asked).toEqual(first.asked)
              expect(body.transactionId).toEqual(first.body.transactionId)
            } else answers.set(key, { asked, body })
          })
          running.push(...sent)
          if (!together) {
            await Promise.all(running)
            running = []
          }
        }
        await Promise.all(running)

        const moved = [...answers.values()].filter(({ body }) => body.transactionId !== null)
        const expected = moved.reduce((sum, { asked }) => {
          if (asked.kind === 'bet') return sum - asked.amount
          if (asked.kind === 'win') return sum + asked.amount
          const bet = answers.get(`bet-${asked.bet}`)?.asked
          return sum + (bet?.kind === 'bet' ? bet.amount : Number.NaN)
        }, 10_000)
        const wallet = await it.platform.wallet.readBalance(at.playerId)
        if (!wallet.ok) throw new Error(wallet.refusal)
        expect(wallet.value.balanceMap.main[0]?.cash).toBe(expected / 100)
        expect(wallet.value.balanceMap.main[0]?.cash).toBeGreaterThanOrEqual(0)
        // A repeated call returns the current balance.
        const [first] = answers.values()
        const again = first && (await send(at, first.asked))
        if (again?.status === 200) expect(again.body.balanceMinor).toBe(expected)
        // The deposit and every movement has its own number, without a gap.
        expect(wallet.value.seq).toBe(1 + moved.length)
      }),
      { numRuns: 40 },
    )
    expect((await it.platform.ledgerCheck()).differences).toEqual([])
  })

  test('twenty copies of one bet at the same moment are one bet', async () => {
    const at = await it.atAGame()
    const bet: Step = { kind: 'bet', ref: 1, round: 1, amount: 700 }
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(at, bet)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map(({ body }) => body.transactionId)).size).toBe(1)
    expect(answers.filter(({ body }) => body.replayed === false)).toHaveLength(1)
    expect(await it.platform.wallet.readBalance(at.playerId)).toMatchObject({
      value: { seq: 2, balanceMap: { main: [{ cash: 93 }] } },
    })
  })

  test('the last cent is bet by one of twenty', async () => {
    for (let n = 0; n < 10; n += 1) {
      const at = await it.atAGame({ openingBalance: { minor: 1n, currency: 'EUR' } })
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, ref) =>
          send(at, { kind: 'bet', ref, round: ref, amount: 1 }),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const refused = answers.filter(({ status }) => status === 402)
      expect(refused).toHaveLength(19)
      expect(refused[0]?.body.code).toBe('INSUFFICIENT_FUNDS')
    }
  })

  test('a rollback and a win race for one round, and the ledger still balances', async () => {
    for (let n = 0; n < 10; n += 1) {
      const at = await it.atAGame()
      await send(at, { kind: 'bet', ref: 1, round: 1, amount: 500 })
      const [win, rollback] = await Promise.all([
        send(at, { kind: 'win', ref: 1, round: 1, amount: 900, closes: true }),
        send(at, { kind: 'rollback', ref: 1, round: 1, bet: 1 }),
      ])
      expect([win.status, rollback.status].filter((status) => status === 200)).toHaveLength(1)
    }
    expect((await it.platform.ledgerCheck()).differences).toEqual([])
  })

  test('a bet that comes after its rollback is refused, at every try', async () => {
    const at = await it.atAGame()
    const early = await send(at, { kind: 'rollback', ref: 1, round: 1, bet: 1 })
    expect(early.body).toMatchObject({ transactionId: null, balanceMinor: 10_000 })
    for (let n = 0; n < 3; n += 1) {
      const late = await send(at, { kind: 'bet', ref: 1, round: 1, amount: 500 })
      expect(late.body.code).toBe('TRANSACTION_REVERSED')
    }
    expect((await send(at, { kind: 'rollback', ref: 1, round: 1, bet: 1 })).body.replayed).toBe(
      true,
    )
  })

  test('a wallet is never emptied below zero, not even around the posting function', async () => {
    const { playerId } = await it.aPlayer({ openingBalance: { minor: 5n, currency: 'EUR' } })
    const transfer = db().query(
      "select platform.transfer($1, gen_random_uuid(), 1, 'MAIN', 'H:GGR', 'EUR', 6)",
      [playerId],
    )
    await expect(transfer).rejects.toMatchObject({ code: '23514' })
  })

  test.each(['ledger_transaction', 'ledger_transfer', 'posted_reference'])(
    'what is written in %s cannot be changed or removed',
    async (table) => {
      for (const sql of [
        `update platform.${table} set player_id = player_id`,
        `delete from platform.${table}`,
        `truncate platform.${table}`,
      ]) {
        await expect(db().query(sql)).rejects.toMatchObject({ code: 'PW001' })
      }
    },
  )

  test('a changed balance, number, transfer or round is found by the check', async () => {
    const at = await it.atAGame()
    await send(at, { kind: 'bet', ref: 1, round: 1, amount: 500 })
    const player = [at.playerId]
    const rulesBrokenBy = async (damage: string, repair: string) => {
      await db().query(damage, player)
      const { differences } = await it.platform.ledgerCheck()
      await db().query(repair, player)
      expect(differences.every(({ playerId }) => playerId === at.playerId)).toBe(true)
      return differences.map(({ rule }) => rule)
    }
    const account = `where player_id = $1 and account = 'MAIN'`
    expect(
      await rulesBrokenBy(
        `update platform.wallet_account set balance = balance + 1 ${account}`,
        `update platform.wallet_account set balance = balance - 1 ${account}`,
      ),
    ).toEqual(['balance is the sum of the entries'])
    expect(
      await rulesBrokenBy(
        `update platform.wallet_account set seq = seq + 1 ${account}`,
        `update platform.wallet_account set seq = seq - 1 ${account}`,
      ),
    ).toEqual(['numbers of an account run without gap'])
    expect(
      await rulesBrokenBy(
        'update platform.game_round set stake_total = stake_total + 1 where player_id = $1',
        'update platform.game_round set stake_total = stake_total - 1 where player_id = $1',
      ),
    ).toEqual(['a round holds the sums of its bets and payouts'])
    // A transfer without an order: detected by its missing transaction and by the balance that it would have changed.
    await db().query(
      `insert into platform.ledger_transfer
       values ($1, gen_random_uuid(), 1, 'H:GGR', 'MAIN', 'EUR', 7, null, null, 9507, 3)`,
      player,
    )
    const { differences } = await it.platform.ledgerCheck()
    expect(differences.map(({ rule }) => rule).sort()).toEqual([
      'balance is the sum of the entries',
      'every transfer belongs to a transaction',
      'numbers of an account run without gap',
    ])
  })
})
