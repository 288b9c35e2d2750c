import { randomUUID } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '#tests/ledger/engines.ts'
import {
  type AtAGame,
  aPlatform,
  PASSWORD,
  SITE_ORIGIN,
  signed,
  type TestPlatform,
} from './a-platform.ts'

type Caller =
  | 'anonymous'
  | 'garbage token'
  | 'alg none'
  | 'expired token'
  | 'revoked session'
  | 'excluded player'
  | 'player'
const CALLERS: readonly Caller[] = [
  'anonymous',
  'garbage token',
  'alg none',
  'expired token',
  'revoked session',
  'excluded player',
  'player',
]

/** What each caller gets. `player` is the one who may; a callback's player is refused, the provider is not. */
const ONLY_PLAYERS = (status: number) => ({
  anonymous: 401,
  'garbage token': 401,
  'alg none': 401,
  'expired token': 401,
  'revoked session': 401,
  'excluded player': 401,
  player: status,
})
const ANYONE = (status: number) =>
  Object.fromEntries(CALLERS.map((it) => [it, status])) as Record<Caller, number>

const TICKET = { gameId: 'g', channel: 'web', partner: 'main', jurisdiction: 'MT' }
const LAUNCH = {
  provider: 'relax',
  gameId: 'g',
  mode: 'real',
  channel: 'web',
  language: 'fi',
  market: 'FI',
  homeUrl: `${SITE_ORIGIN}/`,
}
const SIGN_UP = {
  countryCode: 'FI',
  firstName: 'Aino',
  lastName: 'Virtanen',
  email: 'matrix@playhouse.test',
  password: 'Playhouse!1',
  languageCode: 'fi',
  termsAndConditions: true,
  cookiePolicyAccepted: true,
}
const REGISTRATION = '/v1/player/registration'
const RESET = '/v1/player/password_reset'
const SMS_ID = { smsVerificationId: randomUUID() }
const RESET_KEY = 'a'.repeat(43)
/** A sign-up's own token opens these; a player's opens none. */
const NO_PLAYER = { body: { playerId: 'x' }, expected: ANYONE(401) }
const SESSION = { sessionId: 'a'.repeat(43) }

