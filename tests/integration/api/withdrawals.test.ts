import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CreatePayout, PspPayout } from '#contracts/psp/calls.ts'
import { ok } from '#contracts/result.ts'
import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import { silentProvider } from '#tests/fixtures/payment-provider.ts'
import {
  type APlayer,
  type OwnPlatform,
  openPlatform,
  PASSWORD,
} from '#tests/fixtures/running-platform.ts'

const WALLET = '/v1/player/wallet'
const HOUR_MS = 3_600_000
const HOLD_MS = 5 * 60_000

/** Pays each requested reference once, or fails when set to. */
function aPayingProvider() {
  const asked = new Map<string, CreatePayout>()
  const reported: { state: PspPayout['state'] } = { state: 'PAID' }
  const provider: PaymentProvider = {
    ...silentProvider(),
    async payOut(request) {
      asked.set(request.reference, request)
      const { reference, method, amountMinor, currency } = request
      const given = { reference, method, amountMinor, currency, reason: null }
      return ok({ ...given, payoutId: reference, sequence: 1, state: reported.state })
    },
  }
  return { provider, asked, says: reported }
}

let it: OwnPlatform
let psp: ReturnType<typeof aPayingProvider>
beforeAll(async () => {
  psp = aPayingProvider()
  it = await openPlatform({
    payments: { provider: psp.provider, secret: 'a-secret-of-the-provider-psp-for-tests' },
  })
})
afterAll(() => it?.close())

/** A signed-in player with money deposited by SKRILL. */
async function aPayee(what: APlayer = {}) {
  const currency = what.currency ?? 'EUR'
  const { openingBalance = { minor: 10_000n, currency }, ...rest } = what
  const player = await it.aPlayer(rest)
  const id = randomUUID()
  const paidIn = await it.platform.wallet.post({
    ...{ op: 'CREDIT', type: 'DEPOSIT', house: 'H:PSP', category: 'PAYMENT' },
    ...{ playerId: player.playerId, provider: 'psp', reference: id, amount: openingBalance },
  })
  if (!paidIn.ok) throw new Error(paidIn.refusal)
  await it.db.query(
    `insert into platform.payment_instrument (player_id, id, method, token, label, is_kept, last_used_at)
     values ($1, $2, 'SKRILL', 'token-of-skrill', '•••• 1', false, $3)`,
    [player.playerId, randomUUID(), new Date(it.clock.now())],
  )
  await it.db.query(
    `insert into platform.deposit (player_id, id, key, request_hash, method, currency, amount, state, request,
       transaction_id, created_at, changed_at)
     values ($1, $2, $2, '', 'SKRILL', $3, $4, 'PAID', '{}', $5, $6, $6)`,
    [
      ...[player.playerId, id, currency, openingBalance.minor.toString()],
      ...[paidIn.value.transactionId, new Date(it.clock.now())],
    ],
  )
  const { idToken: token } = await it.signIn(player.email)
  const call = (method: string, path: string, body?: unknown) =>
    it.call(method, `${WALLET}${path}`, { token, ...(body === undefined ? {} : { body }) })
  return {
    ...player,
    check: () => call('POST', '/withdrawal/request', { ipAddress: '192.0.2.7', blackbox: '' }),
    methods: () => call('GET', '/withdrawal_methods'),
    ask: (given: object = {}) =>
      call('POST', '/withdrawal/submit', {
        ...{ method: 'SKRILL', amount: 30, blackbox: '', reference: randomUUID() },
        ...given,
      }),
    cancel: (pendingWithdrawalId: unknown, amount = 30) =>
      call('POST', '/withdrawal/cancellation', {
        pendingWithdrawalId,
        amount,
        cancelByPlayer: true,
      }),
    list: async (path = '/withdrawals') =>
      (await call('GET', path)).body as unknown as {
        pendingWithdrawalId: string
        state: string
        cancelByPlayer: boolean
        tracker: { cause: string; actsNext: string; fix: string | null }
        steps: { state: string }[]
      }[],
    wallet: async () => {
      const { body } = await call('GET', '/balance')
      const { main, locked } = body.balanceMap as Record<'main' | 'locked', { cash: number }[]>
      return { main: main[0]?.cash, locked: locked[0]?.cash }
    },
  }
}

