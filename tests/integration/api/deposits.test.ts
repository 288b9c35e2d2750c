import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { PAYMENT_METHODS } from '#contracts/payment-methods.ts'
import type { PspPayment } from '#contracts/psp/calls.ts'
import { paymentMethodsIn } from '#markets/payment-methods.ts'
import { METHOD_FACTS } from '#payment-providers/methods.ts'
import { createHttpPsp } from '#platform/psp/index.ts'
import { createPsp, type Psp } from '#sandbox/psp/psp.ts'
import { findTestInstrument } from '#sandbox/psp/test-instruments.ts'
import {
  type Answer,
  type APlayer,
  listen,
  type OwnPlatform,
  openPlatform,
  SITE_ORIGIN,
  secretOf,
} from '#tests/fixtures/running-platform.ts'

const PSP_URL = 'http://psp.test'
const MINUTE = 60_000
const EVENTS = '/callbacks/psp/events'

let it: OwnPlatform
let served: Awaited<ReturnType<typeof listen>>
let psp: Psp
let now = Date.UTC(2026, 10, 20, 12)
/** The connection between platform and provider: all gets through, nothing does, or the responses are lost. */
let line: 'up' | 'down' | 'answers lost' = 'up'
let isDoubled = false
let isReversed = false

beforeAll(async () => {
  const provider = createHttpPsp({
    url: `${PSP_URL}/psp/api`,
    secret: secretOf('psp'),
    clock: () => now,
    fetch: async (request) => {
      if (line === 'down') throw new TypeError('fetch failed')
      const answer = await psp.routes.fetch(request)
      if (line === 'answers lost') throw new TypeError('fetch failed')
      return answer
    },
  })
  it = await openPlatform({
    clock: () => now,
    payments: { provider, secret: secretOf('psp') },
  })
  served = await listen(it.platform)
  psp = await createPsp({
    db: it.db,
    clock: () => now,
    publicUrl: PSP_URL,
    platformUrl: served.url,
    secret: secretOf('psp'),
    siteOrigins: [SITE_ORIGIN],
    notificationFaults: {
      isHeld: () => false,
      isDoubled: () => isDoubled,
      isReversed: () => isReversed,
    },
    logger: { error: () => undefined },
  })
})
afterAll(async () => {
  await served?.close()
  await it?.close()
})
beforeEach(() => {
  line = 'up'
  isDoubled = false
  isReversed = false
})

type Player = { playerId: string; token: string }
async function aPlayer(what: APlayer = {}): Promise<Player & { email: string }> {
  const { playerId, email } = await it.aPlayer(what)
  return { playerId, email, token: (await it.signIn(email)).idToken }
}
type Submit = Record<string, unknown>
const submitOf = (over: Submit = {}): Submit => ({
  key: randomUUID(),
  method: 'TRUSTLY',
  amount: 20,
  currency: 'EUR',
  language: 'fi',
  returnPath: '/fi-FI/deposit',
  ...over,
})
const submit = ({ token }: Player, over: Submit = {}): Promise<Answer> =>
  it.call('POST', '/v1/player/wallet/deposit/submit', { token, body: submitOf(over) })
async function status({ token }: Player, referenceId: unknown) {
  const { body } = await it.call('GET', `/v1/player/wallet/deposits/${referenceId}`, { token })
  return body
}
async function balance({ playerId }: Player): Promise<number> {
  const wallet = await it.platform.wallet.readBalance(playerId)
  return wallet.ok ? (wallet.value.balanceMap.main[0]?.cash ?? Number.NaN) : Number.NaN
}
const check = ({ token }: Player, query = '') =>
  it.call('POST', `/v1/player/wallet/deposit/request${query}`, { token, body: {} })
