import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContentClient } from '#app/content/content-client.server.ts'
import type { virtualSports } from '#app/content/games/virtual-sports.query.server.ts'
import { callbackPath } from '#contracts/provider-callbacks/game-wallet.ts'
import { RETURN_STAKE_PATH } from '#contracts/provider-callbacks/open-bets.ts'
import { signatureHeader } from '#contracts/provider-callbacks/signature.ts'
import { VIRTUALS } from '#contracts/virtuals.ts'
import { createStakeRefundRequest } from '#platform/gameplay/index.ts'
import { ledgerCheck, readWallet } from '#platform/wallet/index.ts'
import { gameOf } from '#sandbox/games/catalogue.ts'
import { createGameServer, type GameServer } from '#sandbox/games/game-server.ts'
import { outcomeOf } from '#sandbox/games/live/live-bets.ts'
import { tableMoment } from '#sandbox/games/live/table-clock.ts'
import { placeOf } from '#sandbox/games/virtuals/league.ts'
import { VIRTUAL_LEAGUE } from '#sandbox/games/virtuals/virtual-league.ts'
import { createGameFacts } from '#server/game-facts.ts'
import { openEmbedded } from '#tests/fixtures/databases.ts'
import { aPlatform, listen, secretOf, type TestPlatform } from '#tests/fixtures/running-platform.ts'

const { gameId, provider } = VIRTUALS
const START = 10_000

type Range = { currency: string; min: number; max: number }
/** The bet range of the virtual sports of all markets, and those of markets with their own; null: switched off. */
let range: Range | null
let own: { markets: string[]; range: Range | null }[]
const content = {
  fetch: async (_query: string, _params: object, schema: typeof virtualSports) =>
    schema.parse(
      [{ markets: null, range }, ...own].map((it) => ({
        ...{ title: null, seoTitle: null, seoDescription: null, version: '1', rtp: 93 },
        ...{ volatility: 3, rules: null, provider: null, betLimits: it.range && [it.range] },
        ...{ markets: it.markets, enabled: it.range !== null },
      })),
    ),
} as unknown as ContentClient

let opened: Awaited<ReturnType<typeof openEmbedded>>
let it: TestPlatform
let socket: Awaited<ReturnType<typeof listen>>
let games: GameServer
/** Whether the provider's server does not answer. */
let isSilent = false

beforeAll(async () => {
  opened = await openEmbedded()
  it = await aPlatform(
    opened.db,
    {
      gameFacts: createGameFacts(() => content),
      requestStakeRefund: createStakeRefundRequest({
        providerAt: () => ({ baseUrl: 'http://games.test', secret: secretOf(provider) }),
        clock: () => it.clock.now(),
        fetch: async (request) => {
          if (isSilent) throw new TypeError('fetch failed')
          return games.operatorRoutes.fetch(request)
        },
      }),
    },
    false,
  )
  socket = await listen(it.platform)
  games = await aGameServer()
})
afterAll(async () => {
  await socket?.close()
  await it?.platform.close()
  await opened?.drop()
})
beforeEach(() => {
  range = { currency: 'EUR', min: 0.5, max: 500 }
  own = []
  toPhase('BETTING')
})

/** A game server after a restart: its whole state is in the database. */
const aGameServer = () =>
  createGameServer({
    platformUrl: socket.url,
    callbackSecrets: { [provider]: secretOf(provider) },
    siteOrigins: ['https://play.example'],
    assetsVersion: '1',
    games: gameOf,
    clock: it.clock.now,
    db: opened.db,
    readAsset: () => null,
    onUnsettled: () => undefined,
  })

/** Advances the clock to the start of the next phase of this kind. */
function toPhase(phase: 'BETTING' | 'DEALING' | 'PAYING'): number {
  for (let step = 0; step < 4; step += 1) {
    const { endsAt } = tableMoment(gameId, it.clock.now())
    it.clock.travel(endsAt - it.clock.now() + 10)
    const now = tableMoment(gameId, it.clock.now())
    if (now.phase === phase) return now.number
  }
  throw new Error('a league without that phase')
}

async function ask(path: string, body: unknown, server = games) {
  const response = await server.routes.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  // biome-ignore lint/suspicious/noExplicitAny: the answers are looked at field by field.
  return { status: response.status, body: (await response.json()) as any }
}

