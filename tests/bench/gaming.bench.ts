import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { WebSocket } from 'ws'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { ledgerCheck } from '#platform/wallet/index.ts'
import { startLocalPostgres } from '#tests/fixtures/local-postgres.ts'
import {
  type AtAGame,
  aPlatform,
  listen,
  SITE_ORIGIN,
  signed,
} from '#tests/fixtures/running-platform.ts'
import type { Figure } from './main.ts'
import { at, atRate } from './open-loop.ts'

const PLAYERS = 200
const SOCKETS_EACH = 5
const BETS_PER_SECOND = 500
const SECONDS = 10
/** The first bets fill caches and query plans, so they are not counted. */
const WARM_UP_SECONDS = 2
const OPENING_MINOR = 1_000_000
const BET_AIM_MS = 100
const FEED_AIM_MS = 300

type Player = Pick<AtAGame, 'sessionId' | 'gameId'> & { idToken: string }
type Ready = { port: number; players: Player[] }
type Waiting = { afterMinor: number; sentAt: number; counts: boolean; unheard: number }

/**
 * Bets by the wallet callback over HTTP at a steady rate, each measured from when it was due, and how long each
 * takes to reach every open feed of its player. The platform and PostgreSQL share the machine with the load generator.
 */
export async function benchGaming(): Promise<Figure[]> {
  const postgres = await startLocalPostgres()
  if (!postgres) return [{ what: 'bets over HTTP: no PostgreSQL on this machine', value: '–' }]
  const child = fork(new URL(import.meta.url), ['--platform', postgres.url], {
    execArgv: ['--import', 'tsx'],
  })
  try {
    const { port, players } = await new Promise<Ready>((resolve, reject) => {
      child.once('message', (it) => resolve(it as Ready))
      child.once('exit', (code) => reject(new Error(`the platform ended with ${code}`)))
    })
    const waiting = players.map((): Waiting[] => [])
    const received: number[] = []
    const sockets = await openFeeds(port, players, (player, cashMinor, now) => {
      for (const it of waiting[player] ?? []) {
        if (it.unheard === 0 || cashMinor > it.afterMinor) continue
        it.unheard -= 1
        if (it.counts) received.push(now - it.sentAt)
      }
      waiting[player] = (waiting[player] ?? []).filter(({ unheard }) => unheard > 0)
    })
    const taken = await bets(port, players, waiting)
    const db = await openDatabase({ url: postgres.url })
    const { differences } = await ledgerCheck(db)
    await db.close()
    for (const it of sockets) it.terminate()
    const wanted = BETS_PER_SECOND * SECONDS
    return [
      {
        what: `${BETS_PER_SECOND} bets/s of ${PLAYERS} players over HTTP on PostgreSQL, p50 and p99`,
        value: `${at(taken, 0.5).toFixed(0)} · ${at(taken, 0.99).toFixed(0)} ms`,
        aim: `p99 below ${BET_AIM_MS} ms`,
        met: taken.length === wanted && at(taken, 0.99) < BET_AIM_MS,
      },
      {
        what: 'differences in the books afterwards',
        value: String(differences.length),
        aim: 'none',
        met: differences.length === 0,
      },
      {
        what: `bet to feed with ${sockets.length} sockets open, p50 and p95`,
        value: `${at(received, 0.5).toFixed(0)} · ${at(received, 0.95).toFixed(0)} ms`,
        aim: `p95 below ${FEED_AIM_MS} ms`,
        met: received.length > 0 && at(received, 0.95) < FEED_AIM_MS,
      },
    ]
  } finally {
    child.kill()
    await postgres.stop()
  }
}

async function bets(port: number, players: Player[], waiting: Waiting[][]): Promise<number[]> {
  const path = '/callbacks/relax/bet'
  const staked = players.map(() => 0)
  const taken: number[] = []
  const began = performance.now()
  await atRate(BETS_PER_SECOND, WARM_UP_SECONDS + SECONDS, async (n) => {
    const dueAt = began + (n * 1_000) / BETS_PER_SECOND
    const counts = n >= BETS_PER_SECOND * WARM_UP_SECONDS
    const index = n % players.length
    const { sessionId, gameId } = players[index] as Player
    const reference = randomUUID()
    const body = JSON.stringify({
      ...{ sessionId, gameId, reference, roundId: reference },
      ...{ amountMinor: 1, currency: 'EUR' },
    })
    staked[index] = (staked[index] ?? 0) + 1
    waiting[index]?.push({
      afterMinor: OPENING_MINOR - (staked[index] ?? 0),
      sentAt: performance.now(),
      counts,
      unheard: SOCKETS_EACH,
    })
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signed({ path, body, timestampMs: Date.now() }),
      },
      body,
    })
    const answer = await response.text()
    if (response.status !== 200) throw new Error(`a bet was answered ${response.status} ${answer}`)
    if (counts) taken.push(performance.now() - dueAt)
  })
  return taken
}

async function openFeeds(
  port: number,
  players: Player[],
  onBalance: (player: number, cashMinor: number, now: number) => void,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  for (const [index, { idToken }] of players.entries()) {
    await Promise.all(
      Array.from({ length: SOCKETS_EACH }, async () => {
        const response = await fetch(`http://127.0.0.1:${port}/v1/player/wallet/feed/token`, {
          method: 'POST',
          headers: { authorization: `Bearer ${idToken}` },
        })
        const { token } = (await response.json()) as { token: string }
        const address = `ws://127.0.0.1:${port}/v1/player/wallet/feed?Authorization=${token}`
        const socket = new WebSocket(address, { headers: { origin: SITE_ORIGIN } })
        socket.on('message', (data) => {
          const { body } = JSON.parse(data.toString())
          if (body.type !== 'WALLET_BALANCE') return
          onBalance(index, Math.round(body.balanceMap.main[0].cash * 100), performance.now())
        })
        await new Promise((resolve, reject) => {
          socket.once('message', resolve)
          socket.once('error', reject)
        })
        sockets.push(socket)
      }),
    )
  }
  return sockets
}

/** The platform in a separate process. The market's round pace is off: it would hold 200 players below the rate. */
async function servePlatform(url: string): Promise<Ready> {
  const db = await openDatabase({ url })
  await migrate(db)
  const it = await aPlatform(db, { clock: Date.now, logger: pino({ level: 'error' }) })
  const players: Player[] = []
  for (let n = 0; n < PLAYERS; n += 1) {
    const openingBalance = { minor: BigInt(OPENING_MINOR), currency: 'EUR' as const }
    const { tokens, sessionId, gameId } = await it.atAGame({ openingBalance })
    players.push({ sessionId, gameId, idToken: tokens.idToken })
  }
  const { port } = await listen(it.platform)
  return { port, players }
}

const servedAt = process.argv.indexOf('--platform')
if (servedAt > 0) {
  servePlatform(process.argv[servedAt + 1] ?? '').then(
    (ready) => process.send?.(ready),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
}
