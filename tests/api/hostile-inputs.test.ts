import { inspect } from 'node:util'
import { decodeJwt, exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { callbackPath } from '#contracts/provider-callbacks/game-wallet.ts'
import { callsOf, GAME_PROVIDERS } from '#game-providers/index.ts'
import { insertTicket } from '#platform/gameplay/gameplay-store.ts'
import { createIdentityProvider, hashSecret } from '#platform/players/index.ts'
import {
  goodRequest,
  type HostileRequest,
  hostileRequests,
} from '#tests/fixtures/hostile-requests.ts'
import { sampleOf } from '#tests/fixtures/schema-samples.ts'
import { type WatchedDatabase, watchDatabase } from '#tests/fixtures/watched-database.ts'
import { openEmbedded } from '#tests/ledger/engines.ts'
import {
  aPlatform,
  ISSUER,
  PASSWORD,
  secretOf,
  signed,
  type TestPlatform,
  theProviders,
} from './a-platform.ts'
import {
  CAPTCHA,
  GAME,
  nameOf,
  REGISTRATION,
  type Row,
  SIGN_UP,
  sampleOfCall,
  ticketFor,
  type World,
} from './hostile-samples.ts'
import { aProviderServer } from './provider-server.ts'

/** R9: what each call of the platform has to bear. */
const INPUTS_PER_CALL = 1_000
/** Nothing here takes a thousandth of it: whatever takes so long does not end by itself. */
const HANGS_AFTER_MS = 20_000
/**
 * What a refused call may leave behind: that it was there. Each of these is how the next hostile call is
 * refused earlier.
 */
const COUNTS_OF_TRIES = [
  'rate_window',
  'sign_in_failure',
  // Wrong codes are counted, and a code that was tried too often is good for nothing more.
  'one_time_code',
]

/** How an error of ours looks from outside: names of files, of places in them, of engines and of tables. */
const A_LEAK =
  /node_modules|\.[mc]?[jt]sx?:\d+|\n\s+at |file:\/\/\/\w+\/(?!passwd)|pglite|SQLSTATE|relation \\?"|violates|(?:Type|Reference|Range|Syntax|Zod|Database)Error|argon2id/

const errorBody = z.strictObject({
  error: z.string().min(1),
  message: z.string().min(1),
  error_description: z.string().min(1),
  code: z.string().min(1),
  validationErrors: z.array(z.strictObject({ field: z.string(), code: z.string() })),
})

let opened: Awaited<ReturnType<typeof openEmbedded>>
let watched: WatchedDatabase
let it: TestPlatform
/** The same, where players sign in with an identity provider: two calls are there for that alone. */
let byProvider: TestPlatform
let server: Awaited<ReturnType<typeof aProviderServer>>
let world: World
const errors: string[] = []

beforeAll(async () => {
  opened = await openEmbedded()
  watched = await watchDatabase(opened.db, COUNTS_OF_TRIES)
  server = await aProviderServer()
  server.answers((response, { path, body }) => {
    const mode = 'token' in body ? 'real' : 'fun'
    const call = GAME_PROVIDERS.flatMap(callsOf).find(
      ({ answeredBy, mode: its }) =>
        answeredBy.kind === 'server' && answeredBy.path === path && its === mode,
    )
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(call ? sampleOf(call.response) : path === '/tables' ? [] : {}))
  })
  const common = {
    // Every third party is there and answers: a 424 or a 503 would have no excuse.
    gameProviders: theProviders(server.url),
    creedroomzUrl: server.url,
    jackpots: async (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 1])),
    logger: {
      info: () => undefined,
      warn: () => undefined,
      error: (fields: object) => void errors.push(inspect(fields)),
    },
    // Hashing takes thirty milliseconds of each of many thousand tries, and is the same for all of them.
    verifyPassword: async (stored: string | undefined, password: string) =>
      stored !== undefined && password === PASSWORD,
  }
  it = await aPlatform(watched.db, common)
  const issuer = 'http://identity.test'
  const key = await exportJWK((await generateKeyPair('ES256')).publicKey)
  byProvider = await aPlatform(watched.db, {
    ...common,
    identityProvider: createIdentityProvider({
      issuer,
      clientId: 'playhouse',
      clock: it.clock.now,
      fetch: async (url) =>
        Response.json(
          String(url).endsWith('openid-configuration')
            ? { issuer, jwks_uri: `${issuer}/keys` }
            : { keys: [{ ...key, alg: 'ES256', use: 'sig' }] },
        ),
    }),
  })
  world = await aWorld()
})
afterAll(async () => {
  await it?.platform.close()
  await byProvider?.platform.close()
  await server?.close()
  await opened?.drop()
})

