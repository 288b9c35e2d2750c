import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FINAL_CHANGE_REFUSALS } from '#contracts/provider-callbacks/sports-wallet.ts'
import { LOST, VOID, WON } from '#contracts/sportsbook/words.ts'
import {
  type APlayer,
  type OwnPlatform,
  openPlatform,
  secretOf,
} from '#tests/fixtures/running-platform.ts'
import {
  aBettor,
  aSingle,
  type Bettor,
  CONTEXT_HEADERS,
  signInToSports,
  sportsMessages,
} from '#tests/fixtures/sports-bets.ts'

const MINUTE = 60_000
let it: OwnPlatform
let book: ReturnType<typeof sportsMessages>
/** Countries that no longer accept real money. */
const closed = new Set<string>()
/** Countries whose new sessions are at the second provider. */
const switchedOn = new Set<string>()
/** Whether a register lists everyone. */
let isRegistered = false

beforeAll(async () => {
  it = await openPlatform({
    takesRealMoney: (country) => !closed.has(country),
    registerOf: () => (isRegistered ? 'SE' : null),
    registers: {
      SE: { ask: async ({ reference }) => ({ kind: 'LISTED', until: null, receipt: reference }) },
    },
    openedByFlag: { sportsbook: ['PP'] },
    sportsbookProviders: {
      context: {
        ...{ secret: secretOf('context'), frameUrl: 'https://book.test/sportsbook/frame' },
        serves: (country) => !switchedOn.has(country),
      },
      sportradar: {
        ...{ secret: secretOf('sportradar'), frameUrl: 'https://other.test/sportradar/frame' },
        serves: (country) => switchedOn.has(country),
      },
    },
  })
  book = sportsMessages(it)
})
afterAll(() => it?.close())

const set = (of: Bettor, sql: string) =>
  it.db.query(`update platform.${sql.replace('…', 'where player_id = $1')}`, [of.playerId])
const codeOf = async (of: Bettor, stake = 100, id: string = randomUUID()) =>
  (await book.place(of, id, stake)).body.code

