import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PspPayment } from '#contracts/psp/calls.ts'
import type { Result } from '#contracts/result.ts'
import {
  type PaymentProvider,
  PaymentProviderUnavailableError,
} from '#payment-providers/payment-provider.ts'
import { DEPOSIT_STATES, STATUS_OF } from '#platform/deposits/deposit-states.ts'
import { WORD_HOLDS_MS } from '#platform/registers/index.ts'
import { createPaymentServer, type PaymentServer } from '#sandbox/psp/payment-server.ts'
import { findTestInstrument } from '#sandbox/psp/test-instruments.ts'
import { silentProvider } from '#tests/fixtures/payment-provider.ts'
import {
  type Answer,
  type APlayer,
  type OwnPlatform,
  openPlatform,
  SITE_ORIGIN,
  secretOf,
} from '#tests/fixtures/running-platform.ts'

const WALLET = '/v1/player/wallet'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let it: OwnPlatform
let psp: PaymentServer
let now = Date.UTC(2026, 10, 20, 12)
/** The state of the connection to the provider: nothing gets through, or the answers are lost. */
let line: 'up' | 'down' | 'answers lost' = 'up'
/** Happens before the provider is asked to cancel. */
let beforeCancel: () => void = () => undefined
/** What the register of excluded people reports for everyone in Norway. */
let register: 'CLEAR' | 'LISTED' | 'UNAVAILABLE' = 'CLEAR'

/** The payment provider, without its network: its events are sent by the tests. */
function provider(): PaymentProvider {
  const over = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (line === 'down') throw new PaymentProviderUnavailableError('down')
    const answer = await work()
    if (line === 'answers lost') throw new PaymentProviderUnavailableError('lost')
    return answer
  }
  const found = (answer: Result<PspPayment, string>) => (answer.ok ? answer.value : null)
  return {
    ...silentProvider(),
    createPayment: (request) => over(() => psp.createPayment(request)),
    findPayment: (id) => over(async () => found(await psp.findPayment(id))),
    cancelPayment: (id) => {
      beforeCancel()
      return over(() => psp.cancelPayment(id))
    },
    refundPayment: (id) => over(() => psp.refundPayment(id)),
  }
}

beforeAll(async () => {
  it = await openPlatform({
    clock: () => now,
    payments: { provider: provider(), secret: secretOf('psp') },
    registerOf: (country) => (country === 'NO' ? 'SE' : null),
    registers: {
      SE: {
        ask: async ({ reference }) =>
          register === 'CLEAR'
            ? { kind: 'CLEAR', receipt: reference }
            : register === 'LISTED'
              ? { kind: 'LISTED', receipt: reference, until: null }
              : { kind: 'UNAVAILABLE' },
      },
    },
  })
  psp = await createPaymentServer({
    ...{ db: it.db, clock: () => now, publicUrl: 'http://psp.test', secret: secretOf('psp') },
    ...{ platformUrl: 'http://platform.test', siteOrigins: [SITE_ORIGIN] },
    logger: { error: () => undefined },
  })
})
afterAll(() => it?.close())
beforeEach(() => {
  line = 'up'
  register = 'CLEAR'
  beforeCancel = () => undefined
})

type Player = { playerId: string; email: string; token: string; currency: string }
type Listed = Record<string, unknown> & { referenceId: string }

async function aPlayer(what: APlayer = {}): Promise<Player> {
  const { playerId, email } = await it.aPlayer(what)
  const token = (await it.signIn(email)).idToken
  return { playerId, email, token, currency: what.currency ?? 'EUR' }
}
/** The player comes back later, with a new session. */
async function back(player: Player): Promise<void> {
  player.token = (await it.signIn(player.email)).idToken
}
const submit = ({ token, currency }: Player, over: object = {}): Promise<Answer> =>
  it.call('POST', `${WALLET}/deposit/submit`, {
    token,
    body: {
      ...{ key: randomUUID(), method: 'TRUSTLY', amount: 20, currency },
      ...{ language: 'fi', returnPath: '/fi-FI/deposit', ...over },
    },
  })
