import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AtAGame,
  type OwnPlatform,
  openPlatform,
  signed,
} from '#tests/fixtures/running-platform.ts'

let it: OwnPlatform
const MINUTE = 60_000

beforeAll(async () => {
  it = await openPlatform()
})
afterAll(() => it?.close())

describe('the wallet callbacks', () => {
  const bet = (at: AtAGame, what: Record<string, unknown> = {}) =>
    it.callback('/callbacks/relax/bet', {
      sessionId: at.sessionId,
      reference: 'bet-1',
      roundId: 'round-1',
      gameId: at.gameId,
      amountMinor: 1_000,
      currency: 'EUR',
      ...what,
    })
  const win = (at: AtAGame, what: Record<string, unknown> = {}) =>
    it.callback('/callbacks/relax/win', {
      sessionId: at.sessionId,
      reference: 'win-1',
      roundId: 'round-1',
      amountMinor: 2_500,
      currency: 'EUR',
      closesRound: true,
      ...what,
    })
  const rollback = (at: AtAGame, what: Record<string, unknown> = {}) =>
    it.callback('/callbacks/relax/rollback', {
      sessionId: at.sessionId,
      reference: 'rollback-1',
      roundId: 'round-1',
      betReference: 'bet-1',
      ...what,
    })
  const statement = async (at: AtAGame, query = '') =>
    (await it.call('GET', `/v1/player/wallet/transactions${query}`, { token: at.tokens.idToken }))
      .body as { transactions: Record<string, unknown>[]; hasMore: boolean; position: number }

  test('a round of bet and win is in the balance and in the statement', async () => {
    const at = await it.atAGame()
    it.clock.travel(1_000)
    expect((await bet(at)).body).toMatchObject({ balanceMinor: 9_000, replayed: false })
    it.clock.travel(1_000)
    expect((await win(at)).body).toMatchObject({ balanceMinor: 11_500, currency: 'EUR' })
    const balance = await it.callback('/callbacks/relax/balance', { sessionId: at.sessionId })
    expect(balance.body).toMatchObject({ balanceMinor: 11_500, transactionId: null })

    const { transactions } = await statement(at)
    expect(transactions).toMatchObject([
      {
        type: 'WIN',
        amount: 25,
        balanceAfterTransaction: 115,
        category: 'CASINO',
        status: 'SUCCESS',
        referenceId: 'win-1',
        gameId: 'lucky-lantern',
        roundId: 'round-1',
        playerId: at.playerId,
      },
      { type: 'BET', amount: 10, balanceAfterTransaction: 90, referenceId: 'bet-1' },
      { type: 'DEPOSIT', amount: 100, balanceAfterTransaction: 100, category: 'PAYMENT' },
    ])
    const closed = await bet(at, { reference: 'bet-2' })
    expect(closed.body.code).toBe('ROUND_CLOSED')
  })

  test('a reference with another payload is refused, with the same it is repeated', async () => {
    const at = await it.atAGame()
    const first = await bet(at)
    expect((await bet(at)).body).toEqual({ ...first.body, replayed: true })
    expect((await bet(at, { amountMinor: 999 })).body.code).toBe('REFERENCE_CONFLICT')
    expect((await bet(at, { roundId: 'round-2' })).body.code).toBe('REFERENCE_CONFLICT')
    await win(at)
    // The bet is known, also when the round has been closed since; the balance is that of now.
    const now = { ...first.body, balanceMinor: 11_500, replayed: true }
    expect((await bet(at)).body).toEqual(now)
  })

  test('a bet that is rolled back returns the stake once and is shown as reverted', async () => {
    const at = await it.atAGame()
    await bet(at)
    it.clock.travel(1_000)
    expect((await rollback(at)).body).toMatchObject({ balanceMinor: 10_000, replayed: false })
    expect((await rollback(at)).body).toMatchObject({ balanceMinor: 10_000, replayed: true })
    const again = await rollback(at, { reference: 'rollback-2' })
    expect(again.body.code).toBe('TRANSACTION_REVERSED')
    expect((await win(at)).body.code).toBe('ROUND_CLOSED')
    const { transactions } = await statement(at)
    expect(transactions[0]).toMatchObject({ type: 'BET_VOID', status: 'REVERTED', amount: 10 })
  })

  type Step = [call: 'bet' | 'win' | 'rollback', what?: Record<string, unknown>]
  test.each<[string, Step[], Step, Record<string, unknown>, number]>([
    [
      'a bet that was not rolled back',
      [['bet']],
      ['bet'],
      { replayed: true, balanceMinor: 9_000 },
      9_000,
    ],
    [
      'a bet that was rolled back',
      [['bet'], ['rollback']],
      ['bet'],
      { code: 'TRANSACTION_REVERSED' },
      10_000,
    ],
    [
      'a bet that was rolled back, in a round that continues',
      [['bet', { reference: 'other' }], ['bet'], ['rollback']],
      ['bet'],
      { code: 'TRANSACTION_REVERSED' },
      9_000,
    ],
    [
      'a bet that comes after its rollback',
      [['rollback']],
      ['bet'],
      { code: 'TRANSACTION_REVERSED' },
      10_000,
    ],
    ['its rollback', [['bet'], ['rollback']], ['rollback'], { replayed: true }, 10_000],
    [
      'the balance after a bet, a win and a rollback is the current one',
      [
        ['bet', { reference: 'other', roundId: 'round-2' }],
        ['bet'],
        ['win', { closesRound: false }],
      ],
      ['bet', { reference: 'other', roundId: 'round-2' }],
      { replayed: true, balanceMinor: 10_500 },
      10_500,
    ],
    [
      'the balance after a win, of which a part has been staked since',
      [['bet'], ['win', { closesRound: false }], ['bet', { reference: 'next' }]],
      ['win', { closesRound: false }],
      { replayed: true, balanceMinor: 10_500 },
      10_500,
    ],
    [
      'the balance after a rollback, of which a part has been staked since',
      [['bet', { reference: 'other' }], ['bet'], ['rollback'], ['bet', { reference: 'next' }]],
      ['rollback'],
      { replayed: true, balanceMinor: 8_000 },
      8_000,
    ],
    [
      'a rollback that came first',
      [['rollback'], ['bet']],
      ['rollback'],
      { replayed: true },
      10_000,
    ],
    [
      'a win after the rollback of its bet',
      [['bet'], ['rollback']],
      ['win'],
      { code: 'ROUND_CLOSED' },
      10_000,
    ],
    [
      'a win that was not rolled back, in a round with another bet that was',
      [['bet', { reference: 'other' }], ['bet'], ['rollback'], ['win']],
      ['win'],
      { replayed: true },
      11_500,
    ],
    [
      'a rollback after the win',
      [['bet'], ['win']],
      ['rollback'],
      { code: 'ROUND_CLOSED' },
      11_500,
    ],
  ])(
    'an answer is repeated only while it is true: %s',
    async (_, before, [call, what], answer, left) => {
      const at = await it.atAGame()
      const calls = { bet, win, rollback }
      for (const [name, given] of before) await calls[name](at, given)
      expect((await calls[call](at, what)).body).toMatchObject(answer)
      const balance = await it.callback('/callbacks/relax/balance', { sessionId: at.sessionId })
      expect(balance.body.balanceMinor).toBe(left)
    },
  )

  test('a win of zero closes the round and moves nothing', async () => {
    const at = await it.atAGame()
    await bet(at)
    expect((await win(at, { amountMinor: 0 })).body).toMatchObject({
      transactionId: null,
      balanceMinor: 9_000,
    })
    expect((await win(at, { reference: 'win-2' })).body.code).toBe('ROUND_CLOSED')
  })

  test.each([
    ['a stake of zero', { amountMinor: 0 }, 400, 'VALIDATION_FAILED'],
    ['a negative stake', { amountMinor: -1 }, 400, 'VALIDATION_FAILED'],
    ['half a cent', { amountMinor: 0.5 }, 400, 'VALIDATION_FAILED'],
    ['a stake as text', { amountMinor: '100' }, 400, 'VALIDATION_FAILED'],
    ['more than the balance', { amountMinor: 10_001 }, 402, 'INSUFFICIENT_FUNDS'],
    ['another currency', { currency: 'SEK' }, 422, 'CURRENCY_MISMATCH'],
    ['another game', { gameId: 'other-game' }, 404, 'UNKNOWN_GAME'],
    ['an unknown session', { sessionId: 'a'.repeat(43) }, 401, 'GAME_SESSION_ENDED'],
    ['an extra field', { bonus: 1 }, 400, 'VALIDATION_FAILED'],
  ])('a bet with %s is refused and leaves the balance alone', async (_, what, status, code) => {
    const at = await it.atAGame()
    const answer = await bet(at, what)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    const balance = await it.callback('/callbacks/relax/balance', { sessionId: at.sessionId })
    expect(balance.body.balanceMinor).toBe(10_000)
  })

  test('a win or rollback for a round that is not its own is refused', async () => {
    const at = await it.atAGame()
    const other = await it.atAGame()
    await bet(at)
    expect((await win(other)).body.code).toBe('UNKNOWN_ROUND')
    // Nor does another game of the same player pay it out.
    const { body } = await it.call('POST', '/v1/gaming/ticket', {
      token: at.tokens.idToken,
      body: { gameId: 'amber-isle', channel: 'web', partner: 'main', jurisdiction: 'MT' },
    })
    const elsewhere = await it.callback('/callbacks/relax/session', { ticket: body.ticket })
    const sessionId = String(elsewhere.body.sessionId)
    expect((await win({ ...at, sessionId })).body.code).toBe('UNKNOWN_ROUND')
    expect((await rollback({ ...at, sessionId })).body.code).toBe('UNKNOWN_ROUND')
    expect((await win(at, { roundId: 'round-9' })).body.code).toBe('UNKNOWN_ROUND')
    expect((await rollback(at, { roundId: 'round-9' })).body.code).toBe('UNKNOWN_ROUND')
    expect((await win(at, { currency: 'SEK' })).body.code).toBe('CURRENCY_MISMATCH')
    await win(at, { closesRound: false })
    const ofAWin = await rollback(at, { betReference: 'win-1' })
    expect(ofAWin.body.code).toBe('UNKNOWN_ROUND')
  })

  test('real play ends with the session, and money on its way still arrives', async () => {
    const at = await it.atAGame()
    await bet(at)
    await it.call('POST', '/v1/player/sign_out', { token: at.tokens.idToken })
    expect((await bet(at, { reference: 'bet-2' })).body.code).toBe('GAME_SESSION_ENDED')
    const balance = await it.callback('/callbacks/relax/balance', { sessionId: at.sessionId })
    expect(balance.body.code).toBe('GAME_SESSION_ENDED')
    expect((await win(at)).body).toMatchObject({ balanceMinor: 11_500 })
  })

  test('real play ends when identity verification suspends the player', async () => {
    const at = await it.atAGame()
    await it.platform.players.update(at.playerId, { kycStatus: 'SUSPENDED' }, 'a test')
    expect((await bet(at)).body.code).toBe('PLAYER_BLOCKED')
  })

  test('real play ends when the player is blocked, and money on its way still arrives', async () => {
    const at = await it.atAGame()
    await bet(at)
    await it.platform.players.changeStatus({ playerId: at.playerId, status: 'BLACKLISTED' })
    expect((await bet(at, { reference: 'bet-2' })).body.code).toBe('PLAYER_BLOCKED')
    expect((await rollback(at)).body).toMatchObject({ balanceMinor: 10_000 })
  })

  test('playing keeps the session from idling out, doing nothing does not', async () => {
    const at = await it.atAGame()
    for (let n = 1; n <= 3; n += 1) {
      it.clock.travel(25 * MINUTE)
      const answer = await bet(at, { reference: `bet-${n}`, roundId: `round-${n}` })
      expect(answer.status).toBe(200)
    }
    it.clock.travel(31 * MINUTE)
    expect((await bet(at, { reference: 'bet-9' })).body.code).toBe('GAME_SESSION_ENDED')
  })

  test('an exclusion and bets race: no bet is taken after the exclusion was answered', async () => {
    for (let n = 0; n < 5; n += 1) {
      const at = await it.atAGame()
      const bets = Array.from({ length: 10 }, (_, i) => bet(at, { reference: `bet-${i}` }))
      await it.platform.players.changeStatus({ playerId: at.playerId, status: 'SELF_EXCLUDED' })
      expect((await bet(at, { reference: 'too-late' })).body.code).toBe('PLAYER_BLOCKED')
      await Promise.all(bets)
    }
    expect((await it.platform.ledgerCheck()).differences).toEqual([])
  })

  test('are refused without the signature of exactly this call', async () => {
    const at = await it.atAGame()
    const path = '/callbacks/relax/balance'
    const body = JSON.stringify({ sessionId: at.sessionId })
    const now = it.clock.now()
    const good = signed({ path, body, timestampMs: now })
    const value = good['x-signature'] ?? ''
    const headers: Record<string, Record<string, string>> = {
      none: {},
      empty: { 'x-signature': '' },
      'another secret': signed({ path, body, timestampMs: now, secret: 'wrong' }),
      'another path': signed({ path: '/callbacks/relax/bet', body, timestampMs: now }),
      'another body': signed({ path, body: `${body} `, timestampMs: now }),
      'too old': signed({ path, body, timestampMs: now - 300_001 }),
      'from the future': signed({ path, body, timestampMs: now + 300_001 }),
      'another time': { 'x-signature': value.replace(/t=\d+/, `t=${now + 1}`) },
      'upper case': { 'x-signature': value.toUpperCase() },
      cut: { 'x-signature': value.slice(0, -1) },
      'another version': { 'x-signature': value.replace('v1=', 'v0=') },
    }
    for (const [name, sent] of Object.entries(headers)) {
      const answer = await it.call('POST', path, { body, headers: sent })
      expect([answer.status, answer.body.code], name).toEqual([401, 'SIGNATURE_INVALID'])
    }
    expect((await it.call('POST', path, { body, headers: good })).status).toBe(200)
    const asPlayer = await it.call('POST', path, { body, token: at.tokens.idToken })
    expect(asPlayer.status).toBe(401)
  })

  test('the statement is read in pages, filtered, newest first', async () => {
    const at = await it.atAGame()
    for (let n = 0; n < 12; n += 1) {
      it.clock.travel(60_000)
      await bet(at, { reference: `bet-${n}`, roundId: `round-${n}`, amountMinor: 100 + n })
    }
    const first = await statement(at)
    expect([first.transactions.length, first.hasMore, first.position]).toEqual([10, true, 0])
    expect(first.transactions[0]?.referenceId).toBe('bet-11')
    const second = await statement(at, '?position=10')
    expect([second.transactions.length, second.hasMore, second.position]).toEqual([3, false, 10])
    const exact = await statement(at, '?limit=13')
    expect([exact.transactions.length, exact.hasMore]).toEqual([13, false])
    const payments = await statement(at, '?category=PAYMENT')
    expect(payments.transactions.map(({ type }) => type)).toEqual(['DEPOSIT'])
    expect((await statement(at, '?status=REVERTED')).transactions).toEqual([])
    const since = new Date(it.clock.now() - 60_000).toISOString()
    expect((await statement(at, `?from=${since}`)).transactions).toHaveLength(2)
    expect((await statement(at, `?to=${since}&limit=100`)).transactions).toHaveLength(12)
    const old = encodeURIComponent('0000-01-01T00:00:00Z')
    expect((await statement(at, `?from=${old}&limit=100`)).transactions).toHaveLength(13)
  })

  test('rows of one moment are ordered by reference, descending', async () => {
    const at = await it.atAGame()
    for (const reference of ['b', 'c', 'a']) await bet(at, { reference })
    const { transactions } = await statement(at)
    const references = transactions.map(({ referenceId }) => String(referenceId))
    expect(references).toEqual([...references].sort().reverse())
  })
})