type APlayer = Parameters<TestPlatform['aPlayer']>[0]
type Guest = { playerId: string; token: string; sessionId: string }

async function aPlayer(what: APlayer = {}) {
  const player = await it.aPlayer({
    openingBalance: { minor: BigInt(START), currency: 'EUR' },
    ...what,
  })
  return { ...player, token: (await it.signIn(player.email)).idToken }
}
const launch = (token: string) =>
  it.call('POST', '/v1/gaming/token', {
    token,
    body: { gameId, channel: 'web', partner: 'main', jurisdiction: 'MT' },
  })
const start = (ticket: unknown) =>
  ask('/games/api/start', { provider, mode: 'real', gameId, language: 'en', ticket })

/** Signs a player in, launches the game by the call of GAP-144 and opens its session, as the frame does. */
async function aGuest(what: APlayer = {}): Promise<Guest> {
  const { playerId, token } = await aPlayer(what)
  const session = await start((await launch(token)).body.token)
  expect(session.status).toBe(200)
  return { playerId, token, sessionId: session.body.sessionId }
}
const look = ({ sessionId }: Guest, server = games) =>
  ask('/games/live/table', { sessionId }, server)
const bet = (guest: Guest, spots: Record<string, number>, betId = randomUUID()) =>
  ask('/games/live/bet', {
    sessionId: guest.sessionId,
    betId,
    number: tableMoment(gameId, it.clock.now()).number,
    spots,
  })
const balance = async ({ playerId }: Guest) => {
  const wallet = await readWallet(opened.db, playerId)
  return wallet.ok ? Number(wallet.value.balances.MAIN) : null
}
const ledgerBalances = async () => expect((await ledgerCheck(opened.db)).differences).toEqual([])
/** This round's spots for each selection of a match. */
const placesOf = (match: number, number: number) =>
  VIRTUAL_LEAGUE.spots(number).filter((spot) => spot.startsWith(`${match}:`))
const aPlace = (id: string, number: number, match = 0) =>
  placesOf(match, number).find((spot) => spot.startsWith(`${match}:${id}@`)) as string

test('a slip is accepted, settled by the result, and in history under VIRTUAL_SPORTS (VIR-02)', async () => {
  const guest = await aGuest()
  const number = tableMoment(gameId, it.clock.now()).number
  // Every result of the first match: one of them wins.
  const spots = Object.fromEntries(['home', 'draw', 'away'].map((id) => [aPlace(id, number), 200]))
  const taken = await bet(guest, spots)
  expect(taken.status).toBe(200)
  expect(taken.body.balanceMinor).toBe(START - 600)
  toPhase('DEALING')
  expect((await look(guest)).body.bets[0]).toMatchObject({ settled: false, payoutMinor: 0 })
  expect(await balance(guest)).toBe(START - 600)

  toPhase('PAYING')
  const { result, bets } = (await look(guest)).body
  const paid = Object.entries(spots).reduce(
    (sum, [spot, stake]) => sum + VIRTUAL_LEAGUE.payout(result.outcome, spot, stake),
    0,
  )
  expect(paid).toBeGreaterThan(200)
  expect(bets[0]).toMatchObject({ settled: true, stakeMinor: 600, payoutMinor: paid })
  expect(await balance(guest)).toBe(START - 600 + paid)
  const { body } = await it.call('GET', '/v1/player/wallet/transactions?category=VIRTUAL_SPORTS', {
    token: guest.token,
  })
  expect(body.transactions).toMatchObject([
    { type: 'WIN', category: 'VIRTUAL_SPORTS', amount: paid / 100 },
    { type: 'BET', category: 'VIRTUAL_SPORTS', amount: 6, gameId },
  ])
  const casino = await it.call('GET', '/v1/player/wallet/transactions?category=CASINO', {
    token: guest.token,
  })
  expect(casino.body.transactions).toEqual([])
  await ledgerBalances()
})

