import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CreatePayout, PspPayout } from '#contracts/psp/calls.ts'
import { ok } from '#contracts/result.ts'
import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import { withdrawalsConsole } from '#sandbox/console/withdrawals-routes.ts'
import { silentProvider } from '#tests/fixtures/payment-provider.ts'
import { type OwnPlatform, openPlatform } from '#tests/fixtures/running-platform.ts'

/** The staff queue through its pages: the HTML is read, and decisions are sent by their own forms. */
let it: OwnPlatform
let pages: Hono
const sent: CreatePayout[] = []

const payingProvider: PaymentProvider = {
  ...silentProvider(),
  async payOut(request) {
    sent.push(request)
    const { reference, method, amountMinor, currency } = request
    const paid: Pick<PspPayout, 'sequence' | 'state' | 'reason'> = {
      ...{ sequence: 1, state: 'PAID', reason: null },
    }
    return ok({ ...paid, reference, method, amountMinor, currency, payoutId: reference })
  },
}

beforeAll(async () => {
  it = await openPlatform({
    payments: { provider: payingProvider, secret: 'a-secret-of-the-provider-psp-for-tests' },
  })
  pages = withdrawalsConsole(it.platform.withdrawals)
})
afterAll(() => it?.close())

/** A withdrawal of 30 in review. */
async function inReview() {
  const { playerId, email } = await it.aPlayer({
    openingBalance: { minor: 10_000n, currency: 'EUR' },
  })
  await it.platform.rememberInstrument({
    ...{ playerId, method: 'TRUSTLY', token: 'token-of-an-account', label: 'Trustly a@•••' },
  })
  await it.platform.players.update(playerId, { isWithdrawalReview: true }, 'a test')
  const { idToken: token } = await it.signIn(email)
  const asked = await it.call('POST', '/v1/player/wallet/withdrawal/submit', {
    token,
    body: { method: 'TRUSTLY', amount: 30, blackbox: '', reference: randomUUID() },
  })
  const read = async () => {
    const { body } = await it.call('GET', '/v1/player/wallet/withdrawals', { token })
    return (body as unknown as { state: string; tracker: { cause: string } }[])[0]
  }
  const cash = async () => {
    const { body } = await it.call('GET', '/v1/player/wallet/balance', { token })
    const { main, locked } = body.balanceMap as Record<'main' | 'locked', { cash: number }[]>
    return { main: main[0]?.cash, locked: locked[0]?.cash }
  }
  return { email, id: String(asked.body.pendingWithdrawalId), read, cash }
}

/** The queue's row of this player, as HTML. */
async function rowOf(email: string): Promise<string | undefined> {
  const page = await (await pages.request('/')).text()
  return page
    .split('<tr data-testid="queued-withdrawal">')
    .slice(1)
    .find((row) => row.includes(email))
}

/** Sends the form of a row whose action has this ending, with the chosen fields. */
async function send(row: string, which: 'approve' | 'reject', fields: Record<string, string> = {}) {
  const [, action = ''] =
    new RegExp(`action="/console/withdrawals(/[^"]+/${which})"`).exec(row) ?? []
  expect(action).not.toBe('')
  const answer = await pages.request(action, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(answer.status).toBe(303)
  const to = (answer.headers.get('location') ?? '').replace('/console/withdrawals', '/')
  return (await pages.request(to)).text()
}

test('what is in review is approved by its form, sent to the provider and paid once', async () => {
  const { email, id, read, cash } = await inReview()
  const row = (await rowOf(email)) ?? ''
  expect(row).toContain('30.00 EUR, TRUSTLY')
  expect(row).toContain('in review')
  expect(await send(row, 'approve')).toContain('Approved. It is sent to the payment provider.')
  await it.platform.runJobs()
  expect(await read()).toMatchObject({ state: 'PAID' })
  expect(await cash()).toEqual({ main: 70, locked: 0 })
  expect(await rowOf(email)).toBeUndefined()
  // The same page was open in another window.
  expect(await send(row, 'approve')).toContain('Too late: it has gone on without you.')
  expect(await send(row, 'reject', { reason: 'OTHER' })).toContain('Too late')
  await it.platform.runJobs()
  expect(sent.filter(({ reference }) => reference === id)).toHaveLength(1)
  expect(await cash()).toEqual({ main: 70, locked: 0 })
})

test('what is refused by its form gives the money back, and the player reads the reason', async () => {
  const { email, id, read, cash } = await inReview()
  const row = (await rowOf(email)) ?? ''
  const reasons = [...row.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)
  expect(reasons).toContain('DOCUMENTS_MISSING')
  const page = await send(row, 'reject', { reason: 'DOCUMENTS_MISSING' })
  expect(page).toContain('Rejected. The player has the money back, and reads why.')
  expect(await read()).toMatchObject({
    state: 'REJECTED',
    tracker: { cause: 'REJECTED_DOCUMENTS_MISSING', fix: 'verification' },
  })
  expect(await cash()).toEqual({ main: 100, locked: 0 })
  expect(await send(row, 'approve')).toContain('Too late')
  await it.platform.runJobs()
  expect(sent.some(({ reference }) => reference === id)).toBe(false)
})

test('a reason without a text for players, and an unknown withdrawal, decide nothing', async () => {
  const { email, read, cash } = await inReview()
  const row = (await rowOf(email)) ?? ''
  for (const fields of [{}, { reason: '' }, { reason: 'BECAUSE' }] as Record<string, string>[]) {
    expect(await send(row, 'reject', fields)).toContain('There is no such withdrawal.')
  }
  for (const id of ['nothing', randomUUID(), "' or 1=1 --"]) {
    const form = /\/console\/withdrawals\/[^/]+\//.exec(row)?.[0] ?? ''
    const other = row.replaceAll(form, `/console/withdrawals/${encodeURIComponent(id)}/`)
    expect(await send(other, 'approve')).toContain('There is no such withdrawal.')
  }
  expect(await read()).toMatchObject({ state: 'REQUESTED', tracker: { cause: 'IN_REVIEW' } })
  expect(await cash()).toEqual({ main: 70, locked: 30 })
})