async function begin(player: Player, over: object = {}): Promise<string> {
  now += 1_000
  const { status, body } = await submit(player, over)
  expect(status, JSON.stringify(body)).toBe(200)
  return String(body.referenceId)
}
const on = ({ token }: Player, id: string, way: 'continue' | 'cancel') =>
  it.call('POST', `${WALLET}/deposits/${id}/${way}`, { token })
const read = async ({ token }: Player, id: string) =>
  (await it.call('GET', `${WALLET}/deposits/${id}`, { token })).body
const pending = async ({ token }: Player) =>
  (await it.call('GET', `${WALLET}/pendingDeposit`, { token })).body as unknown as Listed[]
const history = async ({ token }: Player, query = '') =>
  (await it.call('GET', `${WALLET}/transactions${query}`, { token })).body as unknown as {
    transactions: Listed[]
    next: string | null
  }
async function balance({ playerId }: Player): Promise<number> {
  const wallet = await it.platform.wallet.readBalance(playerId)
  return wallet.ok ? (wallet.value.balanceMap.main[0]?.cash ?? Number.NaN) : Number.NaN
}
/** The player pays on the provider's page with the test account of that name. */
async function pay(id: string, name: string): Promise<void> {
  const money = await psp.store.find('payment', id)
  const instrument = findTestInstrument(name)
  if (!money || !instrument) throw new Error('no such payment')
  await psp.act(money.pageKey, instrument)
}
async function notify(id: string): Promise<void> {
  const found = await psp.findPayment(id)
  if (!found.ok) throw new Error('no such payment')
  await it.callback('/callbacks/psp/events', {
    ...{ eventId: randomUUID(), occurredAt: new Date(now).toISOString() },
    ...{ subject: 'payment', payment: found.value },
  })
}
async function payAndNotify(id: string, name: string): Promise<void> {
  await pay(id, name)
  await notify(id)
}
async function travel(player: Player, ms: number): Promise<void> {
  now += ms
  await psp.advance()
  await it.platform.runJobs()
  await back(player)
}
const limit = ({ token }: Player, amount: number) =>
  it.call('PATCH', '/v1/player/deposit-limits', { token, body: { duration: 'D', limit: amount } })
const ledgerIsRight = async () => expect((await it.platform.ledgerCheck()).differences).toEqual([])

describe('the list of transactions', () => {
  test('has pending and failed ones, with their reason, and a row of the ledger once money comes', async () => {
    const player = await aPlayer({ openingBalance: { minor: 700n, currency: 'EUR' } })
    const declined = await begin(player, { amount: 30 })
    await payAndNotify(declined, 'decline')
    const open = await begin(player)
    const common = { type: 'DEPOSIT', category: 'PAYMENT', balanceAfterTransaction: 7 }
    const [first, second] = (await history(player)).transactions
    expect(first).toMatchObject({
      ...{ ...common, referenceId: open, status: 'WAITING_INPUT', amount: 20 },
      attempt: { method: 'TRUSTLY', reason: null },
    })
    expect(second).toMatchObject({
      ...{ ...common, referenceId: declined, status: 'FAILED', amount: 30 },
      attempt: { method: 'TRUSTLY', reason: 'DECLINED' },
    })
    await payAndNotify(open, 'approve')
    const after = (await history(player)).transactions.filter((row) => row.referenceId === open)
    expect(after).toMatchObject([{ status: 'SUCCESS', balanceAfterTransaction: 27 }])
    expect(after[0]).not.toHaveProperty('attempt')
    const references = async (query: string) =>
      (await history(player, query)).transactions.map((row) => row.referenceId)
    expect(await references('?status=FAILED')).toEqual([declined])
    expect(await references('?status=WAITING_INPUT')).toEqual([])
    expect(await references('?category=CASINO')).toEqual([])
    expect(await references('?category=PAYMENT&status=SUCCESS')).toContain(open)
  })

  test('pages through both, each row once', async () => {
    const player = await aPlayer()
    const all: string[] = []
    for (const name of ['approve', 'decline', 'approve', 'pending', 'decline', 'approve']) {
      all.unshift(await begin(player))
      await payAndNotify(all[0] ?? '', name)
    }
    const seen: string[] = []
    let next: string | null = null
    do {
      const page: Awaited<ReturnType<typeof history>> = await history(
        player,
        `?category=PAYMENT&limit=2${next ? `&after=${next}` : ''}`,
      )
      seen.push(...page.transactions.map((row) => row.referenceId))
      next = page.next
    } while (next)
    expect(seen).toEqual(all)
  })

  test('reports the same state as the deposit itself', async () => {
    const player = await aPlayer()
    const states = DEPOSIT_STATES.filter((state) => state !== 'PAID')
    for (const state of states) {
      await it.db.query(
        `insert into platform.deposit (player_id, id, key, request_hash, method, currency, amount, state, request,
           created_at, changed_at) values ($1, $2, $2, 'x', $3, 'EUR', 100, $4, '{}', $5, $5)`,
        [player.playerId, randomUUID(), state, state, new Date(now)],
      )
    }
    const { transactions } = await history(player, '?limit=100')
    const statuses = transactions.map((row) => [
      (row.attempt as { method: string }).method,
      row.status,
    ])
    expect(Object.fromEntries(statuses)).toEqual(
      Object.fromEntries(states.map((state) => [state, STATUS_OF[state]])),
    )
  })

  test('counts for no sum: neither the net position nor the statement includes unpaid amounts', async () => {
    const player = await aPlayer()
    await payAndNotify(await begin(player), 'decline')
    await begin(player)
    const { body } = await it.call('GET', `${WALLET}/net-position-win-loss`, {
      token: player.token,
    })
    expect(body).toMatchObject({ netPosition: 0 })
    await ledgerIsRight()
  })
})