describe('an open bet of a player who self-excludes', () => {
  const exclude = async ({ token }: Guest) => {
    const body = { exclusionInMonths: 6, exclusionDelayInHours: 0 }
    const { status } = await it.call('PATCH', '/v1/player/exclusion', { token, body })
    expect(status).toBe(204)
    await it.platform.runJobs()
  }
  const CANADIAN: APlayer = {
    countryCode: 'CA',
    provinceCode: 'ON',
    currency: 'CAD',
    openingBalance: { minor: BigInt(START), currency: 'CAD' },
  }
  const aSlip = async (guest: Guest) => {
    const number = tableMoment(gameId, it.clock.now()).number
    const spots = Object.fromEntries(['home', 'draw'].map((id) => [aPlace(id, number), 200]))
    const taken = await bet(guest, spots)
    expect(taken.status).toBe(200)
    return taken.body.bet.betId as string
  }

  test('is returned before kick-off where the market requires it, once', async () => {
    range = { currency: 'CAD', min: 0.5, max: 500 }
    const guest = await aGuest(CANADIAN)
    await aSlip(guest)
    await exclude(guest)
    expect(await balance(guest)).toBe(START)
    const rows = await opened.db.query<{ type: string }>(
      'select type from platform.ledger_transaction where player_id = $1 and round_ref is not null order by id',
      [guest.playerId],
    )
    expect(rows).toEqual([{ type: 'BET' }, { type: 'BET_VOID' }])
    toPhase('PAYING')
    await games.settleUnfinished()
    await it.platform.runJobs()
    expect(await balance(guest)).toBe(START)
    await ledgerBalances()
  })

  test.each([
    ['has started', 'CA', true],
    ['is in a market that settles it', 'FI', false],
  ])('is settled as usual when it %s', async (_, countryCode, hasStarted) => {
    if (countryCode === 'CA') range = { currency: 'CAD', min: 0.5, max: 500 }
    const guest = await aGuest(countryCode === 'CA' ? CANADIAN : {})
    await aSlip(guest)
    if (hasStarted) toPhase('DEALING')
    await exclude(guest)
    expect(await balance(guest)).toBe(START - 400)
    toPhase('PAYING')
    await games.settleUnfinished()
    const rows = await opened.db.query(
      "select 1 from platform.game_round where player_id = $1 and state = 'CLOSED'",
      [guest.playerId],
    )
    expect(rows).toHaveLength(1)
    await ledgerBalances()
  })

  test('is requested again when the provider did not answer', async () => {
    range = { currency: 'CAD', min: 0.5, max: 500 }
    const guest = await aGuest(CANADIAN)
    await aSlip(guest)
    isSilent = true
    await exclude(guest)
    expect(await balance(guest)).toBe(START - 400)
    isSilent = false
    it.clock.travel(2_000)
    await it.platform.runJobs()
    const { phase } = tableMoment(gameId, it.clock.now())
    expect([phase, await balance(guest)]).toEqual(['BETTING', START])
  })

  test('is not returned for other callers: unsigned, of another provider, unknown or garbage', async () => {
    const guest = await aGuest()
    const betId = await aSlip(guest)
    const asked = async (body: string, secret: string) => {
      const call = { timestampMs: it.clock.now(), method: 'POST', path: RETURN_STAKE_PATH, body }
      const { status } = await games.operatorRoutes.request(RETURN_STAKE_PATH, {
        ...{ method: 'POST', body },
        headers: { 'content-type': 'application/json', ...signatureHeader(secret, call) },
      })
      return status
    }
    const round = JSON.stringify({ roundId: `live:${betId}` })
    expect(await asked(round, 'another secret')).toBe(401)
    expect(await asked('{"roundId":"live:none"}', secretOf(provider))).toBe(404)
    expect(await asked('{', secretOf(provider))).toBe(400)
    expect(await asked('{"roundId":"../x y"}', secretOf(provider))).toBe(400)
    expect(await asked(JSON.stringify({ roundId: 'x'.repeat(3_000) }), secretOf(provider))).toBe(
      413,
    )
    expect(await balance(guest)).toBe(START - 400)
  })
})

test('a lost bet pays nothing, and its round ends all the same', async () => {
  const guest = await aGuest()
  const number = tableMoment(gameId, it.clock.now()).number
  await bet(guest, { [aPlace('home', number)]: 100, [aPlace('under', number)]: 100 })
  toPhase('PAYING')
  const { result, bets } = (await look(guest)).body
  const [home, away] = result.outcome.matches[0].score
  const wins = [home > away, home + away < 3].filter(Boolean).length
  expect(bets[0].payoutMinor > 0).toBe(wins > 0)
  const { body } = await it.call('GET', '/v1/player/rounds', { token: guest.token })
  expect(body.rounds).toMatchObject([{ provider, gameId, state: 'CLOSED', stake: 2 }])
})