describe('a withdrawal', () => {
  test('is requested and paid during a break, in a payout-only session', async () => {
    for (const [path, body] of [
      ['timeout', { timeout: 24 }],
      ['exclusion', { accountDisableIndefinitely: true }],
    ] as const) {
      const me = await aPayee()
      const before = await me.ask()
      const { idToken } = await it.signIn(me.email)
      const started = await it.call('PATCH', `/v1/player/${path}`, { token: idToken, body })
      expect(started.status).toBe(204)
      const { body: session } = await it.call('POST', '/identity/sign_in', {
        body: { email: me.email, password: PASSWORD, payoutOnly: true },
      })
      const asked = await it.call('POST', `${WALLET}/withdrawal/submit`, {
        token: String(session.idToken),
        body: { method: 'SKRILL', amount: 40, blackbox: '', reference: randomUUID() },
      })
      expect(asked.status).toBe(200)
      it.clock.travel(HOLD_MS)
      await it.platform.runJobs()
      for (const { body: one } of [before, asked]) {
        expect(psp.asked.has(String(one.pendingWithdrawalId))).toBe(true)
      }
    }
  })

  test('is checked, requested, sent after its hold and paid to the source of the money', async () => {
    const me = await aPayee()
    const checked = await me.check()
    expect(checked.body).toEqual({
      ...{ status: 'SUCCESS', limit: 10_000, duration: 'daily', originalLimit: 10_000 },
    })
    expect((await me.methods()).body).toEqual([
      { method: 'SKRILL', label: '•••• 1', min: 20, max: 10_000, processTime: 'minutes:60' },
    ])
    const asked = await me.ask()
    expect(asked.body).toEqual({ pendingWithdrawalId: expect.any(String), amount: 30 })
    expect(await me.wallet()).toEqual({ main: 70, locked: 30 })
    expect(await me.list('/pendingWithdrawal')).toMatchObject([
      { state: 'REQUESTED', cancelByPlayer: true, tracker: { cause: 'ABOUT_TO_BE_SENT' } },
    ])
    await it.platform.runJobs()
    expect(psp.asked.has(String(asked.body.pendingWithdrawalId))).toBe(false)
    it.clock.travel(HOLD_MS)
    await it.platform.runJobs()
    expect(psp.asked.get(String(asked.body.pendingWithdrawalId))).toMatchObject({
      ...{ method: 'SKRILL', amountMinor: 3_000, currency: 'EUR', country: 'FI' },
      instrumentToken: 'token-of-skrill',
    })
    expect(await me.wallet()).toEqual({ main: 70, locked: 0 })
    expect(await me.list('/pendingWithdrawal')).toEqual([])
    const [row] = await me.list()
    expect(row).toMatchObject({ state: 'PAID', cancelByPlayer: false, tracker: { cause: 'PAID' } })
    expect(row?.steps.map((step) => step.state)).toEqual([
      'REQUESTED',
      'APPROVED',
      'PROCESSING',
      'PAID',
    ])
  })

  test('is one withdrawal however often its form is sent, also when nothing is left since', async () => {
    const me = await aPayee()
    const reference = randomUUID()
    const first = await me.ask({ reference, amount: 100 })
    const again = await me.ask({ reference, amount: 100 })
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect((await me.ask({ reference, amount: 99 })).body.code).toBe('REFERENCE_CONFLICT')
    expect(await me.wallet()).toEqual({ main: 0, locked: 100 })
  })

  test('is not reported as accepted when its form is resent after the money was returned', async () => {
    const me = await aPayee()
    const reference = randomUUID()
    const { body } = await me.ask({ reference })
    expect((await me.cancel(body.pendingWithdrawalId)).status).toBeLessThan(300)
    const again = await me.ask({ reference })
    expect([again.status, again.body.code]).toEqual([409, 'WITHDRAWAL_NOT_PENDING'])
    expect(await me.wallet()).toEqual({ main: 100, locked: 0 })
    // One that was paid was accepted, and cannot be cancelled any more.
    const paid = await me.ask({ reference: randomUUID(), amount: 40 })
    const one = { reference: randomUUID(), amount: 20 }
    const first = await me.ask(one)
    it.clock.travel(HOLD_MS)
    await it.platform.runJobs()
    expect((await me.ask(one)).body).toEqual(first.body)
    const late = await me.cancel(paid.body.pendingWithdrawalId, 40)
    expect([late.status, late.body.code]).toEqual([409, 'WITHDRAWAL_NOT_PENDING'])
    expect(await me.wallet()).toEqual({ main: 40, locked: 0 })
  })

  test.each([
    ['nothing', 0],
    ['a negative amount', -30],
    ['three decimals', 30.001],
    ['1e18', 1e18],
    ['text', '30'],
    ['less than the minimum', 19.99],
    ['more than the maximum', 10_000.01],
  ])('of %s is refused and moves no money', async (_, amount) => {
    const me = await aPayee()
    const answer = await me.ask({ amount })
    expect(answer.status).toBe(400)
    expect(answer.body.validationErrors).toMatchObject([{ field: 'amount' }])
    expect(await me.wallet()).toEqual({ main: 100, locked: 0 })
  })

  test.each(['CREDITCARD', 'PAYSAFECARD', 'NO_SUCH_METHOD'])(
    'uses no other method: %s',
    async (method) => {
      const answer = await (await aPayee()).ask({ method })
      expect(answer.body.validationErrors).toMatchObject([{ field: 'method' }])
    },
  )

  test('above the balance is refused', async () => {
    const me = await aPayee()
    const answer = await me.ask({ amount: 100.01 })
    expect([answer.status, answer.body.code]).toEqual([402, 'NOT_ENOUGH_FUNDS'])
  })

  test('is held to the daily limit, which resets', async () => {
    const me = await aPayee({ openingBalance: { minor: 2_000_000n, currency: 'EUR' } })
    await it.platform.players.update(me.playerId, { kycStatus: 'NOT_REQUIRED' }, 'a test')
    expect((await me.ask({ amount: 10_000 })).status).toBe(200)
    expect((await me.check()).body).toMatchObject({ status: 'WITHDRAWAL_LIMIT_REACHED', limit: 0 })
    expect((await me.ask({ amount: 20 })).body.code).toBe('WITHDRAWAL_LIMIT_REACHED')
    it.clock.travel(24 * HOUR_MS)
    const later = await it.signIn(me.email)
    const { body } = await it.call('POST', `${WALLET}/withdrawal/request`, {
      token: later.idToken,
      body: { ipAddress: '192.0.2.7', blackbox: '' },
    })
    expect(body.status).toBe('SUCCESS')
  })

  test('is open to payout-only players, and not to a suspended one or one who may not withdraw', async () => {
    const change = async (given: object) => {
      const me = await aPayee()
      await it.platform.players.update(me.playerId, given, 'a test')
      return (await me.ask()).body.code ?? 'taken'
    }
    expect(await change({ status: 'PAYOUT' })).toBe('taken')
    expect(await change({ multibrandSuspended: true })).toBe('taken')
    expect(await change({ payout: false })).toBe('taken')
    expect(await change({ kycStatus: 'SUSPENDED' })).toBe('WITHDRAWAL_FORBIDDEN')
    expect(await change({ withdrawal: false })).toBe('WITHDRAWAL_FORBIDDEN')
    expect(await change({ kycStatus: 'RESTRICTED' })).toBe('WITHDRAWAL_FORBIDDEN')
    expect(await change({ kycStatus: 'EDD_PENDING' })).toBe('DOCUMENTS_REQUIRED')
  })

  test('of a player who self-excludes is still paid (GAP-093)', async () => {
    const me = await aPayee()
    const { body } = await me.ask()
    await it.platform.players.changeStatus({ playerId: me.playerId, status: 'SELF_EXCLUDED' })
    it.clock.travel(HOLD_MS)
    await it.platform.runJobs()
    expect(psp.asked.has(String(body.pendingWithdrawalId))).toBe(true)
  })

  test('that fails at the provider returns the money, and says so', async () => {
    const me = await aPayee()
    await me.ask()
    psp.says.state = 'FAILED'
    it.clock.travel(HOLD_MS)
    await it.platform.runJobs()
    psp.says.state = 'PAID'
    expect(await me.wallet()).toEqual({ main: 100, locked: 0 })
    expect(await me.list()).toMatchObject([
      { state: 'FAILED', tracker: { cause: 'FAILED_AT_PROVIDER', fix: 'withdraw' } },
    ])
  })
})