/** Every call of the platform; one that is missing here fails the test. */
const MATRIX: Record<string, { body?: unknown; expected: Record<Caller, number> }> = {
  'POST /identity/sign_in': {
    // Another address each time: five times the same would be locked.
    get body() {
      return { email: `${randomUUID()}@playhouse.test`, password: 'x' }
    },
    expected: ANYONE(401),
  },
  // Without a provider there is nothing to exchange.
  'POST /identity/exchange': {
    body: { idToken: 'a'.repeat(40), nonce: 'a'.repeat(16) },
    expected: ANYONE(404),
  },
  'POST /identity/refresh': { body: { refreshToken: 'a'.repeat(86) }, expected: ANYONE(401) },
  // Whoever knows the id may; without a time-out that is over there is nothing to reopen.
  'POST /v1/player/:id/timeout/cooling': {
    body: { playerId: randomUUID() },
    expected: ANYONE(400),
  },
  'POST /identity/confirm': {
    get body() {
      return { email: `${randomUUID()}@playhouse.test`, password: 'x' }
    },
    expected: ANYONE(404),
  },
  'POST /v1/player/migration': {
    get body() {
      return { email: `${randomUUID()}@playhouse.test`, password: 'x' }
    },
    expected: ANYONE(404),
  },
  [`GET ${REGISTRATION}/challenge`]: { expected: ANYONE(200) },
  'GET /v1/player/markets/risk-setting': { expected: ANYONE(200) },
  // Nobody without the captcha.
  [`POST ${REGISTRATION}`]: { body: SIGN_UP, expected: ANYONE(403) },
  [`GET ${REGISTRATION}`]: { expected: ANYONE(401) },
  [`PUT ${REGISTRATION}`]: NO_PLAYER,
  [`POST ${REGISTRATION}/sms_request`]: NO_PLAYER,
  [`POST ${REGISTRATION}/sms_verification`]: NO_PLAYER,
  [`POST ${REGISTRATION}/email_request`]: NO_PLAYER,
  [`POST ${REGISTRATION}/email_verification`]: NO_PLAYER,
  [`POST ${REGISTRATION}/sign_in`]: { expected: ANYONE(401) },
  [`POST ${RESET}`]: {
    get body() {
      return { email: `${randomUUID()}@playhouse.test` }
    },
    expected: ANYONE(202),
  },
  [`POST ${RESET}/sms_verification`]: {
    get body() {
      return { email: `${randomUUID()}@playhouse.test`, code: '123456' }
    },
    expected: ANYONE(400),
  },
  [`POST ${RESET}/new_password`]: {
    body: { resetKey: RESET_KEY, smsResetKeyId: RESET_KEY, password: 'Playhouse!2' },
    expected: ANYONE(400),
  },
  [`POST ${RESET}/new_password/email`]: {
    body: { resetKey: RESET_KEY, password: 'Playhouse!2' },
    expected: ANYONE(400),
  },
  [`GET ${RESET}/new_password/email/:id`]: { expected: ANYONE(404) },
  'GET /identity/session': { expected: ONLY_PLAYERS(200) },
  'POST /v1/player/sign_out': { expected: ONLY_PLAYERS(204) },
  'GET /v1/player/profile': { expected: ONLY_PLAYERS(200) },
  'GET /v1/player/access/details': { expected: ONLY_PLAYERS(200) },
  'GET /v1/player/latest-activity-log': { expected: ONLY_PLAYERS(200) },
  'GET /v1/player/transaction-summary': { expected: ONLY_PLAYERS(200) },
  'GET /v1/player/segments': { expected: ONLY_PLAYERS(200) },
  'GET /v1/player/person': { expected: ONLY_PLAYERS(200) },
  'PATCH /v1/player/address': { body: { city: 'Turku' }, expected: ONLY_PLAYERS(204) },
  'POST /v1/player/password': {
    body: { oldPassword: PASSWORD, newPassword: 'Another-house-2' },
    expected: ONLY_PLAYERS(204),
  },
  'POST /v1/player/phone_number': {
    body: { mobilePhone: '+358407654321' },
    expected: ONLY_PLAYERS(200),
  },
  'POST /v1/player/phone_number/sms_request': { body: SMS_ID, expected: ONLY_PLAYERS(404) },
  'POST /v1/player/sms_verification': {
    body: { ...SMS_ID, code: '123456' },
    expected: ONLY_PLAYERS(400),
  },
  'POST /v1/player/language': { body: { language: 'en' }, expected: ONLY_PLAYERS(204) },
  'GET /v1/player/subscriptions': { expected: ONLY_PLAYERS(200) },
  'PATCH /v1/player/subscriptions': {
    body: { subscriptions: [] },
    expected: ONLY_PLAYERS(204),
  },
  'GET /v1/player/notification_type': { expected: ONLY_PLAYERS(200) },
  'PATCH /v1/player/notification_type': {
    body: { notificationType: 'NONE' },
    expected: ONLY_PLAYERS(204),
  },
  'GET /v1/player/cookies/consent': { expected: ONLY_PLAYERS(200) },
  'PATCH /v1/player/cookies/consent': {
    body: {
      cookiesConsentId: randomUUID(),
      version: '1.0',
      options: { essentials: true, performanceFunctional: false, marketing: false },
    },
    expected: ONLY_PLAYERS(204),
  },
  'PATCH /v1/player/update_term_and_condition_version': {
    body: { termsAndConditionsAcceptedVersion: '1.1', termsAndConditionsAccepted: true },
    expected: ONLY_PLAYERS(204),
  },
  'GET /v1/player/sessions': { expected: ONLY_PLAYERS(200) },
  'DELETE /v1/player/sessions/:id': { expected: ONLY_PLAYERS(404) },
  'POST /v1/player/sign_out_everywhere': { expected: ONLY_PLAYERS(204) },
  'GET /v1/player/wallet/balance': { expected: ONLY_PLAYERS(200) },
  'GET /v1/player/wallet/transactions': { expected: ONLY_PLAYERS(200) },
  'POST /v1/player/wallet/feed/token': { expected: ONLY_PLAYERS(200) },
  'POST /v1/gaming/ticket': { body: TICKET, expected: ONLY_PLAYERS(200) },
  'POST /v1/gaming/launch': { body: LAUNCH, expected: ONLY_PLAYERS(200) },
  'POST /callbacks/relax/session': { body: { ticket: 'a'.repeat(43) }, expected: ANYONE(401) },
  'POST /callbacks/relax/balance': { body: SESSION, expected: ANYONE(401) },
  'POST /callbacks/relax/bet': { body: SESSION, expected: ANYONE(401) },
  'POST /callbacks/relax/win': { body: SESSION, expected: ANYONE(401) },
  'POST /callbacks/relax/rollback': { body: SESSION, expected: ANYONE(401) },
  'GET /.well-known/jwks.json': { expected: ANYONE(200) },
  'GET /healthz': { expected: ANYONE(200) },
}

