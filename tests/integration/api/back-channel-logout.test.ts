import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { decodeJwt, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIdentityProvider } from '#platform/players/index.ts'
import { openEmbedded } from '#tests/fixtures/databases.ts'
import {
  anIdentityProvider,
  CLIENT_ID,
  OTHER_CLIENT_ID,
  type TestProvider,
} from '#tests/fixtures/identity-provider.ts'
import { aPlatform, type TestPlatform } from '#tests/fixtures/running-platform.ts'

const PATH = '/identity/backchannel_logout'
const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const MINUTE_S = 60

let opened: Awaited<ReturnType<typeof openEmbedded>>
let it: TestPlatform
let provider: TestProvider
let backChannel: Server
let people = 0

beforeAll(async () => {
  opened = await openEmbedded()
  // Provider and platform need each other's URL: one has to come first.
  const listener = getRequestListener((request) =>
    it.platform.fetch(request, { remoteAddress: '192.0.2.9' }),
  )
  backChannel = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve) => backChannel.listen(0, '127.0.0.1', resolve))
  const { port } = backChannel.address() as AddressInfo
  provider = await anIdentityProvider({
    redirectUris: ['http://localhost:3000/api/identity/callback'],
    backChannel: `http://127.0.0.1:${port}${PATH}`,
  })
  const { issuer } = provider
  it = await aPlatform(opened.db, {
    clock: Date.now,
    identityProvider: createIdentityProvider({ issuer, clientId: CLIENT_ID, clock: Date.now }),
  })
})
afterAll(async () => {
  await it?.platform.close()
  await provider?.close()
  backChannel?.closeAllConnections()
  await new Promise((resolve) => backChannel?.close(resolve))
  await opened?.drop()
})

/** A person with an account here and one at the provider. */
async function aPerson(): Promise<string> {
  people += 1
  const subject = `subject-${people}`
  const { email } = await it.aPlayer()
  provider.people.set(subject, { email, emailVerified: true })
  return subject
}

/** A session here that was started through the provider, with the provider's session id. */
async function aSession(subject: string) {
  const granted = await provider.grantTo(subject)
  const { status, body } = await it.call('POST', '/identity/exchange', { body: granted })
  expect(status).toBe(200)
  const sid = decodeJwt(granted.idToken).sid
  expect(sid).toEqual(expect.any(String))
  return { token: String(body.idToken), sid: String(sid), refreshToken: String(body.refreshToken) }
}

const statusOf = async ({ token }: { token: string }) =>
  (await it.call('GET', '/v1/player/profile', { token })).status

