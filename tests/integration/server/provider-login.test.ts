import { decodeJwt, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  handleProviderFailure,
  returnFromProvider,
  startProviderLogin,
} from '#app/features/login/provider-login.server.ts'
import { createPlatformClient } from '#app/platform-client/platform-client.server.ts'
import { createOidcIdentity, createStateSeal } from '#app/session/identity/oidc-identity.server.ts'
import { leaveSession, readSession, renewSession } from '#app/session/session.server.ts'
import { createIdentityProvider } from '#platform/players/index.ts'
import { openEmbedded } from '#tests/fixtures/databases.ts'
import {
  anIdentityProvider,
  CLIENT_ID,
  CLIENT_SECRET,
  OTHER_CLIENT_ID,
  type TestProvider,
} from '#tests/fixtures/identity-provider.ts'
import { REDIRECT_PAYLOADS } from '#tests/fixtures/redirect-payloads.ts'
import { aPlatform, ISSUER, PASSWORD, type TestPlatform } from '#tests/fixtures/running-platform.ts'
import { aSessionStore, aSiteContext } from '#tests/fixtures/site-context.ts'

const SITE = 'http://localhost:3000'
const CALLBACK = `${SITE}/api/identity/callback`
const SECRET = 'a-secret-for-the-state-of-sign-ins'
const MINUTE = 60_000

let opened: Awaited<ReturnType<typeof openEmbedded>>
let it: TestPlatform
let provider: TestProvider
/** The provider uses the machine's clock; ours can be ahead of it. */
let ahead = 0
const clock = () => Date.now() + ahead
const sessions = aSessionStore()
let people = 0

beforeAll(async () => {
  opened = await openEmbedded()
  provider = await anIdentityProvider({ redirectUris: [CALLBACK] })
  const { issuer } = provider
  it = await aPlatform(opened.db, {
    clock,
    identityProvider: createIdentityProvider({ issuer, clientId: CLIENT_ID, clock }),
  })
})
afterAll(async () => {
  await it?.platform.close()
  await provider?.close()
  await opened?.drop()
})

function aContext(what: { issuer?: string } = {}) {
  const fetch = (request: Request) => it.platform.fetch(request, { remoteAddress: 'site' })
  const platform = createPlatformClient({ fetch, baseUrl: ISSUER, issuer: ISSUER, clock })
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const identity = createOidcIdentity({
    issuer: what.issuer ?? provider.issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    publicOrigin: SITE,
    secret: SECRET,
    platform,
    clock,
    logger,
  })
  return aSiteContext({ fetch, clock, platform, identity, sessions })
}

const visit = (url: string | URL, cookie = '', context = aContext()) => ({
  request: new Request(url, { headers: { cookie } }),
  context,
})
/** Name and value of the cookies that a response sets; cleared ones are left out. */
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .filter((line) => !line.includes('Max-Age=0'))
    .map((line) => line.split(';')[0] ?? '')

/** A person with an account here and one at the provider, with the same email address. */
async function aPerson(what: { verified?: boolean; status?: 'CLOSED' | 'PAYOUT' } = {}) {
  people += 1
  const subject = `subject-${people}`
  const { playerId, email } = await it.aPlayer(what.status ? { status: what.status } : {})
  provider.people.set(subject, { email, emailVerified: what.verified ?? true })
  return { subject, playerId, email }
}

/** From the login button to the redirect back, without following it. */
async function throughProvider(subject: string, next = '/fi-FI/promotions') {
  provider.signInAs(subject)
  const redirect = await startProviderLogin(
    visit(`${SITE}/api/identity/start?next=${encodeURIComponent(next)}`),
  )
  const back = await provider.follow(redirect.headers.get('location') ?? '', CALLBACK)
  return { back, cookie: cookiesOf(redirect.headers).join('; ') }
}

async function logIn(subject: string) {
  const { back, cookie } = await throughProvider(subject)
  const answer = await returnFromProvider(visit(back, cookie))
  return { answer, back, cookie, cookies: cookiesOf(answer.headers) }
}

const failureOf = (answer: Response) =>
  handleProviderFailure(visit(`${SITE}/fi-FI/login`, cookiesOf(answer.headers).join('; '))).failure
const hasSession = (answer: Response) =>
  cookiesOf(answer.headers).some((cookie) => cookie.startsWith('sid='))