describe('a bet is checked in the transaction that takes it', () => {
  const ofPlayer = (column: string) => (of: Bettor) =>
    it.db.query(`update platform.player set ${column} where id = $1`, [of.playerId])
  const REFUSED: Record<string, [what: APlayer, change: (of: Bettor) => unknown, code: string]> = {
    'sports are taken away': [{}, ofPlayer('sports = false'), 'PLAYER_BLOCKED'],
    'the account may only withdraw': [{}, ofPlayer('payout = false'), 'PLAYER_BLOCKED'],
    'the account is restricted': [{}, ofPlayer(`status = 'RESTRICTED'`), 'PLAYER_BLOCKED'],
    'the player is excluded': [{}, ofPlayer(`status = 'SELF_EXCLUDED'`), 'PLAYER_BLOCKED'],
    'the brand is suspended': [{}, ofPlayer('multibrand_suspended = true'), 'PLAYER_BLOCKED'],
    'identity is suspended': [{}, ofPlayer(`kyc_status = 'SUSPENDED'`), 'PLAYER_BLOCKED'],
    'the region is closed': [
      { countryCode: 'CA', provinceCode: 'QC' },
      ofPlayer(`province_code = 'ON'`),
      'GAME_RESTRICTED',
    ],
    'the region is unknown': [
      { countryCode: 'CA', provinceCode: 'QC' },
      ofPlayer('province_code = null'),
      'GAME_RESTRICTED',
    ],
    'the country takes no real money': [
      { countryCode: 'NZ' },
      () => closed.add('NZ'),
      'GAME_RESTRICTED',
    ],
    'the login has ended': [
      {},
      (of) => set(of, 'player_session set revoked_at = now() …'),
      'GAME_SESSION_ENDED',
    ],
    'the player was idle for half an hour': [
      {},
      () => it.clock.travel(31 * MINUTE),
      'GAME_SESSION_ENDED',
    ],
    'a reality check is due': [
      {},
      (of) => set(of, `activity_timer set due_at = '2026-01-01' …`),
      'REALITY_CHECK_DUE',
    ],
    'a limit on losses is reached': [
      {},
      (of) =>
        it.platform.limits.save({
          playerId: of.playerId,
          kind: 'loss',
          duration: 'D',
          limit: 10,
        }),
      'error.gambling.limit.reached',
    ],
    'a limit on spending is reached': [
      {},
      (of) =>
        it.platform.limits.save({
          playerId: of.playerId,
          kind: 'spend',
          duration: 'D',
          limit: 10,
        }),
      'error.gambling.limit.reached',
    ],
    'a mandatory limit is missing': [
      {},
      (of) =>
        set(
          of,
          `game_session set limits_first = '{"kind":"deposit","periods":["M"],"highest":null,"timePeriods":[]}' …`,
        ),
      'error.gambling.limit.required',
    ],
  }
  test.each(Object.entries(REFUSED))('refused: %s', async (_name, [what, change, code]) => {
    const of = await aBettor(it, what)
    await it.call('GET', '/v1/player/game-session/summary', { token: of.token })
    expect((await book.place(of, randomUUID(), 100)).status).toBe(200)
    await change(of)
    expect(await codeOf(of, 901)).toBe(code)
    const [wallet] = await it.db.query<{ balance: bigint }>(
      `select balance from platform.wallet_account where player_id = $1 and account = 'MAIN'`,
      [of.playerId],
    )
    expect(wallet?.balance).toBe(9_900n)
    closed.clear()
  })

  test('refused: a register lists the player', async () => {
    const of = await aBettor(it, { phone: '+447700900123' })
    isRegistered = true
    const code = await codeOf(of)
    isRegistered = false
    expect(code).toBe('PLAYER_BLOCKED')
  })

  test('bounds of stake and payout, the currency, and the balance', async () => {
    const of = await aBettor(it, { openingBalance: { minor: 100_000_000n, currency: 'EUR' } })
    expect(await codeOf(of, 9)).toBe('STAKE_OUT_OF_RANGE')
    expect(await codeOf(of, 500_001)).toBe('STAKE_OUT_OF_RANGE')
    const high = aSingle(randomUUID(), 500_000)
    const [leg] = high.terms.legs
    const odds = { ...high.terms, legs: [{ ...leg, odds: 20_001 }] }
    const sent = { sessionId: of.sessionId, ...high, terms: odds, potentialPayoutMinor: 10_000_100 }
    expect((await it.callback('/callbacks/context/bet', sent)).body.code).toBe(
      'PAYOUT_OUT_OF_RANGE',
    )
    // The book's own cap is what counts.
    const capped = { ...sent, betId: randomUUID(), potentialPayoutMinor: 10_000_000 }
    expect((await it.callback('/callbacks/context/bet', capped)).status).toBe(200)
    const other = { ...high, betId: randomUUID(), terms: { ...high.terms, currency: 'SEK' } }
    const inSek = await it.callback('/callbacks/context/bet', { sessionId: of.sessionId, ...other })
    expect(inSek.body.code).toBe('CURRENCY_MISMATCH')
    expect(await codeOf(await aBettor(it), 10_001)).toBe('INSUFFICIENT_FUNDS')
  })

  test('an id is one bet of one player, accepted or refused permanently', async () => {
    const [of, other] = [await aBettor(it), await aBettor(it)]
    const id = randomUUID()
    const first = await book.place(of, id, 100)
    expect((await book.place(of, id, 100)).body).toEqual({ ...first.body, replayed: true })
    expect(await codeOf(of, 200, id)).toBe('REFERENCE_CONFLICT')
    expect(await codeOf(other, 100, id)).toBe('REFERENCE_CONFLICT')
    const refused = randomUUID()
    expect(await codeOf(of, 20_000, refused)).toBe('INSUFFICIENT_FUNDS')
    expect(await codeOf(of, 100, refused)).toBe('INSUFFICIENT_FUNDS')
    // A retry after a new login is the same bet.
    const again = { ...of, ...(await signInToSports(it, of.email)) }
    expect((await book.place(again, id, 100)).body.replayed).toBe(true)
    // A bet that stays open is still the player's when the account is blocked.
    await it.db.query('update platform.player set sports = false where id = $1', [of.playerId])
    expect((await book.place(again, id, 100)).body.replayed).toBe(true)
  })

  const A_LEG = aSingle('x', 100).terms.legs[0]
  test.each<[string, (bet: ReturnType<typeof aSingle>) => object]>([
    ['a payout above the odds', (bet) => ({ ...bet, potentialPayoutMinor: 401 })],
    ['a payout of nothing', (bet) => ({ ...bet, potentialPayoutMinor: 0 })],
    [
      'an event without a leg',
      (bet) => ({ ...bet, events: [...bet.events, { ...bet.events[0], id: 'e2' }] }),
    ],
    ['a leg without its event', (bet) => ({ ...bet, events: [{ ...bet.events[0], id: 'e2' }] })],
    ['an event twice', (bet) => ({ ...bet, events: [bet.events[0], bet.events[0]] })],
    [
      'a fraction of a cent',
      (bet) => ({ ...bet, terms: { ...bet.terms, stakePerLineMinor: 99.5 } }),
    ],
    ['a negative stake', (bet) => ({ ...bet, terms: { ...bet.terms, stakePerLineMinor: -100 } })],
    [
      'odds of one',
      (bet) => ({ ...bet, terms: { ...bet.terms, legs: [{ ...A_LEG, odds: 1_000 }] } }),
    ],
    [
      'a single of two legs',
      (bet) => ({ ...bet, terms: { ...bet.terms, legs: [A_LEG, { ...A_LEG, event: 'e2' }] } }),
    ],
    [
      'two legs of one event',
      (bet) => ({
        ...bet,
        terms: {
          ...bet.terms,
          kind: 'COMBINATION',
          legs: [A_LEG, { ...A_LEG, market: 'total:2.5' }],
        },
      }),
    ],
    ['a field that nobody knows', (bet) => ({ ...bet, boost: 2 })],
  ])('is not a bet: %s', async (_name, change) => {
    const of = await aBettor(it)
    const { status, body } = await it.callback('/callbacks/context/bet', {
      sessionId: of.sessionId,
      ...change(aSingle(randomUUID(), 100)),
    })
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
  })

  test('a session is opened once, for the sportsbook only, and by players who may bet', async () => {
    const of = await aBettor(it)
    const ticket = (token: string, currency = 'EUR') =>
      it.call('POST', '/v1/auth/session/create', { token, body: { language: 'en', currency } })
    const { body } = await ticket(of.token)
    const open = () => it.callback('/callbacks/context/session', { ticket: body.sessionId })
    const opened = await open()
    expect(opened.body).toMatchObject({
      ...{ currency: 'EUR', balanceMinor: 10_000, country: 'GB', language: 'fi' },
      limits: { minStakeMinor: 10, maxStakeMinor: 500_000, maxPayoutMinor: 10_000_000 },
    })
    expect(opened.body.playerRef).not.toContain(of.playerId)
    expect((await open()).body.code).toBe('GAME_SESSION_ENDED')
    expect((await ticket(of.token, 'SEK')).body.code).toBe('CURRENCY_MISMATCH')
    // A session of a game accepts no bets of a sportsbook, and vice versa.
    const atGame = await it.atAGame()
    expect(await codeOf({ ...of, sessionId: atGame.sessionId })).toBe('GAME_SESSION_ENDED')
    const inGame = { reference: 'r1', roundId: 'r1', gameId: 'sportsbook', amountMinor: 100 }
    const bet = { ...inGame, currency: 'EUR', sessionId: of.sessionId }
    expect((await it.callback('/callbacks/relax/bet', bet)).body.code).toBe('GAME_SESSION_ENDED')
    const inGermany = await it.aPlayer({ countryCode: 'DE' })
    const { idToken } = await it.signIn(inGermany.email)
    expect((await ticket(idToken)).body.code).toBe('GAME_RESTRICTED')
    const balance = await it.callback('/callbacks/context/balance', { sessionId: of.sessionId })
    expect(balance.body).toEqual({ balanceMinor: 10_000, currency: 'EUR', bonus: null })
  })
})

