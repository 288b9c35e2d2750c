import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import type { GameFacts } from '#contracts/game-facts.ts'
import type { Money } from '#contracts/money.ts'
import type { TokenSet } from '#contracts/player-api/v1.ts'
import { IDENTITY_CHECK } from '#contracts/provider-callbacks/identity-check.ts'
import { SIGNATURE_HEADER, signedText } from '#contracts/provider-callbacks/signature.ts'
import { GAME_PROVIDERS } from '#game-providers/index.ts'
import { marketOfCountry } from '#markets/index.ts'
import { EXCLUSION_REGISTERS } from '#markets/registers.ts'
import { stakeRulesOf } from '#markets/stake-rules.ts'
import type { Db } from '#platform/db/db.ts'
import { createPlatform, type Platform, type PlatformOptions } from '#platform/platform.ts'
import type { ExclusionRegister } from '#platform/registers/index.ts'
import { limitsFirst } from '#seed/qa-players.ts'
import { silentProvider } from './a-payment-provider.ts'

export const PASSWORD = 'Playhouse!1'
export const SITE_ORIGIN = 'http://localhost:3000'
export const RELAX_SECRET = 'a-secret-of-the-relax-provider-for-tests'
export const ISSUER = 'http://platform.test'
/** Every game that a test names, unless it says otherwise. */
export const A_GAME: GameFacts = {
  kind: 'CASINO',
  gameType: 'slot',
  restrictedCountries: [],
  betRanges: {},
}
export const secretOf = (provider: string) =>
  provider === 'relax' ? RELAX_SECRET : `a-secret-of-the-provider-${provider}-for-tests`

/** All providers, each with a secret of its own; whose server is asked, is asked at `serverUrl`. */
export const theProviders = (serverUrl: string | null = null): PlatformOptions['gameProviders'] =>
  Object.fromEntries(
    GAME_PROVIDERS.map((it) => [
      it.id,
      {
        secret: secretOf(it.id),
        serverUrl: it.addressBy === 'server' ? serverUrl : null,
        licensedElsewhere: false,
      },
    ]),
  )

const NOON = Date.UTC(2026, 10, 20, 12)

/** A test calls more often than a person; those about limits set their own. */
const MANY = { limit: 10_000, windowMs: 60_000 }

export type Answer = { status: number; body: Record<string, unknown>; response: Response }

export type TestPlatform = {
  platform: Platform
  /** Everything that was logged. */
  logged: () => string
  clock: { now(): number; travel(ms: number): void }
  call(
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string>; from?: string },
  ): Promise<Answer>
  /** A signed callback of the provider. */
  callback(path: string, body: unknown): Promise<Answer>
  aPlayer(what?: APlayer): Promise<{ playerId: string; email: string }>
  signIn(email: string, password?: string): Promise<TokenSet>
  /** A player with a session at a game, ready to bet. */
  atAGame(what?: APlayer & { gameId?: string }): Promise<AtAGame>
}
export type APlayer = {
  email?: string
  openingBalance?: Money
  countryCode?: string
  currency?: Money['currency']
  status?: Parameters<Platform['players']['register']>[0]['status']
  statusUntil?: Date
  languageCode?: string
  provinceCode?: string
  /** Proved, with a name and an address; without it there is a name only. */
  phone?: string
  /** Has set none of the limits that the market wants before play. */
  isWithoutLimits?: true
  /** Somebody in particular. */
  person?: Parameters<Platform['players']['register']>[0]['person']
}
export type AtAGame = {
  playerId: string
  email: string
  tokens: TokenSet
  sessionId: string
  gameId: string
}

const A_PERSON = {
  firstName: 'Aino',
  lastName: 'Virtanen',
  dateOfBirth: '1990-02-28',
  street: 'Mannerheimintie 1 A 5',
  city: 'Helsinki',
  postalCode: '00100',
}

/** Lists nobody; what a register says has tests of its own. */
const emptyRegister: ExclusionRegister = {
  ask: async ({ reference }) => ({ kind: 'CLEAR', receipt: reference }),
}

let players = 0

