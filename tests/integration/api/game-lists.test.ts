import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpJackpots } from '#platform/provider-data/index.ts'
import { type AtAGame, type OwnPlatform, openPlatform } from '#tests/fixtures/running-platform.ts'

const DAY = 86_400_000
const tables = [
  {
    tableId: 'opal-roulette',
    seats: 7,
    seatsTaken: 3,
    open: true,
    betLimits: [{ currency: 'EUR', min: 1, max: 500 }],
    dealer: 'BETTING',
  },
]
/** The state of the provider's server, set by tests. */
const provider = { jackpots: {} as Record<string, unknown>, tables: tables as unknown, asked: 0 }

let it: OwnPlatform
let server: ReturnType<typeof createServer>

beforeAll(async () => {
  server = createServer((request, response) => {
    provider.asked += 1
    const isTables = request.url?.startsWith('/tables') ?? false
    response.end(JSON.stringify(isTables ? provider.tables : provider.jackpots))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  it = await openPlatform({
    jackpots: createHttpJackpots(url),
    creedroomzUrl: url,
  })
})
afterAll(async () => {
  await it?.close()
  await new Promise((resolve) => server.close(resolve))
})

const aPlayer = async () => {
  const { email } = await it.aPlayer()
  return (await it.signIn(email)).idToken
}
const lobby = (method: string, token: string, gameId: string, lobbyPageType = 'CASINO') =>
  it.call(method, '/v2/player/games/lobby', { token, body: { gameId, lobbyPageType } })
const read = async (token: string, lobbyPageType = 'CASINO') =>
  (await it.call('GET', `/v2/player/games/lobby?lobbyPageType=${lobbyPageType}`, { token })).body

/** A whole round through the provider's callbacks, with money. */
const play = async (at: AtAGame, round: { stake: number; payout: number; closes?: boolean }) => {
  const roundId = randomUUID()
  const common = { sessionId: at.sessionId, roundId, currency: 'EUR' }
  const bet = await it.callback('/callbacks/relax/bet', {
    ...common,
    reference: `${roundId}:bet`,
    gameId: at.gameId,
    amountMinor: round.stake,
  })
  expect(bet.status).toBe(200)
  const win = await it.callback('/callbacks/relax/win', {
    ...common,
    reference: `${roundId}:win`,
    amountMinor: round.payout,
    closesRound: round.closes ?? true,
  })
  expect(win.status).toBe(200)
}

describe('games suggested from the played ones', () => {
  const PATH = '/v1/player/games/suggestions'
  const change = (token: string, enabled: unknown) =>
    it.call('PATCH', PATH, { token, body: { enabled } })
  const isOn = async (token: string) => (await it.call('GET', PATH, { token })).body

  test('are on until they are switched off, and off until they are switched on', async () => {
    const token = await aPlayer()
    expect(await isOn(token)).toEqual({ enabled: true })
    for (const enabled of [false, false, true, false]) {
      expect((await change(token, enabled)).status).toBe(204)
      expect(await isOn(token)).toEqual({ enabled })
    }
  })

  test('are one player’s setting, on all devices of the player, and no one else’s', async () => {
    const { email } = await it.aPlayer()
    const [phone, desk] = [await it.signIn(email), await it.signIn(email)]
    const other = await aPlayer()
    await change(phone.idToken, false)
    expect(await isOn(desk.idToken)).toEqual({ enabled: false })
    expect(await isOn(other)).toEqual({ enabled: true })
  })

  test('of many concurrent switches leave one setting', async () => {
    const token = await aPlayer()
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(token, false)))
    expect(answers.map((each) => each.status)).toEqual(Array(10).fill(204))
    expect(await isOn(token)).toEqual({ enabled: false })
  })

  test('notify open pages when the setting is changed', async () => {
    const { email, playerId } = await it.aPlayer()
    const { idToken } = await it.signIn(email)
    const notified: string[] = []
    const stop = await it.db.listen('favourites_changed', (id) => void notified.push(id))
    await change(idToken, false)
    await change(idToken, false)
    await change(idToken, true)
    await lobby('POST', idToken, 'game-a')
    await expect.poll(() => notified.filter((id) => id === playerId)).toHaveLength(3)
    await stop()
  })

  test('accept only true or false, and are rate-limited', async () => {
    const token = await aPlayer()
    for (const enabled of ['yes', null, 1]) expect((await change(token, enabled)).status).toBe(400)
    for (let sent = 0; sent < 60; sent += 1) await change(token, sent % 2 === 0)
    expect((await change(token, false)).status).toBe(429)
  })
})