describe('the context of a visit', () => {
  const ANONYMOUS = '/v1/sportsbook/context'
  const PLAYERS = '/v1/sportsbook/login/context'
  const open = (path: string, with_: { token?: string; body?: object; headers?: object } = {}) =>
    it.call('POST', path, {
      ...(with_.token ? { token: with_.token } : {}),
      body: with_.body ?? {},
      headers: { ...CONTEXT_HEADERS, ...with_.headers },
    })

  test('is created for an anonymous visitor, and kept through the login', async () => {
    const [first, second] = [await open(ANONYMOUS), await open(ANONYMOUS)]
    expect(first.body).toEqual({
      contextId: expect.stringMatching(/^[\w-]{43}$/),
      url: 'https://book.test/sportsbook/frame',
      expiresAt: new Date(it.clock.now() + 365 * 24 * 60 * MINUTE).toISOString(),
    })
    expect(second.body.contextId).not.toBe(first.body.contextId)
    const { contextId } = first.body
    const { token } = await aBettor(it)
    for (const [path, more] of [[ANONYMOUS], [PLAYERS, { token }]] as const) {
      const again = await open(path, { ...more, body: { contextId } })
      expect(again.body.contextId).toBe(contextId)
    }
    expect((await open(ANONYMOUS, { body: { contextId: '../slip' } })).status).toBe(400)
  })

  test.each(Object.keys(CONTEXT_HEADERS))(
    'is refused without a correct header: %s',
    async (name) => {
      const { status, body } = await open(ANONYMOUS, { headers: { [name]: '?' } })
      expect([status, body.validationErrors]).toEqual([
        400,
        [expect.objectContaining({ field: name })],
      ])
    },
  )

  test('is refused to a player for whom the sportsbook is closed', async () => {
    const { email } = await it.aPlayer({ countryCode: 'DE' })
    const { idToken: token } = await it.signIn(email)
    expect((await open(PLAYERS, { token })).body.code).toBe('GAME_RESTRICTED')
  })

  test('a player requests the session, and ends it: no bet is accepted in it then', async () => {
    const of = await aBettor(it)
    const ask = async () => (await it.call('GET', '/v1/context/session', { token: of.token })).body
    const session = await ask()
    expect(session).toEqual({ sessionId: expect.any(String), valid: true })
    expect(session.sessionId).not.toBe(of.sessionId)
    const end = { token: of.token, body: { sessionId: session.sessionId } }
    expect((await it.call('POST', '/v1/context/session/unregister', end)).status).toBe(204)
    expect(await codeOf(of)).toBe('GAME_SESSION_ENDED')
    expect(await ask()).toEqual({ sessionId: null, valid: false })
  })
})