const send = (logoutToken: string, further = '') =>
  it.call('POST', PATH, {
    body: `logout_token=${encodeURIComponent(logoutToken)}${further}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

/** A valid logout token; each test removes one claim. */
function claimsFor(whom: { sub?: string; sid?: string }): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: provider.issuer,
    aud: CLIENT_ID,
    iat: now,
    exp: now + 2 * MINUTE_S,
    jti: randomUUID(),
    events: { [EVENT]: {} },
    ...whom,
  }
}
const aLogout = (claims: Record<string, unknown>) => provider.sign(claims, { typ: 'logout+jwt' })

describe('a logout at the provider', () => {
  test('ends the session that it names, with its refresh token, and no other', async () => {
    const subject = await aPerson()
    const [mine, elsewhere] = [await aSession(subject), await aSession(subject)]
    const theirs = await aSession(await aPerson())
    expect(mine.sid).not.toBe(elsewhere.sid)
    await provider.logOut(subject, mine.sid)
    expect(await statusOf(mine)).toBe(401)
    expect([await statusOf(elsewhere), await statusOf(theirs)]).toEqual([200, 200])
    const refreshed = await it.call('POST', '/identity/refresh', {
      body: { refreshToken: mine.refreshToken },
    })
    expect(refreshed.status).toBe(401)
  })

  test('ends all sessions of the subject where it names no session', async () => {
    const subject = await aPerson()
    const sessions = [await aSession(subject), await aSession(subject)]
    const theirs = await aSession(await aPerson())
    const answer = await send(await aLogout(claimsFor({ sub: subject })))
    expect([answer.status, answer.response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    for (const session of sessions) expect(await statusOf(session)).toBe(401)
    expect(await statusOf(theirs)).toBe(200)
  })

  test('ends a session by its id alone, and ignores other fields of the form', async () => {
    const session = await aSession(await aPerson())
    const answer = await send(await aLogout(claimsFor({ sid: session.sid })), '&state=x')
    expect(answer.status).toBe(200)
    expect(await statusOf(session)).toBe(401)
  })

  test('of an unknown subject or session is accepted, and ends nothing', async () => {
    const session = await aSession(await aPerson())
    expect((await send(await aLogout(claimsFor({ sub: 'nobody' })))).status).toBe(200)
    expect((await send(await aLogout(claimsFor({ sid: 'none' })))).status).toBe(200)
    // A session belongs to its subject: with another subject it is unknown.
    const mixed = claimsFor({ sub: 'nobody', sid: session.sid })
    expect((await send(await aLogout(mixed))).status).toBe(200)
    expect(await statusOf(session)).toBe(200)
  })

  test('counts once: the same token does not end a session of the next day', async () => {
    const subject = await aPerson()
    const token = await aLogout(claimsFor({ sub: subject }))
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const later = await aSession(subject)
    expect((await send(token)).status).toBe(400)
    expect(await statusOf(later)).toBe(200)
  })
})

describe('what is not a logout of the provider', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const WRONG: [name: string, change: () => Record<string, unknown>][] = [
    ['of another issuer', () => ({ iss: 'https://elsewhere.example' })],
    ['for another site', () => ({ aud: OTHER_CLIENT_ID })],
    ['with a nonce, as an id token has', () => ({ nonce: 'n'.repeat(43) })],
    ['without events', () => ({ events: undefined })],
    ['with another event', () => ({ events: { 'http://example.com/event': {} } })],
    ['with an event that is no object', () => ({ events: { [EVENT]: true } })],
    ['without an id', () => ({ jti: undefined })],
    ['without a time', () => ({ iat: undefined })],
    ['without an end', () => ({ exp: undefined })],
    ['of nobody', () => ({ sub: undefined })],
    ['of ten minutes ago', () => ({ iat: now() - 10 * MINUTE_S, exp: now() + 60 * MINUTE_S })],
    ['of ten minutes ahead', () => ({ iat: now() + 10 * MINUTE_S, exp: now() + 60 * MINUTE_S })],
    ['that is over', () => ({ iat: now() - MINUTE_S, exp: now() - MINUTE_S / 2 })],
  ]

  test.each(WRONG)('a token %s', async (_, change) => {
    const subject = await aPerson()
    const session = await aSession(subject)
    const { status, body } = await send(
      await aLogout({ ...claimsFor({ sub: subject }), ...change() }),
    )
    expect(status).toBe(400)
    expect(JSON.stringify(body)).not.toContain(subject)
    expect(await statusOf(session)).toBe(200)
  })

  test('a token of another kind, of another key, or of no key, and the id token itself', async () => {
    const subject = await aPerson()
    const session = await aSession(subject)
    const claims = claimsFor({ sub: subject })
    const mine = await generateKeyPair('RS256')
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: 'logout+jwt' })
      .sign(mine.privateKey)
    const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const none = `${Buffer.from('{"alg":"none","typ":"logout+jwt"}').toString('base64url')}.${text}.`
    const { idToken } = await provider.grantTo(subject)
    const access = await provider.sign(claims, { typ: 'at+jwt' })
    for (const token of [forged, none, idToken, access, 'a.b.c-that-is-no-token']) {
      expect((await send(token)).status, token.slice(0, 40)).toBe(400)
    }
    expect(await statusOf(session)).toBe(200)
  })

  test('a body of another kind, or one that says two things', async () => {
    const token = await aLogout(claimsFor({ sub: await aPerson() }))
    expect((await it.call('POST', PATH, { body: { logout_token: token } })).status).toBe(415)
    expect((await send(token, '&logout_token=other')).status).toBe(400)
    expect((await send('')).status).toBe(400)
  })
})
