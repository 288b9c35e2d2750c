import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ledgerCheck, readWallet } from '#platform/wallet/index.ts'
import { hashOfSession } from '#sandbox/games/api-routes.ts'
import { createGameStore, type GameStore } from '#sandbox/games/game-store.ts'
import { outcomeOf } from '#sandbox/games/live/live-bets.ts'
import { TIMING } from '#sandbox/games/live/live-game.ts'
import { liveGameOf } from '#sandbox/games/live/live-games.ts'
import { createLiveServer, type LiveServer } from '#sandbox/games/live/live-server.ts'
import { createLiveStore } from '#sandbox/games/live/live-store.ts'
import { tableMoment } from '#sandbox/games/live/table-clock.ts'
import { createWalletClient } from '#sandbox/games/wallet-client.ts'
import {
  ISSUER,
  type OwnPlatform,
  openPlatform,
  RELAX_SECRET,
} from '#tests/fixtures/running-platform.ts'

/** The provider whose callbacks every platform of these tests accepts. */
const PROVIDER = 'relax'
const ROULETTE = 'live-ivory-roulette'
const BACCARAT = 'live-opal-baccarat'
const TABLES = [
  {
    tableId: ROULETTE,
    seats: 0,
    betLimits: [{ currency: 'EUR', min: 0.5, max: 50 }],
    creedroomz: false,
  },
  { tableId: BACCARAT, seats: 2, betLimits: [], creedroomz: false },
]

let it: OwnPlatform
let sessions: GameStore
let live: LiveServer
/**
 * What happens to calls of the operator: nothing, request lost, response lost, or payouts refused.
 */
let line: 'up' | 'lost' | 'answers lost' | 'payouts refused' = 'up'
let payoutsSent = 0
const unsettled: unknown[] = []

beforeAll(async () => {
  it = await openPlatform()
  sessions = await createGameStore(it.db)
  live = await aStudio()
})
afterAll(() => it?.close())
beforeEach(() => {
  line = 'up'
  payoutsSent = 0
  unsettled.length = 0
  toPhase(ROULETTE, 'BETTING')
})

const callOperator: typeof fetch = async (input, init) => {
  if (line === 'lost') throw new Error('no way there')
  if (String(input).endsWith('/win')) payoutsSent += 1
  if (line === 'payouts refused' && String(input).endsWith('/win')) {
    return Response.json({ code: 'VALIDATION_FAILED' }, { status: 400 })
  }
  const response = await it.platform.fetch(new Request(input, init), { remoteAddress: '127.0.0.1' })
  if (line === 'answers lost') throw new Error('no way back')
  return response
}

const aStudio = () =>
  createLiveServer({
    db: it.db,
    sessions,
    walletOf: () =>
      createWalletClient({
        platformUrl: ISSUER,
        provider: PROVIDER,
        secret: RELAX_SECRET,
        clock: it.clock.now,
        fetch: callOperator,
      }),
    tables: TABLES,
    clock: it.clock.now,
    onUnsettled: (round) => unsettled.push(round),
  })

/** Advances the clock to the start of a table's next phase of this kind. */
function toPhase(tableId: string, phase: 'BETTING' | 'DEALING' | 'PAYING'): number {
  for (let step = 0; step < 4; step += 1) {
    const { endsAt } = tableMoment(tableId, it.clock.now())
    it.clock.travel(endsAt - it.clock.now() + 10)
    const now = tableMoment(tableId, it.clock.now())
    if (now.phase === phase) return now.number
  }
  throw new Error('a table without that phase')
}

type Guest = { secret: string; playerId: string; tableId: string }