describe('cancelling a withdrawal', () => {
  test('returns the money once, however often it is requested', async () => {
    const me = await aPayee()
    const { body } = await me.ask()
    const answers = await Promise.all([1, 2, 3].map(() => me.cancel(body.pendingWithdrawalId)))
    expect(answers.some(({ status }) => status === 204)).toBe(true)
    expect((await me.cancel(body.pendingWithdrawalId)).status).toBe(204)
    expect(await me.wallet()).toEqual({ main: 100, locked: 0 })
    expect(await me.list()).toMatchObject([{ state: 'CANCELLED', tracker: { fix: null } }])
  })

  test.each(['GG', 'DE'])('is refused in %s, where it is not allowed', async (countryCode) => {
    const currency = countryCode === 'GG' ? 'GBP' : 'EUR'
    const me = await aPayee({ countryCode, currency })
    // Without a hold the payout could be faster than the cancellation: a review holds it.
    await it.platform.players.update(me.playerId, { isWithdrawalReview: true }, 'a test')
    const { body } = await me.ask()
    const [row] = await me.list()
    expect(row).toMatchObject({ cancelByPlayer: false })
    const answer = await me.cancel(body.pendingWithdrawalId)
    expect([answer.status, answer.body.code]).toEqual([403, 'WITHDRAWAL_CANCEL_FORBIDDEN'])
  })

  test('is refused for another player’s, another amount, and after three times', async () => {
    const me = await aPayee()
    const { body } = await me.ask()
    const other = await aPayee()
    expect((await other.cancel(body.pendingWithdrawalId)).status).toBe(404)
    expect((await me.cancel(body.pendingWithdrawalId, 29)).status).toBe(400)
    for (let n = 0; n < 3; n += 1) {
      const asked = await other.ask()
      expect((await other.cancel(asked.body.pendingWithdrawalId)).status).toBe(204)
    }
    const fourth = await other.ask()
    const answer = await other.cancel(fourth.body.pendingWithdrawalId)
    expect([answer.status, answer.body.code]).toEqual([
      403,
      'error.withdrawal.cancel.limit_reached',
    ])
  })
})

