import { createHmac, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CURRENCIES, smallestAmount } from '#contracts/money.ts'
import type { CreatePayment, PspPayment } from '#contracts/psp/calls.ts'
import { ok } from '#contracts/result.ts'
import { silentProvider } from '#tests/fixtures/payment-provider.ts'
import {
  type AtAGame,
  type OwnPlatform,
  openPlatform,
  secretOf,
} from '#tests/fixtures/running-platform.ts'
import { IS_FULL } from '#tests/fixtures/sample.ts'

const EVENTS = '/callbacks/psp/events'
const AMOUNT = 2_000
const HOUR_MS = 60 * 60_000

let it: OwnPlatform
let now = Date.UTC(2026, 10, 20, 12)
/** The provider's own records, and whether it answers. */
const records = new Map<string, PspPayment>()
let isAway = false

beforeAll(async () => {
  it = await openPlatform({
    clock: () => now,
    payments: {
      secret: secretOf('psp'),
      provider: {
        ...silentProvider(),
        async createPayment(request) {
          const known = records.get(request.reference) ?? created(request)
          records.set(request.reference, known)
          return ok(known)
        },
        async findPayment(reference) {
          if (isAway) throw new Error('the provider is away')
          return records.get(reference) ?? null
        },
      },
    },
  })
})
afterAll(() => it?.close())
beforeEach(() => {
  isAway = false
})

function created({ reference, method, amountMinor, currency }: CreatePayment): PspPayment {
  return {
    ...{ paymentId: `of-${reference}`, reference, sequence: 1, state: 'CREATED', method },
    ...{ amountMinor, currency, instrument: null },
    next: { step: 'redirect', url: `http://psp.test/pay/${reference}` },
    expiresAt: new Date(now + HOUR_MS).toISOString(),
  }
}

/** How often staff have been notified so far that the provider contradicts itself. */
const alarms = () => it.logged().split('payment_contradicts').length - 1

/** A change of the provider's records; returns the payment after it, as its event carries it. */
function change(id: string, over: Partial<PspPayment>): PspPayment {
  const known = records.get(id)
  if (!known) throw new Error('no such payment')
  now += 1_000
  const after = { ...known, next: null, sequence: known.sequence + 1, ...over }
  records.set(id, after)
  return after
}
const sendEvent = (payment: PspPayment, eventId: string = randomUUID()) =>
  it.callback(EVENTS, {
    ...{ eventId, occurredAt: '2026-11-20T12:00:00Z', subject: 'payment', payment },
  })

async function begin({ tokens }: Pick<AtAGame, 'tokens'>, over: object = {}): Promise<string> {
  const { body } = await it.call('POST', '/v1/player/wallet/deposit/submit', {
    token: tokens.idToken,
    body: {
      ...{ key: randomUUID(), method: 'TRUSTLY', amount: AMOUNT / 100, currency: 'EUR' },
      ...{ language: 'fi', returnPath: '/fi-FI/deposit', ...over },
    },
  })
  return String(body.referenceId)
}
const aPlayer = () => it.atAGame({ openingBalance: { minor: 1_000n, currency: 'EUR' } })
async function balance(playerId: string): Promise<number> {
  const wallet = await it.platform.wallet.readBalance(playerId)
  return wallet.ok ? Math.round((wallet.value.balanceMap.main[0]?.cash ?? Number.NaN) * 100) : -1
}
/** Stakes the whole balance; returns its amount. */
async function spend(at: AtAGame, amountMinor: number): Promise<number> {
  if (amountMinor === 0) return 0
  const bet = await it.callback('/callbacks/relax/bet', {
    ...{ sessionId: at.sessionId, gameId: at.gameId, currency: 'EUR', amountMinor },
    ...{ reference: randomUUID(), roundId: randomUUID() },
  })
  if (bet.status !== 200) throw new Error(`a bet was refused: ${JSON.stringify(bet.body)}`)
  return amountMinor
}
type Row = { state: string; refunded: bigint; charged_back: bigint; owed: bigint }
async function row(id: string): Promise<Row> {
  const [found] = await it.db.query<Row>(
    'select state, refunded, charged_back, owed from platform.deposit where id = $1',
    [id],
  )
  if (!found) throw new Error('no such deposit')
  return found
}
const ledgerIsRight = async () => expect((await it.platform.ledgerCheck()).differences).toEqual([])
async function types({ tokens }: AtAGame): Promise<string[]> {
  const { body } = await it.call('GET', '/v1/player/wallet/transactions', { token: tokens.idToken })
  return (body.transactions as { type: string; amount: number }[]).map(
    (of) => `${of.type} ${of.amount}`,
  )
}

