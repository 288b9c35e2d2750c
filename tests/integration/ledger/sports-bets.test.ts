import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BetChange, BetChangeCall } from '#contracts/provider-callbacks/sports-wallet.ts'
import { changeBet } from '#contracts/sportsbook/bet-course.ts'
import type { BetState } from '#contracts/sportsbook/bet-states.ts'
import { LOST, VOID, WON } from '#contracts/sportsbook/words.ts'
import type { Db } from '#platform/db/db.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { aPlatform, type TestPlatform } from '#tests/fixtures/running-platform.ts'
import {
  aBettor,
  aFreeBet,
  type Bettor,
  signInToSports,
  sportsMessages,
} from '#tests/fixtures/sports-bets.ts'

const DAY = 86_400_000
/** The balance of a bettor at the start. */
const FUNDS = 10_000

type Step =
  | { kind: 'bet'; bet: number; stake: number }
  | { kind: 'freeBet'; bet: number; voucher: number }
  | { kind: 'sell'; bet: number; stake: number; payout: number }
  | { kind: 'unsell'; bet: number }
  | { kind: 'settle'; bet: number; payout: number }
  | { kind: 'void'; bet: number }
  | { kind: 'reopen'; bet: number }
  | { kind: 'again'; bet: number; older: boolean }
  | { kind: 'spend'; share: number }
  | { kind: 'wait'; days: number }

const bet = fc.integer({ min: 0, max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('bet' as const),
    bet,
    stake: fc.integer({ min: 10, max: 4_000 }),
  }),
  fc.record({
    kind: fc.constant('freeBet' as const),
    bet,
    voucher: fc.integer({ min: 0, max: 1 }),
  }),
  fc.record({
    kind: fc.constant('sell' as const),
    bet,
    stake: fc.integer({ min: 1, max: 2_000 }),
    payout: fc.integer({ min: 1, max: 3_000 }),
  }),
  fc.record({ kind: fc.constant('unsell' as const), bet }),
  fc.record({
    kind: fc.constant('settle' as const),
    bet,
    payout: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9_000 })),
  }),
  fc.record({ kind: fc.constant('void' as const), bet }),
  fc.record({ kind: fc.constant('reopen' as const), bet }),
  fc.record({ kind: fc.constant('again' as const), bet, older: fc.boolean() }),
  fc.record({
    kind: fc.constant('spend' as const),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 9 }) }),
)
const story = fc.array(step, { minLength: 4, maxLength: 30 })

/** What the test knows of a bet: separate from the product, with which it shares only the table of transitions. */
type Known = {
  id: string
  stake: number
  most: number
  /** The free bet that is its stake. */
  voucher: Voucher | null
  state: BetState
  revision: number
  last: Change
  paid: { payout: number; cashOut: number; refund: number }
}
/** `inBet`: the bet that it is staked in. */
type Voucher = { id: string; amountMinor: number; inBet: string | null; expiresAt: number }
type Change = Omit<BetChange, 'betId' | 'revision'>
const UNTOUCHED: Change = { cashOuts: [], outcome: null, results: [null] }

const callOf = ({ outcome, cashOuts }: Change): BetChangeCall => {
  if (outcome) return outcome.kind === 'VOID' ? 'void' : 'settle'
  return cashOuts.length > 0 ? 'cashout' : 'unsettle'
}