async function aWorld(): Promise<World> {
  const openingBalance = { minor: 1_000_000n, currency: 'EUR' } as const
  const { email: atTheGames, playerId } = await it.aPlayer({ openingBalance })
  const sessionId = String(decodeJwt((await it.signIn(atTheGames)).idToken).sid)
  const sessionIds: Record<string, string> = {}
  for (const { id: provider } of GAME_PROVIDERS) {
    const ticket = `a-ticket-of-${provider}-for-the-fuzz`
    const common = {
      ...{ playerId, sessionId, provider, gameId: GAME, currency: 'EUR' as const },
      expiresAt: new Date(it.clock.now() + 60_000),
    }
    await insertTicket(watched.db, { ...common, hash: hashSecret(ticket) })
    const { body } = await it.callback(callbackPath(provider, 'session'), { ticket })
    // The next one is for the fuzz itself to take.
    await insertTicket(watched.db, { ...common, hash: hashSecret(ticketFor(provider)) })
    sessionIds[provider] = String(body.sessionId)
  }
  const { email } = await it.aPlayer({ openingBalance })
  const token = (await it.signIn(email)).idToken
  return { email, atTheGames, token, draft: await aDraft(), sessionIds }
}

async function aDraft(): Promise<World['draft']> {
  const path = REGISTRATION
  const row = it.platform.routes.find((of) => of.path === path && of.body)
  const { body } = await it.call('POST', path, {
    body: { ...(row?.body ? (sampleOf(row.body) as object) : {}), ...SIGN_UP },
    headers: { 'x-captcha-token': CAPTCHA },
  })
  return body as World['draft']
}

const platformOf = ({ path }: Row) =>
  /^\/identity\/(?:exchange|backchannel_logout)$/.test(path) ? byProvider : it

const doorOf = (row: Row) => ({ ...row, headers: ['x-captcha-token', 'site-context'] })

/** What lets the request in, where it does not say something else itself. */
function passOf(row: Row, { path, body }: HostileRequest): Record<string, string> {
  switch (row.auth) {
    case 'player':
      return {
        authorization: `Bearer ${world.token}`,
        ...(row.maxFileBytes ? { 'content-type': 'application/octet-stream' } : {}),
      }
    case 'sign-up':
      return { authorization: `Bearer ${world.draft.token}` }
    case 'provider':
      return signed({
        path: new URL(path, ISSUER).pathname,
        body: typeof body === 'string' ? body : '',
        timestampMs: it.clock.now(),
        secret: secretOf(row.path.split('/')[2] ?? ''),
      })
    default:
      return { 'x-captcha-token': CAPTCHA }
  }
}