describe('money that goes back in part', () => {
  test('is taken in part, each part once, and is what the statement and the sums say', async () => {
    const at = await aPlayer()
    const id = await begin(at)
    await sendEvent(change(id, { state: 'PAID', refundedMinor: 0, chargedBackMinor: 0 }))
    const parts = [
      change(id, { chargedBackMinor: 500 }),
      change(id, { chargedBackMinor: 500, refundedMinor: 300 }),
      change(id, { chargedBackMinor: 800, refundedMinor: 300 }),
    ]
    for (const part of parts) {
      for (let times = 0; times < 3; times += 1) expect((await sendEvent(part)).status).toBe(200)
    }
    expect(await balance(at.playerId)).toBe(1_000 + AMOUNT - 1_100)
    expect(await row(id)).toMatchObject({ state: 'PAID', refunded: 300n, charged_back: 800n })
    expect((await types(at)).slice(0, 4)).toEqual([
      'REVERSAL_DP 3',
      'REVERSAL_DP 3',
      'REVERSAL_DP 5',
      'DEPOSIT 20',
    ])
    const { body } = await it.call('GET', '/v1/player/wallet/net-position-win-loss', {
      token: at.tokens.idToken,
    })
    expect(body).toMatchObject({ deposits: 10 + 20 - 11 })
    await ledgerIsRight()
    await sendEvent(change(id, { state: 'CHARGED_BACK', chargedBackMinor: AMOUNT - 300 }))
    expect(await row(id)).toMatchObject({ state: 'CHARGED_BACK', owed: 0n })
    expect(await balance(at.playerId)).toBe(1_000)
    await ledgerIsRight()
  })

  test('of a dispute that is won, what was owed is owed no more, and the rest is credited', async () => {
    const at = await aPlayer()
    const id = await begin(at)
    await sendEvent(change(id, { state: 'PAID' }))
    await spend(at, 2_200)
    await sendEvent(change(id, { state: 'CHARGED_BACK', chargedBackMinor: AMOUNT }))
    expect(await balance(at.playerId)).toBe(0)
    expect(await row(id)).toMatchObject({ state: 'CHARGED_BACK', owed: 1_200n })
    await sendEvent(change(id, { state: 'PAID', chargedBackMinor: 1_500 }))
    expect(await row(id)).toMatchObject({ state: 'PAID', owed: 700n })
    expect(await balance(at.playerId)).toBe(0)
    await sendEvent(change(id, { chargedBackMinor: 0 }))
    expect(await row(id)).toMatchObject({ state: 'PAID', owed: 0n })
    expect(await balance(at.playerId)).toBe(800)
    expect(await types(at)).toContain('REVERSAL_DP_VOID 8')
    await ledgerIsRight()
  })

  test('a deposit limit is not widened by it, nor used up by a dispute that is won', async () => {
    const at = await aPlayer()
    const id = await begin(at)
    await sendEvent(change(id, { state: 'PAID' }))
    const used = async () => {
      const [found] = await it.db.query<{ used: bigint }>(
        `select platform.deposited($1, $2, $3) as used`,
        [at.playerId, new Date(now - HOUR_MS), new Date(now + HOUR_MS)],
      )
      return found?.used
    }
    expect(await used()).toBe(2_000n)
    await sendEvent(change(id, { chargedBackMinor: 900 }))
    expect(await used()).toBe(2_000n)
    await sendEvent(change(id, { chargedBackMinor: 0 }))
    expect(await used()).toBe(2_000n)
  })
})