onBothEngines('bets of a sportsbook', (db: () => Db) => {
  let it: TestPlatform
  let book: ReturnType<typeof sportsMessages>
  beforeAll(async () => {
    it = await aPlatform(db())
    book = sportsMessages(it)
  })
  afterAll(() => it?.platform.close())

  const mainOf = async ({ playerId }: Bettor) => {
    const [row] = await db().query<{ balance: bigint }>(
      `select balance from platform.wallet_account where player_id = $1 and account = 'MAIN'`,
      [playerId],
    )
    return Number(row?.balance)
  }
  const rowsOf = async ({ playerId }: Bettor) => {
    const rows = await db().query<{ type: string; amount: bigint }>(
      `select type, amount from platform.ledger_transaction where player_id = $1 and category = 'SPORTS' order by id`,
      [playerId],
    )
    return rows.map((row) => `${row.type} ${row.amount}`)
  }
  const limitsOf = async ({ playerId }: Bettor) => {
    const [row] = await db().query<{ spent: bigint; lost: bigint }>(
      `select spent - spent_at_day as spent, lost - lost_at_day as lost from platform.limit_state where player_id = $1`,
      [playerId],
    )
    return { spent: Number(row?.spent), lost: Number(row?.lost) }
  }
  const expectBalanced = async () =>
    expect((await it.platform.ledgerCheck()).differences).toEqual([])

  test('stay balanced through any order of settlements, corrections, voids, cash-outs and repeats', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const of = await aBettor(it)
        // Counting limits that are never reached: the check recomputes them from the ledger.
        for (const kind of ['spend', 'loss'] as const) {
          await it.platform.limits.save({
            ...{ playerId: of.playerId, kind, duration: 'D', limit: 10_000 },
          })
        }
        const known = new Map<number, Known>()
        const vouchers: Voucher[] = []
        for (const amountMinor of [500, 1_200]) {
          const expiresAt = it.clock.now() + 10 * DAY
          const made = { amountMinor, now: it.clock.now(), expiresAt }
          vouchers.push({ ...(await aFreeBet(db(), of.playerId, made)), inBet: null, expiresAt })
        }
        let main = FUNDS
        let spends = 0
        let tries = 0
        /** The winnings of free bets: own money that counts for no total of own play. */
        let wonFree = 0
        for (const what of steps) {
          if (what.kind === 'wait') {
            it.clock.travel(what.days * DAY)
            Object.assign(of, await signInToSports(it, of.email))
            continue
          }
          if (what.kind === 'spend') {
            const stake = Math.floor(main * what.share)
            if (stake < 10) continue
            spends += 1
            expect((await book.place(of, `spend-${of.playerId}-${spends}`, stake)).status).toBe(200)
            main -= stake
            continue
          }
          const at = known.get(what.bet)
          if (what.kind === 'bet') {
            if (at) continue
            const id = `bet-${of.playerId}-${what.bet}`
            const { status, body } = await book.place(of, id, what.stake)
            expect(status).toBe(what.stake <= main ? 200 : 402)
            if (status !== 200) {
              // A refused id stays refused, whatever was deposited since.
              expect((await book.place(of, id, 10)).body.code).toBe('INSUFFICIENT_FUNDS')
              continue
            }
            main -= what.stake
            expect(body.balanceMinor).toBe(main)
            known.set(what.bet, {
              ...newlyPlaced(id, what.stake),
              ...{ most: what.stake * 4, voucher: null },
            })
            continue
          }
          if (what.kind === 'freeBet') {
            const voucher = vouchers[what.voucher]
            if (at || !voucher) continue
            tries += 1
            const id = `free-${of.playerId}-${tries}`
            const isUsable = voucher.inBet === null && voucher.expiresAt > it.clock.now()
            const { status, body } = await book.placeFree(of, id, voucher)
            if (!isUsable) {
              expect(body.code).toBe('FREE_BET_UNAVAILABLE')
              expect((await book.place(of, id, 10)).body.code).toBe('FREE_BET_UNAVAILABLE')
              continue
            }
            expect([status, body.balanceMinor]).toEqual([200, main])
            voucher.inBet = id
            const { amountMinor } = voucher
            known.set(what.bet, {
              ...newlyPlaced(id, amountMinor),
              ...{ most: amountMinor * 3, voucher },
            })
            continue
          }
          if (!at) continue
          if (what.kind === 'again') {
            if (at.revision < 2) continue
            const older = what.older && at.revision > 2
            const revision = older ? at.revision - 1 : at.revision
            const answer = await book.send(callOf(at.last), {
              ...{ betId: at.id, revision },
              ...at.last,
            })
            expect(answer).toMatchObject({ revision: at.revision, state: at.state })
            continue
          }
          const next = after(at, what)
          const message = { betId: at.id, revision: at.revision + 1, ...next }
          const answer = await book.send(callOf(next), message)
          const should = changeBet(
            {
              ...{ state: at.state, stakeMinor: BigInt(at.stake) },
              course: { cashOuts: at.last.cashOuts, outcome: at.last.outcome },
            },
            next,
          )
          const dues = should && {
            payout: Number(should.dues.payout),
            cashOut: Number(should.dues.cashOut),
            refund: Number(should.dues.refund),
          }
          const { voucher } = at
          const isSoldFree = voucher !== null && next.cashOuts.length > 0
          const standsAgain = dues !== null && at.last.outcome?.kind === 'VOID' && dues.refund === 0
          const isUsedElsewhere = voucher !== null && standsAgain && voucher.inBet !== null
          const isTooHigh = dues !== null && dues.payout + dues.cashOut > at.most
          if (!should || !dues || isTooHigh || isSoldFree || isUsedElsewhere) {
            expect(answer.isTaken, JSON.stringify({ at, message, answer })).toBe(false)
            continue
          }
          // A void that is sent again returns nothing more, and does not extend the time.
          if (voucher && dues.refund > at.paid.refund) {
            voucher.expiresAt = Math.max(voucher.expiresAt, it.clock.now() + DAY)
            voucher.inBet = null
          }
          if (voucher && standsAgain) voucher.inBet = at.id
          // The stake of a free bet is never in the wallet.
          if (voucher) at.paid.refund = dues.refund
          const before = main
          for (const kind of ['refund', 'cashOut', 'payout'] as const) {
            const rest = Math.max(dues[kind] - at.paid[kind], 0)
            at.paid[kind] += rest
            main += rest
          }
          for (const kind of ['payout', 'cashOut', 'refund'] as const) {
            const back = Math.min(at.paid[kind] - dues[kind], main)
            at.paid[kind] -= back
            main -= back
          }
          if (voucher) wonFree += main - before
          const owedMinor =
            at.paid.payout +
            at.paid.cashOut +
            at.paid.refund -
            dues.payout -
            dues.cashOut -
            dues.refund
          expect(answer).toEqual({
            ...{ isTaken: true, betId: at.id, revision: at.revision + 1, state: should.state },
            owedMinor,
          })
          at.state = should.state
          at.revision += 1
          at.last = next
        }
        expect(await mainOf(of)).toBe(main)
        const path = '/v1/player/wallet/net-position-win-loss'
        const { body: own } = await it.call('GET', path, { token: of.token })
        expect(Math.round(Number(own.winLoss) * 100)).toBe(main - FUNDS - wonFree)
      }),
      { numRuns: 25 },
    )
    await expectBalanced()
  })

  const newlyPlaced = (id: string, stake: number) => ({
    ...{ id, stake, state: 'OPEN' as const, revision: 1, last: UNTOUCHED },
    paid: { payout: 0, cashOut: 0, refund: 0 },
  })
  /** The whole state that a message of this kind would report. */
  type Message = Exclude<Step, { kind: 'bet' | 'freeBet' | 'again' | 'spend' | 'wait' }>
  const after = (at: Known, what: Message) => {
    const { cashOuts } = at.last
    switch (what.kind) {
      case 'sell': {
        const part = { id: randomUUID(), stakeMinor: what.stake, payoutMinor: what.payout }
        return { cashOuts: [...cashOuts, part], outcome: null, results: [null] }
      }
      case 'unsell':
        return { ...at.last, cashOuts: cashOuts.slice(1), outcome: null, results: [null] }
      case 'settle': {
        const outcome = { kind: 'SETTLED' as const, payoutMinor: what.payout }
        return { cashOuts, outcome, results: [what.payout > 0 ? WON : LOST] }
      }
      case 'void':
        return { cashOuts, outcome: { kind: 'VOID' as const }, results: [VOID] }
      case 'reopen':
        return { cashOuts, outcome: null, results: [null] }
    }
  }
  test('a bet that is won, corrected and won again leaves rows of every kind and each account unchanged', async () => {
    const of = await aBettor(it)
    const id = randomUUID()
    expect((await book.place(of, id, 1_000)).body).toMatchObject({ balanceMinor: 9_000 })
    await book.settle(id, 2, 4_000)
    const before = { main: await mainOf(of), limits: await limitsOf(of) }
    expect(before.main).toBe(13_000)
    await book.unsettle(id, 3)
    expect(await book.settle(id, 4, 4_000)).toMatchObject({ state: 'RESETTLED', owedMinor: 0 })
    expect({ main: await mainOf(of), limits: await limitsOf(of) }).toEqual(before)
    // A correction moves the difference; a void returns the stake and takes the payout back.
    await book.settle(id, 5, 1_500)
    await book.voidBet(id, 6)
    await book.settle(id, 7, 0)
    expect(await rowsOf(of)).toEqual([
      ...['BET 1000', 'WIN 4000', 'WIN_VOID 4000', 'WIN 4000', 'WIN_VOID 2500'],
      ...['BET_VOID 1000', 'WIN_VOID 1500', 'BET 1000', 'LOSS 0'],
    ])
    expect(await mainOf(of)).toBe(9_000)
    await expectBalanced()
  })

  const freeBetOf = (of: Bettor) =>
    aFreeBet(db(), of.playerId, {
      ...{ amountMinor: 1_000, now: it.clock.now(), expiresAt: it.clock.now() + 2 * DAY },
    })
  const voucherRow = async ({ id }: { id: string }) => {
    const [row] = await db().query<{ bet_id: string | null; expires_at: Date }>(
      'select bet_id, expires_at from platform.free_bet where id = $1',
      [id],
    )
    return { isUsed: row?.bet_id !== null, expiresAt: row?.expires_at.getTime() }
  }

  test('a free bet pays what it wins, and a void returns it: rows of every kind, and no real-money sum', async () => {
    const of = await aBettor(it)
    await it.platform.limits.save({
      ...{ playerId: of.playerId, kind: 'loss', duration: 'D', limit: 900 },
    })
    const voucher = await freeBetOf(of)
    const { expiresAt } = await voucherRow(voucher)
    const id = randomUUID()
    expect((await book.placeFree(of, id, voucher)).body).toMatchObject({ balanceMinor: FUNDS })
    await book.settle(id, 2, 3_000)
    expect(await mainOf(of)).toBe(FUNDS + 3_000)
    expect(await limitsOf(of)).toEqual({ spent: 0, lost: 0 })
    await book.voidBet(id, 3)
    expect(await mainOf(of)).toBe(FUNDS)
    expect(await voucherRow(voucher)).toEqual({ isUsed: false, expiresAt })
    expect(await book.unsettle(id, 4)).toMatchObject({ state: 'REOPENED', owedMinor: 0 })
    expect(await voucherRow(voucher)).toEqual({ isUsed: true, expiresAt })
    await book.settle(id, 5, 3_000)
    await book.settle(id, 6, 0)
    const rows = await db().query<{ category: string; type: string; amount: bigint; way: string }>(
      `select category, type, t.amount, coalesce(l.debit || ' ' || l.credit, '') as way
       from platform.ledger_transaction t
       left join platform.ledger_transfer l on l.player_id = t.player_id and l.transaction_id = t.id
       where t.player_id = $1 and round_ref = $2 order by t.id`,
      [of.playerId, id],
    )
    expect(rows.map((row) => `${row.category} ${row.type} ${row.amount} ${row.way}`)).toEqual([
      'BONUS BET 1000 H:BONUS H:GGR',
      'BONUS WIN 3000 H:GGR MAIN',
      'BONUS BET_VOID 1000 H:GGR H:BONUS',
      'BONUS WIN_VOID 3000 MAIN H:GGR',
      'BONUS BET 1000 H:BONUS H:GGR',
      'BONUS WIN 3000 H:GGR MAIN',
      'BONUS WIN_VOID 3000 MAIN H:GGR',
      'BONUS LOSS 0 ',
    ])
    expect(await mainOf(of)).toBe(FUNDS)
    expect(await limitsOf(of)).toEqual({ spent: 0, lost: 0 })
    await expectBalanced()
  })

  test('a free bet returned late has a day left, and a reused one leaves its first bet void', async () => {
    const of = await aBettor(it)
    const voucher = await freeBetOf(of)
    const [first, second] = [randomUUID(), randomUUID()]
    await book.placeFree(of, first, voucher)
    it.clock.travel(5 * DAY)
    await book.voidBet(first, 2)
    const expiresAt = it.clock.now() + DAY
    expect(await voucherRow(voucher)).toEqual({ isUsed: false, expiresAt })
    Object.assign(of, await signInToSports(it, of.email))
    await book.placeFree(of, second, voucher)
    expect(await book.unsettle(first, 3)).toMatchObject({ code: 'FREE_BET_UNAVAILABLE' })
    await book.voidBet(second, 2)
    expect(await book.unsettle(first, 3)).toMatchObject({ state: 'REOPENED' })
    expect(await book.unsettle(second, 3)).toMatchObject({ code: 'FREE_BET_UNAVAILABLE' })
    await expectBalanced()
  })

  test('of concurrent bets with one free bet one is accepted', async () => {
    const of = await aBettor(it)
    for (let n = 0; n < 5; n += 1) {
      const voucher = await freeBetOf(of)
      const bets = await Promise.all(
        Array.from({ length: 8 }, () => book.placeFree(of, randomUUID(), voucher)),
      )
      const codes = bets.map(({ body }) => body.code ?? 'OK').sort()
      expect(codes).toEqual([...Array(7).fill('FREE_BET_UNAVAILABLE'), 'OK'])
    }
    expect(await mainOf(of)).toBe(FUNDS)
    await expectBalanced()
  })

  test('a payout that is reversed after it was spent is owed, and settling again leaves nothing owed', async () => {
    const of = await aBettor(it)
    const id = randomUUID()
    await book.place(of, id, 2_000)
    await book.settle(id, 2, 8_000)
    await book.place(of, randomUUID(), 14_000)
    expect(await book.unsettle(id, 3)).toMatchObject({ state: 'REOPENED', owedMinor: 6_000 })
    expect(await mainOf(of)).toBe(0)
    expect((await book.place(of, randomUUID(), 10)).body.code).toBe('INSUFFICIENT_FUNDS')
    expect(await book.settle(id, 4, 8_000)).toMatchObject({ state: 'RESETTLED', owedMinor: 0 })
    expect(await mainOf(of)).toBe(2_000)
    await expectBalanced()
  })

  test('a reversed win counts in the period that it was paid in', async () => {
    const of = await aBettor(it)
    await it.platform.limits.save({
      playerId: of.playerId,
      kind: 'loss',
      duration: 'D',
      limit: 900,
    })
    const [today, older] = [randomUUID(), randomUUID()]
    await book.place(of, older, 1_000)
    await book.settle(older, 2, 3_000)
    it.clock.travel(DAY)
    Object.assign(of, await signInToSports(it, of.email))
    await book.place(of, today, 500)
    expect(await limitsOf(of)).toEqual({ spent: 500, lost: 500 })
    await book.unsettle(older, 3)
    expect(await limitsOf(of)).toEqual({ spent: 500, lost: 500 })
    await book.settle(older, 4, 3_000)
    expect(await limitsOf(of)).toEqual({ spent: 500, lost: -2_500 })
    await book.voidBet(today, 2)
    expect(await limitsOf(of)).toEqual({ spent: 0, lost: -3_000 })
    await expectBalanced()
  })

  test('the first movement of a bet in a day is counted once', async () => {
    const of = await aBettor(it)
    await it.platform.limits.save({
      playerId: of.playerId,
      kind: 'loss',
      duration: 'D',
      limit: 900,
    })
    const id = randomUUID()
    await book.place(of, id, 1_000)
    const nextDay = () => it.clock.travel(DAY)
    nextDay()
    await book.settle(id, 2, 3_000)
    expect(await limitsOf(of)).toEqual({ spent: 0, lost: -3_000 })
    nextDay()
    await book.unsettle(id, 3)
    nextDay()
    await book.voidBet(id, 4)
    nextDay()
    await book.unsettle(id, 5)
    await expectBalanced()
  })

  test('of two concurrent messages the later revision stays', async () => {
    const of = await aBettor(it)
    for (let n = 0; n < 10; n += 1) {
      const id = randomUUID()
      await book.place(of, id, 100)
      const [later] = await Promise.all([book.voidBet(id, 3), book.settle(id, 2, 400)])
      expect(later).toMatchObject({ revision: 3, state: 'VOIDED' })
      expect(await book.voidBet(id, 3)).toMatchObject({ revision: 3, state: 'VOIDED' })
    }
    expect(await mainOf(of)).toBe(FUNDS)
  })

  test('twenty copies of a bet and of its settlement count as one each, and a void races its bet', async () => {
    const of = await aBettor(it)
    const id = randomUUID()
    const copies = <T>(what: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, what))
    const bets = await copies(() => book.place(of, id, 100))
    expect(new Set(bets.map(({ body }) => body.transactionId)).size).toBe(1)
    expect(bets.filter(({ body }) => body.replayed === false)).toHaveLength(1)
    await copies(() => book.settle(id, 2, 400))
    expect(await mainOf(of)).toBe(FUNDS + 300)
    for (let n = 0; n < 10; n += 1) {
      const raced = randomUUID()
      const [taken] = await Promise.all([book.place(of, raced, 100), book.voidBet(raced, 2)])
      expect(taken.status === 200 || taken.body.code === 'TRANSACTION_REVERSED').toBe(true)
      expect((await book.place(of, raced, 100)).body.code).toBe('TRANSACTION_REVERSED')
    }
    expect(await mainOf(of)).toBe(FUNDS + 300)
    await expectBalanced()
  })

  test('a rollback of a game does not return the stake of a bet, if its provider has both', async () => {
    const of = await aBettor(it)
    const id = randomUUID()
    await book.place(of, id, 100)
    const rollback = {
      ...{
        op: 'ROLLBACK',
        playerId: of.playerId,
        provider: 'context',
        currency: 'EUR',
        amount: '0',
      },
      ...{ reference: 'rollback-1', betReference: `bet:${id}`, roundRef: id, ofGame: 'a-game' },
      ...{ txId: randomUUID(), hash: 'x', at: String(it.clock.now()), category: 'CASINO' },
      ...{ type: 'BET_VOID', status: 'REVERTED' },
    }
    const [row] = await db().query<{ said: { code: string } }>(
      'select platform.post_tx($1::jsonb) as said',
      [JSON.stringify(rollback)],
    )
    expect(row?.said.code).toBe('UNKNOWN_ROUND')
    expect(await mainOf(of)).toBe(FUNDS - 100)
  })

  test('damaged records are found by the check', async () => {
    const of = await aBettor(it)
    await book.place(of, randomUUID(), 500)
    const rulesBrokenBy = async (column: string) => {
      const set = (sign: string) =>
        db().query(
          `update platform.sports_bet set ${column} = ${column} ${sign} 500 where player_id = $1`,
          [of.playerId],
        )
      await set('+')
      const { differences } = await it.platform.ledgerCheck()
      await set('-')
      return differences.map(({ rule }) => rule)
    }
    const moved = ['a bet of a sportsbook has moved what it says, and owes the rest']
    for (const column of ['stake', 'payout_paid', 'cash_out_paid']) {
      expect(await rulesBrokenBy(column), column).toEqual(moved)
    }
    const voucher = await freeBetOf(of)
    await book.placeFree(of, randomUUID(), voucher)
    const [row] = await db().query<{ bet_id: string }>(
      'select bet_id from platform.free_bet where id = $1',
      [voucher.id],
    )
    const broken = async (damage: string, repair: string) => {
      await db().query(damage, [of.playerId, row?.bet_id])
      const { differences } = await it.platform.ledgerCheck()
      await db().query(repair, [of.playerId, row?.bet_id])
      return differences.map(({ rule }) => rule)
    }
    const inOneBet = 'a free bet is in one bet, whole, or waits'
    const ofVoucher = (set: string) =>
      `update platform.free_bet set ${set} where player_id = $1 and $2::uuid is not null`
    expect(await broken(ofVoucher('bet_id = null'), ofVoucher('bet_id = $2'))).toEqual([inOneBet])
    expect(
      await broken(ofVoucher('amount = amount + 1'), ofVoucher('amount = amount - 1')),
    ).toEqual([inOneBet])
    const ofBet = (set: string) =>
      `update platform.sports_bet set ${set} where player_id = $1 and id = $2`
    expect(
      await broken(ofBet('free_bet_id = null'), ofBet(`free_bet_id = '${voucher.id}'`)),
    ).toEqual([
      'only what a free bet wins moves money of the player',
      'a bet of a sportsbook has the bonus money that it says',
      inOneBet,
    ])
    await expectBalanced()
  })
})