describe('the provider of a country', () => {
  const create = (path: string, token: string) =>
    it.call('POST', path, { token, body: { language: 'en', currency: 'EUR' } })
  const FIRST = '/v1/auth/session/create'
  const SECOND = '/v1/sportradar/session'

  test('has its new sessions; earlier bets stay where they are, and are settled there', async () => {
    const of = await aBettor(it)
    const [kept, later] = [randomUUID(), randomUUID()]
    await book.place(of, kept, 100)
    expect((await create(SECOND, of.token)).body.code).toBe('GAME_RESTRICTED')
    switchedOn.add('GB')
    try {
      expect((await create(FIRST, of.token)).body.code).toBe('GAME_RESTRICTED')
      const context = { token: of.token, body: {}, headers: CONTEXT_HEADERS }
      const refused = await it.call('POST', '/v1/sportsbook/login/context', context)
      expect(refused.body.code).toBe('GAME_RESTRICTED')
      // A running session continues until it ends.
      expect((await book.place(of, later, 100)).status).toBe(200)

      const created = await create(SECOND, of.token)
      expect(created.body).toEqual({
        sessionId: expect.stringMatching(/^[\w-]{43}$/),
        url: 'https://other.test/sportradar/frame',
      })
      const ticket = created.body.sessionId
      const byFirst = await it.callback('/callbacks/context/session', { ticket })
      expect(byFirst.body.code).toBe('GAME_SESSION_ENDED')
      const opened = await it.callback('/callbacks/sportradar/session', { ticket })
      expect(opened.status).toBe(200)
      const change = {
        ...{ betId: kept, revision: 2, cashOuts: [], results: [WON] },
        outcome: { kind: 'SETTLED', payoutMinor: 400 },
      }
      const bySecond = await it.callback('/callbacks/sportradar/settle', { bets: [change] })
      expect(bySecond.body.bets).toMatchObject([{ isTaken: false, code: 'UNKNOWN_BET' }])
      expect(await book.settle(kept, 2, 400)).toMatchObject({ isTaken: true, state: 'SETTLED' })
    } finally {
      switchedOn.delete('GB')
    }
    expect((await create(SECOND, of.token)).body.code).toBe('GAME_RESTRICTED')
    expect((await create(FIRST, of.token)).status).toBe(200)
    expect(await book.settle(later, 2, 0)).toMatchObject({ isTaken: true, state: 'SETTLED' })
  })

  test.each<[string, APlayer, Partial<Record<'currency', string>>, string]>([
    ['a closed market', { countryCode: 'DE' }, {}, 'GAME_RESTRICTED'],
    ['another currency', {}, { currency: 'SEK' }, 'CURRENCY_MISMATCH'],
    [
      'limits that are missing',
      { countryCode: 'BR', currency: 'BRL', isWithoutLimits: true },
      { currency: 'BRL' },
      'error.gambling.limit.required',
    ],
  ])('refuses a session as the first does: %s', async (_name, what, of, code) => {
    const { email } = await it.aPlayer({ countryCode: 'GB', ...what })
    const { idToken: token } = await it.signIn(email)
    const body = { language: 'en', currency: 'EUR', ...of }
    for (const country of ['GB', 'DE', 'BR']) switchedOn.add(country)
    const second = await it.call('POST', SECOND, { token, body })
    switchedOn.clear()
    const first = await it.call('POST', FIRST, { token, body })
    expect([first.body.code, second.body.code]).toEqual([code, code])
  })
})