describe('an interrupted payment', () => {
  test('is there when the player returns, continues at the same page, and is paid once', async () => {
    const player = await aPlayer()
    const id = await begin(player)
    await travel(player, 10 * MINUTE)
    const [left] = await pending(player)
    expect(left).toMatchObject({
      ...{ referenceId: id, status: 'WAITING_INPUT', mayContinue: true, mayCancel: true },
      next: { step: 'redirect' },
    })
    const went = await on(player, id, 'continue')
    expect([went.status, went.body.next]).toEqual([200, left?.next])
    await payAndNotify(id, 'approve')
    expect(await pending(player)).toEqual([])
    expect(await balance(player)).toBe(20)
  })

  test('and paid without a provider event is detected on continue, and not paid again', async () => {
    const player = await aPlayer()
    const id = await begin(player)
    await pay(id, 'approve')
    const went = await on(player, id, 'continue')
    expect(went.body).toMatchObject({ status: 'SUCCESS', next: null, mayContinue: false })
    expect(await balance(player)).toBe(20)
    await notify(id)
    expect(await balance(player)).toBe(20)
  })

  test('that failed is shown until another one is made, a day at most', async () => {
    const player = await aPlayer()
    const declined = await begin(player)
    await payAndNotify(declined, 'decline')
    expect(await pending(player)).toMatchObject([
      { referenceId: declined, status: 'FAILED', reason: 'DECLINED', mayContinue: false },
    ])
    const again = await begin(player)
    expect((await pending(player)).map((row) => row.referenceId)).toEqual([again])
    await payAndNotify(again, 'decline')
    await travel(player, DAY + MINUTE)
    expect(await pending(player)).toEqual([])
  })

  test('cannot continue while the provider is unavailable, and loses nothing', async () => {
    const player = await aPlayer()
    const id = await begin(player)
    line = 'down'
    for (const way of ['continue', 'cancel'] as const) {
      const refused = await on(player, id, way)
      expect([refused.status, refused.body.code]).toEqual([424, 'PROVIDER_UNAVAILABLE'])
    }
    line = 'answers lost'
    expect((await on(player, id, 'cancel')).status).toBe(424)
    expect(await read(player, id)).toMatchObject({ status: 'WAITING_INPUT' })
    line = 'up'
    // It was cancelled there: the first query detects it.
    expect((await on(player, id, 'continue')).body).toMatchObject({ status: 'CANCELLED' })
  })
})