describe('my games', () => {
  test('are marked once however often they are sent, and listed newest first', async () => {
    const token = await aPlayer()
    for (const id of ['game-a', 'game-b', 'game-a']) {
      expect((await lobby('POST', token, id)).status).toBe(200)
      it.clock.travel(1_000)
    }
    expect(await read(token)).toEqual({ gameIds: ['game-b', 'game-a'] })
    expect((await lobby('DELETE', token, 'game-b')).body).toEqual({ gameIds: ['game-a'] })
    expect((await lobby('DELETE', token, 'game-b')).body).toEqual({ gameIds: ['game-a'] })
  })

  test('of one lobby are separate from those of the other', async () => {
    const token = await aPlayer()
    await lobby('POST', token, 'game-a')
    expect(await read(token, 'LIVE_CASINO')).toEqual({ gameIds: [] })
  })

  test('are switched by the older call, on the same list', async () => {
    const token = await aPlayer()
    const body = { category: 'CASINO', gameId: 'game-a' }
    const toggle = () => it.call('POST', '/v1/player/games', { token, body })
    expect((await toggle()).body).toEqual({ gameIds: ['game-a'] })
    expect(await read(token)).toEqual({ gameIds: ['game-a'] })
    expect((await toggle()).body).toEqual({ gameIds: [] })
    const { body: after } = await it.call('GET', '/v1/player/games?category=CASINO', { token })
    expect(after).toEqual({ gameIds: [] })
  })

  test('of one player are not visible or editable for others', async () => {
    const [mine, theirs] = [await aPlayer(), await aPlayer()]
    await lobby('POST', mine, 'game-mine')
    expect(await read(theirs)).toEqual({ gameIds: [] })
    await lobby('DELETE', theirs, 'game-mine')
    expect(await read(mine)).toEqual({ gameIds: ['game-mine'] })
  })

  test('sent by two devices at once are all kept', async () => {
    const token = await aPlayer()
    const ids = Array.from({ length: 8 }, (_, index) => `game-${index}`)
    const answers = await Promise.all(ids.map((id) => lobby('POST', token, id)))
    expect(answers.map((answer) => answer.status)).toEqual(ids.map(() => 200))
    const { gameIds } = await read(token)
    expect([...(gameIds as string[])].sort()).toEqual(ids)
  })

  test('have a maximum: more than a player could manage is refused', async () => {
    const { email, playerId } = await it.aPlayer()
    const { idToken } = await it.signIn(email)
    await it.db.query(
      `insert into platform.favourite_game select $1, 'CASINO', 'g' || n, now()
       from generate_series(1, 200) n`,
      [playerId],
    )
    const full = await lobby('POST', idToken, 'one-more')
    expect([full.status, full.body.code]).toEqual([409, 'FAVOURITES_FULL'])
    // Adding it again changes nothing.
    expect((await lobby('POST', idToken, 'g7')).status).toBe(200)
  })

  test.each([
    ['a game of another form', { gameId: '../x', lobbyPageType: 'CASINO' }],
    ['a lobby that is none', { gameId: 'g', lobbyPageType: 'POKER' }],
    ['more than asked for', { gameId: 'g', lobbyPageType: 'CASINO', playerId: 'x' }],
    ['no game', { lobbyPageType: 'CASINO' }],
  ])('refuse %s', async (_, body) => {
    const token = await aPlayer()
    const answer = await it.call('POST', '/v2/player/games/lobby', { token, body })
    expect(answer.status).toBe(400)
    expect(await read(token)).toEqual({ gameIds: [] })
  })

  test('are rate-limited for scripts that never stop', async () => {
    const token = await aPlayer()
    const statuses: number[] = []
    for (let i = 0; i < 121; i += 1) statuses.push((await lobby('POST', token, 'g')).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(120)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('last played games', () => {
  const lastPlayed = async (token: string) => {
    const { response } = await it.call('GET', '/v1/player/wallet/lastPlayedGames', { token })
    return (await response.json()) as { gameId: string; lastPlayedAt: string }[]
  }

  test('are those of rounds, each once, newest first', async () => {
    const first = await it.atAGame({ gameId: 'lucky-lantern' })
    await play(first, { stake: 100, payout: 0 })
    it.clock.travel(60_000)
    const second = await sameAt(first, 'river-gold')
    await play(second, { stake: 100, payout: 50 })
    it.clock.travel(60_000)
    await play(first, { stake: 100, payout: 0 })
    const games = await lastPlayed(first.tokens.idToken)
    expect(games.map((game) => game.gameId)).toEqual(['lucky-lantern', 'river-gold'])
    expect(games[0]?.lastPlayedAt).toBe(new Date(it.clock.now()).toISOString())
  })

  test('are at most twenty, and only the player’s own', async () => {
    const { email, playerId } = await it.aPlayer()
    const { idToken } = await it.signIn(email)
    expect(await lastPlayed(idToken)).toEqual([])
    await it.db.query(
      `insert into platform.game_round
       select $1, 'relax', 'r' || n, 'game-' || (n % 30), 'CLOSED', 100, 0,
              $2::timestamptz - n * interval '1 minute'
       from generate_series(0, 299) n`,
      [playerId, new Date(it.clock.now())],
    )
    const games = await lastPlayed(idToken)
    expect(games.map((game) => game.gameId)).toEqual(
      Array.from({ length: 20 }, (_, index) => `game-${index}`),
    )
    expect(await lastPlayed(await aPlayer())).toEqual([])
  })

  /** The same player at another game. */
  async function sameAt(at: AtAGame, gameId: string): Promise<AtAGame> {
    const { body } = await it.call('POST', '/v1/gaming/ticket', {
      token: at.tokens.idToken,
      body: { gameId, channel: 'web', partner: 'main', jurisdiction: 'MT' },
    })
    const session = await it.callback('/callbacks/relax/session', { ticket: body.ticket })
    return { ...at, gameId, sessionId: String(session.body.sessionId) }
  }
})

describe('winners', () => {
  const list = async (path: string) => {
    // Recent answers are cached.
    it.clock.travel(20_000)
    const { status, response } = await it.call('GET', `/v1/player/wallet/${path}`)
    expect(status).toBe(200)
    return (await response.json()) as { gameId: string; amount: number; wonAt: string }[]
  }
  const top = (range: string) => list(`top-winners?dateRange=${range}&siteId=1&currency=EUR`)

  test('are rounds that paid more than they cost, the largest first', async () => {
    await it.db.query('delete from platform.round_win')
    const at = await it.atAGame({ gameId: 'winning-game' })
    await play(at, { stake: 100, payout: 250 })
    await play(at, { stake: 100, payout: 990 })
    // A payout below the stake is a loss, one equal to the stake is no win.
    await play(at, { stake: 100, payout: 60 })
    await play(at, { stake: 100, payout: 100 })
    await play(at, { stake: 100, payout: 0 })
    // An open round has no winner yet.
    await play(at, { stake: 100, payout: 800, closes: false })
    const rows = await top('DAY')
    expect(rows.map((row) => [row.gameId, row.amount])).toEqual([
      ['winning-game', 9.9],
      ['winning-game', 2.5],
    ])
    expect((await list('latest-winners?siteId=1&currency=EUR')).map((row) => row.amount)).toEqual(
      expect.arrayContaining([9.9, 2.5]),
    )
  })

  test('never reveal the player', async () => {
    const at = await it.atAGame({ gameId: 'somebodys-game' })
    await play(at, { stake: 100, payout: 5_000 })
    const rows = await top('DAY')
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['amount', 'currency', 'gameId', 'wonAt'])
    const { rows: columns } = {
      rows: await it.db.query<{ column_name: string }>(
        `select column_name from information_schema.columns
         where table_schema = 'platform' and table_name = 'round_win'`,
      ),
    }
    expect(columns.map((it) => it.column_name).filter((it) => it.includes('player'))).toEqual([])
  })

  test('are within the requested range, by the clock, and in one currency', async () => {
    await it.db.query('delete from platform.round_win')
    const now = it.clock.now()
    const ages = [1 / 24, 0.9, 1.1, 6.9, 7.1, 29.9, 30.1]
    await it.db.query(
      `insert into platform.round_win
       select 'EUR', 'aged', (a.days * 100)::bigint, $1::timestamptz - a.days * interval '1 day'
       from unnest($2::float8[]) as a(days)`,
      [new Date(now), ages],
    )
    await it.db.query(`insert into platform.round_win values ('SEK', 'abroad', 999999, $1)`, [
      new Date(now - DAY / 24),
    ])
    expect((await top('DAY')).map((row) => row.amount)).toEqual([0.9, 0.04])
    expect((await top('WEEK')).map((row) => row.amount)).toEqual([6.9, 1.1, 0.9, 0.04])
    expect((await top('MONTH')).map((row) => row.amount)).toEqual([29.9, 7.1, 6.9, 1.1, 0.9, 0.04])
    const latest = await list('latest-winners?currency=EUR')
    expect(latest.map((row) => row.amount)).toEqual([0.04, 0.9, 1.1, 6.9, 7.1, 29.9, 30.1])
    expect(await list('latest-winners?currency=JPY')).toEqual([])
  })

  test('are ten, also out of many thousands', async () => {
    await it.db.query('delete from platform.round_win')
    await it.db.query(
      `insert into platform.round_win
       select 'EUR', 'many', n, $1::timestamptz - (n % 2000) * interval '5 minutes'
       from generate_series(1, 20000) n`,
      [new Date(it.clock.now())],
    )
    const rows = await top('WEEK')
    expect(rows).toHaveLength(10)
    const expected = await it.db.query<{ amount: bigint }>(
      `select amount from platform.round_win where won_at >= $1 order by amount desc limit 10`,
      [new Date(it.clock.now() - 7 * DAY)],
    )
    expect(rows.map((row) => row.amount)).toEqual(expected.map((row) => Number(row.amount) / 100))
  })

  test.each(['dateRange=YEAR', 'currency=XXX', 'siteId=2'])('refuse %s', async (query) => {
    const answer = await it.call('GET', `/v1/player/wallet/top-winners?${query}`)
    expect(answer.status).toBe(400)
  })
})

describe('jackpots', () => {
  const ask = async (gameIds: string) =>
    it.call('GET', `/v1/gaming/jackpotamount?gameIds=${gameIds}&siteId=1`)

  test('are what the provider reports, without those at zero', async () => {
    provider.jackpots = { a: 1_234.56, b: 0, c: -5 }
    const { status, body } = await ask('a,b,c,d')
    expect([status, body]).toEqual([200, { a: 1_234.56 }])
  })

  test('are fetched once for all requests within twenty seconds', async () => {
    provider.jackpots = { e: 5 }
    await ask('e')
    const before = provider.asked
    await ask('e')
    expect(provider.asked).toBe(before)
    it.clock.travel(21_000)
    provider.jackpots = { e: 6 }
    expect((await ask('e')).body).toEqual({ e: 6 })
  })

  test.each([
    ['garbage', { f: 'much' }],
    ['another shape', ['f']],
  ])('are unavailable when the provider answers %s', async (_, answer) => {
    provider.jackpots = answer as never
    it.clock.travel(21_000)
    expect((await ask('f')).status).toBe(424)
  })

  test('refuse more than fifty games and ids of another form', async () => {
    const many = Array.from({ length: 51 }, (_, index) => `g${index}`).join(',')
    expect((await ask(many)).status).toBe(400)
    expect((await ask('a,%2E%2E%2Fx')).status).toBe(400)
    expect((await ask('')).status).toBe(400)
  })
})

describe('live tables', () => {
  const ask = () => it.call('GET', '/v1/creedroomz/tables')

  test('are what the provider reports', async () => {
    const { response } = await ask()
    expect(await response.json()).toEqual(tables)
  })

  test('are unavailable while the provider sends garbage, and available again afterwards', async () => {
    it.clock.travel(6_000)
    provider.tables = [{ tableId: 'x', seats: -1 }]
    expect((await ask()).status).toBe(424)
    provider.tables = tables
    expect((await ask()).status).toBe(200)
  })
})
