import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openEmbedded } from '#tests/fixtures/databases.ts'
import {
  type AtAGame,
  aPlatform,
  listen,
  SITE_ORIGIN,
  type TestPlatform,
} from '#tests/fixtures/running-platform.ts'

let opened: Awaited<ReturnType<typeof openEmbedded>>
let it: TestPlatform
let server: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  opened = await openEmbedded()
  it = await aPlatform(opened.db)
  server = await listen(it.platform)
})
afterAll(async () => {
  await it?.platform.close()
  await server?.close()
  await opened?.drop()
})

const DEADLINE_MS = 10_000
const FEED = '/v1/player/wallet/feed'

class Feed {
  readonly socket: WebSocket
  readonly received: string[] = []
  closed: { code: number } | undefined
  #wake: (() => void)[] = []

  constructor(query: string, headers: Record<string, string> = { origin: SITE_ORIGIN }) {
    this.socket = new WebSocket(`ws://127.0.0.1:${server.port}${FEED}${query}`, { headers })
    this.socket.on('message', (data) => {
      this.received.push(data.toString())
      for (const wake of this.#wake.splice(0)) wake()
    })
    this.socket.on('close', (code) => {
      this.closed = { code }
      for (const wake of this.#wake.splice(0)) wake()
    })
    this.socket.on('error', () => undefined)
  }

  balances(): { seq: number; cash: number }[] {
    return this.received
      .filter((text) => text.startsWith('{'))
      .map((text) => JSON.parse(text).body)
      .map((body) => ({ seq: body.seq, cash: body.balanceMap.main[0].cash }))
  }

  async until(condition: (feed: Feed) => boolean): Promise<void> {
    const late = AbortSignal.timeout(DEADLINE_MS)
    while (!condition(this)) {
      if (late.aborted) throw new Error(`nothing of the kind in time; heard ${this.received}`)
      await new Promise<void>((resolve) => {
        this.#wake.push(resolve)
        late.addEventListener('abort', () => resolve(), { once: true })
      })
    }
  }
}

const aToken = async (token: string) =>
  String((await it.call('POST', `${FEED}/token`, { token })).body.token)
const openFeed = async (token: string) => new Feed(`?Authorization=${await aToken(token)}`)
const bet = (at: AtAGame, n: number) =>
  it.callback('/callbacks/relax/bet', {
    sessionId: at.sessionId,
    reference: `bet-${n}`,
    roundId: `round-${n}`,
    gameId: at.gameId,
    amountMinor: 100,
    currency: 'EUR',
  })
/** Status of a rejected WebSocket upgrade. */
const refusedWith = async (feed: Feed) => {
  const [, response] = (await once(feed.socket, 'unexpected-response')) as [
    unknown,
    { statusCode: number },
  ]
  feed.socket.terminate()
  return response.statusCode
}

describe('the wallet feed', () => {
  test('sends the balance at once and after every change, on all sockets of the player', async () => {
    const at = await it.atAGame()
    const other = await it.atAGame()
    const feeds = await Promise.all([1, 2].map(() => openFeed(at.tokens.idToken)))
    const stranger = await openFeed(other.tokens.idToken)
    for (const feed of [...feeds, stranger]) await feed.until((it) => it.balances().length === 1)
    await bet(at, 1)
    for (const feed of feeds) {
      await feed.until((it) => it.balances().length === 2)
      expect(feed.balances()).toEqual([
        { seq: 1, cash: 100 },
        { seq: 2, cash: 99 },
      ])
    }
    expect(stranger.balances()).toHaveLength(1)
    for (const feed of [...feeds, stranger]) feed.socket.close()
  })

  test('under heavy load sends rising numbers only, and the last one is correct', async () => {
    const at = await it.atAGame()
    const feed = await openFeed(at.tokens.idToken)
    await feed.until((it) => it.balances().length === 1)
    await Promise.all(Array.from({ length: 80 }, (_, n) => bet(at, n)))
    await feed.until((it) => it.balances().at(-1)?.cash === 20)
    const seqs = feed.balances().map(({ seq }) => seq)
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b))
    expect(seqs.at(-1)).toBe(81)
    feed.socket.close()
  })

  test('sends changes to the player, and a new loyalty level once', async () => {
    const at = await it.atAGame()
    const feed = await openFeed(at.tokens.idToken)
    const bodies = (type: string) =>
      feed.received.map((text) => JSON.parse(text).body).filter((body) => body.type === type)
    await feed.until(() => feed.received.length === 1)
    await it.platform.players.update(at.playerId, { loyaltyLevel: 3 }, 'test')
    await feed.until(() => bodies('PLAYER_LOYALTY_LEVEL').length === 1)
    await it.platform.players.update(at.playerId, { casino: false }, 'test')
    await feed.until(() =>
      bodies('PLAYER_ATTRIBUTE_CHANGE').some((body) => !body.attributes.casino),
    )
    expect(bodies('PLAYER_LOYALTY_LEVEL')).toEqual([
      { type: 'PLAYER_LOYALTY_LEVEL', playerId: at.playerId, loyaltyLevel: 3 },
    ])
    feed.socket.close()
  })

  test('repeats that favourites have changed, to a page that opens its feed a moment later', async () => {
    const at = await it.atAGame()
    const early = await openFeed(at.tokens.idToken)
    const isAnnounced = (feed: Feed) =>
      feed.received.some((text) => text.includes('FAVOURITES_CHANGE'))
    await early.until((it) => it.balances().length === 1)
    expect(isAnnounced(early)).toBe(false)
    await it.call('POST', '/v2/player/games/lobby', {
      token: at.tokens.idToken,
      body: { gameId: at.gameId, lobbyPageType: 'CASINO' },
    })
    await early.until(isAnnounced)
    const late = await openFeed(at.tokens.idToken)
    await late.until(isAnnounced)
    for (const feed of [early, late]) feed.socket.close()
  })

  test('repeats changes to the player, to a page that opens its feed a moment later', async () => {
    const at = await it.atAGame()
    const other = await it.atAGame()
    const early = await openFeed(at.tokens.idToken)
    const isAnnounced = (feed: Feed) =>
      feed.received.some(
        (text) => text.includes('PLAYER_ATTRIBUTE_CHANGE') && text.includes('"casino":false'),
      )
    await early.until((it) => it.balances().length === 1)
    await it.platform.players.update(at.playerId, { casino: false }, 'test')
    await early.until(isAnnounced)
    const late = await openFeed(at.tokens.idToken)
    await late.until(isAnnounced)
    const stranger = await openFeed(other.tokens.idToken)
    await stranger.until((it) => it.balances().length === 1)
    expect(stranger.received).toHaveLength(1)
    for (const feed of [early, late, stranger]) feed.socket.close()
  })

  test('answers ping with pong and ignores other messages', async () => {
    const at = await it.atAGame()
    const feed = await openFeed(at.tokens.idToken)
    await feed.until((it) => it.received.length === 1)
    for (const text of ['hello', '{"body":{}}', 'ping']) feed.socket.send(text)
    await feed.until((it) => it.received.length === 2)
    expect(feed.received[1]).toBe('pong')
    feed.socket.close()
  })

  test('closes when its session signs out, and only then', async () => {
    const at = await it.atAGame()
    const second = await it.signIn(at.email)
    const [first, other] = [await openFeed(at.tokens.idToken), await openFeed(second.idToken)]
    await first.until((it) => it.received.length === 1)
    await other.until((it) => it.received.length === 1)
    await it.call('POST', '/v1/player/sign_out', { token: at.tokens.idToken })
    await first.until((it) => it.closed !== undefined)
    expect(first.closed?.code).toBe(4401)
    expect(other.closed).toBeUndefined()
    await it.platform.players.changeStatus({ playerId: at.playerId, status: 'SELF_EXCLUDED' })
    await other.until((it) => it.closed !== undefined)
  })

  test('a token opens one feed, within a minute, while its session is active', async () => {
    const at = await it.atAGame()
    const token = await aToken(at.tokens.idToken)
    const twenty = Array.from({ length: 20 }, () => new Feed(`?Authorization=${token}`))
    const outcomes = await Promise.all(
      twenty.map((feed) =>
        Promise.race([once(feed.socket, 'open').then(() => 101), refusedWith(feed)]).catch(() => 0),
      ),
    )
    expect(outcomes.filter((status) => status === 101)).toHaveLength(1)
    expect(outcomes.filter((status) => status === 401)).toHaveLength(19)
    for (const feed of twenty) feed.socket.terminate()

    const late = await aToken(at.tokens.idToken)
    it.clock.travel(60_000)
    expect(await refusedWith(new Feed(`?Authorization=${late}`))).toBe(401)
    const orphan = await aToken(at.tokens.idToken)
    await it.call('POST', '/v1/player/sign_out', { token: at.tokens.idToken })
    expect(await refusedWith(new Feed(`?Authorization=${orphan}`))).toBe(401)
  })

  test.each([
    ['no Origin', {}],
    ['the null Origin', { origin: 'null' }],
    ['another Origin', { origin: 'http://evil.test' }],
    ['an Origin with ours as prefix', { origin: `${SITE_ORIGIN}.evil.test` }],
  ])('is refused to %s, and the token stays valid', async (_, headers) => {
    const at = await it.atAGame()
    const token = await aToken(at.tokens.idToken)
    expect(await refusedWith(new Feed(`?Authorization=${token}`, headers))).toBe(403)
    const feed = new Feed(`?Authorization=${token}`)
    await feed.until((it) => it.received.length === 1)
    feed.socket.close()
  })

  test.each([
    '',
    '?Authorization=',
    '?Authorization=x',
    '?authorization=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    `?Authorization=${'a'.repeat(43)}&Authorization=${'b'.repeat(43)}`,
    `?Authorization=${'a'.repeat(5_000)}`,
    '?Authorization=%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00',
    "?Authorization=' or 1=1 -- aaaaaaaaaaaaaaaa",
  ])('is refused with the query %s', async (query) => {
    expect(await refusedWith(new Feed(encodeURI(query)))).toBe(401)
  })

  test('too many or too long messages close only the sender’s socket', async () => {
    const at = await it.atAGame()
    const chatty = await openFeed(at.tokens.idToken)
    const long = await openFeed(at.tokens.idToken)
    const quiet = await openFeed(at.tokens.idToken)
    for (const feed of [chatty, long, quiet]) await feed.until((it) => it.received.length === 1)
    for (let n = 0; n < 1_000; n += 1) chatty.socket.send('ping')
    long.socket.send('x'.repeat(100_000))
    await chatty.until((it) => it.closed !== undefined)
    await long.until((it) => it.closed !== undefined)
    expect([chatty.closed?.code, long.closed?.code]).toEqual([1008, 1009])
    await bet(at, 1)
    await quiet.until((it) => it.balances().length === 2)
    quiet.socket.close()
  })

  test('a player has at most twenty sockets', async () => {
    const at = await it.atAGame()
    const feeds: Feed[] = []
    for (let n = 0; n < 20; n += 1) {
      const feed = await openFeed(at.tokens.idToken)
      await feed.until((it) => it.received.length === 1)
      feeds.push(feed)
    }
    expect(await refusedWith(await openFeed(at.tokens.idToken))).toBe(429)
    for (const feed of feeds) feed.socket.terminate()
  })

  test('a second instance on the same database receives what the first one posts', async () => {
    const at = await it.atAGame()
    const second = await aPlatform(opened.db)
    const other = await listen(second.platform)
    const token = await aToken(at.tokens.idToken)
    const socket = new WebSocket(`ws://127.0.0.1:${other.port}${FEED}?Authorization=${token}`, {
      headers: { origin: SITE_ORIGIN },
    })
    const next = async () => JSON.parse(String((await once(socket, 'message'))[0])).body.seq
    expect(await next()).toBe(1)
    const received = next()
    await bet(at, 1)
    expect(await received).toBe(2)
    await second.platform.close()
    await other.close()
  })
})
