import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStudio, STUDIO, startWallet, type TestWallet } from '#tests/fixtures/game-studio.ts'
import type { Sandbox } from '../sandbox.ts'
import { gameOf } from './catalogue.ts'
import type { GameEngine, JackpotLevel } from './engine.ts'

/** The jackpots that the next rounds win. */
let wins: JackpotLevel[] = []
const LUCKY: GameEngine<null> = {
  id: 'lucky',
  version: '1',
  rtp: 100,
  volatility: 1,
  paceMs: 0,
  stakes: () => [100, 1_000],
  jackpots: {
    pot: 'lucky',
    levels: {
      mini: { sharePpm: 10_000, seedMinor: 500 },
      minor: { sharePpm: 10_000, seedMinor: 1_000 },
      major: { sharePpm: 5_000, seedMinor: 5_000 },
      grand: { sharePpm: 333, seedMinor: 10_000 },
    },
  },
  begin: () => ({ state: null, done: true, payoutMinor: 30, jackpots: wins, words: [] }),
  view: () => null,
}

let wallet: TestWallet
let pg: PGlite
let sandbox: Sandbox
let now = 1_800_000_000_000

const open = () =>
  openStudio({
    wallet,
    pg,
    clock: () => now,
    games: (provider, gameId) => ({ ...gameOf(provider, gameId), engine: LUCKY }),
  })

beforeAll(async () => {
  pg = new PGlite()
  wallet = await startWallet()
  sandbox = await open()
})
afterAll(async () => {
  await sandbox.close()
  wallet.server.close()
  await pg.close()
})
beforeEach(async () => {
  wins = []
  Object.assign(wallet, { balance: 1_000_000, bets: new Map(), wins: new Map(), fail: () => null })
  await pg.query('DELETE FROM sandbox.jackpot')
  now += 60_000
})

async function ask<Answer>(request: Request): Promise<Answer> {
  const response = await sandbox.fetch(request, { remoteAddress: '127.0.0.1' })
  return (await response.json()) as Answer
}
const post = <Answer>(path: string, body: object) =>
  ask<Answer>(
    new Request(`${STUDIO}/games/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
type Played = { payoutMinor: number; jackpots: unknown[]; settled: boolean; balanceMinor: number }
const start = async (mode: 'real' | 'fun' = 'real') =>
  (
    await post<{ sessionId: string }>('start', {
      provider: 'relax',
      mode,
      gameId: 'velvet-heirloom',
      language: 'en',
      ...(mode === 'real' ? { ticket: 'ticket-0123456789abcdef' } : {}),
    })
  ).sessionId
const play = (sessionId: string, stakeMinor = 100, clientRoundId: string = randomUUID()) =>
  post<Played>('play', { sessionId, clientRoundId, stakeMinor, clientSeed: 'mine' })
const read = <Answer>(path: string) => ask<Answer>(new Request(`${STUDIO}${path}`))
const meters = (currency = 'EUR') =>
  read<Record<string, number>>(
    `/games/meters?gameId=velvet-heirloom&provider=relax&mode=real&currency=${currency}`,
  )

test('the meters start with the seed of the house and grow only with stakes', async () => {
  const session = await start()
  expect(await meters()).toEqual({ mini: 500, minor: 1_000, major: 5_000, grand: 10_000 })
  const id = randomUUID()
  await play(session, 1_000, id)
  await play(session, 1_000, id)
  // 1 % of 10.00 is 10 cents; 0.0333 % is a third of a cent, kept and not shown.
  expect(await meters()).toEqual({ mini: 510, minor: 1_010, major: 5_005, grand: 10_000 })
  for (let i = 0; i < 3; i++) await play(session, 1_000)
  expect((await meters()).grand).toBe(10_001)
  expect((await meters('NOK')).mini).toBe(5_400)
  // The operator gets amounts in EUR, and only of games that have a jackpot.
  expect(await read('/jackpots?gameIds=velvet-heirloom,velvet-heirloom')).toEqual({
    'velvet-heirloom': 100.01,
  })
})

test('a jackpot is paid with its round through the wallet, and its meter restarts', async () => {
  const session = await start()
  await play(session, 1_000)
  wins = ['minor']
  const won = await play(session, 100)
  // The stake that wins feeds the meter first: 1,000 + 10 + 1.
  expect(won).toMatchObject({
    payoutMinor: 30 + 1_011,
    jackpots: [{ level: 'minor', amountMinor: 1_011 }],
    settled: true,
  })
  expect([...wallet.wins.values()]).toEqual([30, 30 + 1_011])
  expect(await meters()).toMatchObject({ mini: 511, minor: 1_000 })
})

test('concurrent players lose no contribution, and one of them wins the jackpot', async () => {
  const sessions = await Promise.all(Array.from({ length: 12 }, () => start()))
  await Promise.all(sessions.map((it) => play(it, 100)))
  expect((await meters()).mini).toBe(512)
  wins = ['mini']
  now += 60_000
  const played = await Promise.all(sessions.map((it) => play(it, 100)))
  const paid = played.map((it) => it.payoutMinor - 30).sort((a, b) => b - a)
  expect(paid).toEqual([513, ...Array.from({ length: 11 }, () => 501)])
  expect([...wallet.wins.values()].reduce((sum, it) => sum + it, 0)).toBe(
    12 * 30 + played.reduce((sum, it) => sum + it.payoutMinor, 0),
  )
  expect((await meters()).mini).toBe(500)
})

test('a jackpot won before the process died is paid once, in the amount that was won', async () => {
  const session = await start()
  wins = ['major']
  wallet.fail = (path) => (path.endsWith('/win') ? 'before' : null)
  const won = await play(session, 100)
  expect(won).toMatchObject({ payoutMinor: 30 + 5_000, settled: false })
  await sandbox.close()
  sandbox = await open()
  wallet.fail = () => null
  wins = []
  now += 60_000
  await sandbox.settleUnfinished()
  await sandbox.settleUnfinished()
  expect([...wallet.wins.values()]).toEqual([30 + 5_000])
  expect((await meters()).major).toBe(5_000)
})

test('play for fun neither feeds nor wins the real jackpots', async () => {
  const practice = await start('fun')
  wins = ['grand']
  expect(await play(practice, 1_000)).toMatchObject({ payoutMinor: 30 + 10_000 })
  expect(await meters()).toMatchObject({ grand: 10_000 })
  expect(wallet.wins.size).toBe(0)
})