async function ask(row: Row, request: HostileRequest): Promise<{ status: number; text: string }> {
  const body = typeof request.body === 'function' ? request.body() : (request.body ?? null)
  const answering = platformOf(row).platform.fetch(
    new Request(`${ISSUER}${request.path}`, {
      method: row.method,
      headers: { ...passOf(row, request), ...request.headers },
      body,
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    } as RequestInit),
    // The site in the same process: only so a visitor may be named, and nobody is slowed down.
    { remoteAddress: 'site' },
  )
  const response = await inTime(answering)
  return { status: response.status, text: await response.text() }
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it hangs')), HANGS_AFTER_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** As good as signing in anew, and faster. */
async function reviveSession() {
  await watched.db.query(
    `update platform.player_session set revoked_at = null, revoked_because = null where id = $1`,
    [decodeJwt(world.token).sid],
  )
}

/** Who was signed out or slowed down by what was accepted before is let in again, and asks once more. */
async function askAgain(row: Row, request: HostileRequest, status: number) {
  if (status === 429) {
    await watched.db.batch([
      { sql: 'delete from platform.rate_window' },
      { sql: 'delete from platform.sign_in_failure' },
    ])
  } else if (row.auth === 'player') await reviveSession()
  else world.draft = await aDraft()
  watched.begin()
  return ask(row, request)
}

/** Why this answer is not as it should be, or null. */
async function faultOf(row: Row, request: HostileRequest): Promise<string | null> {
  watched.begin()
  let { status, text } = await ask(row, request)
  const hasPass = request.headers.authorization === undefined
  const isOut = status === 401 && hasPass && (row.auth === 'player' || row.auth === 'sign-up')
  if (isOut || status === 429) ({ status, text } = await askAgain(row, request, status))
  if (status >= 500 || status === 424) return `answered ${status}`
  if (A_LEAK.test(text)) return `told too much: ${text.slice(0, 300)}`
  // What was begun behind this answer belongs to it, not to the next.
  await platformOf(row).platform.idle()
  if (status < 400) return null
  if (!errorBody.safeParse(JSON.parse(text)).success) return `refused with ${text.slice(0, 300)}`
  const changed = await watched.changed()
  return changed.length === 0 ? null : `refused with ${status} and stored in ${changed.join(', ')}`
}

describe('the good input that each hostile one differs from', () => {
  test('is let in at every call, so that the others are refused for what they are', async () => {
    const turnedAway: string[] = []
    for (const row of it.platform.routes) {
      const request = goodRequest(doorOf(row), sampleOfCall(row, world))
      const { status, text } = await ask(row, request)
      const again =
        status === 401 || status === 429 ? await askAgain(row, request, status) : { status, text }
      const isKnown = row.auth === 'none' || again.status !== 401
      const isRead = !/MALFORMED_BODY|UNSUPPORTED|TOO_LARGE|SIGNATURE/.test(again.text)
      if (!isKnown || !isRead) turnedAway.push(`${nameOf(row)}: ${again.status} ${again.text}`)
    }
    expect(turnedAway).toEqual([])
  })

  test('stores what the call is for: the watch over the database sees it', async () => {
    const row = it.platform.routes.find(({ path }) => path === callbackPath('relax', 'bet'))
    if (!row) throw new Error('relax takes no bets')
    const sample = { ...(sampleOfCall(row, world) as object), reference: 'seen', roundId: 'seen' }
    watched.begin()
    const { status } = await ask(row, goodRequest(doorOf(row), sample))
    expect([status, await watched.changed()]).toEqual([
      200,
      expect.arrayContaining(['ledger_transaction', 'wallet_account', 'game_round']),
    ])
  })
})

describe('a thousand hostile inputs', () => {
  test('are answered by each call of the platform with a clear no, and leave nothing behind', async () => {
    const faults: string[] = []
    const counts: Record<string, number> = {}
    for (const row of it.platform.routes) {
      const name = nameOf(row)
      const sample = sampleOfCall(row, world)
      if (row.body) expect(row.body.safeParse(sample).error, name).toBeUndefined()
      counts[name] = 0
      for (const request of hostileRequests(doorOf(row), { atLeast: INPUTS_PER_CALL, sample })) {
        counts[name] += 1
        const fault = await faultOf(row, request)
        if (fault) faults.push(`${name}, ${request.what}: ${fault}`)
      }
    }
    expect(faults.slice(0, 40)).toEqual([])
    expect(errors).toEqual([])
    expect(Object.entries(counts).filter(([, count]) => count < INPUTS_PER_CALL)).toEqual([])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect((await it.platform.ledgerCheck()).differences).toEqual([])
  }, 600_000)
})