describe('an event that looks stale or contradicts', () => {
  test('does not hide the payment: the provider is asked', async () => {
    const at = await aPlayer()
    const id = await begin(at)
    const pending = change(id, { state: 'PENDING' })
    await sendEvent({ ...pending, sequence: 2_000_000_000 })
    await sendEvent(change(id, { state: 'PAID' }))
    expect(await row(id)).toMatchObject({ state: 'PAID' })
    expect(await balance(at.playerId)).toBe(1_000 + AMOUNT)
    // Nor does it hide what follows.
    await sendEvent({ ...pending, sequence: 2_000_000_001 })
    await sendEvent(change(id, { chargedBackMinor: 500 }))
    expect(await balance(at.playerId)).toBe(1_000 + AMOUNT - 500)
    await ledgerIsRight()
  })

  test('is stored and applied later where the provider is away: 200, since it is not lost', async () => {
    const at = await aPlayer()
    const id = await begin(at)
    await sendEvent(change(id, { state: 'PAID' }))
    const doubted = { ...change(id, { chargedBackMinor: 500 }), currency: 'SEK' }
    isAway = true
    expect((await sendEvent(doubted)).status).toBe(200)
    expect(await balance(at.playerId)).toBe(1_000 + AMOUNT)
    isAway = false
    now += 2 * 60_000
    await it.platform.runJobs()
    expect(await balance(at.playerId)).toBe(1_000 + AMOUNT - 500)
  })

  test('is a 5xx where it cannot be stored, so that it is sent again', async () => {
    const at = await aPlayer()
    const id = await begin(at)
    const paid = change(id, { state: 'PAID' })
    const query = it.db.query.bind(it.db)
    const spy = vi.spyOn(it.db, 'query').mockImplementation((sql, params, options) => {
      if (sql.includes('into platform.psp_event')) throw new Error('the disk is full')
      return query(sql, params, options)
    })
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const eventId = randomUUID()
    expect((await sendEvent(paid, eventId)).status).toBe(500)
    spy.mockRestore()
    silence.mockRestore()
    expect((await sendEvent(paid, eventId)).status).toBe(200)
    expect(await balance(at.playerId)).toBe(1_000 + AMOUNT)
  })

  test.each([
    ['another currency', { state: 'CHARGED_BACK', currency: 'SEK' }],
    ['another amount', { state: 'CHARGED_BACK', amountMinor: 500 }],
    ['more than there was', { chargedBackMinor: AMOUNT + 1 }],
    ['that it was declined', { state: 'DECLINED' }],
  ] as const)(
    'also by the provider’s answer (%s): nothing moves, staff are alarmed, it is asked again',
    async (_, over) => {
      const at = await aPlayer()
      const id = await begin(at)
      const paid = change(id, { state: 'PAID' })
      await sendEvent(paid)
      const before = alarms()
      expect((await sendEvent(change(id, over))).status).toBe(200)
      expect(await balance(at.playerId)).toBe(1_000 + AMOUNT)
      expect(await row(id)).toMatchObject({ state: 'PAID' })
      const raised = alarms()
      expect(raised).toBeGreaterThan(before)
      now += HOUR_MS
      await it.platform.runJobs()
      expect(alarms()).toBe(raised + 1)
      const { amountMinor, currency } = paid
      change(id, { state: 'PAID', amountMinor, currency, chargedBackMinor: 700 })
      now += HOUR_MS
      await it.platform.runJobs()
      expect(await balance(at.playerId)).toBe(1_000 + AMOUNT - 700)
      await ledgerIsRight()
    },
  )
})

