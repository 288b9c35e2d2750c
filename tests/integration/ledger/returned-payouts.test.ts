import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CreatePayout, PspPayout } from '#contracts/psp/calls.ts'
import { ok } from '#contracts/result.ts'
import type { Db } from '#platform/db/db.ts'
import { openWithdrawal } from '#platform/withdrawals/open-withdrawal.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { silentProvider } from '#tests/fixtures/payment-provider.ts'
import { aPlatform, secretOf, type TestPlatform } from '#tests/fixtures/running-platform.ts'

const EVENTS = '/callbacks/psp/events'
const MINUTE_MS = 60_000

onBothEngines('a payout that a bank sends back', (db: () => Db) => {
  let it: TestPlatform
  /** The state of each payout at the provider; a new one is paid at once. */
  const payouts = new Map<string, PspPayout>()
  let lies: Partial<PspPayout> = {}
  let isAway = false
  let first: PspPayout['state'] = 'PAID'
  /** How often staff have been notified so far that the provider contradicts itself. */
  const alarms = () => it.logged().split('payout_contradicts').length - 1
  const payout = (request: CreatePayout): PspPayout => {
    const { reference, method, amountMinor, currency } = request
    const given = { payoutId: reference, reference, method, amountMinor, currency }
    return { ...given, sequence: 3, state: first, reason: null }
  }
  beforeAll(async () => {
    it = await aPlatform(db(), {
      payments: {
        secret: secretOf('psp'),
        provider: {
          ...silentProvider(),
          async payOut(request) {
            const known = payouts.get(request.reference) ?? payout(request)
            payouts.set(request.reference, known)
            return ok(known)
          },
          async findPayout(reference) {
            if (isAway) throw new Error('the provider is away')
            const known = payouts.get(reference)
            return known ? { ...known, ...lies } : null
          },
        },
      },
    })
  })
  afterAll(() => it?.platform.close())
  beforeEach(() => {
    lies = {}
    isAway = false
    first = 'PAID'
  })

  /** A player with 100, of which 30 have been paid out. */
  async function paidOut() {
    const { playerId, email } = await it.aPlayer({
      openingBalance: { minor: 10_000n, currency: 'EUR' },
    })
    it.clock.travel(1_000)
    const opened = await openWithdrawal(
      { db: db(), clock: it.clock.now },
      {
        ...{ playerId, reference: randomUUID(), hash: 'one', needsReview: false, holdMs: 0 },
        source: { method: 'SKRILL', instrumentToken: 'token-1' },
        amount: { minor: 3_000n, currency: 'EUR' },
        limit: { limit: 1_000_000n, duration: 'daily' },
      },
    )
    if (!opened.ok) throw new Error(opened.refusal)
    await it.platform.runJobs()
    const { id } = opened.value
    const { idToken } = await it.signIn(email)
    const get = async (path: string) =>
      (await it.call('GET', `/v1/player/wallet/${path}`, { token: idToken })).body
    return { playerId, id, get, state: () => stateOf(id) }
  }
  const stateOf = async (id: string) => {
    const [row] = await db().query<{ state: string }>(
      'select state from platform.withdrawal where id = $1',
      [id],
    )
    return row?.state
  }
  const wallet = async (playerId: string) => {
    const balance = await it.platform.wallet.readBalance(playerId)
    if (!balance.ok) throw new Error(balance.refusal)
    const { main, locked } = balance.value.balanceMap
    return { main: main[0]?.cash, locked: locked[0]?.cash }
  }
  /** The bank has returned it, and the provider notifies us. */
  const sendReturn = (id: string, eventId: string = randomUUID()) => {
    it.clock.travel(1_000)
    const known = payouts.get(id)
    if (!known) throw new Error('no such payout')
    payouts.set(id, { ...known, sequence: 4, state: 'FAILED', reason: 'account closed' })
    return sendEvent(id, eventId)
  }
  const sendEvent = (id: string, eventId: string = randomUUID()) =>
    it.callback(EVENTS, {
      ...{ eventId, occurredAt: new Date(it.clock.now()).toISOString(), subject: 'payout' },
      payout: payouts.get(id),
    })
  const ledgerIsRight = async () =>
    expect((await it.platform.ledgerCheck()).differences).toEqual([])

  test('is in the wallet also when the event cannot be read: the provider is asked', async () => {
    const { playerId, id, state } = await paidOut()
    const known = payouts.get(id)
    if (!known) throw new Error('no such payout')
    payouts.set(id, { ...known, sequence: 4, state: 'FAILED', reason: 'account closed' })
    const payout = { ...payouts.get(id), state: 'BOUNCED' }
    for (let times = 0; times < 2; times += 1) {
      const answer = await it.callback(EVENTS, { eventId: randomUUID(), subject: 'payout', payout })
      expect(answer.status).toBe(200)
      await it.platform.runJobs()
    }
    expect(await state()).toBe('RETURNED')
    expect(await wallet(playerId)).toEqual({ main: 100, locked: 0 })
    await ledgerIsRight()
  })

  test('is in the wallet once, and the player reads why, however often it is reported', async () => {
    const { playerId, id, get, state } = await paidOut()
    expect(await wallet(playerId)).toEqual({ main: 70, locked: 0 })
    const eventId = randomUUID()
    await sendReturn(id, eventId)
    await Promise.all([
      ...Array.from({ length: 20 }, () => sendEvent(id, eventId)),
      ...Array.from({ length: 20 }, () => sendEvent(id)),
      ...Array.from({ length: 3 }, () => it.platform.runJobs()),
    ])
    await it.platform.runJobs()
    expect(await state()).toBe('RETURNED')
    expect(await wallet(playerId)).toEqual({ main: 100, locked: 0 })
    const { transactions } = await get('transactions')
    expect(transactions).toMatchObject([
      { type: 'REVERSAL', status: 'REVERTED', category: 'PAYMENT', amount: 30 },
      { type: 'WITHDRAW', status: 'COMPLETED', amount: 30 },
      { type: 'DEPOSIT' },
    ])
    expect(await get('withdrawals')).toMatchObject([
      { state: 'RETURNED', tracker: { cause: 'RETURNED_BY_BANK', fix: 'withdraw' } },
    ])
    expect(await get('net-position-win-loss')).toMatchObject({ withdrawals: 0, netPosition: -100 })
    const year = '?from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z'
    expect(await get(`statement${year}`)).toMatchObject({ openingBalance: 0, closingBalance: 100 })
    await ledgerIsRight()
  })

  test('is returned once also where its payment was never reported', async () => {
    first = 'PENDING'
    const { playerId, id, state } = await paidOut()
    expect(await state()).toBe('PROCESSING')
    await sendReturn(id)
    for (let n = 0; n < 3; n += 1) {
      await it.platform.runJobs()
      it.clock.travel(MINUTE_MS)
    }
    expect(await state()).toBe('FAILED')
    expect(await wallet(playerId)).toEqual({ main: 100, locked: 0 })
    const left = await db().query('select 1 from platform.job where key = $1', [`return:${id}`])
    expect(left).toEqual([])
    await ledgerIsRight()
  })

  test('is returned when the provider is reachable again', async () => {
    const { playerId, id } = await paidOut()
    isAway = true
    await sendReturn(id)
    await it.platform.runJobs()
    expect(await wallet(playerId)).toEqual({ main: 70, locked: 0 })
    isAway = false
    it.clock.travel(MINUTE_MS)
    await it.platform.runJobs()
    expect(await wallet(playerId)).toEqual({ main: 100, locked: 0 })
    await ledgerIsRight()
  })

  test('is not returned because an event says so: the provider is asked', async () => {
    const { playerId, id, state } = await paidOut()
    lies = { state: 'PAID' }
    await sendReturn(id)
    await it.platform.runJobs()
    expect(await state()).toBe('PAID')
    lies = { amountMinor: 2_999 }
    const before = alarms()
    await sendEvent(id)
    await it.platform.runJobs()
    expect(await state()).toBe('PAID')
    expect(await wallet(playerId)).toEqual({ main: 70, locked: 0 })
    // A contradiction is recorded for staff, and the provider is asked again.
    expect(alarms()).toBeGreaterThan(before)
    lies = {}
    it.clock.travel(61 * MINUTE_MS)
    await it.platform.runJobs()
    expect(await wallet(playerId)).toEqual({ main: 100, locked: 0 })
    await ledgerIsRight()
  })

  test('is returned in parts, each once, and counts as partial until the last one', async () => {
    const { playerId, id, get, state } = await paidOut()
    const sendPartialReturn = async (returnedMinor: number, over: Partial<PspPayout> = {}) => {
      it.clock.travel(1_000)
      const known = payouts.get(id)
      if (!known) throw new Error('no such payout')
      payouts.set(id, { ...known, returnedMinor, sequence: known.sequence + 1, ...over })
      for (let times = 0; times < 3; times += 1) expect((await sendEvent(id)).status).toBe(200)
      await it.platform.runJobs()
    }
    await sendPartialReturn(1_000)
    expect(await state()).toBe('PAID')
    expect(await wallet(playerId)).toEqual({ main: 80, locked: 0 })
    expect(await get('net-position-win-loss')).toMatchObject({ withdrawals: 20 })
    // A return is final: a lower amount later is no reason to debit the player.
    await sendPartialReturn(400)
    expect(await wallet(playerId)).toEqual({ main: 80, locked: 0 })
    await sendPartialReturn(3_000, { state: 'FAILED' })
    expect(await state()).toBe('RETURNED')
    expect(await wallet(playerId)).toEqual({ main: 100, locked: 0 })
    const { transactions } = await get('transactions')
    expect(transactions).toMatchObject([
      { type: 'REVERSAL', amount: 20 },
      { type: 'REVERSAL', amount: 10 },
      { type: 'WITHDRAW', amount: 30 },
      { type: 'DEPOSIT' },
    ])
    await ledgerIsRight()
  })

  test('that had failed here and is paid there is left to staff: no money moves', async () => {
    first = 'FAILED'
    const { playerId, id, state } = await paidOut()
    expect(await state()).toBe('FAILED')
    const known = payouts.get(id)
    if (!known) throw new Error('no such payout')
    payouts.set(id, { ...known, sequence: 9, state: 'PAID' })
    const before = alarms()
    expect((await sendEvent(id)).status).toBe(200)
    await it.platform.runJobs()
    expect(await state()).toBe('FAILED')
    expect(await wallet(playerId)).toEqual({ main: 100, locked: 0 })
    expect(alarms()).toBeGreaterThan(before)
  })

  test('is returned once with an older instance that knows full returns only', async () => {
    const { playerId, id } = await paidOut()
    const move = (over: object) => {
      it.clock.travel(1_000)
      const tx = randomUUID()
      const posting = {
        ...{ op: 'CREDIT', playerId, provider: 'cashier', reference: `${id}:returned`, hash: 'h' },
        ...{ currency: 'EUR', amount: '3000', category: 'PAYMENT', type: 'REVERSAL' },
        ...{ status: 'REVERTED', house: 'H:PSP', txId: tx, at: String(it.clock.now()) },
      }
      return db().query<{ answer: { code: string } }>(
        'select platform.move_withdrawal($1::jsonb) as answer',
        [
          JSON.stringify({
            ...{ playerId, id, from: ['PAID'], to: 'RETURNED', at: String(it.clock.now()) },
            ...{ cause: 'provider', reason: null, providerNote: null, cancel: null, job: null },
            ...{ posting, ...over },
          }),
        ],
      )
    }
    const [whole] = await move({})
    expect(whole?.answer.code).toBe('OK')
    expect(await wallet(playerId)).toEqual({ main: 100, locked: 0 })
    await ledgerIsRight()
    const other = await paidOut()
    const known = payouts.get(other.id)
    if (!known) throw new Error('no such payout')
    payouts.set(other.id, { ...known, sequence: 4, returnedMinor: 1_000 })
    await sendEvent(other.id)
    await it.platform.runJobs()
    const [again] = await move({ id: other.id, playerId: other.playerId })
    expect(again?.answer.code).toBe('WRONG_STATE')
    expect(await wallet(other.playerId)).toEqual({ main: 80, locked: 0 })
    await ledgerIsRight()
  })

  test('counts towards no limit, and can be withdrawn again', async () => {
    const { playerId, id } = await paidOut()
    await sendReturn(id)
    await it.platform.runJobs()
    const again = await openWithdrawal(
      { db: db(), clock: it.clock.now },
      {
        ...{ playerId, reference: randomUUID(), hash: 'two', needsReview: false, holdMs: 0 },
        source: { method: 'SKRILL', instrumentToken: 'token-2' },
        amount: { minor: 10_000n, currency: 'EUR' },
        limit: { limit: 10_000n, duration: 'daily' },
      },
    )
    expect(again.ok).toBe(true)
    await ledgerIsRight()
  })

  test('cannot be recorded without its money, and the ledger check finds differences', async () => {
    const { id } = await paidOut()
    const write = (set: string) =>
      db().query(`update platform.withdrawal set ${set} where id = $1`, [id])
    await expect(write("state = 'RETURNED'")).rejects.toMatchObject({ code: '23514' })
    await expect(write('return_tx = settle_tx')).rejects.toMatchObject({ code: '23514' })
    await write("state = 'RETURNED', returned = amount, return_tx = settle_tx")
    const { differences } = await it.platform.ledgerCheck()
    expect(differences.map(({ rule }) => rule)).toEqual([
      'what came back of a payout is in the wallet once',
    ])
    await write("state = 'PAID', returned = 0, return_tx = null")
    await ledgerIsRight()
  })
})
