import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GameFacts } from '#contracts/game-facts.ts'
import { callbackPath } from '#contracts/provider-callbacks/game-wallet.ts'
import { signedBytes } from '#contracts/provider-callbacks/signature.ts'
import { callsOf, GAME_PROVIDERS, type PlayerCall } from '#game-providers/index.ts'
import { hiddenProvidersIn } from '#schemas/rules/hidden-providers.ts'
import { openEmbedded } from '#tests/fixtures/databases.ts'
import { aProviderServer } from '#tests/fixtures/game-provider-server.ts'
import {
  A_GAME,
  aPlatform,
  PASSWORD,
  secretOf,
  type TestPlatform,
  theProviders,
} from '#tests/fixtures/running-platform.ts'

/** The site's request as recorded for each provider. */
type Recorded = { call: { path: string; body: object | null } | null; answer: object }
const recordings = (id: string) =>
  (
    JSON.parse(
      readFileSync(join(import.meta.dirname, `../../fixtures/provider-calls/${id}.json`), 'utf8'),
    ) as Recorded[]
  ).flatMap(({ call, answer }) => (call ? [{ ...call, answer }] : []))

type Launch = { provider: string; call: PlayerCall; body: object | null; answer: object }
const LAUNCHES: Launch[] = GAME_PROVIDERS.flatMap((provider) =>
  recordings(provider.id).map(({ path, body, answer }) => {
    const call = callsOf(provider).find((it) => `/v1${it.path}` === path)
    if (!call) throw new Error(`${path} is no call of ${provider.id}`)
    return { provider: provider.id, call, body, answer }
  }),
)
const named = (it: Launch) => [it.call.path, it] as const
const FOR_MONEY = LAUNCHES.filter((it) => it.call.mode === 'real').map(named)
const FOR_FUN = LAUNCHES.filter((it) => it.call.mode === 'fun').map(named)
const BY_SERVER = LAUNCHES.filter((it) => it.call.answeredBy.kind === 'server').map(named)
const MINUTE = 60_000

let opened: Awaited<ReturnType<typeof openEmbedded>>
let server: Awaited<ReturnType<typeof aProviderServer>>
let it: TestPlatform
let facts: (game: { provider: string; gameId: string }) => GameFacts | null
/** Providers hidden by editors, or that the content is down. */
let hidden: { provider: string; markets: string[] | null }[] | 'down' = []

beforeAll(async () => {
  opened = await openEmbedded()
  server = await aProviderServer()
  it = await aPlatform(opened.db, {
    gameProviders: theProviders(server.url),
    gameFacts: async (game) => facts(game),
    isProviderHidden: async ({ provider, market }) => {
      if (hidden === 'down') throw new Error('the content is down')
      return hiddenProvidersIn(hidden, market).includes(provider)
    },
    // Each test has its own player; how they authenticate is not what is tested.
    verifyPassword: async (stored, password) => stored !== undefined && password === PASSWORD,
  })
})
afterAll(async () => {
  await it?.platform.close()
  await server?.close()
  await opened?.drop()
})
beforeEach(() => {
  facts = () => A_GAME
  hidden = []
  server.asked.length = 0
  server.answers((response, { path, body }) => {
    const mode = 'token' in body ? 'real' : 'fun'
    const known = LAUNCHES.find(
      ({ call }) =>
        call.mode === mode && call.answeredBy.kind === 'server' && call.answeredBy.path === path,
    )
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(known?.answer ?? {}))
  })
})

const aPlayer = async (what: Parameters<TestPlatform['aPlayer']>[0] = {}) => {
  const player = await it.aPlayer({ openingBalance: { minor: 2_500n, currency: 'EUR' }, ...what })
  return { ...player, ...(await it.signIn(player.email)) }
}
const launch = ({ call, body }: Launch, token?: string, headers: Record<string, string> = {}) =>
  it.call('POST', `/v1${call.path}`, {
    ...(body === null ? {} : { body }),
    ...(token === undefined ? {} : { token }),
    headers: call.mode === 'fun' ? { 'site-context': '{"siteId":1}', ...headers } : headers,
  })

/** The token of a launch: from the response, or from the request to the provider's server. */
const tokenOf = ({ call }: Launch, answer: Record<string, unknown>): string => {
  if (call.answeredBy.kind === 'server') return String(server.asked.at(-1)?.body.token)
  const data = (answer.data ?? answer) as Record<string, unknown>
  return String(data.ticket ?? data.token ?? data.sessionId)
}
const openSession = (provider: string, ticket: string, gameId?: string) =>
  it.callback(callbackPath(provider, 'session'), {
    ticket,
    ...(gameId === undefined ? {} : { gameId }),
  })