describe('documents by rule (KYC-14)', () => {
  const proofs = async (me: { playerId: string }) =>
    (await it.platform.reviews.ofPlayer(me.playerId)).documents.map(
      (one) => `${one.documentType} ${one.about} ${one.status} ${one.requestReason}`,
    )
  const accept = async (me: { playerId: string }) => {
    for (const { id } of (await it.platform.reviews.ofPlayer(me.playerId)).documents) {
      await it.db.query(
        "update platform.player_document set status = 'UNDER_REVIEW' where id = $1",
        [id],
      )
      await it.platform.reviews.decide(id, { verdict: 'ACCEPT' }, 'a test')
    }
  }

  test('a payout to another card waits for proof of the card, and is then sent', async () => {
    const me = await aPayee()
    expect((await me.ask()).status).toBe(200)
    await it.db.query(
      `update platform.payment_instrument set token = 'another', label = '•••• 2' where player_id = $1`,
      [me.playerId],
    )
    const refused = await me.ask()
    expect([refused.status, refused.body.code]).toEqual([403, 'DOCUMENTS_REQUIRED'])
    expect(await me.wallet()).toEqual({ main: 70, locked: 30 })
    const due = 'PROOF_OF_PAYMENT •••• 2 REQUESTED PAYOUT_INSTRUMENT_CHANGED'
    expect(await proofs(me)).toEqual([due])
    expect((await me.ask()).status).toBe(403)
    expect(await proofs(me)).toEqual([due])
    await accept(me)
    expect((await me.ask()).status).toBe(200)
  })

  test('a sum reached with this withdrawal requires proof first', async () => {
    const me = await aPayee({ openingBalance: { minor: 400_000n, currency: 'EUR' } })
    await it.platform.players.update(me.playerId, { kycStatus: 'FULLY VERIFIED' }, 'a test')
    expect((await me.ask({ amount: 1_999.99 })).status).toBe(200)
    expect((await me.ask({ amount: 20 })).status).toBe(403)
    expect(await proofs(me)).toEqual(['PROOF_OF_PAYMENT •••• 1 REQUESTED PAID_OUT'])
  })

  test('a sum that the wallet cannot pay is refused and requires no proof', async () => {
    const me = await aPayee({ openingBalance: { minor: 110_000n, currency: 'EUR' } })
    await it.platform.players.update(me.playerId, { kycStatus: 'FULLY VERIFIED' }, 'a test')
    expect((await me.ask({ amount: 1_000 })).status).toBe(200)
    const refused = await me.ask({ amount: 1_000 })
    expect([refused.status, refused.body.code]).toEqual([402, 'NOT_ENOUGH_FUNDS'])
    expect(await proofs(me)).toEqual([])
  })
})