describe('a login at the provider', () => {
  test('redirects there with everything that protects the callback', async () => {
    const redirect = await startProviderLogin(visit(`${SITE}/api/identity/start?next=%2Ffi-FI`))
    const url = new URL(redirect.headers.get('location') ?? '')
    expect(url.origin).toBe(provider.issuer)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: CLIENT_ID,
      redirect_uri: CALLBACK,
      response_type: 'code',
      scope: 'openid email',
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect((url.searchParams.get(name) ?? '').length).toBeGreaterThanOrEqual(32)
    }
    const [line = ''] = redirect.headers.getSetCookie()
    expect(line).toMatch(/^loginState=[\w.-]+; .*Max-Age=600; HttpOnly; SameSite=Lax$/)
    expect(line).not.toContain(url.searchParams.get('state'))
  })

  test('opens our session and redirects to the requested page', async () => {
    const { subject, playerId } = await aPerson()
    const { answer, cookies } = await logIn(subject)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/fi-FI/promotions')
    const session = await readSession(visit(`${SITE}/fi-FI`, cookies.join('; ')))
    expect(session).toMatchObject({ status: 'player', player: { id: playerId } })
    expect(
      answer.headers.getSetCookie().some((line) => /^loginState=;.*Max-Age=0/.test(line)),
    ).toBe(true)
  })

  test('never redirects away from the site, for any requested page (R13)', async () => {
    const { subject } = await aPerson()
    const faults: string[] = []
    for (const next of REDIRECT_PAYLOADS) {
      const { back, cookie } = await throughProvider(subject, next)
      const answer = await returnFromProvider(visit(back, cookie))
      const location = answer.headers.get('location') ?? ''
      if (answer.status !== 303 || !/^\/fi-FI(?:[/?]|$)/.test(location))
        faults.push(`${JSON.stringify(next)} leads to ${location}`)
    }
    expect(faults).toEqual([])
  })

  test('recognises the player by the provider’s subject from then on, also with another e-mail', async () => {
    const { subject, playerId } = await aPerson()
    await logIn(subject)
    provider.people.set(subject, { email: 'moved@playhouse.test', emailVerified: false })
    const { cookies } = await logIn(subject)
    const session = await readSession(visit(`${SITE}/fi-FI`, cookies.join('; ')))
    expect(session).toMatchObject({ player: { id: playerId } })
  })

  test('opens no account for a new person with its e-mail', async () => {
    const { subject, email } = await aPerson()
    await logIn(subject)
    provider.people.set('a-newcomer', { email, emailVerified: true })
    const { answer } = await logIn('a-newcomer')
    expect(hasSession(answer)).toBe(false)
    expect(failureOf(answer)).toEqual({ key: 'error.noAccount' })
  })

  test('counts an e-mail only when the provider has verified it', async () => {
    const { subject } = await aPerson({ verified: false })
    const { answer } = await logIn(subject)
    expect(hasSession(answer)).toBe(false)
    expect(answer.headers.get('location')).toBe('/fi-FI/login?next=%2Ffi-FI%2Fpromotions')
    expect(failureOf(answer)).toEqual({ key: 'error.noAccount' })
  })

  test('obeys the status of the account as a login with a password does', async () => {
    const { subject } = await aPerson({ status: 'CLOSED' })
    const { answer } = await logIn(subject)
    expect(hasSession(answer)).toBe(false)
    expect(failureOf(answer)).toEqual({ key: 'error.closed' })
  })

  test('turns password login off', async () => {
    const { email } = await aPerson()
    const answer = await it.call('POST', '/identity/sign_in', {
      body: { email, password: PASSWORD },
    })
    expect(answer.status).toBe(403)
  })

  test('says so when the provider cannot be reached', async () => {
    const answer = await startProviderLogin(
      visit(`${SITE}/api/identity/start`, '', aContext({ issuer: 'http://127.0.0.1:9' })),
    )
    expect(answer.headers.get('location')).toBe('/en-UN/login?next=%2Fen-UN')
    expect(failureOf(answer)).toEqual({ key: 'error.unavailable' })
  })
})

describe('the callback opens nothing', () => {
  const refused = async (url: URL, cookie: string) => {
    const answer = await returnFromProvider(visit(url, cookie))
    expect(hasSession(answer)).toBe(false)
    expect(failureOf(answer)).toEqual({ key: 'error.provider' })
  }

  test('with another state', async () => {
    const { back, cookie } = await throughProvider((await aPerson()).subject)
    back.searchParams.set('state', 'x'.repeat(43))
    await refused(back, cookie)
  })

  test('in a browser that did not start it', async () => {
    const [mine, theirs] = [
      await throughProvider((await aPerson()).subject),
      await throughProvider((await aPerson()).subject),
    ]
    await refused(theirs.back, '')
    await refused(theirs.back, mine.cookie)
    await refused(theirs.back, 'loginState=made-up')
  })

  test('with another nonce than the one that was sent', async () => {
    const { back, cookie } = await throughProvider((await aPerson()).subject)
    const seal = createStateSeal({ secret: SECRET, clock })
    const state = await seal.open(cookie.slice('loginState='.length))
    if (!state) throw new Error('the cookie holds no state')
    await refused(back, `loginState=${await seal.seal({ ...state, nonce: 'n'.repeat(43) })}`)
  })

  test('a second time', async () => {
    const { back, cookie } = await throughProvider((await aPerson()).subject)
    expect(hasSession(await returnFromProvider(visit(back, cookie)))).toBe(true)
    await refused(back, cookie)
  })

  test('later than ten minutes after its start', async () => {
    const { back, cookie } = await throughProvider((await aPerson()).subject)
    ahead += 11 * MINUTE
    await refused(back, cookie)
    ahead -= 11 * MINUTE
  })

  test('when the person declined', async () => {
    const { back, cookie } = await throughProvider((await aPerson()).subject)
    const state = back.searchParams.get('state') ?? ''
    back.search = `?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`
    await refused(back, cookie)
  })
})