describe.each(FOR_MONEY)('%s', (_, of) => {
  test('gives a player the entry to a game session of this provider, once', async () => {
    const { idToken, playerId } = await aPlayer()
    const { status, body } = await launch(of, idToken)
    expect(status).toBe(200)
    const token = tokenOf(of, body)
    expect(token.length).toBeGreaterThanOrEqual(40)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => openSession(of.provider, token, 'velvet-heirloom')),
    )
    const sessions = answers.filter((it) => it.status === 200)
    expect(sessions).toHaveLength(1)
    expect(sessions[0]?.body).toMatchObject({
      gameId: 'velvet-heirloom',
      currency: 'EUR',
      balanceMinor: 2_500,
      country: 'FI',
    })
    // The provider never learns our id of the player.
    expect(JSON.stringify(sessions[0]?.body)).not.toContain(playerId)
  })

  test('gives a token that no other provider can exchange', async () => {
    const { idToken } = await aPlayer()
    const token = tokenOf(of, (await launch(of, idToken)).body)
    for (const { id } of GAME_PROVIDERS.filter((it) => it.id !== of.provider)) {
      const { status, body } = await openSession(id, token, 'velvet-heirloom')
      expect([status, body.code]).toEqual([401, 'GAME_SESSION_ENDED'])
    }
    expect((await openSession(of.provider, token, 'velvet-heirloom')).status).toBe(200)
  })

  test('gives a token valid for two minutes, and only while its player is signed in', async () => {
    const { idToken } = await aPlayer()
    const late = tokenOf(of, (await launch(of, idToken)).body)
    it.clock.travel(2 * MINUTE + 1)
    expect((await openSession(of.provider, late, 'velvet-heirloom')).status).toBe(401)
    const left = tokenOf(of, (await launch(of, idToken)).body)
    await it.call('POST', '/v1/player/sign_out', { token: idToken })
    expect((await openSession(of.provider, left, 'velvet-heirloom')).status).toBe(401)
  })

  test('is refused without a session, with the wrong body, and in a body of another shape', async () => {
    expect((await launch(of)).status).toBe(401)
    const { idToken } = await aPlayer()
    if (of.body === null) return
    const wrong = { ...of, body: { ...of.body, playerId: 'x' } }
    expect((await launch(wrong, idToken)).status).toBe(400)
  })

  test.each(['RESTRICTED', 'PAYOUT'] as const)('is refused to an account in %s', async (status) => {
    const { idToken } = await aPlayer({ status })
    expect((await launch(of, idToken)).body.code).toBe('PLAYER_BLOCKED')
    expect(server.asked).toEqual([])
  })

  test('asks for the product of the game, at the launch or when the session opens', async () => {
    for (const [kind, closed] of [
      ['CASINO', { casino: false }],
      ['LIVE_CASINO', { liveCasino: false }],
      ['VIRTUAL_SPORTS', { virtualSports: false }],
    ] as const) {
      facts = () => ({ ...A_GAME, kind })
      const { idToken, playerId } = await aPlayer()
      await it.platform.players.update(playerId, closed, 'test')
      const { status, body } = await launch(of, idToken)
      const answer =
        status === 200
          ? await openSession(of.provider, tokenOf(of, body), 'velvet-heirloom')
          : { body }
      expect(answer.body.code).toBe('PLAYER_BLOCKED')
    }
  })

  test('knows only games that content has', async () => {
    facts = () => null
    const { idToken } = await aPlayer()
    const { status, body } = await launch(of, idToken)
    const answer =
      status === 200
        ? await openSession(of.provider, tokenOf(of, body), 'velvet-heirloom')
        : { body }
    expect(answer.body.code).toBe('UNKNOWN_GAME')
  })

  test('is unavailable in a market in which editors hide its provider, and available in another', async () => {
    hidden = [{ provider: of.provider, markets: ['FI'] }]
    const { idToken } = await aPlayer()
    const { status, body } = await launch(of, idToken)
    expect([status, body.code]).toEqual([404, 'PROVIDER_HIDDEN'])
    expect(server.asked).toEqual([])
    const elsewhere = await aPlayer({ countryCode: 'NZ', languageCode: 'en' })
    expect((await launch(of, elsewhere.idToken)).status).toBe(200)
    hidden = [{ provider: 'another', markets: null }]
    expect((await launch(of, idToken)).status).toBe(200)
  })

  test('hidden between launch and game opens nothing, and lets a running game end', async () => {
    const { idToken } = await aPlayer()
    const running = await openSession(
      of.provider,
      tokenOf(of, (await launch(of, idToken)).body),
      'velvet-heirloom',
    )
    const late = tokenOf(of, (await launch(of, idToken)).body)
    hidden = [{ provider: of.provider, markets: ['FI'] }]
    const refused = await openSession(of.provider, late, 'velvet-heirloom')
    expect([refused.status, refused.body.code]).toEqual([404, 'PROVIDER_HIDDEN'])
    const bet = await it.callback(callbackPath(of.provider, 'bet'), {
      sessionId: running.body.sessionId,
      reference: 'bet-of-a-running-game',
      roundId: 'round-of-a-running-game',
      gameId: 'velvet-heirloom',
      amountMinor: 100,
      currency: 'EUR',
    })
    expect(bet.status).toBe(200)
  })

  test('starts nothing while it is unknown which providers are hidden', async () => {
    hidden = 'down'
    const { idToken } = await aPlayer()
    const { status, body } = await launch(of, idToken)
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE'])
  })

  test('opens once the facts of the game are available again, with the same token', async () => {
    const { idToken } = await aPlayer()
    const token = tokenOf(of, (await launch(of, idToken)).body)
    facts = () => {
      throw new Error('the content is down')
    }
    expect((await openSession(of.provider, token, 'velvet-heirloom')).status).toBe(503)
    facts = () => A_GAME
    expect((await openSession(of.provider, token, 'velvet-heirloom')).status).toBe(200)
  })
})