describe('a signed event that cannot be read', () => {
  const send = async (
    body: string | Uint8Array,
    { type = 'application/json', secret = '' } = {},
  ) => {
    const digest = createHmac('sha256', secret || secretOf('psp'))
    const v1 = digest.update(`${now}.POST.${EVENTS}.`).update(body).digest('hex')
    const response = await it.platform.fetch(
      new Request(`http://platform.test${EVENTS}`, {
        method: 'POST',
        headers: { 'content-type': type, 'x-signature': `t=${now},v1=${v1}` },
        body: new Uint8Array(Buffer.from(body)),
      }),
      { remoteAddress: '127.0.0.1' },
    )
    return response.status
  }
  const stored = () => it.platform.reconciliation.unread()
  const unreadAlarms = () => it.logged().split('psp_event_unread').length - 1
  const eventOf = (payment: object) => ({
    ...{ eventId: randomUUID(), occurredAt: '2026-11-20T12:00:00Z', subject: 'payment', payment },
  })

  test.each<[string, (paid: PspPayment) => string | Uint8Array, string?]>([
    ['a state of a newer version', (it) => JSON.stringify(eventOf({ ...it, state: 'SPLIT' }))],
    ['a number that is none', (it) => JSON.stringify(eventOf({ ...it, amountMinor: '20.00' }))],
    ['another subject', (it) => JSON.stringify({ ...eventOf(it), subject: 'dispute' })],
    ['no JSON', (it) => `<event><reference>${it.reference}</reference></event>`],
    ['another type of content', (it) => JSON.stringify(eventOf(it)), 'text/plain'],
    [
      'bytes that are no text',
      (it) => Buffer.from(`{"of":"${it.reference}","name":"\xe4"}`, 'latin1'),
    ],
    ['a text that cannot be stored', (it) => JSON.stringify(eventOf({ ...it, paymentId: 'a\0b' }))],
    [
      'more than events have',
      (it) => JSON.stringify(eventOf({ ...it, memo: 'x'.repeat(100_000), state: '' })),
    ],
  ])(
    '%s: 200, stored once, staff are alarmed, and the provider’s answer counts',
    async (_, bodyOf, type) => {
      const at = await aPlayer()
      const id = await begin(at)
      const body = bodyOf(change(id, { state: 'PAID' }))
      const [before, alarmed] = [(await stored()).length, unreadAlarms()]
      expect(await send(body, { type, secret: 'a-secret-of-a-stranger-0123456789' })).toBe(401)
      expect([(await stored()).length, unreadAlarms()]).toEqual([before, alarmed])
      for (let times = 0; times < 2; times += 1) expect(await send(body, { type })).toBe(200)
      expect(unreadAlarms()).toBeGreaterThan(alarmed)
      const kept = await stored()
      expect(kept).toHaveLength(before + 1)
      expect(kept[0]).toMatchObject({ size: Buffer.byteLength(body), outcome: `${id} DONE` })
      expect(kept[0]?.body.length).toBeLessThanOrEqual(16_384)
      expect(await balance(at.playerId)).toBe(1_000 + AMOUNT)
      await ledgerIsRight()
    },
  )

  test('is asked about later where the provider is away; an id used twice is such an event', async () => {
    const at = await aPlayer()
    const id = await begin(at)
    const eventId = randomUUID()
    await sendEvent(change(id, { state: 'PENDING' }), eventId)
    isAway = true
    expect((await sendEvent(change(id, { state: 'PAID' }), eventId)).status).toBe(200)
    expect((await stored())[0]).toMatchObject({ reason: 'REFERENCE_CONFLICT', outcome: null })
    expect(await balance(at.playerId)).toBe(1_000)
    // As long as it cannot answer, it is asked less and less often.
    const asks = () => it.logged().split('psp_event_waits').length - 1
    const before = asks()
    for (const minutes of [2, 1, 10, 1]) {
      now += minutes * 60_000
      await it.platform.runJobs()
    }
    expect(asks() - before).toBe(2)
    isAway = false
    now += HOUR_MS
    await it.platform.runJobs()
    expect(await balance(at.playerId)).toBe(1_000 + AMOUNT)
    expect(await send(`of nothing ${randomUUID()}`)).toBe(200)
    expect((await stored())[0]).toMatchObject({ outcome: 'NOTHING_NAMED' })
  })

  test('is kept a thousand times: the oldest goes that is cleared up; where none is, 5xx', async () => {
    const fill = (asked: string) =>
      it.db.query(
        `insert into platform.psp_unread_event (provider, body_hash, reason, size, body, named, received_at, ask_at, asked_at)
         select 'psp', 'filled-' || of, 'MALFORMED_BODY', 1, '', '{}', $1, $1, ${asked} from generate_series(1, 1000) of
         on conflict (provider, body_hash) do update set asked_at = excluded.asked_at`,
        [new Date(now - HOUR_MS)],
      )
    const count = async () => {
      const [row] = await it.db.query<{ of: bigint }>(
        'select count(*) as of from platform.psp_unread_event',
      )
      return row?.of
    }
    await it.db.query('delete from platform.psp_unread_event')
    await fill('$1')
    expect(await send('one more')).toBe(200)
    expect(await count()).toBe(1_000n)
    await it.db.query('delete from platform.psp_unread_event')
    await fill('null')
    expect(await send('and one more')).toBe(500)
    await it.db.query('delete from platform.psp_unread_event')
    expect(await send('and one more')).toBe(200)
  })
})

