import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAPTCHA_HEADER } from '#contracts/player-api/accounts.ts'
import { depositCalls } from '#contracts/player-api/deposits.ts'
import { type Licences, takesRealMoney } from '#markets/activation.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import {
  type OwnPlatform,
  openPlatform,
  PASSWORD,
  theProviders,
} from '#tests/fixtures/running-platform.ts'

/*
 * No licence, no real money: in a closed market no one can sign up, deposit or play, and all players can withdraw their
 * own money.
 */

const ALL: NonNullable<Licences> = Object.fromEntries(MARKET_CODES.map((code) => [code, code]))
const without = (code: string): Licences =>
  Object.fromEntries(Object.entries(ALL).filter(([it]) => it !== code))

let it: OwnPlatform
let licences: Licences = ALL

beforeAll(async () => {
  it = await openPlatform({
    takesRealMoney: (country) => takesRealMoney(country, licences),
    // The provider is restricted in some countries; this test is about another rule.
    gameProviders: Object.fromEntries(
      Object.entries(theProviders()).map(([id, its]) => [id, { ...its, licensedElsewhere: true }]),
    ),
  })
})
afterAll(() => it?.close())

const signUp = (countryCode: string) =>
  it.call('POST', '/v1/player/registration', {
    headers: { [CAPTCHA_HEADER]: 'captcha-ok' },
    body: {
      ...{ countryCode, firstName: 'Aino', lastName: 'Virtanen', password: PASSWORD },
      email: `licences-${randomUUID()}@playhouse.test`,
      ...{ languageCode: 'en', termsAndConditions: true, cookiePolicyAccepted: true },
      marketingOptIn: false,
    },
  })
const launch = (token: string, jurisdiction: string) =>
  it.call('POST', '/v1/gaming/ticket', {
    token,
    body: { gameId: 'lucky-lantern', channel: 'web', partner: 'main', jurisdiction },
  })

const OPEN = MARKET_CODES.filter((code) => MARKETS[code].enabled)

describe.each(OPEN)('%s without a licence', (code) => {
  const market = MARKETS[code]
  const { currency } = market
  const countryCode = market.originCountries[0] ?? 'ZW'
  let token = ''
  beforeAll(async () => {
    licences = ALL
    const { email } = await it.aPlayer({
      ...{ countryCode, currency, openingBalance: { minor: 1_000_000n, currency } },
    })
    token = (await it.signIn(email)).idToken
    licences = without(code)
  })

  test('opens no account', async () => {
    expect(await signUp(countryCode)).toMatchObject({
      status: 403,
      body: { code: 'error.country.blocked' },
    })
  })

  test('takes no deposit and says so before one is made', async () => {
    const check = await it.call('POST', depositCalls.checkDeposit.path, { token, body: {} })
    expect(check).toMatchObject({ status: 200, body: { status: 'FORBIDDEN' } })
    const methods = await it.call('GET', depositCalls.readDepositMethods.path, { token })
    expect(methods).toMatchObject({ status: 200, body: [] })
    const submit = await it.call('POST', depositCalls.submitDeposit.path, {
      token,
      body: {
        ...{ key: randomUUID(), method: 'SKRILL', amount: 100, currency },
        ...{ language: 'en', returnPath: '/en-UN/deposit' },
      },
    })
    expect(submit).toMatchObject({ status: 422, body: { code: 'METHOD_UNAVAILABLE' } })
  })

  test('starts no game for money', async () => {
    const { status, body } = await launch(token, market.jurisdiction)
    expect([status, body.code]).toEqual([403, 'GAME_RESTRICTED'])
  })

  test('reports to the site that nothing is open, and that marketing is off', async () => {
    const { body } = await it.call('GET', '/v1/player/profile', { token })
    expect(body).toMatchObject({ rights: ['own', 'manage'], marketing: false })
  })

  test('lets all players withdraw their own money, as with a licence', async () => {
    const ask = () =>
      it.call('POST', '/v1/player/wallet/withdrawal/request', {
        token,
        body: { ipAddress: '192.0.2.7', blackbox: '' },
      })
    const closed = await ask()
    expect(closed).toMatchObject({ status: 200, body: { limit: expect.any(Number) } })
    licences = ALL
    expect(closed.body).toEqual((await ask()).body)
  })
})

test('with its licence all of it is open', async () => {
  licences = { FI: 'a reference' }
  expect((await signUp('FI')).status).toBe(201)
  const { email } = await it.aPlayer({ countryCode: 'FI', currency: 'EUR' })
  const { idToken: token } = await it.signIn(email)
  expect((await launch(token, 'FI')).status).toBe(200)
  const check = await it.call('POST', depositCalls.checkDeposit.path, { token, body: {} })
  expect(check.body.status).not.toBe('FORBIDDEN')
})

test('a market that closes while a game is open accepts no further bet there, and pays out wins', async () => {
  licences = ALL
  const at = await it.atAGame()
  const round = { sessionId: at.sessionId, roundId: 'round-1', currency: 'EUR' }
  const bet = (reference: string) =>
    it.callback('/callbacks/relax/bet', {
      ...{ ...round, reference, gameId: at.gameId, amountMinor: 1_000 },
    })
  expect((await bet('bet-1')).body).toMatchObject({ balanceMinor: 9_000 })
  licences = without('FI')
  expect(await bet('bet-2')).toMatchObject({ status: 403, body: { code: 'GAME_RESTRICTED' } })
  // A provider that got no answer to the first request retries it: the bet was accepted, and is not refused now.
  expect(await bet('bet-1')).toMatchObject({ status: 200, body: { replayed: true } })
  const win = { ...round, reference: 'win-1', amountMinor: 2_500, closesRound: true }
  expect((await it.callback('/callbacks/relax/win', win)).body).toMatchObject({
    balanceMinor: 11_500,
  })
})
