import { SignJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  endSession,
  noteSportsbook,
  openSession,
  readSession,
  renewSession,
} from '#app/session/session.server.ts'
import {
  A_PROFILE,
  anIdToken,
  aPlatform,
  aSession,
  aSiteContext,
  ISSUER,
} from '#tests/fixtures/site-context.ts'

let counter = 0
/** Sessions are cached in the process: each test has its own ids. */
async function aSignedInVisitor(what: { livesMs?: number; playerId?: string; now?: number } = {}) {
  counter += 1
  const playerId = what.playerId ?? `player-${counter}`
  const idToken = await anIdToken({ ...what, playerId, claims: { nonce: counter } })
  const { sessions, sid } = await aSession(playerId)
  return { playerId, idToken, sid, sessions, cookie: `idToken=${idToken}; sid=${sid}` }
}

const ask = (cookie?: string) =>
  new Request('http://localhost:3000/fi-FI', cookie ? { headers: { cookie } } : {})

let platform = aPlatform()
beforeEach(() => {
  platform = aPlatform()
})

describe('authentication', () => {
  test('a visitor without cookies is anonymous, and the platform is not called', async () => {
    const context = aSiteContext(platform)
    expect(await readSession({ request: ask(), context })).toEqual({
      status: 'anonymous',
      stale: false,
    })
    expect(platform.asked).toEqual([])
  })

  test('a signed-in player is known, by one look-up for all loaders of the request', async () => {
    const visitor = await aSignedInVisitor()
    const context = aSiteContext({ ...platform, sessions: visitor.sessions })
    const args = { request: ask(visitor.cookie), context }
    const [first, second] = await Promise.all([readSession(args), readSession(args)])
    expect(first).toBe(second)
    expect(first).toMatchObject({
      status: 'player',
      player: { id: visitor.playerId, displayName: 'Someone', currency: 'EUR', restricted: false },
    })
    expect(platform.asked.filter((it) => it.endsWith('/profile'))).toHaveLength(1)
    expect(visitor.sessions.all.get(visitor.sid)?.lastSeenAt).toBeGreaterThan(0)
  })

  test.each([
    ['only an id token', (it: { idToken: string }) => `idToken=${it.idToken}`],
    ['only a session id', (it: { sid: string }) => `sid=${it.sid}`],
    ['an unknown session id', (it: { idToken: string }) => `idToken=${it.idToken}; sid=guessed`],
    ['an invalid token', (it: { sid: string }) => `idToken=a.b.c; sid=${it.sid}`],
  ])('%s opens nothing', async (_, cookieOf) => {
    const visitor = await aSignedInVisitor()
    const context = aSiteContext({ ...platform, sessions: visitor.sessions })
    const session = await readSession({ request: ask(cookieOf(visitor)), context })
    expect(session).toEqual({ status: 'anonymous', stale: true })
    expect(platform.asked.some((it) => it.includes('/player/'))).toBe(false)
  })

  test('the session of one player does not open with the token of another', async () => {
    const one = await aSignedInVisitor()
    const other = await aSignedInVisitor()
    const context = aSiteContext({ ...platform, sessions: one.sessions })
    const request = ask(`idToken=${other.idToken}; sid=${one.sid}`)
    expect(await readSession({ request, context })).toEqual({ status: 'anonymous', stale: true })
  })

  test('an expired token signs out (SES-10)', async () => {
    const visitor = await aSignedInVisitor({ now: Date.now() - 7_200_000 })
    const context = aSiteContext({ ...platform, sessions: visitor.sessions })
    const args = { request: ask(visitor.cookie), context }
    expect(await readSession(args)).toEqual({ status: 'anonymous', stale: true })
    const cleared = (await renewSession(args)).getSetCookie()
    expect(cleared).toHaveLength(2)
    for (const cookie of cleared) expect(cookie).toMatch(/^(idToken|sid)=; .*Max-Age=0; HttpOnly/)
  })

  test('a background page leaves cookies alone: they may be those of a newer login', async () => {
    const headers = { cookie: 'idToken=gone; sid=gone' }
    const clearedFor = async (dest: string) => {
      const request = new Request('http://localhost:3000/', {
        headers: { ...headers, 'sec-fetch-dest': dest },
      })
      return (await renewSession({ request, context: aSiteContext(platform) })).getSetCookie()
        .length
    }
    expect([await clearedFor('empty'), await clearedFor('document')]).toEqual([0, 2])
  })

  test.each([
    ['none', { alg: 'none', typ: 'JWT' }],
    ['HS256 with the public key as secret', { alg: 'HS256', kid: 'key-1' }],
  ])('a token signed by %s is not valid', async (_, header) => {
    const visitor = await aSignedInVisitor()
    const [, payload] = visitor.idToken.split('.')
    const forged =
      header.alg === 'none'
        ? `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}.`
        : await new SignJWT(JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()))
            .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
            .sign(
              new TextEncoder().encode(
                await (await platform.fetch(new Request(`${ISSUER}/.well-known/jwks.json`))).text(),
              ),
            )
    const context = aSiteContext({ ...platform, sessions: visitor.sessions })
    const request = ask(`idToken=${forged}; sid=${visitor.sid}`)
    expect(await readSession({ request, context })).toEqual({ status: 'anonymous', stale: true })
  })

  test('a token for another audience opens nothing', async () => {
    const visitor = await aSignedInVisitor()
    const token = await anIdToken({ playerId: visitor.playerId, audience: 'playhouse-support' })
    const context = aSiteContext({ ...platform, sessions: visitor.sessions })
    const request = ask(`idToken=${token}; sid=${visitor.sid}`)
    expect(await readSession({ request, context })).toEqual({ status: 'anonymous', stale: true })
  })

  test('a session that the platform has revoked is over', async () => {
    const refusing = aPlatform({
      'GET /v1/player/profile': () => Response.json({ code: 'NO_SESSION' }, { status: 401 }),
    })
    const visitor = await aSignedInVisitor()
    const context = aSiteContext({ ...refusing, sessions: visitor.sessions })
    expect(await readSession({ request: ask(visitor.cookie), context })).toEqual({
      status: 'anonymous',
      stale: true,
    })
  })

  test.each([
    ['answers 500', () => Response.json({ code: 'INTERNAL' }, { status: 500 })],
    ['breaks off', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers nonsense', () => new Response('<html>')],
  ])('while the platform %s no player is shown', async (_, answer) => {
    const broken = aPlatform({ 'GET /v1/player/profile': answer })
    const visitor = await aSignedInVisitor()
    const context = aSiteContext({ ...broken, sessions: visitor.sessions })
    const args = { request: ask(visitor.cookie), context }
    expect(await readSession(args)).toEqual({ status: 'unavailable' })
    expect((await renewSession(args)).getSetCookie()).toEqual([])
  })

  test('a suspended or payout-only player is restricted', async () => {
    const limited = aPlatform({
      'GET /v1/player/profile': () => Response.json({ ...A_PROFILE, payout: false }),
    })
    const visitor = await aSignedInVisitor()
    const context = aSiteContext({ ...limited, sessions: visitor.sessions })
    expect(await readSession({ request: ask(visitor.cookie), context })).toMatchObject({
      player: { restricted: true },
    })
  })
})