describe('countries', () => {
  const listed = FOR_MONEY.flatMap(([path, of]) =>
    (GAME_PROVIDERS.find((it) => it.id === of.provider)?.restrictedCountries ?? []).map(
      (country) => [path, country, of] as const,
    ),
  )
  test('are those of the order', () => {
    expect(
      [...new Set(listed.map(([, country, of]) => `${of.provider} ${country}`))].sort(),
    ).toEqual([
      'playngo CA',
      'playngo SE',
      'pragmaticplay FR',
      'pragmaticplay IN',
      'relax CA',
      'relax SE',
    ])
  })

  test.each(listed)(
    '%s refuses a player of %s, whatever page they come from',
    async (_, code, of) => {
      const { idToken } = await aPlayer({ countryCode: code })
      expect((await launch(of, idToken)).body.code).toBe('GAME_RESTRICTED')
      expect(server.asked).toEqual([])
    },
  )

  test('are served where the operator has named a licensed host', async () => {
    const providers = theProviders(server.url)
    const licensed = await aPlatform(opened.db, {
      gameProviders: Object.fromEntries(
        Object.entries(providers).map(([id, at]) => [id, { ...at, licensedElsewhere: true }]),
      ),
    })
    for (const [path, country, { body }] of listed) {
      const { email } = await licensed.aPlayer({ countryCode: country })
      const { idToken } = await licensed.signIn(email)
      const answer = await licensed.call('POST', `/v1${path}`, {
        token: idToken,
        ...(body === null ? {} : { body }),
      })
      expect(answer.status, path).toBe(200)
    }
    await licensed.platform.close()
  })

  test('of a studio and of a market close single games', async () => {
    const relax = FOR_MONEY.find(([, of]) => of.provider === 'relax')?.[1] as Launch
    facts = () => ({ ...A_GAME, restrictedCountries: ['FI'] })
    const { idToken } = await aPlayer()
    expect((await launch(relax, idToken)).body.code).toBe('GAME_RESTRICTED')
    facts = () => ({ ...A_GAME, kind: 'LIVE_CASINO' })
    const german = await aPlayer({ countryCode: 'DE' })
    expect((await launch(relax, german.idToken)).body.code).toBe('GAME_RESTRICTED')
    facts = () => A_GAME
    expect((await launch(relax, german.idToken)).status).toBe(200)
  })
})

describe.each(FOR_FUN)('%s', (_, of) => {
  test('needs no player, and gives the provider no access to money', async () => {
    const { status, body } = await launch(of)
    expect([status, body]).toEqual([200, of.answer])
    expect(server.asked.map((it) => it.body)).toEqual([of.body])
  })

  test('is unavailable where editors hide its provider everywhere', async () => {
    hidden = [{ provider: of.provider, markets: null }]
    const { status, body } = await launch(of)
    expect([status, body.code]).toEqual([404, 'PROVIDER_HIDDEN'])
    expect(server.asked).toEqual([])
    // Hiding for a single market is checked by the page.
    hidden = [{ provider: of.provider, markets: ['FI'] }]
    expect((await launch(of)).status).toBe(200)
  })
})

