import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAPTCHA_HEADER } from '#contracts/player-api/accounts.ts'
import { ROUND_DETAIL_PATH } from '#contracts/provider-callbacks/round-detail.ts'
import { createOutcomeReader } from '#platform/gameplay/index.ts'
import { createHttpMessenger } from '#platform/messages/index.ts'
import { createHttpMigrationSource } from '#platform/players/index.ts'
import { createHttpJackpots } from '#platform/provider-data/index.ts'
import { createHttpIdentityChecker } from '#platform/verification/index.ts'
import {
  type FaultyLine,
  faultyLine,
  LINE_FAULTS,
  type LineFault,
} from '#tests/faults/faulty-line.ts'
import { openEmbedded } from '#tests/fixtures/databases.ts'
import {
  type Answer,
  aPlatform,
  PASSWORD,
  SITE_ORIGIN,
  secretOf,
  type TestPlatform,
  theProviders,
} from '#tests/fixtures/running-platform.ts'

/**
 * R20: every upstream except the payment provider (tests/faults/upstream-cells.ts), with every fault. The player gets
 * an error for now, or the page without what is missing; nothing else is blocked, and after the fault the same call
 * succeeds.
 */
type Trouble = LineFault | 'NOBODY_LISTENS'
const TROUBLES: readonly Trouble[] = ['NOBODY_LISTENS', ...LINE_FAULTS]

/** An upstream of the platform: a call that needs it, made by a new player. */
type Upstream = {
  name: string
  begin: () => Promise<() => Promise<Answer>>
  /** The player's response during the fault. */
  troubled: object
  /** Exceptions: any status from 200 on means that a message was accepted. */
  otherwise?: Partial<Record<Trouble, object>>
  well: object
}

const OLDER = { displayName: 'Older One', countryCode: 'FI' }
const OUTCOME = { gameVersion: '1.0.0', words: ['Nothing on any line.'], picture: null }
const PLAY_URL = 'https://games.example/softswiss/play/abc'

let opened: Awaited<ReturnType<typeof openEmbedded>>
let line: FaultyLine
let state: LineFault | 'SLOW' | null = null
let it: TestPlatform

beforeAll(async () => {
  opened = await openEmbedded()
  line = await faultyLine(
    async (request) => answer(new URL(request.url).pathname),
    () => state,
  )
  const { url } = line
  it = await aPlatform(opened.db, {
    messenger: createHttpMessenger({
      url: `${url}/messages`,
      secret: secretOf('messages'),
      clock: Date.now,
    }),
    identityChecker: createHttpIdentityChecker({
      ...{ url: `${url}/identity`, secret: secretOf('identity-check') },
      ...{ clock: Date.now, onFailure() {} },
    }),
    migration: createHttpMigrationSource({ url: `${url}/older` }),
    jackpots: createHttpJackpots(url),
    creedroomzUrl: url,
    gameProviders: theProviders(url),
    readOutcome: createOutcomeReader({
      providerAt: () => ({ baseUrl: url, secret: secretOf('relax') }),
      ...{ clock: Date.now, fetch: (request) => fetch(request), onFailure() {} },
    }),
  })
})
afterAll(async () => {
  await it?.platform.close()
  await line?.close()
  await opened?.drop()
})

/** The regular responses of all upstreams. */
function answer(path: string): Response {
  if (path === '/identity/initiate') return Response.json({ redirectUrl: 'https://check.example/' })
  if (path === '/older') return Response.json(OLDER)
  if (path === '/jackpots') return Response.json({ grand: 1_234.5 })
  if (path === '/tables') return Response.json([])
  if (path === ROUND_DETAIL_PATH) return Response.json(OUTCOME)
  if (path === '/messages') return Response.json({})
  return Response.json({ launch_options: { game_url: PLAY_URL } })
}

const signedIn = async () => (await it.signIn((await it.aPlayer()).email)).idToken
const unavailable = (code = 'PROVIDER_UNAVAILABLE', status = 424) => ({ status, body: { code } })

const codeBy = (kind: 'sms' | 'email'): Upstream => ({
  name: `the delivery of codes by ${kind}`,
  async begin() {
    const id = randomUUID()
    const path = '/v1/player/registration'
    const registration = await it.call('POST', path, {
      headers: { [CAPTCHA_HEADER]: 'captcha-ok' },
      body: {
        ...{ countryCode: 'FI', languageCode: 'fi', email: `${id}@playhouse.test` },
        ...{ firstName: 'Aino', lastName: 'Virtanen', password: PASSWORD },
        ...{ termsAndConditions: true, cookiePolicyAccepted: true, marketingOptIn: false },
      },
    })
    const [playerId, token] = [String(registration.body.playerId), String(registration.body.token)]
    const digits = Number.parseInt(id.slice(0, 6), 16).toString().padStart(8, '0')
    const contact = await it.call('PUT', path, {
      token,
      body: {
        ...{ playerId, mobilePhone: `+3584${digits}`, countryCode: 'FI', languageCode: 'fi' },
        ...{ dateOfBirth: '1990-02-28', street: 'Mannerheimintie 1 A 5', city: 'Helsinki' },
        ...{ postalCode: '00100', termsAndConditionsAccepted: true },
      },
    })
    expect(contact.status).toBe(200)
    return () => it.call('POST', `${path}/${kind}_request`, { token, body: { playerId } })
  },
  troubled: unavailable('UNAVAILABLE', 503),
  otherwise: { WRONG_JSON: { status: 204 }, HALF_BODY_AFTER: { status: 204 } },
  well: { status: 204 },
})