/** A deposit that waits for its player, and the key of its payment page. */
async function waiting(player: Player, over: Submit = {}) {
  const { body } = await submit(player, over)
  const { url } = body.next as { url: string }
  return { id: String(body.referenceId), page: url.slice(url.lastIndexOf('/') + 1) }
}
async function pay(page: string, instrument: string): Promise<void> {
  const found = findTestInstrument(instrument)
  if (!found) throw new Error(`no instrument ${instrument}`)
  await psp.server.act(page, found)
}
async function travel(ms: number): Promise<void> {
  now += ms
  await psp.sendWebhooksNow()
}
const event = (payment: PspPayment, eventId: string = randomUUID()) => ({
  eventId,
  occurredAt: new Date(now).toISOString(),
  subject: 'payment',
  payment,
})
/** As reported by a provider that has only full refunds and chargebacks. */
async function reportOf(id: string, over: Partial<PspPayment> = {}): Promise<PspPayment> {
  const found = await psp.server.findPayment(id)
  if (!found.ok) throw new Error('no such payment')
  const { refundedMinor: _, chargedBackMinor: __, ...payment } = found.value
  return { ...payment, ...over }
}
const ledgerIsRight = async () => expect((await it.platform.ledgerCheck()).differences).toEqual([])

describe('a deposit', () => {
  test('waits for its player, is paid, and is in the wallet and the statement once', async () => {
    const player = await aPlayer()
    const { id, page } = await waiting(player, { amount: 25.5 })
    expect(await status(player, id)).toMatchObject({
      status: 'WAITING_INPUT',
      amount: 25.5,
      next: { step: 'redirect' },
    })
    await pay(page, 'approve')
    expect(await balance(player)).toBe(0)
    await psp.sendWebhooksNow()
    expect(await balance(player)).toBe(25.5)
    expect(await status(player, id)).toMatchObject({ status: 'SUCCESS', next: null, reason: null })
    const { body } = await it.call('GET', '/v1/player/wallet/transactions', {
      token: player.token,
    })
    expect(body.transactions).toMatchObject([
      { type: 'DEPOSIT', category: 'PAYMENT', status: 'SUCCESS', referenceId: id, amount: 25.5 },
    ])
    const recent = await it.call('GET', '/v1/player/wallet/recent_deposit_methods', {
      token: player.token,
    })
    expect(recent.body).toMatchObject([{ method: 'TRUSTLY', lastAmount: 25.5 }])
    await ledgerIsRight()
  })

  test('requires documents by rule: by the sum at once, by the age of the account on its day (KYC-14)', async () => {
    const paysIn = async (player: Player, amount: number) => {
      const { page } = await waiting(player, { amount })
      await pay(page, 'approve')
      await psp.sendWebhooksNow()
      await it.platform.runJobs()
    }
    const identity = async ({ token }: Player) =>
      (await it.call('GET', '/v1/player/documents', { token })).body.idDocument
    const [much, little] = [await aPlayer(), await aPlayer()]
    await paysIn(much, 990)
    await paysIn(little, 10)
    expect(await identity(much)).toMatchObject({ documentStatus: 'UNREQUESTED' })
    await paysIn(much, 10)
    await paysIn(much, 10)
    const byRule = { documentStatus: 'REQUESTED', trigger: 'TRIGGERED' }
    expect(await identity(much)).toMatchObject({ ...byRule, requestReason: 'PAID_IN' })
    const { history } = await it.platform.reviews.ofPlayer(much.playerId)
    expect(history.map((step) => `${step.documentType} ${step.cause}`).sort()).toEqual([
      'PROOF_OF_ADDRESS the rule PAID_IN',
      'PROOF_OF_ID the rule PAID_IN',
    ])
    // Both are one mail.
    const mails = await it.db.query(
      `select params from platform.message where recipient = $1 and template = 'document.requested'`,
      [much.email],
    )
    expect(mails).toHaveLength(1)
    expect(await identity(little)).toMatchObject({ documentStatus: 'UNREQUESTED' })
    await travel(14 * 24 * 60 * MINUTE)
    await it.platform.runJobs()
    const again = await it.signIn(little.email)
    expect(await identity({ ...little, token: again.idToken })).toMatchObject({
      ...byRule,
      requestReason: 'ACCOUNT_AGE',
    })
  })

  test('declined by the bank credits no money and says why', async () => {
    const player = await aPlayer()
    const { id, page } = await waiting(player)
    await pay(page, 'decline')
    await psp.sendWebhooksNow()
    expect(await status(player, id)).toMatchObject({ status: 'FAILED', reason: 'DECLINED' })
    expect(await balance(player)).toBe(0)
  })

  test('pending money is credited when the bank confirms it, late money after it had expired', async () => {
    const player = await aPlayer()
    const pending = await waiting(player)
    const late = await waiting(player)
    await pay(pending.page, 'pending')
    await pay(late.page, 'late')
    await psp.sendWebhooksNow()
    expect(await status(player, pending.id)).toMatchObject({ status: 'PENDING' })
    await travel(16 * MINUTE)
    expect(await status(player, late.id)).toMatchObject({ status: 'FAILED', reason: 'EXPIRED' })
    await travel(5 * MINUTE)
    expect(await status(player, late.id)).toMatchObject({ status: 'SUCCESS', reason: null })
    expect(await balance(player)).toBe(20)
    await psp.server.decide((await reportOf(pending.id)).paymentId, 'PAID')
    await psp.sendWebhooksNow()
    expect(await balance(player)).toBe(40)
  })

  test('charged back: the money is debited as far as it is available, and the shortfall is on record', async () => {
    const { tokens, ...at } = await it.atAGame({ openingBalance: { minor: 500n, currency: 'EUR' } })
    const player = { playerId: at.playerId, token: tokens.idToken }
    const { id, page } = await waiting(player, { amount: 100 })
    await pay(page, 'chargeback')
    await psp.sendWebhooksNow()
    expect(await balance(player)).toBe(105)
    const bet = await it.callback('/callbacks/relax/bet', {
      ...{ sessionId: at.sessionId, gameId: at.gameId, currency: 'EUR' },
      ...{ reference: randomUUID(), roundId: randomUUID(), amountMinor: 300 },
    })
    expect(bet.status).toBe(200)
    const second = await waiting(player, { amount: 50 })
    await pay(second.page, 'approve')
    await psp.sendWebhooksNow()
    await travel(10 * MINUTE)
    // 152 minus the reversed 100.
    expect(await balance(player)).toBe(52)
    expect(await status(player, id)).toMatchObject({ status: 'REVERTED', reason: 'CHARGED_BACK' })
    const paid = await reportOf(second.id)
    await it.callback(EVENTS, event({ ...paid, sequence: 9, state: 'CHARGED_BACK' }))
    expect(await balance(player)).toBe(2)
    const third = await waiting(player, { amount: 10 })
    await pay(third.page, 'approve')
    await psp.sendWebhooksNow()
    await it.callback('/callbacks/relax/bet', {
      ...{ sessionId: at.sessionId, gameId: at.gameId, currency: 'EUR' },
      ...{ reference: randomUUID(), roundId: randomUUID(), amountMinor: 900 },
    })
    const gone = { ...(await reportOf(third.id)), sequence: 9, state: 'CHARGED_BACK' as const }
    await it.callback(EVENTS, event(gone))
    expect(await balance(player)).toBe(0)
    const [row] = await it.db.query<{ owed: bigint }>(
      'select owed from platform.deposit where id = $1',
      [third.id],
    )
    expect(row?.owed).toBe(700n)
    await ledgerIsRight()
  })

  test('the same form twice is one deposit, with different content it is refused', async () => {
    const player = await aPlayer()
    const form = submitOf()
    const [a, b] = await Promise.all([submit(player, form), submit(player, form)])
    expect(a.body.referenceId).toBe(b.body.referenceId)
    const other = await submit(player, { ...form, amount: 21 })
    expect([other.status, other.body.code]).toEqual([422, 'REFERENCE_CONFLICT'])
  })

  test('a resubmitted form returns the current state, and reversed money is not credited again', async () => {
    const player = await aPlayer()
    const form = submitOf()
    const { body } = await submit(player, form)
    const id = String(body.referenceId)
    const paid = await reportOf(id, { sequence: 2, state: 'PAID' })
    await it.callback(EVENTS, event(paid))
    expect((await submit(player, form)).body).toMatchObject({ referenceId: id, status: 'SUCCESS' })
    await it.callback(EVENTS, event({ ...paid, sequence: 3, state: 'CHARGED_BACK' }))
    expect((await submit(player, form)).body).toMatchObject({ referenceId: id, status: 'REVERTED' })
    const again = await it.platform.wallet.post({
      ...{ op: 'CREDIT', playerId: player.playerId, provider: 'psp', reference: id },
      ...{ amount: { minor: 2_000n, currency: 'EUR' }, type: 'DEPOSIT', house: 'H:PSP' },
      category: 'PAYMENT',
    })
    expect(again).toMatchObject({ ok: false, refusal: 'TRANSACTION_REVERSED' })
    expect(await balance(player)).toBe(0)
    await ledgerIsRight()
  })

  test('once cancelled, it stays cancelled; a paid one cannot be cancelled', async () => {
    const player = await aPlayer()
    const { id } = await waiting(player)
    const path = `/v1/player/wallet/deposits/${id}/cancel`
    expect((await it.call('POST', path, { token: player.token })).body.status).toBe('CANCELLED')
    const paid = await waiting(player)
    await pay(paid.page, 'approve')
    const late = await it.call('POST', `/v1/player/wallet/deposits/${paid.id}/cancel`, {
      token: player.token,
    })
    expect(late.body.status).toBe('SUCCESS')
    expect(await balance(player)).toBe(20)
  })

  test('cannot be viewed, cancelled or paid with by another player', async () => {
    const [owner, other] = [await aPlayer(), await aPlayer()]
    const { id, page } = await waiting(owner, { method: 'SKRILL', keepInstrument: true })
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/cancel'],
    ] as const) {
      const answer = await it.call(method, `/v1/player/wallet/deposits/${id}${path}`, {
        token: other.token,
      })
      expect(answer.status).toBe(404)
    }
    await pay(page, 'approve')
    await psp.sendWebhooksNow()
    const { body } = await it.call('GET', '/v1/player/wallet/instruments', { token: owner.token })
    const [kept] = body as unknown as { id: string; label: string }[]
    expect(kept?.label).toContain('Skrill')
    const stolen = await submit(other, { method: 'SKRILL', instrumentId: kept?.id })
    expect(stolen.status).toBe(404)
    const again = await submit(owner, { method: 'SKRILL', instrumentId: kept?.id })
    expect(again.body.status).toBe('SUCCESS')
    expect(await balance(owner)).toBe(40)
    const gone = await it.call('DELETE', `/v1/player/wallet/instruments/${kept?.id}`, {
      token: owner.token,
    })
    expect(gone.status).toBe(204)
    expect((await submit(owner, { method: 'SKRILL', instrumentId: kept?.id })).status).toBe(404)
  })
})