describe('the exchange at the platform', () => {
  const exchange = (body: object) => it.call('POST', '/identity/exchange', { body })

  test('takes a token once', async () => {
    const given = await provider.grantTo((await aPerson()).subject)
    const first = await exchange(given)
    expect(first.status).toBe(200)
    expect(first.body.idToken).not.toBe(given.idToken)
    expect((await exchange(given)).body.code).toBe('NO_SESSION')
  })

  test('takes a token once, however its signature is spelled', async () => {
    const given = await provider.grantTo((await aPerson()).subject)
    expect((await exchange(given)).status).toBe(200)
    // 256 bytes leave four unused bits in the last character, and padding is optional.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = alphabet.indexOf(given.idToken.at(-1) ?? '')
    const spelled = given.idToken.slice(0, -1) + alphabet.charAt(last ^ 1)
    const [signature, other] = [given.idToken, spelled].map((it) =>
      Buffer.from(it.split('.')[2] ?? '', 'base64url'),
    )
    expect(other).toEqual(signature)
    for (const idToken of [spelled, `${given.idToken}=`, `${given.idToken}==`]) {
      expect((await exchange({ ...given, idToken })).body.code).toBe('NO_SESSION')
    }
  })

  test('of twenty at once one gets the session', async () => {
    const given = await provider.grantTo((await aPerson()).subject)
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(given)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('refuses one for another nonce, for another site, too old, or not of the provider', async () => {
    const { subject } = await aPerson()
    const given = await provider.grantTo(subject)
    expect((await exchange({ ...given, nonce: 'n'.repeat(43) })).body.code).toBe('NO_SESSION')
    expect((await exchange(await provider.grantTo(subject, OTHER_CLIENT_ID))).body.code).toBe(
      'NO_SESSION',
    )
    ahead += 20 * MINUTE
    expect((await exchange(given)).body.message).toBe('Token expired')
    ahead -= 20 * MINUTE

    const mine = await generateKeyPair('RS256')
    const claims = decodeJwt(given.idToken)
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .sign(mine.privateKey)
    const shared = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(CLIENT_SECRET))
    const [, payload] = given.idToken.split('.')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    for (const idToken of [forged, shared, none, 'a.b.c-that-is-no-token-at-all']) {
      expect((await exchange({ ...given, idToken })).status).toBe(401)
    }
  })

  test('uses no other person’s e-mail', async () => {
    const [one, other] = [await aPerson({ verified: false }), await aPerson()]
    const given = await provider.grantTo(one.subject)
    const { accessToken } = await provider.grantTo(other.subject)
    const answer = await exchange({ ...given, accessToken })
    expect(answer.body.code).toBe('error.player.not.found')
  })

  test('distinguishes our tokens from those of the provider', async () => {
    const { body } = await exchange(await provider.grantTo((await aPerson()).subject))
    const own = { idToken: String(body.idToken), nonce: 'n'.repeat(43) }
    expect((await exchange(own)).status).toBe(401)
    const given = await provider.grantTo((await aPerson()).subject)
    const profile = await it.call('GET', '/v1/player/profile', { token: given.idToken })
    expect(profile.status).toBe(401)
  })
})

describe('a session that started at the provider', () => {
  test('ends here and leads to the logout there', async () => {
    const { cookies } = await logIn((await aPerson()).subject)
    const { headers, location } = await leaveSession(visit(`${SITE}/fi-FI`, cookies.join('; ')))
    expect(cookiesOf(headers)).toEqual([])
    const url = new URL(location ?? '')
    expect(url.origin).toBe(provider.issuer)
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${SITE}/`)
    expect((await fetch(url)).status).toBe(200)
    const session = await readSession(visit(`${SITE}/fi-FI`, cookies.join('; ')))
    expect(session).toMatchObject({ status: 'anonymous' })
  })

  test('is renewed while the provider knows the player, and not after', async () => {
    const { subject } = await aPerson()
    for (const isKnown of [true, false]) {
      const { cookies } = await logIn(subject)
      const sid = cookies.find((cookie) => cookie.startsWith('sid='))?.slice(4) ?? ''
      const refreshToken = sessions.all.get(sid)?.provider?.refreshToken ?? ''
      expect(refreshToken).not.toBe('')
      if (!isKnown) expect(await provider.revoke(refreshToken)).toBe(200)
      // Active all the while: half an hour of idleness would end the session.
      for (let n = 0; n < 3; n += 1) {
        ahead += 19 * MINUTE
        await readSession(visit(`${SITE}/fi-FI`, cookies.join('; ')))
      }
      const renewed = await renewSession(visit(`${SITE}/fi-FI`, cookies.join('; ')))
      expect(renewed.getSetCookie().length > 0).toBe(isKnown)
      ahead = 0
    }
  })
})