const UPSTREAMS: Upstream[] = [
  codeBy('sms'),
  codeBy('email'),
  {
    name: 'the identity check',
    async begin() {
      const token = await signedIn()
      const body = { successUrl: `${SITE_ORIGIN}/yes`, errorUrl: `${SITE_ORIGIN}/no` }
      return () => it.call('POST', '/v1/jumio/documents/initiate', { token, body })
    },
    troubled: unavailable(),
    well: { status: 200, body: { redirectUrl: 'https://check.example/' } },
  },
  {
    name: 'the older system',
    async begin() {
      const body = { email: `${randomUUID()}@playhouse.test`, password: PASSWORD }
      return () => it.call('POST', '/v1/player/migration', { body })
    },
    // As if there were no older system: existing players sign in as usual.
    troubled: unavailable('error.player.not.found', 404),
    well: { status: 204 },
  },
  {
    name: 'the server of the jackpots',
    async begin() {
      it.clock.travel(21_000)
      return () => it.call('GET', '/v1/gaming/jackpotamount?gameIds=grand&siteId=1')
    },
    troubled: unavailable(),
    // The response has amounts of other games, none of this one.
    otherwise: { WRONG_JSON: { status: 200, body: {} } },
    well: { status: 200, body: { grand: 1_234.5 } },
  },
  {
    name: 'the server of the live tables',
    async begin() {
      it.clock.travel(21_000)
      return () => it.call('GET', '/v1/creedroomz/tables')
    },
    troubled: unavailable(),
    well: { status: 200, body: [] },
  },
  {
    name: 'who knows what came out in a round',
    async begin() {
      const at = await it.atAGame()
      const roundId = randomUUID()
      const bet = await it.callback('/callbacks/relax/bet', {
        ...{ sessionId: at.sessionId, reference: `bet-${roundId}`, roundId, gameId: at.gameId },
        ...{ amountMinor: 1_000, currency: 'EUR' },
      })
      const win = await it.callback('/callbacks/relax/win', {
        ...{ sessionId: at.sessionId, reference: `win-${roundId}`, roundId, amountMinor: 0 },
        ...{ currency: 'EUR', closesRound: true },
      })
      expect([bet.status, win.status]).toEqual([200, 200])
      return () =>
        it.call('GET', `/v1/player/rounds/relax:${roundId}`, { token: at.tokens.idToken })
    },
    // The money of the round is shown all the same.
    troubled: { status: 200, body: { stake: 10, outcome: null } },
    well: { status: 200, body: { stake: 10, outcome: OUTCOME } },
  },
  {
    name: 'the server of a game',
    async begin() {
      const token = await signedIn()
      const body = {
        ...{ game: 'velvet-heirloom', currency: 'EUR', locale: 'fi', ip: '192.0.2.7' },
        ...{ urls: { return_url: `${SITE_ORIGIN}/fi-FI/online-casino` }, jurisdiction: 'MT' },
        ...{ client_type: 'desktop', playerCurrentCountryCode: 'FI' },
      }
      return () => it.call('POST', '/v1/softswiss/context/real', { token, body })
    },
    troubled: unavailable(),
    well: { status: 200, body: { launch_options: { game_url: PLAY_URL } } },
  },
]

describe.each(TROUBLES)('while they fail: %s', (trouble) => {
  test('the player gets a true message, the rest keeps working, and all recovers afterwards', async () => {
    const calls = await Promise.all(
      UPSTREAMS.map(async (it) => ({ ...it, call: await it.begin() })),
    )
    const put = (how: 'troubled' | 'well') =>
      Promise.all(
        calls.map(async ({ name, call, otherwise = {}, ...expected }) => {
          const { status, body } = await call()
          const wanted =
            how === 'troubled' ? (otherwise[trouble] ?? expected.troubled) : expected.well
          expect.soft({ name, status, body }).toMatchObject({ name, ...wanted })
        }),
      )
    if (trouble === 'NOBODY_LISTENS') await line.down()
    else state = trouble
    try {
      await put('troubled')
      // Existing players can sign in and see the wallet.
      const wallet = await it.call('GET', '/v1/player/wallet/balance', { token: await signedIn() })
      expect(wallet.status).toBe(200)
    } finally {
      state = null
      if (trouble === 'NOBODY_LISTENS') await line.up()
    }
    // The time of the Retry-After header.
    it.clock.travel(31_000)
    await put('well')
    expect(it.logged()).not.toContain(PASSWORD)
  })
})

test('a slow answer that arrives in pieces is accepted', async () => {
  const calls = await Promise.all(UPSTREAMS.map(async (it) => ({ ...it, call: await it.begin() })))
  state = 'SLOW'
  try {
    for (const { name, call, well } of calls) {
      const { status, body } = await call()
      expect.soft({ name, status, body }).toMatchObject({ name, ...well })
    }
  } finally {
    state = null
  }
})