async function aGuest(tableId = ROULETTE, mode: 'real' | 'fun' = 'real'): Promise<Guest> {
  const { sessionId, playerId } = await it.atAGame({ gameId: tableId })
  const secret = `${randomUUID()}`
  await sessions.addSession(
    {
      id: hashOfSession(secret),
      provider: PROVIDER,
      mode,
      walletSession: sessionId,
      playerRef: randomUUID(),
      gameId: tableId,
      currency: 'EUR',
      language: 'en',
      funBalanceMinor: mode === 'fun' ? 1_000 : 0,
      lastRoundAt: 0,
      limits: null,
    },
    it.clock.now(),
  )
  return { secret, playerId, tableId }
}

async function ask(path: 'table' | 'bet', body: unknown, studio = live) {
  const response = await studio.routes.request(`/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  // biome-ignore lint/suspicious/noExplicitAny: the answers are looked at field by field.
  return { status: response.status, body: (await response.json()) as any }
}

const numberOf = (tableId: string) => tableMoment(tableId, it.clock.now()).number
const bet = (guest: Guest, spots: Record<string, number>, betId = randomUUID()) =>
  ask('bet', { sessionId: guest.secret, betId, number: numberOf(guest.tableId), spots })
const look = (guest: Guest) => ask('table', { sessionId: guest.secret })
const balance = async ({ playerId }: Guest) => {
  const wallet = await readWallet(it.db, playerId)
  return wallet.ok ? Number(wallet.value.balances.MAIN) : null
}
const ledgerBalances = async () => expect((await ledgerCheck(it.db)).differences).toEqual([])

test('all players at a table see one outcome, and are paid by it', async () => {
  const [one, other] = [await aGuest(), await aGuest()]
  expect((await bet(one, { red: 1_000, 'straight-0': 50 })).status).toBe(200)
  expect((await bet(other, { black: 500 })).status).toBe(200)
  const number = numberOf(ROULETTE)
  const before = (await look(one)).body
  expect([before.phase, before.result]).toEqual(['BETTING', null])

  toPhase(ROULETTE, 'PAYING')
  const [seen, seenByOther] = [(await look(one)).body, (await look(other)).body]
  expect(seen.result).toEqual(seenByOther.result)
  expect(seen.number).toBe(number)
  const { outcome } = seen.result
  const game = liveGameOf(ROULETTE)
  const pays = (spot: string, minor: number) => game?.payout(outcome, spot, minor) ?? 0
  expect(seen.bets[0]).toMatchObject({
    settled: true,
    stakeMinor: 1_050,
    payoutMinor: pays('red', 1_000) + pays('straight-0', 50),
  })
  expect(await balance(one)).toBe(10_000 - 1_050 + seen.bets[0].payoutMinor)
  expect(await balance(other)).toBe(10_000 - 500 + pays('black', 500))
  await ledgerBalances()
})

test('the outcome follows from the seed whose hash was shown while bets were open', async () => {
  const guest = await aGuest()
  const { seedHash, number } = (await look(guest)).body
  toPhase(ROULETTE, 'DEALING')
  const { result } = (await look(guest)).body
  const { createHash } = await import('node:crypto')
  expect(createHash('sha256').update(result.seed).digest('hex')).toBe(seedHash)
  const game = liveGameOf(ROULETTE)
  if (!game) throw new Error('no roulette')
  expect(outcomeOf(game, { tableId: ROULETTE, number, serverSeed: result.seed })).toEqual(
    result.outcome,
  )
})

test('after betting has closed no bet is accepted', async () => {
  const guest = await aGuest()
  toPhase(ROULETTE, 'DEALING')
  const late = await bet(guest, { red: 100 })
  expect([late.status, late.body.code]).toEqual([409, 'BETS_CLOSED'])
  const future = await ask('bet', {
    sessionId: guest.secret,
    betId: randomUUID(),
    number: numberOf(ROULETTE) + 1,
    spots: { red: 100 },
  })
  expect(future.body.code).toBe('BETS_CLOSED')
  expect(await balance(guest)).toBe(10_000)
})

test('QA advances one table and no other; its bets are drawn and paid', async () => {
  const studio = await aStudio()
  const guest = await aGuest()
  const { number } = (await ask('table', { sessionId: guest.secret }, studio)).body
  const before = tableMoment(BACCARAT, it.clock.now())
  await bet(guest, { red: 1_000, black: 1_000, 'straight-0': 50 })
  expect(studio.moveOn('velvet-heirloom', { to: 'PAYING' })).toBeNull()

  expect(studio.moveOn(ROULETTE, { to: 'PAYING' })).toMatchObject({ number, phase: 'PAYING' })
  const paid = (await ask('table', { sessionId: guest.secret }, studio)).body
  expect(paid).toMatchObject({ number, phase: 'PAYING', bets: [{ settled: true }] })
  expect(paid.endsAt - paid.nowMs).toBe(TIMING.payingMs)
  expect(await balance(guest)).toBe(10_000 - 2_050 + paid.bets[0].payoutMinor)
  const tables = await studio.tables()
  expect(tables.map(({ table }) => table.dealer)).toEqual(['PAYING', before.phase])

  // Never to the current phase: to that of the next round.
  const next = studio.moveOn(ROULETTE, { to: 'PAYING' })
  expect(next).toMatchObject({ number: number + 1, phase: 'PAYING' })
  const { bettingMs, dealingMs, payingMs } = TIMING
  expect(next?.movedMs).toBe(bettingMs + dealingMs + payingMs)
  const late = await ask(
    'bet',
    { sessionId: guest.secret, betId: randomUUID(), number: number + 1, spots: { red: 100 } },
    studio,
  )
  expect(late.body.code).toBe('BETS_CLOSED')
  await ledgerBalances()
})

test('the same bet twice is one bet, also concurrently; the id of another player’s bet is refused', async () => {
  const [guest, stranger] = [await aGuest(), await aGuest()]
  const betId = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => bet(guest, { red: 200 }, betId)))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
  expect(await balance(guest)).toBe(9_800)
  const stolen = await bet(stranger, { red: 200 }, betId)
  expect([stolen.status, stolen.body.code]).toEqual([403, 'REFUSED'])
  expect(await balance(stranger)).toBe(10_000)
})

test('a stake with an unknown result is returned, whatever had happened to it', async () => {
  const guest = await aGuest()
  for (const how of ['lost', 'answers lost'] as const) {
    line = how
    const answer = await bet(guest, { red: 300 })
    expect([answer.status, answer.body.code]).toEqual([409, 'STAKE_RETURNED'])
    line = 'up'
    await live.settle()
    expect(await balance(guest)).toBe(10_000)
  }
  await ledgerBalances()
})

test('a stake not confirmed before the draw is never requested after it', async () => {
  const guest = await aGuest()
  const store = await createLiveStore(it.db)
  const id = randomUUID()
  const number = numberOf(ROULETTE)
  // The state left by a process that dies between storing a bet and requesting its stake.
  await store.addBet(
    {
      id,
      sessionId: hashOfSession(guest.secret),
      tableId: ROULETTE,
      number,
      version: 'roulette 1',
      spots: { red: 100 },
      stakeMinor: 100,
    },
    it.clock.now(),
  )
  toPhase(ROULETTE, 'PAYING')
  it.clock.travel(30_000)
  await live.settle()
  expect((await store.bet(id))?.state).toBe('RETURNED')
  expect(await balance(guest)).toBe(10_000)
})

test('a restarted studio pays what was due, once', async () => {
  const guest = await aGuest()
  await bet(guest, { red: 1_000, black: 1_000, 'straight-0': 50 })
  toPhase(ROULETTE, 'PAYING')
  line = 'answers lost'
  await live.settle()
  line = 'up'
  const again = await aStudio()
  await Promise.all([again.settle(), live.settle()])
  await again.settle()
  const after = await balance(guest)
  // Red and black cover every number but zero.
  expect([10_000 - 2_050 + 2_000, 10_000 - 2_050 + 50 * 36]).toContain(after)
  await ledgerBalances()
})

test('a permanently refused payout is sent once, reported, and paid on a manual retry', async () => {
  const guest = await aGuest()
  const betId = randomUUID()
  await bet(guest, { red: 1_000 }, betId)
  toPhase(ROULETTE, 'PAYING')
  line = 'payouts refused'
  await live.settle()
  await live.settle()
  expect(payoutsSent).toBe(1)
  const roundId = `live:${betId}`
  expect(unsettled).toEqual([{ roundId, provider: PROVIDER, refusal: 'VALIDATION_FAILED' }])
  const [shown] = await live.unsettled.list()
  expect(shown).toMatchObject({ roundId, waits: 'PAYOUT', refusal: 'VALIDATION_FAILED' })
  expect(await live.unsettled.retry(roundId)).toBe('REFUSED')
  line = 'up'
  expect(await live.unsettled.retry(roundId)).toBe('SETTLED')
  expect(await live.unsettled.retry(roundId)).toBeNull()
  expect(await live.unsettled.list()).toEqual([])
  expect(await balance(guest)).toBe(9_000 + (shown?.amountMinor ?? Number.NaN))
  await ledgerBalances()
})

test('a table with seats takes bets from seated players, and a seat that is left is free again', async () => {
  toPhase(BACCARAT, 'BETTING')
  const [one, two, three] = [await aGuest(BACCARAT), await aGuest(BACCARAT), await aGuest(BACCARAT)]
  expect((await look(one)).body.seats).toMatchObject({ of: 2, yours: 1 })
  expect((await look(two)).body.seats).toMatchObject({ of: 2, yours: 2, taken: 2 })
  expect((await look(three)).body.seats.yours).toBeNull()
  const refused = await bet(three, { player: 100 })
  expect([refused.status, refused.body.code]).toEqual([409, 'NO_SEAT'])
  expect(
    (await live.tables()).find(({ table }) => table.tableId === BACCARAT)?.table,
  ).toMatchObject({
    seats: 2,
    seatsTaken: 2,
    dealer: 'BETTING',
  })
  it.clock.travel(61_000)
  toPhase(BACCARAT, 'BETTING')
  expect((await look(three)).body.seats.yours).not.toBeNull()
  expect((await bet(three, { player: 100 })).status).toBe(200)
})

test.each([
  ['more than the table takes', { red: 5_000, black: 5_000, odd: 50 }, 422],
  ['a negative stake', { red: -100 }, 400],
  ['a fraction', { red: 0.5 }, 400],
  ['10^18', { red: 1e18 }, 400],
  ['no number', { red: '100' }, 400],
  ['no place', { nowhere: 100 }, 422],
  ['nothing', {}, 422],
])('%s is refused and moves no money', async (_name, spots, status) => {
  const guest = await aGuest()
  expect((await bet(guest, spots as Record<string, number>)).status).toBe(status)
  expect(await balance(guest)).toBe(10_000)
})

test('practice moves the balance of practice alone', async () => {
  const guest = await aGuest(ROULETTE, 'fun')
  expect((await bet(guest, { red: 1_050 })).body.code).toBe('INSUFFICIENT_FUNDS')
  expect((await bet(guest, { red: 600 })).body.balanceMinor).toBe(400)
  toPhase(ROULETTE, 'PAYING')
  const { bets, balanceMinor } = (await look(guest)).body
  expect(balanceMinor).toBe(400 + bets[0].payoutMinor)
  expect(await balance(guest)).toBe(10_000)
})

test('an unknown session is refused', async () => {
  const nobody = { sessionId: randomUUID() }
  expect((await ask('table', nobody)).status).toBe(401)
  expect(
    (await ask('bet', { ...nobody, betId: randomUUID(), number: 1, spots: { red: 50 } })).status,
  ).toBe(401)
})
