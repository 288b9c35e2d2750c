import { inspect } from 'node:util'
import { decodeJwt, exportJWK, generateKeyPair } from 'jose'
import { callbackPath } from '#contracts/provider-callbacks/game-wallet.ts'
import { sportsCallbackPath } from '#contracts/provider-callbacks/sports-wallet.ts'
import { GAME_PROVIDERS } from '#game-providers/index.ts'
import type { Db } from '#platform/db/db.ts'
import { insertTicket } from '#platform/gameplay/gameplay-store.ts'
import { createIdentityProvider, hashSecret } from '#platform/players/index.ts'
import { openEmbedded } from '#tests/fixtures/databases.ts'
import { errorBody } from '#tests/fixtures/error-body.ts'
import { aProviderServer, asDescribed } from '#tests/fixtures/game-provider-server.ts'
import { type Endpoint, type HostileRequest, sentBody } from '#tests/fixtures/hostile-requests.ts'
import { OUR_INSIDE } from '#tests/fixtures/leaks.ts'
import { withinOwnTime } from '#tests/fixtures/own-time.ts'
import {
  aPlatform,
  ISSUER,
  PASSWORD,
  secretOf,
  signed,
  type TestPlatform,
  theProviders,
} from '#tests/fixtures/running-platform.ts'
import { CONTEXT_HEADERS } from '#tests/fixtures/sports-bets.ts'
import {
  COUNTS_OF_TRIES,
  WRITTEN_BY_JOBS,
  watchDatabase,
} from '#tests/fixtures/watched-database.ts'
import {
  beginSignUp,
  CAPTCHA,
  GAME,
  type Row,
  SPORTSBOOKS,
  ticketFor,
  type World,
} from './hostile-samples.ts'

/** R9: more of its own time counts as hanging, whether or not it ends. */
export const HANGS_AFTER_MS = 2_000

export type HostileCaller = Awaited<ReturnType<typeof aHostileCaller>>

/**
 * Calls a platform on a watched database as a player, as a person signing up and as every provider; when an accepted
 * call has ended the session or used up a rate limit, access is restored.
 */