describe('events of a provider without totals', () => {
  /** Each known history of a payment: the states of its events, the state and the money at the end. */
  const STORIES = [
    [['PAID'], 'PAID', AMOUNT],
    [['PENDING', 'PAID'], 'PAID', AMOUNT],
    [['PENDING', 'EXPIRED', 'PAID'], 'PAID', AMOUNT],
    [['DECLINED'], 'DECLINED', 0],
    [['DECLINED', 'PAID'], 'PAID', AMOUNT],
    [['CANCELLED'], 'CANCELLED', 0],
    [['PAID', 'REFUNDED'], 'REFUNDED', 0],
    [['PAID', 'CHARGED_BACK'], 'CHARGED_BACK', 0],
    [['PENDING', 'PAID', 'CHARGED_BACK'], 'CHARGED_BACK', 0],
    // The dispute was won.
    [['PAID', 'CHARGED_BACK', 'PAID'], 'PAID', AMOUNT],
  ] as const
  test.each(STORIES)('%j, in order and backwards: %s', async (states, state, money) => {
    const at = await aPlayer()
    for (const isBackwards of [false, true]) {
      const before = await balance(at.playerId)
      const id = await begin(at)
      const events: PspPayment[] = []
      for (const it of states) {
        const event = change(id, { state: it })
        events.push(event)
        if (!isBackwards) expect((await sendEvent(event)).status).toBe(200)
      }
      for (const event of isBackwards ? events.reverse() : events) await sendEvent(event)
      expect(await row(id)).toMatchObject({ state, owed: 0n })
      expect((await balance(at.playerId)) - before).toBe(money)
    }
    await ledgerIsRight()
  })
})

test('the database knows how small amounts are, as the code does', async () => {
  const rows = await it.db.query<{ amount: bigint }>(
    'select platform.smallest_amount(unnest($1::text[])) as amount',
    [[...CURRENCIES]],
  )
  expect(rows.map((of) => of.amount)).toEqual(CURRENCIES.map(smallestAmount))
})

/** What a provider may do to a payment, with shares of the remainder; `spend` is the player's part. */
type Act =
  | { kind: 'state'; to: 'PENDING' | 'PAID' | 'DECLINED' | 'EXPIRED' }
  | { kind: 'refunded' | 'chargedBack'; share: number }
  | { kind: 'spend' }
  | { kind: 'deliver'; place: number; isAway: boolean; leap: boolean }
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('state' as const),
      to: fc.constantFrom('PENDING', 'PAID', 'PAID', 'DECLINED', 'EXPIRED'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('refunded', 'chargedBack', 'chargedBack'),
      share: fc.constantFrom(0, 0.25, 0.5, 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('spend' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      place: fc.nat(20),
      isAway: fc.boolean(),
      leap: fc.boolean(),
    }),
  },
)
const HAS_MONEY = ['PAID', 'REFUNDED', 'CHARGED_BACK']

function carryOut(id: string, { kind, ...how }: Exclude<Act, { kind: 'spend' | 'deliver' }>) {
  const known = records.get(id)
  if (!known) throw new Error('no such payment')
  const hasMoney = HAS_MONEY.includes(known.state)
  if (kind === 'state') {
    return !hasMoney && 'to' in how ? change(id, { state: how.to }) : null
  }
  if (!hasMoney || !('share' in how)) return null
  const totals = { refunded: known.refundedMinor ?? 0, chargedBack: known.chargedBackMinor ?? 0 }
  const other = kind === 'refunded' ? totals.chargedBack : totals.refunded
  totals[kind] = Math.floor((AMOUNT - other) * how.share)
  const { refunded: refundedMinor, chargedBack: chargedBackMinor } = totals
  const isGone = refundedMinor + chargedBackMinor === AMOUNT
  const state = isGone ? (chargedBackMinor > 0 ? 'CHARGED_BACK' : 'REFUNDED') : 'PAID'
  return change(id, { state, refundedMinor, chargedBackMinor })
}