/** A platform on a real database, with a clock that only moves when it is told to. */
export async function aPlatform(
  db: Db,
  overrides: Partial<PlatformOptions> = {},
  /** False for a test with runners of its own: this one would take their jobs. */
  runsJobs = true,
): Promise<TestPlatform> {
  const lines: string[] = []
  let now = NOON
  const clock = overrides.clock ?? (() => now)
  const registerOf =
    overrides.registerOf ?? ((country: string) => marketOfCountry(country).exclusionRegister)
  const platform = await createPlatform({
    db,
    clock,
    logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    issuer: ISSUER,
    feedUrl: 'ws://platform.test/v1/player/wallet/feed',
    siteOrigins: [SITE_ORIGIN],
    gameProviders: theProviders(),
    payments: { provider: silentProvider(), secret: secretOf('psp') },
    gameFacts: async () => A_GAME,
    isProviderHidden: async () => false,
    // Rounds of a test follow each other at once; what a market asks for has tests of its own.
    stakeRulesOf: (question) => ({ ...stakeRulesOf(question), paceMs: 0, oneGameAtATime: false }),
    secret: 'a-secret-of-the-identity-for-tests',
    documentKeys: [{ id: 'test', key: Buffer.alloc(32, 1) }],
    identityChecker: {
      secret: secretOf(IDENTITY_CHECK),
      initiate: async ({ reference }) => `http://identity.test/start?check=${reference}`,
    },
    captchaAlwaysAccepted: 'captcha-ok',
    registers: Object.fromEntries(EXCLUSION_REGISTERS.map((id) => [id, emptyRegister])),
    rateLimits: {
      signIn: MANY,
      failed: MANY,
      forms: MANY,
      codes: { sends: MANY, tries: MANY },
    },
    ...overrides,
  })
  if (runsJobs) await platform.startJobs()

  const call: TestPlatform['call'] = async (method, path, options = {}) => {
    const { token, body, headers = {}, from = '127.0.0.1' } = options
    const response = await platform.fetch(
      new Request(`${ISSUER}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      }),
      { remoteAddress: from },
    )
    // Whatever a test expects, a failure of ours must be readable in its output.
    if (response.status === 500) console.error(lines.slice(-2).join(''))
    const text = await response.clone().text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    return { status: response.status, body: isJson && text ? JSON.parse(text) : {}, response }
  }
  const callback: TestPlatform['callback'] = (path, body) => {
    const text = JSON.stringify(body)
    return call('POST', path, {
      body: text,
      headers: signed({
        path,
        body: text,
        timestampMs: clock(),
        secret: secretOf(path.split('/')[2] ?? ''),
      }),
    })
  }
  const aPlayer: TestPlatform['aPlayer'] = async (what = {}) => {
    players += 1
    const email = what.email ?? `player-${players}@playhouse.test`
    const { playerId } = await platform.players.register({
      email,
      password: PASSWORD,
      displayName: 'Someone',
      countryCode: what.countryCode ?? 'FI',
      currency: what.currency ?? 'EUR',
      languageCode: what.languageCode ?? 'fi',
      ...(what.provinceCode ? { provinceCode: what.provinceCode } : {}),
      ...personOf(what, players, registerOf),
      ...(what.status ? { status: what.status } : {}),
      ...(what.statusUntil ? { statusUntil: what.statusUntil } : {}),
      ...(what.openingBalance ? { openingBalance: what.openingBalance } : {}),
    })
    // As everybody has who plays there: the limits without which nobody does.
    const first = what.isWithoutLimits ? [] : limitsFirst(what.countryCode ?? 'FI')
    for (const limit of first) await platform.limits.save({ playerId, ...limit })
    return { playerId, email }
  }
  const signIn: TestPlatform['signIn'] = async (email, password = PASSWORD) => {
    const { status, body } = await call('POST', '/identity/sign_in', { body: { email, password } })
    if (status !== 200) throw new Error(`sign-in of ${email}: ${status} ${JSON.stringify(body)}`)
    return body as TokenSet
  }
  const atAGame: TestPlatform['atAGame'] = async (what = {}) => {
    const gameId = what.gameId ?? 'lucky-lantern'
    const { playerId, email } = await aPlayer({
      openingBalance: { minor: 10_000n, currency: what.currency ?? 'EUR' },
      ...what,
    })
    const tokens = await signIn(email)
    const { body } = await call('POST', '/v1/gaming/ticket', {
      token: tokens.idToken,
      body: { gameId, channel: 'web', partner: 'main', jurisdiction: 'MT' },
    })
    const session = await callback('/callbacks/relax/session', { ticket: body.ticket })
    if (session.status !== 200) throw new Error(`game session: ${JSON.stringify(session.body)}`)
    return { playerId, email, tokens, gameId, sessionId: String(session.body.sessionId) }
  }
  return {
    platform,
    logged: () => lines.join(''),
    clock: {
      now: clock,
      travel(ms) {
        now += ms
      },
    },
    call,
    callback,
    aPlayer,
    signIn,
    atAGame,
  }
}

/** A register finds nobody by half a person: where one is asked, everybody is somebody. */
function personOf(
  what: APlayer,
  number: number,
  registerOf: NonNullable<PlatformOptions['registerOf']>,
) {
  if (what.person) return { person: what.person }
  if (what.phone) return { person: { ...A_PERSON, phone: what.phone } }
  if (registerOf(what.countryCode ?? 'FI') === null) return {}
  const letters = [...String(number)].map((it) => 'abcdefghij'.charAt(Number(it))).join('')
  return { person: { ...A_PERSON, lastName: `Virta${letters}` } }
}

export function signed(call: {
  path: string
  body: string
  timestampMs: number
  secret?: string
}): Record<string, string> {
  const { path, body, timestampMs, secret = RELAX_SECRET } = call
  const text = signedText({ timestampMs, method: 'POST', path, body })
  const signature = createHmac('sha256', secret).update(text).digest('hex')
  return { [SIGNATURE_HEADER]: `t=${timestampMs},v1=${signature}` }
}

/** Serves the platform on a real socket of a free port. */
export async function listen(
  platform: Platform,
): Promise<{ port: number; url: string; close(): Promise<void> }> {
  const listener = getRequestListener((request) =>
    platform.fetch(request, { remoteAddress: '127.0.0.1' }),
  )
  const server: Server = createServer((request, response) => void listener(request, response))
  server.on('upgrade', (request, socket, head) => platform.handleUpgrade(request, socket, head))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
