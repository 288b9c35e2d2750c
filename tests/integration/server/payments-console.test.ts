import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Platform } from '#platform/platform.ts'
import type { Sandbox } from '#sandbox/sandbox.ts'
import { parseEnv } from '#server/env.ts'
import { Listener, serveFetch } from '#server/listener.ts'
import { createLogger } from '#server/logger.ts'
import { type Parts, startParts } from '#server/parts.ts'
import { createQaControls, type QaControls } from '#server/qa/qa-controls.ts'
import { readSecrets } from '#server/secrets.ts'
import { until } from '#tests/fixtures/product-process.ts'

/** Platform and sandbox of a demo on real sockets, as the server starts them: payments go over HTTP. */
let folder: string
let parts: Parts
let qa: QaControls
let endpoints: Listener[] = []
let own: string
const MINUTE = 60_000
const PASSWORD = 'Playhouse!1'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playhouse-payments-'))
  const bind = (name: string) =>
    Listener.bind({ name, address: '127.0.0.1', port: 0, variable: '' })
  const [sandboxEndpoint, platformEndpoint] = [await bind('sandbox'), await bind('platform')]
  endpoints = [sandboxEndpoint, platformEndpoint]
  own = `http://localhost:${sandboxEndpoint.port}`
  const parsed = parseEnv({
    PLAYHOUSE_DATA: folder,
    PLAYHOUSE_PARTS: 'platform,sandbox',
    SANDBOX_PORT: String(sandboxEndpoint.port),
    PLATFORM_PORT: String(platformEndpoint.port),
    SIGN_IN_LIMIT: '10000',
  })
  const controls = createQaControls('demo')
  if (!parsed.ok || !controls) throw new Error('no environment for the test')
  qa = controls
  parts = await startParts({
    ...{ env: parsed.env, qa, clock: qa.clock.now, logger: createLogger('silent') },
    secrets: await readSecrets(parsed.env),
    reach: { lake: parsed.env.LAKE_URL, platform: `http://127.0.0.1:${platformEndpoint.port}` },
    gameAssetsDir: resolve('nowhere'),
  })
  sandboxEndpoint.attach(
    serveFetch(
      qa.faultProxy.sandbox((...it) => sandbox().fetch(...it)),
      0,
    ),
  )
  platformEndpoint.attach(serveFetch((...it) => platform().fetch(...it), 0))
})
afterEach(() => qa.faults.set({ reset: true }))
afterAll(async () => {
  await parts?.close()
  await Promise.all(endpoints.map((endpoint) => endpoint.close(0)))
  await rm(folder, { recursive: true, force: true })
})