test('events in any order, repeated and interleaved, end where the provider’s records are', async () => {
  let at = await aPlayer()
  let runs = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { maxLength: 16 }),
      fc.infiniteStream(fc.nat()),
      async (acts, picks) => {
        runs += 1
        if (runs % 20 === 0) at = await aPlayer()
        const before = await balance(at.playerId)
        const id = await begin(at)
        const events: { payment: PspPayment; eventId: string }[] = []
        let spent = 0
        for (const one of acts) {
          if (one.kind === 'spend') spent += await spend(at, await balance(at.playerId))
          else if (one.kind === 'deliver') {
            const event = events[one.place % Math.max(events.length, 1)]
            if (!event) continue
            isAway = one.isAway
            const { payment } = event
            const sequence = payment.sequence + (one.leap ? 1_000_000 : 0)
            const eventId = one.leap ? randomUUID() : event.eventId
            expect((await sendEvent({ ...payment, sequence }, eventId)).status).toBe(200)
            isAway = false
          } else {
            const payment = carryOut(id, one)
            if (payment) events.push({ payment, eventId: randomUUID() })
          }
        }
        const rest = [...events, ...events]
        while (rest.length > 0) {
          const [event] = rest.splice((picks.next().value ?? 0) % rest.length, 1)
          if (event) await sendEvent(event.payment, event.eventId)
        }
        now += 3 * 60_000
        await it.platform.runJobs()

        const theirs = records.get(id)
        const [refunded, charged] = [theirs?.refundedMinor ?? 0, theirs?.chargedBackMinor ?? 0]
        const ours = await row(id)
        const isMoney = HAS_MONEY.includes(theirs?.state ?? '')
        if (isMoney) expect(ours.state).toBe(theirs?.state)
        expect([ours.refunded, ours.charged_back]).toEqual([BigInt(refunded), BigInt(charged)])
        const kept = isMoney ? AMOUNT - refunded - charged : 0
        expect(await balance(at.playerId)).toBe(before - spent + kept + Number(ours.owed))
        const waiting = await it.db.query(
          'select 1 from platform.psp_event where applied_at is null',
        )
        expect(waiting).toEqual([])
        // Only a limited number of deposits may be open at a time.
        if (!isMoney) await sendEvent(change(id, { state: 'CANCELLED' }))
      },
    ),
    { numRuns: IS_FULL ? 300 : 25 },
  )
  await ledgerIsRight()
})

test('a crash at any step loses nothing and posts nothing twice', async () => {
  const at = await aPlayer()
  const query = it.db.query.bind(it.db)
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  /** Whether that statement was reached at all. */
  const crashAt = async (step: number, isAfter: boolean, work: () => Promise<unknown>) => {
    let steps = 0
    const spy = vi.spyOn(it.db, 'query').mockImplementation(async (sql, params, options) => {
      steps += 1
      if (steps < step) return query(sql, params, options)
      if (steps === step && isAfter) await query(sql, params, options)
      throw new Error('the process is gone')
    })
    await work()
    spy.mockRestore()
    return steps >= step
  }
  for (const isAfter of [false, true]) {
    for (let step = 1, reached = true; reached; step += 1) {
      const before = await balance(at.playerId)
      const id = await begin(at)
      const eventId = randomUUID()
      await sendEvent(change(id, { state: 'PAID' }))
      const spent = await spend(at, 500)
      const part = change(id, { chargedBackMinor: 700, refundedMinor: 200 })
      reached = await crashAt(step, isAfter, () => sendEvent(part, eventId))
      await sendEvent(part, eventId)
      now += 3 * 60_000
      await it.platform.runJobs()
      expect(await balance(at.playerId), `step ${step}`).toBe(before - spent + AMOUNT - 900)
      change(id, { state: 'CHARGED_BACK', chargedBackMinor: AMOUNT - 200 })
      await sendEvent(records.get(id) as PspPayment)
    }
  }
  silence.mockRestore()
  await ledgerIsRight()
})