describe('each method of deposit', () => {
  test.each(paymentMethodsIn('FI'))('%s brings money in, and out where it can', async (method) => {
    const player = await aPlayer()
    const { id, page } = await waiting(player, { method })
    await pay(page, 'approve')
    await psp.sendWebhooksNow()
    expect(await status(player, id)).toMatchObject({ method, status: 'SUCCESS', amount: 20 })
    expect(await balance(player)).toBe(20)
    const { body } = await it.call('GET', '/v1/player/wallet/withdrawal_methods', {
      token: player.token,
    })
    const ways = (body as unknown as { method: string }[]).map((way) => way.method)
    expect(ways).toEqual(METHOD_FACTS[method].paysOut ? [method] : [])
    await ledgerIsRight()
  })

  test.each(PAYMENT_METHODS.filter((method) => !paymentMethodsIn('NO').includes(method)))(
    '%s is refused where the market does not allow it',
    async (method) => {
      const player = await aPlayer({ countryCode: 'NO', currency: 'NOK' })
      const answer = await submit(player, { method, currency: 'NOK', amount: 200 })
      expect([answer.status, answer.body.code]).toEqual([422, 'METHOD_UNAVAILABLE'])
      expect(await balance(player)).toBe(0)
    },
  )
})

describe('what is not a deposit', () => {
  test('hostile amounts create none', async () => {
    const player = await aPlayer()
    const refused = async (over: Submit) => {
      const { status: code, body } = await submit(player, over)
      return [code, body.code]
    }
    for (const amount of [0, -5, 20.005, 1e18, 'twenty', null, '20']) {
      expect(await refused({ amount }), String(amount)).toEqual([400, 'VALIDATION_FAILED'])
    }
    expect(await refused({ amount: 9.99 })).toEqual([422, 'error.deposit.limit.too_low'])
    expect(await refused({ amount: 5_000.01 })).toEqual([422, 'error.deposit.limit.too_high'])
    expect(await refused({ currency: 'SEK' })).toEqual([422, 'CURRENCY_MISMATCH'])
    expect(await refused({ method: 'VOLT' })).toEqual([422, 'METHOD_UNAVAILABLE'])
    expect(await refused({ returnPath: '//elsewhere.test' })).toEqual([400, 'VALIDATION_FAILED'])
    expect(await balance(player)).toBe(0)
  })

  test('a player who may not deposit is refused by the check and by the form', async () => {
    for (const what of [{ status: 'PAYOUT' }, { status: 'RESTRICTED' }] as const) {
      const player = await aPlayer(what)
      expect((await check(player)).body.status).toBe('FORBIDDEN')
      expect((await submit(player)).status).toBe(403)
    }
    const suspended = await aPlayer()
    await it.platform.players.update(suspended.playerId, { kycStatus: 'SUSPENDED' }, 'a test')
    expect((await check(suspended)).body.status).toBe('FORBIDDEN')
    expect((await submit(suspended)).status).toBe(403)
  })

  test('an unverified player deposits up to the legal sum, also with many forms at once', async () => {
    const player = await aPlayer()
    const answers = await Promise.all(
      [900, 900, 900].map((amount) => submit(player, { amount, method: 'CREDITCARD' })),
    )
    const started = answers.filter(({ status }) => status === 200)
    const now = await Promise.all(started.map(({ body }) => status(player, body.referenceId)))
    // The third finds the other two being created and is refused, or cancels their forms, depending on the order.
    const open = now.filter((it) => it.status === 'WAITING_INPUT')
    expect([1, 2]).toContain(open.length)
    const methods = await it.call('GET', '/v1/player/wallet/deposit_methods', {
      token: player.token,
    })
    // An unpaid form does not count towards the sum.
    expect((methods.body as unknown as { max: number }[])[0]?.max).toBe(2_000)
  })

  test('the check asks for documents from the first deposit on, until it requires them', async () => {
    const player = await aPlayer()
    expect((await check(player)).body).toMatchObject({ status: 'SUCCESS', cashierUrl: null })
    const { page } = await waiting(player)
    await pay(page, 'approve')
    await psp.sendWebhooksNow()
    expect((await check(player)).body).toMatchObject({
      status: 'DOCUMENTS_PREFERRED',
      daysLeftToVerifyDocuments: 30,
    })
    expect((await check(player, '?later=true')).body.status).toBe('SUCCESS')
  })
})

