import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  openStudio,
  SITE,
  STUDIO,
  startWallet,
  type TestWallet,
} from '#tests/fixtures/game-studio.ts'
import type { Sandbox } from '../sandbox.ts'

let wallet: TestWallet
let sandbox: Sandbox
let folder: string
let pg: PGlite
let now = 1_800_000_000_000
const logged: { event?: string; roundId?: string; refusal?: string }[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playhouse-sandbox-'))
  pg = new PGlite(join(folder, 'pg'))
  wallet = await startWallet()
  sandbox = await open()
})
afterAll(async () => {
  await sandbox.close()
  wallet.server.close()
  await pg.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  Object.assign(wallet, {
    balance: 10_000,
    bets: new Map(),
    wins: new Map(),
    rolledBack: new Set(),
    fail: () => null,
    refuse: () => null,
    calls: [],
  })
  now += 60_000
})

const open = () =>
  openStudio({ wallet, pg, clock: () => now, onError: (data) => void logged.push(data) })

const call = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await sandbox.fetch(
    new Request(`${STUDIO}/games/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    { remoteAddress: '127.0.0.1' },
  )
  return {
    status: response.status,
    body: (await response.json()) as { code?: string; sessionId?: string },
  }
}
const start = async () =>
  (
    await call('start', {
      provider: 'relax',
      mode: 'real',
      gameId: 'velvet-heirloom',
      language: 'en',
      ticket: 'ticket-0123456789abcdef',
    })
  ).body.sessionId ?? ''
const spin = (sessionId: string, clientRoundId: string = randomUUID(), stakeMinor = 100) =>
  call('play', { sessionId, clientRoundId, stakeMinor, clientSeed: 'a-players-own-seed' })

describe('a round', () => {
  test('takes the stake, pays the outcome, and the ledgers of both sides agree', async () => {
    const session = await start()
    const { status, body } = await spin(session)
    expect(status).toBe(200)
    const { payoutMinor, balanceMinor } = body as never as {
      payoutMinor: number
      balanceMinor: number
    }
    expect(balanceMinor).toBe(10_000 - 100 + payoutMinor)
    expect(wallet.balance).toBe(balanceMinor)
    expect(wallet.badSignatures).toBe(0)
  })

  test('requested twice is one round with one answer', async () => {
    const session = await start()
    const id = randomUUID()
    const [first, second] = await Promise.all([spin(session, id), spin(session, id)])
    const third = await spin(session, id)
    const outcomes = [first, second, third]
      .filter(({ status }) => status === 200)
      .map(({ body }) => JSON.stringify((body as never as { view: unknown }).view))
    expect(outcomes.length).toBeGreaterThanOrEqual(2)
    expect(new Set(outcomes).size).toBe(1)
    expect(wallet.bets.size).toBe(1)
    expect(wallet.wins.size).toBe(1)
  })

  test('cannot follow another within its minimum duration', async () => {
    const session = await start()
    expect((await spin(session)).status).toBe(200)
    expect((await spin(session)).body.code).toBe('TOO_FAST')
    now += 2_500
    expect((await spin(session)).status).toBe(200)
  })

  test('is refused without funds, and nothing is staked', async () => {
    const session = await start()
    wallet.balance = 50
    expect(await spin(session)).toMatchObject({ status: 402, body: { code: 'INSUFFICIENT_FUNDS' } })
    expect(wallet.balance).toBe(50)
  })

  test('is refused with a stake that is not offered', async () => {
    expect((await spin(await start(), randomUUID(), 77)).body.code).toBe('STAKE_OUT_OF_RANGE')
  })
})

describe('when the connection breaks', () => {
  test('while betting, the stake is returned', async () => {
    const session = await start()
    wallet.fail = (path) => (path.endsWith('/bet') ? 'after' : null)
    expect(await spin(session)).toMatchObject({ status: 409, body: { code: 'STAKE_RETURNED' } })
    expect(wallet.bets.size).toBe(1)
    expect(wallet.balance).toBe(10_000)
  })

  test('while returning the stake, the return is retried later', async () => {
    const session = await start()
    wallet.fail = (path) => (path.endsWith('/session') ? null : 'after')
    await spin(session)
    wallet.fail = (path) => (path.endsWith('/rollback') ? 'before' : null)
    wallet.rolledBack.clear()
    wallet.balance = 9_900
    now += 30_000
    await sandbox.settleUnfinished()
    expect(wallet.balance).toBe(9_900)
    wallet.fail = () => null
    await sandbox.settleUnfinished()
    expect(wallet.balance).toBe(10_000)
  })

  test('before the payout, a new process pays exactly what was drawn', async () => {
    const session = await start()
    const id = randomUUID()
    wallet.fail = (path) => (path.endsWith('/win') ? 'before' : null)
    const cut = await spin(session, id)
    const { payoutMinor, view, settled } = cut.body as never as {
      payoutMinor: number
      view: unknown
      settled: boolean
    }
    expect(settled).toBe(false)
    expect(wallet.wins.size).toBe(0)
    await sandbox.close()
    sandbox = await open()
    wallet.fail = () => null
    now += 30_000
    await sandbox.settleUnfinished()
    await sandbox.settleUnfinished()
    expect([...wallet.wins.values()]).toEqual([payoutMinor])
    expect(wallet.balance).toBe(10_000 - 100 + payoutMinor)
    expect((await spin(session, id)).body).toMatchObject({ view })
  })
})

describe('when the operator refuses', () => {
  const unsettled = async (path = '', method = 'GET') => {
    const response = await sandbox.fetch(
      new Request(`${STUDIO}/unsettled-rounds${path}`, { method }),
      { remoteAddress: '127.0.0.1' },
    )
    return { status: response.status, body: await response.json() }
  }
  const of = (call: string) => wallet.calls.filter((path) => path.endsWith(call)).length
  const settleOften = async () => {
    for (let n = 0; n < 5; n++) {
      now += 30_000
      await sandbox.settleUnfinished()
    }
  }
  const refusing = (call: string, status: number, code: string) => {
    wallet.refuse = (path) => (path.endsWith(call) ? { status, code } : null)
  }

  test.each([
    ['VALIDATION_FAILED', 400],
    ['ROUND_CLOSED', 409],
  ])(
    'a payout permanently (%s), it is sent no more, is reported, and waits for staff',
    async (code, status) => {
      logged.length = 0
      const session = await start()
      refusing('/win', status, code)
      const id = randomUUID()
      const answer = await spin(session, id)
      expect(answer.body).toMatchObject({ done: true, settled: false, balanceMinor: null })
      const { roundId, payoutMinor } = answer.body as never as {
        roundId: string
        payoutMinor: number
      }
      await settleOften()
      expect(of('/win')).toBe(1)
      expect(logged).toEqual([
        { event: 'round_unsettled', roundId, provider: 'relax', refusal: code },
      ])
      const seen = (await unsettled()).body.rounds.find(
        (it: { roundId: string }) => it.roundId === roundId,
      )
      expect(seen).toMatchObject({
        provider: 'relax',
        gameId: 'velvet-heirloom',
        currency: 'EUR',
        waits: 'PAYOUT',
        amountMinor: payoutMinor,
        refusal: code,
      })
      // Its player may play on.
      now += 60_000
      wallet.refuse = () => null
      expect((await spin(session)).status).toBe(200)

      const before = wallet.balance
      expect((await unsettled(`/${roundId}/retry`, 'POST')).body).toEqual({ state: 'SETTLED' })
      expect(wallet.balance).toBe(before + payoutMinor)
      expect((await unsettled(`/${roundId}/retry`, 'POST')).status).toBe(404)
      expect((await unsettled()).body.rounds).toEqual([])
      expect((await spin(session, id)).body).toMatchObject({ roundId, settled: true })
    },
  )

  test.each([
    ['SIGNATURE_INVALID', 401],
    ['TOO_MANY_REQUESTS', 429],
    ['REFUSED', 403],
  ])('a payout temporarily (%s), it is sent until it is accepted', async (code, status) => {
    const session = await start()
    refusing('/win', status, code)
    const { payoutMinor } = (await spin(session)).body as never as { payoutMinor: number }
    await settleOften()
    expect(of('/win')).toBeGreaterThan(5)
    wallet.refuse = () => null
    await settleOften()
    expect(wallet.balance).toBe(10_000 - 100 + payoutMinor)
    expect((await unsettled()).body.rounds).toEqual([])
  })

  test('to return a stake permanently, that is reported, too, and can be retried', async () => {
    logged.length = 0
    const session = await start()
    wallet.fail = (path) => (path.endsWith('/bet') ? 'after' : null)
    refusing('/rollback', 404, 'UNKNOWN_ROUND')
    expect((await spin(session)).body.code).toBe('STAKE_RETURNED')
    await settleOften()
    expect(of('/rollback')).toBe(1)
    expect(wallet.balance).toBe(9_900)
    const { rounds } = (await unsettled()).body
    expect(rounds).toMatchObject([{ waits: 'STAKE', amountMinor: 100, refusal: 'UNKNOWN_ROUND' }])
    expect(logged).toMatchObject([{ event: 'round_unsettled', roundId: rounds[0].roundId }])
    expect((await unsettled(`/${rounds[0].roundId}/retry`, 'POST')).body.state).toBe('REFUSED')
    wallet.refuse = () => null
    expect((await unsettled(`/${rounds[0].roundId}/retry`, 'POST')).body.state).toBe('SETTLED')
    expect(wallet.balance).toBe(10_000)
  })

  test('to return a stake that was returned already, the round is finished', async () => {
    const session = await start()
    wallet.fail = (path) => (path.endsWith('/bet') ? 'before' : null)
    refusing('/rollback', 409, 'TRANSACTION_REVERSED')
    expect((await spin(session)).body.code).toBe('STAKE_RETURNED')
    await settleOften()
    expect(of('/rollback')).toBe(1)
    expect((await unsettled()).body.rounds).toEqual([])
  })

  test('because another game is open, the player is notified, and nothing is staked', async () => {
    const session = await start()
    refusing('/bet', 409, 'OTHER_GAME_OPEN')
    expect(await spin(session)).toMatchObject({ status: 409, body: { code: 'OTHER_GAME_OPEN' } })
    expect(wallet.balance).toBe(10_000)
  })

  test('because of the player’s own limit, that is the reason shown', async () => {
    const session = await start()
    refusing('/bet', 403, 'error.gambling.limit.reached')
    expect(await spin(session)).toMatchObject({ status: 403, body: { code: 'LIMIT_REACHED' } })
    expect(wallet.balance).toBe(10_000)
  })

  test('a page of another origin cannot read the list of unsettled rounds', async () => {
    const response = await sandbox.fetch(
      new Request(`${STUDIO}/unsettled-rounds`, {
        headers: { origin: 'http://evil.test' },
      }),
      { remoteAddress: '127.0.0.1' },
    )
    expect(response.status).toBe(403)
  })
})

describe('who may call', () => {
  test.each([['cross-site'], ['same-site'], ['none']])(
    'a page that is %s may not',
    async (site) => {
      expect((await call('start', {}, { 'sec-fetch-site': site })).status).toBe(403)
    },
  )

  test('a session is identified only by its own secret', async () => {
    await start()
    expect((await spin('x'.repeat(32))).status).toBe(401)
  })

  test('two hundred malformed messages are cleanly refused, never a fault', async () => {
    const broken: unknown[] = [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"sessionId":1}',
      { sessionId: 'a'.repeat(101) },
      { __proto__: null, constructor: { prototype: 1 } },
    ]
    for (let i = 0; i < 200; i++) {
      const body = broken[i % broken.length]
      const { status } = await call(['start', 'play', 'resume', 'act'][i % 4] ?? 'play', body)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  })
})

describe('the launcher', () => {
  const page = (query: Record<string, string>) =>
    sandbox.fetch(new Request(`${STUDIO}/casino/launcher.html?${new URLSearchParams(query)}`), {
      remoteAddress: '127.0.0.1',
    })
  const GOOD = {
    lang: 'fi',
    channel: 'web',
    jurisdiction: 'MT',
    partnerid: '653',
    partner: 'main',
    moneymode: 'fun',
    gameid: 'velvet-heirloom',
    homeurl: `${SITE}/fi-FI/online-casino`,
    fullscreen: 'false',
  }

  test('answers a valid launch with a page that only the operator may frame', async () => {
    const response = await page(GOOD)
    expect(response.status).toBe(200)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain(`frame-ancestors ${SITE}`)
    expect(policy).not.toContain('unsafe')
    expect(await response.text()).toContain('Velvet Heirloom')
  })

  test.each([
    ['a home link to another site', { homeurl: 'https://evil.test/' }],
    ['a script as a home link', { homeurl: 'javascript:alert(1)' }],
    ['a game id with markup', { gameid: '<script>' }],
    ['an unknown mode', { moneymode: 'free' }],
  ])('refuses %s', async (_, change) => {
    expect((await page({ ...GOOD, ...change })).status).toBe(400)
  })
})