describe('a payment that is no longer allowed', () => {
  const cancels = async (player: Player, id: string) => {
    expect((await on(player, id, 'cancel')).body).toMatchObject({ status: 'CANCELLED' })
    expect(await balance(player)).toBe(0)
  }

  test.each(['RESTRICTED', 'PAYOUT'] as const)('of an account that is %s now', async (status) => {
    const player = await aPlayer()
    const id = await begin(player)
    await it.platform.players.changeStatus({ playerId: player.playerId, status })
    const shown = { status: 'WAITING_INPUT', next: null, mayContinue: false, mayCancel: true }
    expect(await read(player, id)).toMatchObject(shown)
    expect(await pending(player)).toMatchObject([shown])
    const refused = await on(player, id, 'continue')
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN'])
    await cancels(player, id)
  })

  test('of a player who has lowered the limit since', async () => {
    const player = await aPlayer()
    const [first, second] = [await begin(player), await begin(player)]
    expect((await limit(player, 30)).status).toBe(200)
    const refused = await on(player, second, 'continue')
    expect([refused.status, refused.body.code]).toEqual([403, 'error.gambling.limit.reached'])
    expect(await read(player, second)).toMatchObject({ next: null, mayContinue: false })
    await cancels(player, first)
    // What is left fits into the limit again.
    expect((await on(player, second, 'continue')).body.next).toMatchObject({ step: 'redirect' })
  })

  test('of a player who has to send documents first', async () => {
    const player = await aPlayer()
    const id = await begin(player)
    const request = { documentType: 'EDD_QUESTIONNAIRE', about: '' } as const
    await it.platform.reviews.request(player.playerId, request, 'a test')
    expect((await on(player, id, 'continue')).body.code).toBe('DOCUMENTS_REQUIRED')
    await cancels(player, id)
  })

  test('of a player whom a register has listed since, or whose lookup fails', async () => {
    const player = await aPlayer({ countryCode: 'NO', currency: 'NOK' })
    const id = await begin(player, { amount: 200 })
    expect(await read(player, id)).toMatchObject({ next: { step: 'redirect' } })
    // The register's answer is too old: the page is shown only after a new query.
    register = 'UNAVAILABLE'
    now += WORD_HOLDS_MS
    await back(player)
    expect(await read(player, id)).toMatchObject({ next: null, mayContinue: true })
    expect((await on(player, id, 'continue')).body.code).toBe('REGISTER_UNAVAILABLE')
    register = 'LISTED'
    expect((await on(player, id, 'continue')).body.code).toBe('FORBIDDEN')
    await it.platform.runJobs()
    expect((await psp.store.find('payment', id))?.state).toBe('CANCELLED')
  })
})

describe('a player who cancels while the money arrives', () => {
  test('has the money exactly when the provider has taken it, in either order', async () => {
    const player = await aPlayer()
    let taken = 0
    for (let round = 0; round < 8; round += 1) {
      const id = await begin(player)
      const work = [
        () => on(player, id, 'cancel'),
        () => payAndNotify(id, 'approve'),
        () => on(player, id, 'continue'),
        () => on(player, id, 'cancel'),
      ]
      // Each order comes first once; how they interleave depends on the machine.
      const order = [...work.slice(round % 4), ...work.slice(0, round % 4)]
      await Promise.all(order.map((step) => step()))
      await notify(id)
      const isPaid = (await psp.store.find('payment', id))?.state === 'PAID'
      if (isPaid) taken += 20
      expect((await read(player, id)).status).toBe(isPaid ? 'SUCCESS' : 'CANCELLED')
      expect(await balance(player)).toBe(taken)
    }
    await ledgerIsRight()
  })
})