describe('documents are required for deposits and withdrawals by one rule', () => {
  const WITHDRAWAL_CHECK = '/v1/player/wallet/withdrawal/request'
  const withdrawal = async ({ token }: Player) =>
    (
      await it.call('POST', WITHDRAWAL_CHECK, {
        token,
        body: { ipAddress: '192.0.2.7', blackbox: '' },
      })
    ).body.status

  test.each([
    // A document request is optional for deposits for 30 days, but blocks withdrawals.
    ['PROOF_OF_ADDRESS', 'DOCUMENTS_PREFERRED', 'WAITING_INPUT'],
    // The questionnaire blocks both.
    ['EDD_QUESTIONNAIRE', 'DOCUMENTS_REQUIRED', 'DOCUMENTS_REQUIRED'],
  ] as const)('%s: the check says %s, the form %s', async (documentType, checked, submitted) => {
    const player = await aPlayer()
    await it.platform.reviews.request(player.playerId, { documentType, about: '' }, 'a test')
    expect(await withdrawal(player)).toBe('DOCUMENTS_REQUIRED')
    expect((await check(player)).body.status).toBe(checked)
    const { body } = await submit(player)
    expect(body.code ?? body.status).toBe(submitted)
  })

  test('a form resubmitted after documents were requested finds its deposit', async () => {
    const player = await aPlayer()
    const key = randomUUID()
    const first = await submit(player, { key })
    const request = { documentType: 'EDD_QUESTIONNAIRE', about: '' } as const
    await it.platform.reviews.request(player.playerId, request, 'a test')
    const again = await submit(player, { key })
    expect(again.body.referenceId).toBe(first.body.referenceId)
    expect((await submit(player)).body.code).toBe('DOCUMENTS_REQUIRED')
  })
})