const platform = () => parts.platform as Platform
const sandbox = () => parts.sandbox as Sandbox
const page = async (path: string) => (await fetch(own + path)).text()
/** Where a form of the console redirects to. */
async function post(path: string, fields: Record<string, string> = {}, origin = own) {
  const response = await fetch(own + path, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  await response.body?.cancel()
  return response.headers.get('location') ?? String(response.status)
}
const fault = (name: string, on = true) =>
  fetch(`${own}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: own },
    body: JSON.stringify({ fault: name, on }),
  })

let players = 0
async function aPlayer() {
  players += 1
  const email = `console-${players}@playhouse.test`
  const { playerId } = await platform().players.register({
    ...{ email, password: PASSWORD, displayName: 'Someone' },
    ...{ countryCode: 'FI', currency: 'EUR', languageCode: 'fi' },
  })
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${endpoints[1]?.port}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await response.json()) as Record<string, unknown>
  }
  let token = ''
  const { idToken } = await call('POST', '/identity/sign_in', { email, password: PASSWORD })
  token = `Bearer ${idToken}`
  const wallet = (path: string, body: object) => call('POST', `/v1/player/wallet/${path}`, body)
  return {
    playerId,
    form: (key: string = randomUUID()) =>
      wallet('deposit/submit', {
        ...{ key, method: 'SKRILL', amount: 50, currency: 'EUR' },
        ...{ language: 'fi', returnPath: '/fi-FI/deposit' },
      }),
    withdraw: () =>
      wallet('withdrawal/submit', {
        ...{ method: 'SKRILL', amount: 30, blackbox: '', reference: randomUUID() },
      }),
    withdrawals: () =>
      call('GET', '/v1/player/wallet/withdrawals') as unknown as Promise<{ state: string }[]>,
    async deposit(instrument: string) {
      const { referenceId, next } = await this.form()
      await post(new URL((next as { url: string }).url).pathname, { instrument })
      await sandbox().sendPaymentWebhooks()
      return String(referenceId)
    },
    async balance() {
      const read = await platform().wallet.readBalance(playerId)
      return read.ok ? read.value.balanceMap.main[0]?.cash : null
    },
  }
}

/** Waits until the provider has sent its notices, and the platform has processed them. */
function becomes(player: Awaited<ReturnType<typeof aPlayer>>, state: string) {
  return until(async () => {
    await sandbox().sendPaymentWebhooks()
    await platform().runJobs()
    return (await player.withdrawals())[0]?.state === state
  }, `a withdrawal that is ${state}`)
}

/** The console's form for the payment or payout of this reference, and its options. */
async function onDesk(reference: string) {
  const row = (await page('/console/payments'))
    .split('data-testid="payment"')
    .find((it) => it.includes(reference))
  const action = /action="([^"]+)"/.exec(row ?? '')?.[1] ?? ''
  return { action, offers: [...(row ?? '').matchAll(/value="(\w+)"/g)].map((it) => it[1]) }
}

describe('the payments of the console', () => {
  test('list the methods, and decide a pending payment, once', async () => {
    const player = await aPlayer()
    expect(await page('/console/payments')).toContain('9000 0000 0000 0008')
    const id = await player.deposit('pending')
    const { action, offers } = await onDesk(id)
    expect(offers).toEqual(['PAID', 'DECLINED'])
    expect(await post(action, { to: 'PAID' }, 'https://elsewhere.test')).toBe('403')
    expect(await player.balance()).toBe(0)
    expect(await post(action, { to: 'PAID' })).toBe('/console/payments?said=decided')
    await until(async () => (await player.balance()) === 50, 'the money')
    expect(await post(action, { to: 'DECLINED' })).toBe('/console/payments?said=refused')
    expect(await post(action, { to: 'CHARGED_BACK' })).toBe('/console/payments?said=decided')
    await until(async () => (await player.balance()) === 0, 'the charge-back')
    expect(await post('/console/payments/nothing', { to: 'PAID' })).toContain('refused')
  })

  test('return a payout after it was paid: the money is in the wallet again', async () => {
    const player = await aPlayer()
    await player.deposit('approve')
    await platform().players.update(player.playerId, { isWithdrawalReview: true }, 'a test')
    const { pendingWithdrawalId } = await player.withdraw()
    const path = `/console/withdrawals/${pendingWithdrawalId}`
    expect(await page('/console/withdrawals')).toContain(`${path}/approve`)
    expect(await post(`${path}/approve`, {}, 'https://elsewhere.test')).toBe('403')
    expect(await post(`${path}/approve`)).toBe('/console/withdrawals?said=approved')
    await platform().runJobs()
    expect(await post(`${path}/reject`, { reason: 'OTHER' })).toContain('WITHDRAWAL_NOT_PENDING')
    qa.clock.set({ advanceMs: 5_000 })
    await becomes(player, 'PAID')
    const { action, offers } = await onDesk(String(pendingWithdrawalId))
    expect(offers).toEqual(['FAILED', 'RETURNED_IN_PART'])
    await post(action, { to: 'FAILED' })
    await becomes(player, 'RETURNED')
    expect(await player.balance()).toBe(50)
  })

  test('reject a withdrawal with a valid reason only', async () => {
    const player = await aPlayer()
    await player.deposit('approve')
    await platform().players.update(player.playerId, { isWithdrawalReview: true }, 'a test')
    const { pendingWithdrawalId } = await player.withdraw()
    const path = `/console/withdrawals/${pendingWithdrawalId}/reject`
    expect(await post(path, { reason: 'BECAUSE' })).toContain('NOT_FOUND')
    expect(await post(path, { reason: 'METHOD_NOT_YOURS' })).toContain('rejected')
    expect(await player.balance()).toBe(50)
  })
})

describe('payment faults', () => {
  test('lost responses, errors and garbage take no money and lose none', async () => {
    for (const name of ['payments-lost', 'payments-errors', 'payments-garbage']) {
      const player = await aPlayer()
      const key = randomUUID()
      await fault(name)
      expect(await player.form(key), name).toMatchObject({ status: 'WAITING_INPUT', next: null })
      await fault(name, false)
      const { next } = await player.form(key)
      await post(new URL((next as { url: string }).url).pathname, { instrument: 'approve' })
      await sandbox().sendPaymentWebhooks()
      expect(await player.balance(), name).toBe(50)
    }
  })

  test('late events are processed, and repeating one three times counts once', async () => {
    const player = await aPlayer()
    await fault('payment-events-late')
    await player.deposit('approve')
    expect(await player.balance()).toBe(0)
    await fault('payment-events-late', false)
    await fault('payment-events-doubled')
    await sandbox().sendPaymentWebhooks()
    expect(await player.balance()).toBe(50)
    const doubled = qa.faults.states().find((it) => it.fault === 'payment-events-doubled')
    expect(doubled?.happened).toBeGreaterThan(0)
  })

  test('a late response is waited for', async () => {
    const player = await aPlayer()
    qa.faults.set({ fault: 'payments-slow', on: true, delayMs: 50, count: 1 })
    expect(await player.form()).toMatchObject({ next: { step: 'redirect' } })
  })
})

describe('the reconciliation', () => {
  const compare = async () => {
    const response = await fetch(`${own}/reconciliation`, {
      method: 'POST',
      headers: { origin: own },
    })
    return (await response.json()) as {
      theirs: number
      differences: { problem: string; reference: string }[]
    }
  }
  const query = (sql: string, params: unknown[] = []) => parts.db.query(sql, params)

  test('finds no difference in all of the above, and each one that is made', async () => {
    const player = await aPlayer()
    const [lost, extra, other] = [
      await player.deposit('approve'),
      await player.deposit('approve'),
      await player.deposit('approve'),
    ]
    qa.clock.set({ advanceMs: 16 * MINUTE })
    await sandbox().sendPaymentWebhooks()
    await platform().runJobs()
    const agreed = await compare()
    expect(agreed.differences).toEqual([])
    expect(agreed.theirs).toBeGreaterThanOrEqual(12)

    await query('delete from platform.deposit where id::text = $1', [lost])
    await query('delete from sandbox.psp_notice where reference = $1', [extra])
    await query(
      `update sandbox.psp_notice set movement = jsonb_set(movement::jsonb, '{amountMinor}', '4999')::text where reference = $1`,
      [other],
    )
    const { differences } = await compare()
    expect(new Map(differences.map((it) => [it.reference, it.problem]))).toEqual(
      new Map([
        [lost, 'MISSING_HERE'],
        [extra, 'MISSING_THERE'],
        [other, 'AMOUNT_DIFFERS'],
      ]),
    )
    const shown = await page('/console/reconciliation')
    expect(shown.match(/data-testid="difference"/g)).toHaveLength(3)
    for (const reference of [lost, extra, other]) expect(shown).toContain(reference)
    expect(shown).toContain('49.99 EUR')
  })

  test('says so where the provider cannot be reached, and accepts nothing from another origin', async () => {
    await fault('payments-errors')
    expect(await post('/console/reconciliation')).toBe('/console/reconciliation?said=unavailable')
    await fault('payments-errors', false)
    expect(await post('/console/reconciliation')).toBe('/console/reconciliation?said=done')
    expect(await post('/console/reconciliation', {}, 'https://elsewhere.test')).toBe('403')
    const { reports } = (await (await fetch(`${own}/reconciliation`)).json()) as {
      reports: object[]
    }
    expect(reports.length).toBeGreaterThan(2)
  })
})

test('the product’s sportsbook is asked for its bets, and to return those of an excluded player', async () => {
  const { playerId } = await platform().players.register({
    ...{ email: 'bettor@playhouse.test', password: PASSWORD, displayName: 'Someone' },
    ...{ countryCode: 'CA', provinceCode: 'QC', currency: 'CAD', languageCode: 'fr' },
  })
  const now = qa.clock.now()
  const query = (sql: string, params: unknown[]) => parts.db.query<{ state: string }>(sql, params)
  await query(
    `insert into platform.sports_bet (player_id, id, provider, bet_ref, request_hash, kind, sizes, currency, stake,
       stake_per_line, potential_payout, placed_at, changed_at)
     select $1::uuid, gen_random_uuid(), 'context', ref, '', 'SINGLE', '[]', 'CAD', 500, 500, 900, $2, $2
     from unnest(array['at-both', 'only-here']) ref`,
    [playerId, new Date(now)],
  )
  await query(
    `insert into sandbox.book_bet (id, player_ref, asked, state, terms, stake, created_at, accepted_at, changed_at)
     values ('at-both', 'p', '', 'OPEN', '{"currency":"CAD","stakePerLineMinor":500,"legs":[]}', 500, $1, $1, $1)`,
    [now],
  )
  qa.clock.set({ advanceMs: 61 * MINUTE })
  await platform().startJobs()
  await platform().runJobs()
  const shown = await page('/console/reconciliation')
  expect(shown).toMatch(/1 bets of the sportsbook and 2 of the wallet/)
  expect(shown.match(/data-testid="bet-difference"/g)).toHaveLength(1)
  expect(shown).toMatch(/the sportsbook does not have it<\/td><td><code>only-here/)

  await platform().players.changeStatus({ playerId, status: 'SELF_EXCLUDED' })
  await platform().runJobs()
  const [bet] = await query(`select state from sandbox.book_bet where id = 'at-both'`, [])
  expect(bet?.state).toBe('VOIDED')
})