describe('changes of a bet', () => {
  test('arrive in any order: unknown, older, repeated, contradicting, above what it may pay', async () => {
    const of = await aBettor(it)
    const id = randomUUID()
    expect(await book.settle(id, 2, 400)).toMatchObject({ isTaken: false, code: 'UNKNOWN_BET' })
    await book.place(of, id, 100)
    expect(await book.settle(id, 5, 400)).toMatchObject({ revision: 5, state: 'SETTLED' })
    expect(await book.unsettle(id, 4)).toMatchObject({ revision: 5, state: 'SETTLED' })
    expect(await book.settle(id, 5, 400)).toMatchObject({ revision: 5, state: 'SETTLED' })
    expect(await book.settle(id, 5, 300)).toMatchObject({ code: 'REFERENCE_CONFLICT' })
    expect(await book.settle(id, 6, 401)).toMatchObject({ code: 'PAYOUT_OUT_OF_RANGE' })
    // Staff are notified of a change that the book will not send again.
    expect(it.logged()).toMatch(`"bet_change_refused","provider":"context","betId":"${id}"`)
    const part = { id: 'c1', stakeMinor: 50, payoutMinor: 60 }
    const sold = { betId: id, revision: 7, cashOuts: [part], outcome: null, results: [null] }
    expect(await book.send('cashout', sold)).toMatchObject({ code: 'BET_STATE_CONFLICT' })
    const legs = {
      ...sold,
      cashOuts: [],
      outcome: { kind: 'VOID' as const },
      results: [VOID, VOID],
    }
    expect(await book.send('void', legs)).toMatchObject({ code: 'BET_STATE_CONFLICT' })
    const early = randomUUID()
    expect(await book.voidBet(early, 2)).toMatchObject({ isTaken: true, state: null })
    expect(await codeOf(of, 100, early)).toBe('TRANSACTION_REVERSED')
  })

  test('of a refused bet are refused permanently, and its void is accepted', async () => {
    const of = await aBettor(it)
    const [tooMuch, voided] = [randomUUID(), randomUUID()]
    expect(await codeOf(of, 20_000, tooMuch)).toBe('INSUFFICIENT_FUNDS')
    await book.voidBet(voided, 2)
    for (const id of [tooMuch, voided]) {
      expect(await book.settle(id, 3, 400)).toMatchObject({ isTaken: false, code: 'BET_REFUSED' })
      expect(await book.unsettle(id, 4)).toMatchObject({ isTaken: false, code: 'BET_REFUSED' })
      expect(await book.voidBet(id, 5)).toMatchObject({ isTaken: true, state: null })
      expect(it.logged()).toMatch(
        `"bet_change_refused","provider":"context","betId":"${id}","code":"BET_REFUSED"`,
      )
    }
    expect(FINAL_CHANGE_REFUSALS).toContain('BET_REFUSED')
  })

  test('are answered one by one, and a message of another call is refused', async () => {
    const of = await aBettor(it)
    const [won, lost] = [randomUUID(), randomUUID()]
    await book.place(of, won, 100)
    await book.place(of, lost, 100)
    const settled = (betId: string, payoutMinor: number) => ({
      ...{ betId, revision: 2, cashOuts: [], results: [payoutMinor ? WON : LOST] },
      outcome: { kind: 'SETTLED' as const, payoutMinor },
    })
    const bets = [settled(won, 400), settled(randomUUID(), 400), settled(lost, 0)]
    const { body } = await it.callback('/callbacks/context/settle', { bets })
    expect((body.bets as { code?: string }[]).map((each) => each.code ?? 'OK')).toEqual([
      ...['OK', 'UNKNOWN_BET', 'OK'],
    ])
    for (const wrong of ['void', 'cashout', 'cashout-void', 'unsettle']) {
      const answer = await it.callback(`/callbacks/context/${wrong}`, { bets })
      expect(answer.body.code, wrong).toBe('VALIDATION_FAILED')
    }
    const twice = await it.callback('/callbacks/context/settle', { bets: [bets[0], bets[0]] })
    expect(twice.body.code).toBe('VALIDATION_FAILED')
  })

  test('settle without a session, also for excluded players, who cannot stake again', async () => {
    const of = await aBettor(it)
    const [won, voided] = [randomUUID(), randomUUID()]
    await book.place(of, won, 100)
    await book.place(of, voided, 100)
    await book.voidBet(voided, 2)
    it.clock.travel(40 * 24 * 60 * MINUTE)
    await it.db.query(`update platform.player set status = 'SELF_EXCLUDED' where id = $1`, [
      of.playerId,
    ])
    expect(await book.settle(won, 2, 400)).toMatchObject({ state: 'SETTLED' })
    expect(await book.unsettle(voided, 3)).toMatchObject({ code: 'PLAYER_BLOCKED' })
    expect(await book.unsettle(won, 3)).toMatchObject({ state: 'REOPENED', owedMinor: 0 })
  })
})