let opened: Awaited<ReturnType<typeof openEmbedded>>
let it: TestPlatform
let tokenOf: (caller: Caller) => Promise<string | undefined>

beforeAll(async () => {
  opened = await openEmbedded()
  it = await aPlatform(opened.db)
  const fresh = async () => {
    const player = await it.aPlayer({ openingBalance: { minor: 100n, currency: 'EUR' } })
    return { ...player, ...(await it.signIn(player.email)) }
  }
  const old = await fresh()
  it.clock.travel(61 * 60_000)
  tokenOf = async (caller) => {
    if (caller === 'anonymous') return undefined
    if (caller === 'garbage token') return 'garbage'
    if (caller === 'expired token') return old.idToken
    const { idToken, playerId } = await fresh()
    if (caller === 'revoked session') {
      await it.call('POST', '/v1/player/sign_out', { token: idToken })
    }
    if (caller === 'excluded player') {
      await it.platform.players.changeStatus({ playerId, status: 'SELF_EXCLUDED' })
    }
    if (caller !== 'alg none') return idToken
    const header = { ...decodeProtectedHeader(idToken), alg: 'none' }
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    return `${encode(header)}.${encode(decodeJwt(idToken))}.`
  }
})
afterAll(async () => {
  await it?.platform.close()
  await opened?.drop()
})

test('every call of the platform has its row, and every row its call', () => {
  const served = it.platform.routes.map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(MATRIX).sort()).toEqual(served.sort())
})

describe.each(Object.keys(MATRIX))('%s', (name) => {
  test.each(CALLERS)('answers as declared to: %s', async (caller) => {
    const [method = '', path = ''] = name.split(' ')
    const { body, expected } = MATRIX[name] ?? { expected: ANYONE(0) }
    const token = await tokenOf(caller)
    const answer = await it.call(method, path, {
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { body }),
    })
    expect(answer.status).toBe(expected[caller])
    if (answer.status >= 400) {
      expect(Object.keys(answer.body).sort()).toEqual([
        'code',
        'error',
        'error_description',
        'message',
        'validationErrors',
      ])
    }
  })
})

describe('what belongs to one player', () => {
  let mine: AtAGame
  let theirs: AtAGame
  beforeAll(async () => {
    mine = await it.atAGame()
    theirs = await it.atAGame({ openingBalance: { minor: 77_777n, currency: 'EUR' } })
  })

  test.each([
    '/v1/player/profile',
    '/v1/player/wallet/balance',
    '/v1/player/wallet/transactions',
    '/v1/player/latest-activity-log',
    '/v1/player/transaction-summary',
  ])('is not shown to another by asking %s with their id', async (path) => {
    const plain = await it.call('GET', path, { token: mine.tokens.idToken })
    for (const name of ['playerId', 'player_id', 'personid', 'walletId']) {
      const asked = await it.call('GET', `${path}?${name}=${theirs.playerId}`, {
        token: mine.tokens.idToken,
        headers: { 'x-player-id': theirs.playerId },
      })
      expect(asked.body).toEqual(plain.body)
      expect(JSON.stringify(asked.body)).not.toContain(theirs.playerId)
      expect(JSON.stringify(asked.body)).not.toContain('777.77')
    }
  })

  test('cannot be named in a body', async () => {
    const { status } = await it.call('POST', '/v1/gaming/ticket', {
      token: mine.tokens.idToken,
      body: { ...TICKET, playerId: theirs.playerId },
    })
    expect(status).toBe(400)
  })

  test('is not reached by a game session of another, whatever the reference says', async () => {
    const path = '/callbacks/relax/bet'
    const bet = (at: AtAGame) => {
      const body = JSON.stringify({
        sessionId: at.sessionId,
        reference: 'same-reference',
        roundId: 'same-round',
        gameId: at.gameId,
        amountMinor: 100,
        currency: 'EUR',
      })
      return it.call('POST', path, {
        body,
        headers: signed({ path, body, timestampMs: it.clock.now() }),
      })
    }
    const [first, second] = [await bet(theirs), await bet(mine)]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.body.transactionId).not.toBe(second.body.transactionId)
    expect(second.body).toMatchObject({ balanceMinor: 9_900, replayed: false })
  })
})