test('the same message twice is one bet', async () => {
  const guest = await aGuest()
  const betId = randomUUID()
  const spots = { [aPlace('over', tableMoment(gameId, it.clock.now()).number)]: 300 }
  const answers = [await bet(guest, spots, betId), await bet(guest, spots, betId)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[1]?.body.bet).toEqual(answers[0]?.body.bet)
  expect(await balance(guest)).toBe(START - 300)
  toPhase('PAYING')
  await look(guest)
  const after = await balance(guest)
  await look(guest)
  await games.settleUnfinished()
  expect(await balance(guest)).toBe(after)
  await ledgerBalances()
})

test('a server restarted in the middle of a match settles earlier bets, once', async () => {
  const guest = await aGuest()
  const number = tableMoment(gameId, it.clock.now()).number
  const spots = Object.fromEntries(['bothYes', 'bothNo'].map((id) => [aPlace(id, number), 500]))
  await bet(guest, spots)
  const before = (await look(guest)).body
  toPhase('DEALING')
  const again = await aGameServer()
  const shown = (await look(guest, again)).body
  expect(createHash('sha256').update(shown.result.seed).digest('hex')).toBe(before.seedHash)
  toPhase('PAYING')
  await Promise.all([again.settleUnfinished(), games.settleUnfinished()])
  await again.settleUnfinished()
  const seen = (await look(guest, again)).body
  // The match that was shown is the one that was settled.
  expect(seen.result.outcome).toEqual(shown.result.outcome)
  expect(await balance(guest)).toBe(START - 1_000 + seen.bets[0].payoutMinor)
  expect(seen.bets[0].payoutMinor).toBeGreaterThan(500)
  await ledgerBalances()
})

test('a returning player sees the bets of the previous visit', async () => {
  const guest = await aGuest()
  await bet(guest, { [aPlace('draw', tableMoment(gameId, it.clock.now()).number)]: 150 })
  const session = await start((await launch(guest.token)).body.token)
  const { body } = await look({ ...guest, sessionId: session.body.sessionId })
  expect(body.bets).toEqual([])
  expect(body.lastBets).toMatchObject([{ stakeMinor: 150, settled: false, open: true }])
  // No waiting for the background settlement: looking settles the bet, as for a player who stayed.
  toPhase('PAYING')
  const later = await look({ ...guest, sessionId: session.body.sessionId })
  expect(later.body.lastBets).toMatchObject([{ stakeMinor: 150, settled: true, open: false }])
})