test('bets are in their list, the statement, the session totals and no other player’s list', async () => {
  const of = await aBettor(it)
  const [running, over] = [randomUUID(), randomUUID()]
  await book.place(of, running, 250)
  it.clock.travel(1_000)
  await book.place(of, over, 100)
  it.clock.travel(1_000)
  await book.settle(over, 2, 400)
  it.clock.travel(1_000)
  const part = { id: 'c1', stakeMinor: 50, payoutMinor: 60 }
  const sold = { revision: 2, cashOuts: [part], outcome: null, results: [null] }
  await book.send('cashout', { betId: running, ...sold })
  const get = async (path: string, token = of.token) => (await it.call('GET', path, { token })).body
  const list = (query = '') =>
    get(`/v1/player/bets${query}`) as Promise<{ bets: Record<string, unknown>[] }>
  expect((await list()).bets).toMatchObject([
    {
      ...{ id: `context:${over}`, kind: 'SINGLE', state: 'SETTLED', stake: 1, paid: 4, owed: 0 },
      legs: [{ home: 'Aberholm', market: '1x2', odds: 4_000, result: WON, isLive: false }],
    },
    {
      ...{ id: `context:${running}`, state: 'PARTLY_CASHED_OUT', stake: 2.5, paid: 0.6 },
      potentialPayout: 8,
      cashOuts: [{ id: 'c1', stake: 0.5, payout: 0.6 }],
      legs: [{ startsAt: '2026-11-21T18:00:00.000Z', result: null }],
    },
  ])
  expect((await list('?list=running')).bets).toHaveLength(1)
  expect((await list('?list=over&limit=1')).bets).toMatchObject([{ id: `context:${over}` }])
  const one = await get(`/v1/player/bets/context:${over}`)
  expect((one.movements as { type: string }[]).map(({ type }) => type)).toEqual(['BET', 'WIN'])
  const { token } = await aBettor(it)
  expect(await get(`/v1/player/bets/context:${over}`, token)).toMatchObject({ code: 'NOT_FOUND' })
  const { transactions } = (await get('/v1/player/wallet/transactions?category=SPORTS')) as {
    transactions: Record<string, unknown>[]
  }
  expect(transactions.map(({ type, amount }) => [type, amount])).toEqual([
    ...[
      ['CASHOUT', 0.6],
      ['WIN', 4],
    ],
    ...[
      ['BET', 1],
      ['BET', 2.5],
    ],
  ])
  expect(transactions[1]).toMatchObject({ betId: `context:${over}` })
  expect(transactions[1]).not.toHaveProperty('roundId')
  const summary = (await get('/v1/player/game-session/summary')) as { session: object }
  expect(summary.session).toMatchObject({ turnover: 3.5, winnings: 4.6 })
  const position = await get('/v1/player/wallet/net-position-win-loss?category=SPORTS')
  expect(position).toMatchObject({ bets: 3.5, wins: 4.6 })
})