describe('provider events', () => {
  test('repeated a thousand times make one deposit', async () => {
    const player = await aPlayer()
    const { id, page } = await waiting(player)
    await pay(page, 'approve')
    const same = event(await reportOf(id))
    const answers: Answer[] = []
    for (let round = 0; round < 20; round += 1) {
      answers.push(
        ...(await Promise.all(Array.from({ length: 50 }, () => it.callback(EVENTS, same)))),
      )
    }
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    // Also through the provider's own delivery, with a separate id, three times each and newest first.
    isDoubled = true
    isReversed = true
    await psp.sendWebhooksNow()
    expect(await balance(player)).toBe(20)
    await ledgerIsRight()
  })

  test('in any order: the newest counts', async () => {
    const player = await aPlayer()
    const { id } = await waiting(player)
    const at = (sequence: number, state: PspPayment['state']) =>
      reportOf(id, { sequence, state }).then((payment) => it.callback(EVENTS, event(payment)))
    await at(4, 'PAID')
    await at(2, 'PENDING')
    await at(3, 'DECLINED')
    expect(await status(player, id)).toMatchObject({ status: 'SUCCESS' })
    await at(5, 'DECLINED')
    expect(await balance(player)).toBe(20)
    // Nor does an older refusal end what is under way by a newer message.
    const slow = await waiting(player)
    for (const [sequence, state] of [
      [3, 'PENDING'],
      [2, 'DECLINED'],
    ] as const) {
      await it.callback(EVENTS, event(await reportOf(slow.id, { sequence, state })))
    }
    expect(await status(player, slow.id)).toMatchObject({ status: 'PENDING' })
    // Charged back and paid at the same time: in either order nothing is left.
    const other = await waiting(player)
    const both = await Promise.all(
      (['PAID', 'CHARGED_BACK'] as const).map(async (state, index) =>
        it.callback(EVENTS, event(await reportOf(other.id, { sequence: index + 2, state }))),
      ),
    )
    expect(both.map((answer) => answer.status)).toEqual([200, 200])
    expect(await balance(player)).toBe(20)
    await ledgerIsRight()
  })

  test('forged, unknown, and the same id with different content: nothing is posted', async () => {
    const player = await aPlayer()
    const { id } = await waiting(player)
    const paid = await reportOf(id, { sequence: 2, state: 'PAID' })
    const body = event(paid)
    const forged = await it.call('POST', EVENTS, { body })
    expect([forged.status, forged.body.code]).toEqual([401, 'SIGNATURE_INVALID'])
    const unknown = await it.callback(EVENTS, event({ ...paid, reference: randomUUID() }))
    expect(unknown.status).toBe(200)
    const strange = await it.callback(EVENTS, event({ ...paid, reference: 'no-id-of-ours' }))
    expect(strange.status).toBe(200)
    const first = event(await reportOf(id, { sequence: 2, state: 'PENDING' }))
    expect((await it.callback(EVENTS, first)).status).toBe(200)
    const changed = await it.callback(EVENTS, event(paid, first.eventId))
    // The provider is asked, which still waits for the player.
    expect(changed.status).toBe(200)
    expect(it.logged()).toContain('psp_event_unread')
    expect(await balance(player)).toBe(0)
    expect(it.logged()).toContain('payment_unknown')
  })

  test('an amount other than the requested one is refunded in full', async () => {
    const player = await aPlayer()
    const { id, page } = await waiting(player)
    await pay(page, 'approve')
    // An event alone is not trusted: the provider is asked, and reports the requested amount.
    for (const over of [{ amountMinor: 1_999 }, { currency: 'SEK' }]) {
      expect((await it.callback(EVENTS, event(await reportOf(id, over)))).status).toBe(200)
      expect(await balance(player)).toBe(20)
    }
    const less = await waiting(player)
    await it.db.query(
      `update sandbox.psp_money set request = replace(request, '"amountMinor":2000', '"amountMinor":1999')
       where reference = $1`,
      [less.id],
    )
    await pay(less.page, 'approve')
    await psp.sendWebhooksNow()
    expect(await status(player, less.id)).toMatchObject({
      status: 'REVERTED',
      reason: 'AMOUNT_DIFFERS',
    })
    expect((await reportOf(less.id)).state).toBe('REFUNDED')
    expect(await balance(player)).toBe(20)
  })

  test('a player excluded meanwhile is refunded, also when the provider is unavailable at first', async () => {
    const player = await aPlayer()
    const { id, page } = await waiting(player)
    await pay(page, 'approve')
    await it.platform.players.changeStatus({ playerId: player.playerId, status: 'SELF_EXCLUDED' })
    line = 'down'
    await psp.sendWebhooksNow()
    expect((await reportOf(id)).state).toBe('PAID')
    line = 'up'
    now += 2 * MINUTE
    await it.platform.runJobs()
    expect((await reportOf(id)).state).toBe('REFUNDED')
    expect(await balance(player)).toBe(0)
  })

  test.each(['TIMEOUT', 'SELF_EXCLUDED'] as const)(
    'no one can pay what was unpaid at the start of a break: %s',
    async (status) => {
      const player = await aPlayer()
      const { id, page } = await waiting(player)
      await it.platform.players.changeStatus({ playerId: player.playerId, status })
      // At once, not when the provider would have been polled anyway.
      await it.platform.runJobs()
      expect((await reportOf(id)).state).toBe('CANCELLED')
      await pay(page, 'approve')
      await psp.sendWebhooksNow()
      expect((await reportOf(id)).state).toBe('CANCELLED')
      expect(await balance(player)).toBe(0)
      await ledgerIsRight()
    },
  )

  test('a break that starts between the check and the credit is detected at the posting', async () => {
    const player = await aPlayer()
    const { id, page } = await waiting(player)
    await pay(page, 'approve')
    const begin = () =>
      it.platform.players.changeStatus({ playerId: player.playerId, status: 'SELF_EXCLUDED' })
    const query = it.db.query.bind(it.db)
    const spy = vi.spyOn(it.db, 'query').mockImplementation(async (sql, params, options) => {
      if (sql.includes('settle_deposit')) {
        spy.mockRestore()
        await begin()
      }
      return query(sql, params, options)
    })
    await psp.sendWebhooksNow()
    now += 2 * MINUTE
    await it.platform.runJobs()
    expect((await reportOf(id)).state).toBe('REFUNDED')
    expect(await balance(player)).toBe(0)
    await ledgerIsRight()
  })

  test('a player limited to payouts meanwhile is credited, and staff are notified', async () => {
    const player = await aPlayer()
    const { id, page } = await waiting(player)
    await pay(page, 'approve')
    await it.platform.players.changeStatus({ playerId: player.playerId, status: 'PAYOUT' })
    await psp.sendWebhooksNow()
    expect(await balance(player)).toBe(20)
    const [row] = await it.db.query<{ blocked_meanwhile: boolean }>(
      'select blocked_meanwhile from platform.deposit where id = $1',
      [id],
    )
    expect(row?.blocked_meanwhile).toBe(true)
  })
})