describe('staff', () => {
  const inReview = async () => {
    const me = await aPayee()
    await it.platform.players.update(me.playerId, { isWithdrawalReview: true }, 'a test')
    const { body } = await me.ask()
    return { me, id: String(body.pendingWithdrawalId) }
  }

  test('see what is in review and approve it once', async () => {
    const { me, id } = await inReview()
    expect(await me.list()).toMatchObject([{ tracker: { cause: 'IN_REVIEW', actsNext: 'us' } }])
    const queue = await it.platform.withdrawals.list({ onlyReview: true })
    expect(queue.find((queued) => queued.id === id)).toMatchObject({ email: me.email, amount: 30 })
    expect(await it.platform.withdrawals.approve(id, 'a test')).toMatchObject({ ok: true })
    await it.platform.runJobs()
    expect(await me.list()).toMatchObject([{ state: 'PAID' }])
    expect(await it.platform.withdrawals.approve(id, 'a test')).toMatchObject({
      refusal: 'WITHDRAWAL_NOT_PENDING',
    })
  })

  test('reject with a reason that the player reads, and the money is returned', async () => {
    const { me, id } = await inReview()
    const { withdrawals } = it.platform
    await withdrawals.reject(id, { reason: 'METHOD_NOT_YOURS' }, 'a test')
    expect(await me.wallet()).toEqual({ main: 100, locked: 0 })
    expect(await me.list()).toMatchObject([
      { state: 'REJECTED', tracker: { cause: 'REJECTED_METHOD_NOT_YOURS', fix: 'withdraw' } },
    ])
    expect(await withdrawals.reject(randomUUID(), { reason: 'OTHER' }, 'a test')).toMatchObject({
      refusal: 'NOT_FOUND',
    })
    expect((await it.platform.ledgerCheck()).differences).toEqual([])
  })
})