describe.each(BY_SERVER)('the server behind %s', (_, of) => {
  const asPlayer = async () =>
    launch(of, of.call.mode === 'real' ? (await aPlayer()).idToken : undefined)
  const PATH = of.call.answeredBy.kind === 'server' ? of.call.answeredBy.path : ''

  test('is asked what the site asked, signed with the secret of this provider', async () => {
    await asPlayer()
    const [asked] = server.asked
    const { token, playerLanguage, ...rest } = asked?.body ?? {}
    expect([asked?.path, rest]).toEqual([PATH, of.body])
    expect(typeof token).toBe(of.call.mode === 'real' ? 'string' : 'undefined')
    expect(playerLanguage).toBe(of.call.mode === 'real' ? 'fi' : undefined)
    const timestampMs = it.clock.now()
    const body = JSON.stringify(asked?.body)
    const text = signedBytes({ timestampMs, method: 'POST', path: PATH, body })
    const signature = createHmac('sha256', secretOf(of.provider)).update(text).digest('hex')
    expect(asked?.signature).toBe(`t=${timestampMs},v1=${signature}`)
  })

  test('receives the language of the page, which may differ from the player’s', async () => {
    if (of.call.mode !== 'real') return
    const { idToken } = await aPlayer()
    for (const [tag, outbound] of [
      ['fr-CA', 'fr'],
      ['no language', 'fi'],
    ]) {
      await launch(of, idToken, { 'accept-language': tag ?? '' })
      expect(server.asked.at(-1)?.body.playerLanguage).toBe(outbound)
    }
  })

  test.each([
    ['an error', (r: import('node:http').ServerResponse) => r.writeHead(500).end('{}')],
    ['a refusal', (r: import('node:http').ServerResponse) => r.writeHead(403).end('{}')],
    ['garbage', (r: import('node:http').ServerResponse) => r.end('<html>')],
    ['nothing', (r: import('node:http').ServerResponse) => r.end()],
    ['an empty object', (r: import('node:http').ServerResponse) => r.end('{}')],
    ['far too much', (r: import('node:http').ServerResponse) => r.end('x'.repeat(100_000))],
    [
      'another place',
      (r: import('node:http').ServerResponse) =>
        r.writeHead(307, { location: 'http://evil.test/' }).end(),
    ],
    ['a broken line', (r: import('node:http').ServerResponse) => r.destroy()],
  ])('answers with %s: the game is currently unavailable', async (_, answer) => {
    server.answers((response) => void answer(response))
    const { status, body } = await asPlayer()
    expect([status, body.code]).toEqual([424, 'PROVIDER_UNAVAILABLE'])
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|evil|html/)
  })

  test('answers 400: it does not let this player in', async () => {
    server.answers((response) => void response.writeHead(400).end('{}'))
    const { status, body } = await asPlayer()
    expect([status, body.code]).toEqual([400, 'PROVIDER_REFUSED_PLAYER'])
  })
})

describe('servers that do not answer', () => {
  const answers = new Map<string, unknown>()
  // All in parallel: each takes its whole timeout.
  beforeAll(async () => {
    server.answers(() => undefined)
    const ask = async ([path, of]: (typeof BY_SERVER)[number]) => {
      const token = of.call.mode === 'real' ? (await aPlayer()).idToken : undefined
      answers.set(path, (await launch(of, token)).body.code)
    }
    await Promise.all(BY_SERVER.map(ask))
  })

  test.each(BY_SERVER)('%s: the call times out', (path) => {
    expect(answers.get(path)).toBe('PROVIDER_UNAVAILABLE')
  })
})

test('a token not bound to a game is exchanged only for a game that the provider names', async () => {
  const of = FOR_MONEY.find(([, it]) => it.provider === 'quickspin')?.[1] as Launch
  const { idToken } = await aPlayer()
  const token = tokenOf(of, (await launch(of, idToken)).body)
  const nameless = await openSession('quickspin', token)
  expect([nameless.status, nameless.body.code]).toEqual([400, 'VALIDATION_FAILED'])
  expect((await openSession('quickspin', token, 'velvet-heirloom')).status).toBe(200)
})

test('a token for one game opens no other', async () => {
  const of = FOR_MONEY.find(([, it]) => it.provider === 'relax')?.[1] as Launch
  const { idToken } = await aPlayer()
  const token = tokenOf(of, (await launch(of, idToken)).body)
  expect((await openSession('relax', token, 'another-game')).body.code).toBe('UNKNOWN_GAME')
  expect((await openSession('relax', token)).status).toBe(200)
})

test('a provider that the operator does not have has no calls and no callbacks', async () => {
  const { relax } = theProviders()
  const small = await aPlatform(opened.db, {
    gameProviders: { relax: relax as NonNullable<typeof relax> },
  })
  const paths = small.platform.routes.map((route) => route.path)
  const games = GAME_PROVIDERS.map(({ id }) => `/callbacks/${id}/`)
  const ofGames = paths.filter((path) => games.some((it) => path.startsWith(it)))
  expect(ofGames).toHaveLength(5)
  expect(paths.some((path) => path.includes('quickspin'))).toBe(false)
  await small.platform.close()
})