describe('an abandoned form', () => {
  /** What is left of the daily limit, by the player's limits and by the check before a deposit. */
  const left = async ({ token }: Player) => {
    const limits = await it.call('GET', '/v1/player/deposit-limits', { token })
    const check = await it.call('POST', `${WALLET}/deposit/request`, { token, body: {} })
    return [(limits.body.D as { remaining: number }).remaining, check.body.limitLeft]
  }
  const stateThere = async (id: string) => (await psp.store.find('payment', id))?.state

  test('uses up no limit: the provider cancels it where a new deposit does not fit beside it', async () => {
    const player = await aPlayer()
    await limit(player, 30)
    const first = await begin(player)
    expect(await left(player)).toEqual([30, 30])
    const second = await begin(player)
    expect(await read(player, first)).toMatchObject({ status: 'CANCELLED' })
    expect([await stateThere(first), await stateThere(second)]).toEqual(['CANCELLED', 'CREATED'])
    await payAndNotify(second, 'approve')
    expect(await balance(player)).toBe(20)
    expect((await submit(player)).body.code).toBe('error.gambling.limit.reached')
  })

  test('stays open where a new deposit fits beside it, and where it does not fit by itself', async () => {
    const player = await aPlayer()
    await limit(player, 40)
    const both = [await begin(player), await begin(player)]
    const refused = await submit(player, { amount: 41 })
    expect(refused.body.code).toBe('error.gambling.limit.reached')
    expect(refused.body.message).toMatch(/limitLeft=40;/)
    for (const id of both) expect(await stateThere(id)).toBe('CREATED')
  })

  test('uses up none of what a player without documents may deposit', async () => {
    const player = await aPlayer()
    const first = await begin(player, { amount: 2_000 })
    await begin(player, { amount: 2_000 })
    expect(await stateThere(first)).toBe('CANCELLED')
  })

  test.each(['approve', 'pending'])('on which the player has acted counts: %s', async (name) => {
    const player = await aPlayer()
    await limit(player, 30)
    const id = await begin(player)
    // The provider has not told us yet.
    await pay(id, name)
    expect((await submit(player)).body.code).toBe('error.gambling.limit.reached')
    expect((await read(player, id)).status).toBe(name === 'approve' ? 'SUCCESS' : 'PENDING')
    await ledgerIsRight()
  })

  test('is not replaced while the provider is unavailable, and the same form works later', async () => {
    const player = await aPlayer()
    await limit(player, 30)
    const id = await begin(player)
    const key = randomUUID()
    for (const broken of ['down', 'answers lost'] as const) {
      line = broken
      const refused = await submit(player, { key })
      expect([refused.status, refused.body.code]).toEqual([424, 'PROVIDER_UNAVAILABLE'])
      expect(await read(player, id)).toMatchObject({ status: 'WAITING_INPUT' })
    }
    line = 'up'
    expect((await submit(player, { key })).status).toBe(200)
    expect(await read(player, id)).toMatchObject({ status: 'CANCELLED' })
  })

  test('paid at the end of a day counts for the day on which the money came', async () => {
    const player = await aPlayer()
    await limit(player, 30)
    // Midnight in Helsinki.
    now = Date.UTC(2027, 0, 11, 21, 59, 50)
    await back(player)
    const id = await begin(player)
    await pay(id, 'approve')
    beforeCancel = () => {
      now += MINUTE
    }
    expect((await submit(player)).body.code).toBe('error.gambling.limit.reached')
    expect(await balance(player)).toBe(20)
  })

  test('that could not be cancelled does no harm once another has made room', async () => {
    const player = await aPlayer()
    await limit(player, 40)
    const both = [await begin(player), await begin(player)]
    let asked = 0
    beforeCancel = () => {
      asked += 1
      if (asked === 2) line = 'down'
    }
    expect((await submit(player)).status).toBe(200)
    const states = await Promise.all(both.map(stateThere))
    expect(states.sort()).toEqual(['CANCELLED', 'CREATED'])
  })

  test('of several tabs: what can be paid never exceeds the limit', async () => {
    const player = await aPlayer()
    await limit(player, 50)
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(player)))
    const ids = answers.flatMap(({ status, body }) =>
      status === 200 ? [String(body.referenceId)] : [],
    )
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) {
      if ((await stateThere(id)) === 'CREATED') await payAndNotify(id, 'approve')
    }
    expect(await balance(player)).toBeLessThanOrEqual(50)
    expect(await balance(player)).toBeGreaterThanOrEqual(20)
    await ledgerIsRight()
  })

  test('is closed after a day where its provider forgets to', async () => {
    const player = await aPlayer()
    await limit(player, 30)
    const id = await begin(player)
    await it.db.query('update sandbox.psp_money set due_at = null')
    await travel(player, DAY - MINUTE)
    expect(await read(player, id)).toMatchObject({ status: 'WAITING_INPUT' })
    await travel(player, 3 * MINUTE)
    expect(await read(player, id)).toMatchObject({ status: 'CANCELLED' })
    expect((await psp.store.find('payment', id))?.state).toBe('CANCELLED')
    expect((await submit(player)).status).toBe(200)
  })
})