export async function aHostileCaller() {
  const errors: string[] = []
  const opened = await openEmbedded()
  const watched = await watchDatabase(opened.db, [...COUNTS_OF_TRIES, ...WRITTEN_BY_JOBS])
  const server = await aProviderServer()
  server.answers(asDescribed)
  const { it, byProvider } = await openPlatforms(watched.db, { serverUrl: server.url, errors })
  const world = await aWorld(it, watched.db)
  // Runs the jobs due at start: one that runs later would be mistaken for a refused call's effect.
  await it.platform.runJobs()

  const platformOf = ({ path }: Row) =>
    /^\/identity\/(?:exchange|backchannel_logout)$/.test(path) ? byProvider : it

  /** The credentials of the request, unless it sets its own. */
  function passOf(row: Row, path: string, body: unknown): Record<string, string> {
    switch (row.access) {
      case 'player':
        return {
          ...CONTEXT_HEADERS,
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
        return { ...CONTEXT_HEADERS, 'x-captcha-token': CAPTCHA }
    }
  }

  async function ask(row: Row, request: HostileRequest): Promise<{ status: number; text: string }> {
    const sent = sentBody(request)
    const asked = new Request(`${ISSUER}${request.path}`, {
      method: row.method,
      headers: { ...passOf(row, request.path, sent.body), ...request.headers },
      ...sent,
    })
    return withinOwnTime(HANGS_AFTER_MS, async () => {
      // As the site in the same process: only then may a visitor be named, and there are no rate limits.
      const response = await platformOf(row).platform.fetch(asked, { remoteAddress: 'site' })
      return { status: response.status, text: await response.text() }
    })
  }

  /** Restores a session or rate limit that accepted calls have used up, and repeats the call. */
  async function askAgain(row: Row, request: HostileRequest, status: number) {
    if (status === 429) {
      await watched.db.batch([
        { sql: 'delete from platform.rate_window' },
        { sql: 'delete from platform.sign_in_failure' },
      ])
    } else if (row.access === 'player') await reviveSession(watched.db, world.token)
    else world.draft = await beginSignUp(it)
    watched.begin()
    return ask(row, request)
  }

  /** What is wrong with this response, or null. */
  async function faultOf(row: Row, request: HostileRequest): Promise<string | null> {
    watched.begin()
    let { status, text } = await ask(row, request)
    const hasPass = request.headers.authorization === undefined
    const isOut = status === 401 && hasPass && (row.access === 'player' || row.access === 'sign-up')
    if (isOut || status === 429) ({ status, text } = await askAgain(row, request, status))
    if (status >= 500 || status === 424) return `answered ${status}`
    if (OUR_INSIDE.test(text)) return `told too much: ${text.slice(0, 300)}`
    // Background work of this response belongs to it, not to the next.
    await platformOf(row).platform.idle()
    if (status < 400) return null
    if (!errorBody.safeParse(JSON.parse(text)).success) return `refused with ${text.slice(0, 300)}`
    const changed = (await watched.changed()).filter((table) => !isMeant(row, table))
    return changed.length === 0
      ? null
      : `refused with ${status} and stored in ${changed.join(', ')}`
  }

  return {
    ...{ world, watched, errors, ask, askAgain, faultOf },
    rows: it.platform.routes,
    ledgerCheck: () => it.platform.ledgerCheck(),
    /** What only the tests retain: a heap measurement would count it. */
    forget() {
      watched.forget()
      server.asked.length = 0
    },
    async close() {
      await it.platform.close()
      await byProvider.platform.close()
      await server.close()
      await opened.drop()
    },
  }
}

/** Both on the same database. */
async function openPlatforms(
  db: Db,
  { serverUrl, errors }: { serverUrl: string; errors: string[] },
) {
  const common = {
    // Every third party is available and answers: a 424 or a 503 would have no excuse.
    gameProviders: theProviders(serverUrl),
    creedroomzUrl: serverUrl,
    jackpots: async (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 1])),
    logger: {
      info: () => undefined,
      warn: () => undefined,
      error: (fields: object) => void errors.push(inspect(fields)),
    },
    // Hashing takes thirty milliseconds of each of many thousand attempts, and is the same for all of them.
    verifyPassword: async (stored: string | undefined, password: string) =>
      stored !== undefined && password === PASSWORD,
  }
  const it = await aPlatform(db, common)
  const issuer = 'http://identity.test'
  const key = await exportJWK((await generateKeyPair('ES256')).publicKey)
  /** The same with sign-in through an identity provider: two calls exist only for that. */
  const byProvider = await aPlatform(db, {
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
  return { it, byProvider }
}

async function aWorld(it: TestPlatform, db: Db): Promise<World> {
  const openingBalance = { minor: 1_000_000n, currency: 'EUR' } as const
  const { email: atTheGames, playerId } = await it.aPlayer({ openingBalance })
  const sessionId = String(decodeJwt((await it.signIn(atTheGames)).idToken).sid)
  const sessionIds: Record<string, string> = {}
  for (const provider of [...GAME_PROVIDERS.map(({ id }) => id), ...SPORTSBOOKS]) {
    const ticket = `a-ticket-of-${provider}-for-the-fuzz`
    const about = {
      ...{ playerId, sessionId, provider, gameId: GAME, currency: 'EUR' as const },
      expiresAt: new Date(it.clock.now() + 60_000),
    }
    await insertTicket(db, { ...about, hash: hashSecret(ticket) })
    const { body } = await it.callback(callbackPath(provider, 'session'), { ticket })
    // The next ticket is for the fuzz itself to redeem.
    await insertTicket(db, { ...about, hash: hashSecret(ticketFor(provider)) })
    sessionIds[provider] = String(body.sessionId)
  }
  const { email } = await it.aPlayer({ openingBalance })
  const token = (await it.signIn(email)).idToken
  return { email, atTheGames, token, draft: await beginSignUp(it), sessionIds }
}

/** Equivalent to a new sign-in, and faster. */
async function reviveSession(db: Db, token: string): Promise<void> {
  const params = [decodeJwt(token).sid]
  await db.batch([
    {
      sql: `update platform.player_session set revoked_at = null, revoked_because = null where id = $1`,
      params,
    },
    // Otherwise a break would not end so soon.
    {
      sql: `update platform.player set status = 'REGISTERED', status_until = null
            where id = (select player_id from platform.player_session where id = $1)`,
      params,
    },
  ])
}

/** The id of a bet that a sportsbook's wallet refuses stays refused. */
const isMeant = ({ path }: Row, table: string) =>
  SPORTSBOOKS.some((it) => path === sportsCallbackPath(it, 'bet')) && table === 'sports_bet_id'

export const endpointOf = (row: Row): Endpoint => ({
  ...row,
  headers: ['x-captcha-token', 'site-context', ...Object.keys(row.requestHeaders ?? {})],
})