describe('a provider that does not answer', () => {
  test('a lost response leaves a deposit that the same form finds again', async () => {
    const player = await aPlayer()
    const form = submitOf()
    line = 'answers lost'
    const lost = await submit(player, form)
    expect(lost.body).toMatchObject({ status: 'WAITING_INPUT', next: null })
    line = 'up'
    const again = await submit(player, form)
    expect(again.body).toMatchObject({
      referenceId: lost.body.referenceId,
      next: { step: 'redirect' },
    })
  })

  test('is asked about money that it never reported', async () => {
    const player = await aPlayer()
    const { page } = await waiting(player)
    await pay(page, 'approve')
    await it.db.query('update sandbox.psp_notice set next_at = null')
    expect(await balance(player)).toBe(0)
    now += 2 * MINUTE
    await it.platform.runJobs()
    expect(await balance(player)).toBe(20)
  })

  test('a payment that never reached it expires', async () => {
    const player = await aPlayer()
    line = 'down'
    const { body } = await submit(player)
    line = 'up'
    now += 11 * MINUTE
    await it.platform.runJobs()
    expect(await status(player, body.referenceId)).toMatchObject({
      status: 'FAILED',
      reason: 'EXPIRED',
    })
  })

  test('a stored event whose processing crashed is processed later', async () => {
    const player = await aPlayer()
    const { id, page } = await waiting(player)
    await pay(page, 'approve')
    const kept = event(await reportOf(id))
    await it.db.query(
      `insert into platform.psp_event (event_id, subject, reference, sequence, body_hash, body, received_at)
       values ($1, 'payment', $2, 2, 'x', $3::jsonb, $4),
              ('of-another-version', 'payment', $2, 2, 'x', '{}'::jsonb, $5)`,
      [kept.eventId, id, JSON.stringify(kept), new Date(now), new Date(now - 1)],
    )
    now += 2 * MINUTE
    await it.platform.runJobs()
    expect(await balance(player)).toBe(20)
  })
})