describe('a bet is refused', () => {
  test('when the match has started, and for another match', async () => {
    const guest = await aGuest()
    const number = toPhase('DEALING')
    const late = await bet(guest, { [aPlace('home', number)]: 100 })
    expect([late.status, late.body.code]).toEqual([409, 'BETS_CLOSED'])
    const betOn = (other: number) =>
      ask('/games/live/bet', {
        sessionId: guest.sessionId,
        betId: randomUUID(),
        number: other,
        spots: { [aPlace('home', other)]: 100 },
      })
    expect((await betOn(number + 1)).body.code).toBe('BETS_CLOSED')
    // Also while betting is open, which is only for the current match.
    const open = toPhase('BETTING')
    for (const other of [open - 1, open + 1]) {
      expect((await betOn(other)).body.code).toBe('BETS_CLOSED')
    }
    expect(await balance(guest)).toBe(START)
  })

  test('at odds that are not offered, and outside the range of stakes', async () => {
    const guest = await aGuest()
    const { number } = tableMoment(gameId, it.clock.now())
    const { limits } = (await look(guest)).body
    const home = aPlace('home', number)
    const better = home.replace(/@\d+$/, '@99900')
    for (const spots of [
      { [better]: 100 },
      { [home]: limits.minMinor - 1 },
      { [home]: limits.maxMinor + limits.minMinor },
      { [aPlace('score-3-3', number)]: limits.maxMinor },
      {},
    ]) {
      expect((await bet(guest, spots)).body.code).toBe('STAKE_OUT_OF_RANGE')
    }
    expect(await balance(guest)).toBe(START)
  })

  test('outside the range that editors state for the market, by the wallet itself and at the table', async () => {
    own = [{ markets: ['FI'], range: { currency: 'EUR', min: 2, max: 20 } }]
    const guest = await aGuest()
    expect((await look(guest)).body.limits).toMatchObject({ minMinor: 200, maxMinor: 2_000 })
    const ticket = (await launch(guest.token)).body.token
    const { body } = await it.callback(callbackPath(provider, 'session'), { ticket, gameId })
    // A provider that checks no stakes.
    const stake = (amountMinor: number) =>
      it.callback(callbackPath(provider, 'bet'), {
        ...{ sessionId: body.sessionId, gameId, amountMinor, currency: 'EUR' },
        ...{ reference: randomUUID(), roundId: randomUUID() },
      })
    for (const amount of [199, 2_001]) {
      expect((await stake(amount)).body.code).toBe('STAKE_OUT_OF_RANGE')
    }
    expect(await balance(guest)).toBe(START)
    expect((await stake(2_000)).status).toBe(200)
    expect(await balance(guest)).toBe(START - 2_000)
    const query = new URLSearchParams({ provider, gameId })
    const path = `/v1/gaming/stake_limits?${query}`
    const limits = (await it.call('GET', path, { token: guest.token })).body
    expect(limits).toMatchObject({ currency: 'EUR', min: 2, max: 20 })
    await ledgerBalances()
  })

  test('when the product is switched off, and earlier wins are still paid', async () => {
    const guest = await aGuest()
    const { number } = tableMoment(gameId, it.clock.now())
    const all = Object.fromEntries(['home', 'draw', 'away'].map((id) => [aPlace(id, number), 100]))
    await bet(guest, all)
    await it.platform.players.update(guest.playerId, { virtualSports: false }, 'test')
    const refused = await bet(guest, { [aPlace('over', number)]: 100 })
    expect([refused.status, refused.body.code]).toEqual([403, 'PLAYER_BLOCKED'])
    toPhase('PAYING')
    await games.settleUnfinished()
    expect(await balance(guest)).toBeGreaterThan(START - 300)
  })
})

describe('the launch (GAP-144)', () => {
  test('is for players with virtual sports, whatever else they may play', async () => {
    const { playerId, token } = await aPlayer()
    await it.platform.players.update(playerId, { casino: false, liveCasino: false }, 'test')
    const { status, body } = await launch(token)
    expect(status).toBe(200)
    await it.platform.players.update(playerId, { virtualSports: false }, 'test')
    expect((await launch(token)).body.code).toBe('PLAYER_BLOCKED')
    // An earlier token does not work any more either.
    expect((await start(body.token)).body.code).toBe('GAME_SESSION_ENDED')
  })

  test.each(['RESTRICTED', 'PAYOUT'] as const)('is refused to an account in %s', async (status) => {
    const { token } = await aPlayer({ status })
    expect((await launch(token)).body.code).toBe('PLAYER_BLOCKED')
  })

  test('is refused where editors have switched the virtual sports off', async () => {
    range = null
    const { token } = await aPlayer()
    expect((await launch(token)).body.code).toBe('UNKNOWN_GAME')
    own = [{ markets: ['FI'], range: { currency: 'EUR', min: 1, max: 2 } }]
    expect((await launch(token)).status).toBe(200)
  })

  test('requires a signed-in player', async () => {
    const body = { gameId, channel: 'web', partner: 'main', jurisdiction: 'MT' }
    expect((await it.call('POST', '/v1/gaming/token', { body })).status).toBe(401)
  })
})

test('all players see the same matchday, and its table counts the whole season, watched or not', async () => {
  const [one, other] = [await aGuest(), await aGuest()]
  while (placeOf(tableMoment(gameId, it.clock.now()).number).matchday !== 4) toPhase('BETTING')
  const [seen, theirs] = [(await look(one)).body, (await look(other)).body]
  expect(seen.results).toEqual(theirs.results)
  const numbers = seen.results.map((each: { number: number }) => each.number)
  expect(numbers).toEqual([seen.number - 1, seen.number - 2, seen.number - 3])
  for (const { number, seed, outcome } of seen.results) {
    expect(outcomeOf(VIRTUAL_LEAGUE, { tableId: gameId, number, serverSeed: seed })).toEqual(
      outcome,
    )
  }
})