describe('a session', () => {
  const renewed = (idToken: string) => ({
    idToken,
    accessToken: 'access-2',
    refreshToken: 'refresh-2-of-the-test',
    termsVersion: '1.0',
    firstLogin: false,
    lastLoginAt: null,
  })

  test('is renewed once when its token is about to expire, however many request it', async () => {
    const fresh = await anIdToken({ playerId: 'fresh' })
    const refreshing = aPlatform({ 'POST /identity/refresh': () => Response.json(renewed(fresh)) })
    const visitor = await aSignedInVisitor({ livesMs: 4 * 60_000 })
    const headers = await Promise.all(
      [1, 2, 3].map(() =>
        renewSession({
          request: ask(visitor.cookie),
          context: aSiteContext({ ...refreshing, sessions: visitor.sessions }),
        }),
      ),
    )
    for (const it of headers) {
      expect(it.getSetCookie()).toEqual([
        `idToken=${fresh}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`,
      ])
    }
    expect(refreshing.asked.filter((it) => it.includes('refresh'))).toHaveLength(1)
    expect(visitor.sessions.all.get(visitor.sid)?.refreshToken).toBe('refresh-2-of-the-test')
  })

  test('with time left is not renewed', async () => {
    const visitor = await aSignedInVisitor({ livesMs: 6 * 60_000 })
    const context = aSiteContext({ ...platform, sessions: visitor.sessions })
    const headers = await renewSession({ request: ask(visitor.cookie), context })
    expect(headers.getSetCookie()).toEqual([])
  })

  test('gets a fresh id at each login, and the old one is invalid', async () => {
    const visitor = await aSignedInVisitor()
    const context = aSiteContext({ ...platform, sessions: visitor.sessions })
    const request = ask(visitor.cookie)
    const opened = await openSession({ request, context }, renewed(visitor.idToken))
    expect(opened?.session.status).toBe('player')
    const sids = [...visitor.sessions.all.keys()]
    expect(sids).toHaveLength(1)
    expect(sids).not.toContain(visitor.sid)
    const cookies = opened?.headers.getSetCookie() ?? []
    expect(cookies.map((it) => it.split('=')[0])).toEqual(['idToken', 'sid'])
    for (const cookie of cookies) {
      expect(cookie).toContain('HttpOnly')
      expect(cookie).toContain('SameSite=Lax')
    }
  })

  test('keeps its cookies from insecure connections where the site is secure', async () => {
    const context = aSiteContext(platform)
    context.config.publicOrigin = 'https://play.example'
    const token = await anIdToken({ playerId: 'secure' })
    const opened = await openSession({ request: ask(), context }, renewed(token))
    const cookies = opened?.headers.getSetCookie() ?? []
    for (const cookie of cookies) expect(cookie).toContain('; Secure')
    // Only this host can set such a name; a session from before the prefix stays valid until it ends.
    const [idToken, sid, ...old] = cookies
    expect(idToken).toMatch(/^__Host-idToken=.+; Path=\/;/)
    expect(sid).toMatch(/^__Host-sid=.+; Path=\/;/)
    for (const cookie of old) expect(cookie).toMatch(/^(?:idToken|sid)=; .*Max-Age=0/)
    expect(old).toHaveLength(2)
  })

  test('prefers the cookies that only this host can set', async () => {
    const [one, planted] = [await aSignedInVisitor(), await aSignedInVisitor()]
    const own = `__Host-idToken=${one.idToken}; __Host-sid=${one.sid}`
    for (const cookie of [`${planted.cookie}; ${own}`, `${own}; ${planted.cookie}`]) {
      const context = aSiteContext({ ...platform, sessions: one.sessions })
      expect(await readSession({ request: ask(cookie), context })).toMatchObject({ sid: one.sid })
    }
  })

  test('ends here and on the platform, and also while the platform is down', async () => {
    for (const broken of [false, true]) {
      const leaving = aPlatform(
        broken ? { 'POST /v1/player/sign_out': () => Promise.reject(new Error('down')) } : {},
      )
      const visitor = await aSignedInVisitor()
      const args = {
        request: ask(visitor.cookie),
        context: aSiteContext({ ...leaving, sessions: visitor.sessions }),
      }
      await readSession(args)
      const headers = await endSession(args)
      expect(headers.getSetCookie().every((it) => it.includes('Max-Age=0'))).toBe(true)
      expect(visitor.sessions.all.size).toBe(0)
      expect(leaving.asked).toContain('POST /v1/player/sign_out')
      const context = aSiteContext({ ...leaving, sessions: visitor.sessions })
      expect(await readSession({ request: ask(visitor.cookie), context })).toEqual({
        status: 'anonymous',
        stale: true,
      })
    }
  })

  describe('leaves the last opened sportsbook', () => {
    const UNREGISTER = 'POST /v1/context/session/unregister'
    const CLOSE = 'DELETE /v1/sportradar/session/the-token'
    const done = () => new Response(null, { status: 204 })
    async function aPlayerOfABook(provider: string, answers: Parameters<typeof aPlatform>[0] = {}) {
      const book = aPlatform({
        'GET /v1/context/session': () => Response.json({ sessionId: 'its-name', valid: true }),
        ...{ [UNREGISTER]: done, [CLOSE]: done, ...answers },
      })
      const visitor = await aSignedInVisitor()
      const context = aSiteContext({ ...book, sessions: visitor.sessions })
      const args = { request: ask(visitor.cookie), context }
      const session = await readSession(args)
      if (session.status !== 'player') throw new Error('there is no player')
      await noteSportsbook(context, session, { provider, token: 'the-token' })
      return { book, args, session, stored: () => visitor.sessions.all.get(visitor.sid) }
    }
    const left = ({ asked }: { asked: string[] }) =>
      asked.filter((it) => [UNREGISTER, CLOSE].includes(it))

    test.each([
      ['context', UNREGISTER],
      ['sportradar', CLOSE],
    ])('%s, before the login ends', async (provider, call) => {
      const { book, args } = await aPlayerOfABook(provider)
      expect(left(book)).toEqual([])
      await endSession(args)
      expect(left(book)).toEqual([call])
      expect(book.asked.indexOf(call)).toBeLessThan(book.asked.indexOf('POST /v1/player/sign_out'))
    })

    test('when the player gets another one, and not while it is the same', async () => {
      const { book, args, session, stored } = await aPlayerOfABook('sportradar')
      await noteSportsbook(args.context, session, { provider: 'sportradar', token: 'newer' })
      expect(left(book)).toEqual([])
      await noteSportsbook(args.context, session, { provider: 'sportradar', token: 'the-token' })
      await noteSportsbook(args.context, session, { provider: 'context', token: 'other' })
      expect(left(book)).toEqual([CLOSE])
      expect(stored()?.sportsbook).toEqual({ provider: 'context', token: 'other' })
    })

    test('and logs out whatever it answers', async () => {
      const refusing = { [CLOSE]: () => Response.json({ code: 'NOT_FOUND' }, { status: 404 }) }
      const { book, args } = await aPlayerOfABook('sportradar', refusing)
      const headers = await endSession(args)
      expect(headers.getSetCookie().every((it) => it.includes('Max-Age=0'))).toBe(true)
      expect(book.asked).toContain('POST /v1/player/sign_out')
    })
  })
})
