import { createHmac } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idTokenClaims } from '#contracts/player-api/v1.ts'
import {
  aPlatform,
  ISSUER,
  type OwnPlatform,
  openPlatform,
  PASSWORD,
} from '#tests/fixtures/running-platform.ts'

let it: OwnPlatform
const MINUTE = 60_000

beforeAll(async () => {
  it = await openPlatform()
})
afterAll(() => it?.close())

const signInCall = (email: string, password = PASSWORD) =>
  it.call('POST', '/identity/sign_in', { body: { email, password } })
const profile = (token: string) => it.call('GET', '/v1/player/profile', { token })

describe('signing in', () => {
  test('gives an id token with the claims of the seed, readable with the published keys', async () => {
    const { playerId, email } = await it.aPlayer({ openingBalance: { minor: 1n, currency: 'EUR' } })
    const tokens = await it.signIn(email.toUpperCase())
    const claims = idTokenClaims.parse(decodeJwt(tokens.idToken))
    expect(claims).toMatchObject({
      player_id: playerId,
      email,
      country_code: 'FI',
      language_code: 'fi',
      login_method: 'DEFAULT',
      multibrand: '{"suspended":false}',
    })
    expect(claims.exp - claims.iat).toBe(3600)
    const { body } = await it.call('GET', '/.well-known/jwks.json')
    const keys = body.keys as Record<string, unknown>[]
    expect(keys.map((key) => key.kid)).toContain(decodeProtectedHeader(tokens.idToken).kid)
    expect(keys.every((key) => !('d' in key))).toBe(true)
    expect((await it.call('GET', '/identity/session', { token: tokens.idToken })).body).toEqual(
      claims,
    )
  })

  test('the first time says so, later times do not', async () => {
    const { email } = await it.aPlayer()
    expect((await it.signIn(email)).firstLogin).toBe(true)
    expect((await it.signIn(email)).firstLogin).toBe(false)
  })

  test('an unknown address and a wrong password get the same answer', async () => {
    const { email } = await it.aPlayer()
    const unknown = await signInCall('nobody@playhouse.test')
    const wrong = await signInCall(email, 'not the password')
    expect(unknown.status).toBe(401)
    expect(wrong.body).toEqual(unknown.body)
    expect(wrong.body.message).toBe('code:error.player.not.found')
  })

  test('five wrong passwords lock the address for a quarter of an hour, also an unknown one', async () => {
    const { email } = await it.aPlayer()
    for (const address of [email, 'still-nobody@playhouse.test']) {
      for (let n = 0; n < 5; n += 1) {
        expect((await signInCall(address, 'wrong password')).status).toBe(401)
      }
      const locked = await signInCall(address, PASSWORD)
      expect(locked.status).toBe(429)
      expect(locked.body.code).toBe('error.sign.in.attempt.count.exceeded')
      expect(locked.response.headers.get('retry-after')).toBe('900')
    }
    it.clock.travel(15 * MINUTE)
    expect((await signInCall(email)).status).toBe(200)
  })

  test('twenty parallel guesses count as five', async () => {
    const { email } = await it.aPlayer()
    const guesses = Array.from({ length: 20 }, (_, n) => signInCall(email, `guess number ${n}`))
    const statuses = (await Promise.all(guesses)).map((answer) => answer.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  test('wrong passwords more than a quarter of an hour apart do not add up', async () => {
    const { email } = await it.aPlayer()
    for (let n = 0; n < 8; n += 1) {
      expect((await signInCall(email, 'wrong password')).status).toBe(401)
      it.clock.travel(5 * MINUTE)
    }
    expect((await signInCall(email)).status).toBe(200)
  })

  test.each([
    ['CLOSED', undefined, 403, 'code:error.account.closed'],
    ['BLACKLISTED', undefined, 403, 'code:error.account.deactivated'],
    ['PRE_REGISTERED', undefined, 401, 'code:error.player.not.found;playerId=ID'],
    ['SELF_EXCLUDED', undefined, 403, 'code:error.exclusion.in.progress.indefinitely;playerId=ID'],
    ['SELF_EXCLUDED', 36, 403, 'code:error.exclusion.in.progress;remainingDays=2;playerId=ID'],
    [
      'TIMEOUT',
      60,
      403,
      'code:error.timeout.in.progress;remainingDays=3;playerId=ID;isCooling=false;milliseconds=216000000;initiator=PLAYER',
    ],
  ] as const)(
    'an account in %s (%s hours left) is refused with %s',
    async (status, hours, code, message) => {
      const { playerId, email } = await it.aPlayer({
        status,
        ...(hours ? { statusUntil: new Date(it.clock.now() + hours * 60 * MINUTE) } : {}),
      })
      const answer = await signInCall(email)
      expect(answer.status).toBe(code)
      expect(answer.body.message).toBe(message.replace('ID', playerId))
      // Without the password the status is not revealed.
      expect((await signInCall(email, 'wrong password')).body.message).toBe(
        'code:error.player.not.found',
      )
    },
  )

  test.each([
    ['REGISTERED', true, true],
    ['RESTRICTED', true, false],
    ['PAYOUT', false, true],
  ] as const)(
    'an account in %s signs in with payout %s and products %s',
    async (status, payout, products) => {
      const { email } = await it.aPlayer({ status })
      const { idToken } = await it.signIn(email)
      const { body } = await profile(idToken)
      expect(body).toMatchObject({ payout, casino: products, deposit: products, bonuses: products })
      const access = await it.call('GET', '/v1/player/access/details', { token: idToken })
      expect(access.body).toMatchObject({ PAYOUT: payout, CASINO: products })
    },
  )

  test('more than ten times a minute from one address is too many, for any account', async () => {
    const strict = await aPlatform(it.db, { rateLimits: {} })
    const attempt = (from: string, ipAddress?: string) =>
      strict.call('POST', '/identity/sign_in', {
        from,
        body: {
          email: `${Math.random()}@playhouse.test`,
          password: 'x',
          ...(ipAddress ? { meta: { ipAddress } } : {}),
        },
      })
    for (let n = 0; n < 10; n += 1) expect((await attempt('10.0.0.1')).status).toBe(401)
    const refused = await attempt('10.0.0.1')
    expect(refused.body.code).toBe('TOO_MANY_REQUESTS')
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await attempt('10.0.0.1', '10.9.9.9')).status).toBe(429)
    expect((await attempt('10.0.0.2')).status).toBe(401)
    // The site in this process passes on the visitor's IP address.
    for (let n = 0; n < 10; n += 1) await attempt('site', '10.0.0.3')
    expect((await attempt('site', '10.0.0.3')).status).toBe(429)
    expect((await attempt('site', '10.0.0.4')).status).toBe(401)
    // Another instance on the same database shares the count.
    const second = await aPlatform(it.db, { rateLimits: {} })
    const there = { email: 'x@playhouse.test', password: 'x' }
    const elsewhere = await second.call('POST', '/identity/sign_in', {
      from: '10.0.0.1',
      body: there,
    })
    expect(elsewhere.status).toBe(429)
    await Promise.all([strict.platform.close(), second.platform.close()])
  })

  test('more than ten times a minute to one account is too many, from any address, also with the right password', async () => {
    const strict = await aPlatform(it.db, { rateLimits: {} })
    const { email } = await strict.aPlayer()
    const attempt = (n: number) =>
      strict.call('POST', '/identity/sign_in', {
        from: `10.1.0.${n}`,
        body: { email: n % 2 ? email : email.toUpperCase(), password: PASSWORD },
      })
    for (let n = 1; n <= 10; n += 1) expect((await attempt(n)).status).toBe(200)
    expect((await attempt(11)).body.code).toBe('TOO_MANY_REQUESTS')
    strict.clock.travel(MINUTE)
    expect((await attempt(12)).status).toBe(200)
    await strict.platform.close()
  })

  test('neither passwords nor tokens are ever logged', async () => {
    const { email } = await it.aPlayer()
    const tokens = await it.signIn(email)
    await profile(tokens.idToken)
    const log = it.logged()
    for (const secret of [PASSWORD, tokens.idToken, tokens.accessToken, tokens.refreshToken]) {
      expect(log).not.toContain(secret)
    }
  })

  test('registering the same address again changes nothing', async () => {
    const before = await it.aPlayer({
      email: 'twice@playhouse.test',
      openingBalance: { minor: 500n, currency: 'EUR' },
    })
    const after = await it.aPlayer({
      email: 'twice@playhouse.test',
      openingBalance: { minor: 500n, currency: 'EUR' },
    })
    expect(after).toEqual(before)
    const balance = await it.platform.wallet.readBalance(before.playerId)
    expect(balance).toMatchObject({ ok: true, value: { balanceMap: { main: [{ cash: 5 }] } } })
    // What the player sees of it contains no name, as with every other deposit.
    const { idToken } = await it.signIn('twice@playhouse.test')
    const { body } = await it.call('GET', '/v1/player/wallet/transactions', { token: idToken })
    expect(JSON.stringify(body)).toMatch(/"referenceId":"[\da-f-]{36}"/)
    expect(JSON.stringify(body)).not.toContain('twice@')
  })
})

describe('a session', () => {
  test('ends at once when its player signs out, for every token of it', async () => {
    const { email } = await it.aPlayer()
    const tokens = await it.signIn(email)
    const other = await it.signIn(email)
    const out = await it.call('POST', '/v1/player/sign_out', { token: tokens.idToken })
    expect(out.status).toBe(204)
    for (const token of [tokens.idToken, tokens.accessToken]) {
      expect((await profile(token)).body.message).toBe('no session error')
    }
    const refreshed = await it.call('POST', '/identity/refresh', {
      body: { refreshToken: tokens.refreshToken },
    })
    expect(refreshed.status).toBe(401)
    expect((await profile(other.idToken)).status).toBe(200)
  })

  test('ends after thirty idle minutes, and is extended by use', async () => {
    const { email } = await it.aPlayer()
    const tokens = await it.signIn(email)
    it.clock.travel(29 * MINUTE)
    expect((await profile(tokens.idToken)).status).toBe(200)
    it.clock.travel(29 * MINUTE)
    expect((await profile(tokens.idToken)).status).toBe(200)
    it.clock.travel(31 * MINUTE)
    expect((await profile(tokens.idToken)).body.code).toBe('TOKEN_EXPIRED')
    const late = await it.call('POST', '/identity/refresh', {
      body: { refreshToken: tokens.refreshToken },
    })
    expect(late.body.code).toBe('TOKEN_EXPIRED')
  })

  test('ends after twelve hours, however busy', async () => {
    const { email } = await it.aPlayer()
    let tokens = await it.signIn(email)
    for (let n = 0; n < 35; n += 1) {
      it.clock.travel(20 * MINUTE)
      const refreshed = await it.call('POST', '/identity/refresh', {
        body: { refreshToken: tokens.refreshToken },
      })
      expect(refreshed.status).toBe(200)
      tokens = refreshed.body as typeof tokens
    }
    it.clock.travel(20 * MINUTE)
    expect((await profile(tokens.idToken)).body.code).toBe('TOKEN_EXPIRED')
  })

  test('a reused refresh token ends the session', async () => {
    const { email } = await it.aPlayer()
    const first = await it.signIn(email)
    const exchange = (refreshToken: string) =>
      it.call('POST', '/identity/refresh', { body: { refreshToken } })
    const second = (await exchange(first.refreshToken)).body as typeof first
    it.clock.travel(MINUTE)
    expect((await exchange(first.refreshToken)).status).toBe(401)
    expect((await exchange(second.refreshToken)).status).toBe(401)
    expect((await profile(second.idToken)).status).toBe(401)
  })

  test('of twenty concurrent exchanges of one refresh token one succeeds, and the session stays valid', async () => {
    const { email } = await it.aPlayer()
    const tokens = await it.signIn(email)
    const exchanged = await Promise.all(
      Array.from({ length: 20 }, () =>
        it.call('POST', '/identity/refresh', { body: { refreshToken: tokens.refreshToken } }),
      ),
    )
    const winners = exchanged.filter((answer) => answer.status === 200)
    expect(winners).toHaveLength(1)
    expect((await profile(String(winners[0]?.body.idToken))).status).toBe(200)
  })

  test('ends at once when its player is excluded', async () => {
    const { playerId, email } = await it.aPlayer()
    const { idToken } = await it.signIn(email)
    await it.platform.players.changeStatus({ playerId, status: 'SELF_EXCLUDED' })
    expect((await profile(idToken)).status).toBe(401)
  })

  test('survives a key rotation', async () => {
    const { email } = await it.aPlayer()
    const before = await it.signIn(email)
    await it.platform.keys.rotate()
    const after = await it.signIn(email)
    expect(decodeProtectedHeader(after.idToken).kid).not.toBe(
      decodeProtectedHeader(before.idToken).kid,
    )
    expect((await profile(before.idToken)).status).toBe(200)
    expect((await profile(after.idToken)).status).toBe(200)
    const { body } = await it.call('GET', '/.well-known/jwks.json')
    expect((body.keys as unknown[]).length).toBeGreaterThanOrEqual(2)
  })
})

describe('a forged token opens nothing', () => {
  test('whatever its header and claims say', async () => {
    const { email } = await it.aPlayer()
    const { idToken, accessToken } = await it.signIn(email)
    const { kid } = decodeProtectedHeader(idToken)
    const claims = decodeJwt(idToken)
    const [header = '', payload = '', signature = ''] = idToken.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const hmac = (secret: string, head: object) => {
      const text = `${encode(head)}.${payload}`
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
    }
    const jwks = (await it.call('GET', '/.well-known/jwks.json')).body
    const publicKey = (jwks.keys as Record<string, unknown>[]).find((key) => key.kid === kid)
    const mine = await generateKeyPair('ES256')
    const signedByMe = (head: object, what: object = {}) =>
      new SignJWT({ ...claims, ...what })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...head } as { alg: string })
        .sign(mine.privateKey)
    const support = String(claims.zendeskJwtToken)

    const forged: Record<string, string> = {
      'alg none': `${encode({ alg: 'none', typ: 'JWT', kid })}.${payload}.`,
      'alg None with signature': `${encode({ alg: 'None', kid })}.${payload}.${signature}`,
      'no signature': `${header}.${payload}.`,
      'HS256 with the public key as secret': hmac(JSON.stringify(publicKey), { alg: 'HS256', kid }),
      'HS256 with an empty secret': hmac('', { alg: 'HS256', kid }),
      'another key under our kid': await signedByMe({ kid }),
      'another key under its own kid': await signedByMe({ kid: 'mine' }),
      'no kid': await signedByMe({}),
      'a key in the header': await signedByMe({ kid, jwk: await exportJWK(mine.publicKey) }),
      'a key address in the header': await signedByMe({ kid, jku: 'http://evil.test/jwks.json' }),
      'a path as kid': await signedByMe({ kid: '../../dev/null' }),
      'SQL as kid': await signedByMe({ kid: "' or 1=1 --" }),
      'other claims under our signature': `${header}.${encode({ ...claims, player_id: '0' })}.${signature}`,
      'signature of zeros': `${header}.${payload}.${Buffer.alloc(64).toString('base64url')}`,
      'the token of the support widget': support,
      'two tokens': `${idToken},${accessToken}`,
      'half a token': idToken.slice(0, -10),
      rubbish: 'a.b.c',
      'very long': `${header}.${'A'.repeat(20_000)}.${signature}`,
    }
    for (const [name, token] of Object.entries(forged)) {
      expect((await profile(token)).status, name).toBe(401)
    }
    expect((await profile(idToken)).status).toBe(200)
    expect((await profile(accessToken)).status).toBe(200)
  })

  test('an expired token gets a message that says so', async () => {
    const { email } = await it.aPlayer()
    const { idToken } = await it.signIn(email)
    it.clock.travel(61 * MINUTE)
    const answer = await profile(idToken)
    expect(answer.status).toBe(401)
    expect(answer.body.message).toBe('Token expired')
  })

  test('a token of another issuer with our own keys is refused', async () => {
    const other = await aPlatform(it.db, { issuer: 'http://other.test' })
    const { email } = await it.aPlayer()
    const tokens = await other.signIn(email)
    expect(decodeJwt(tokens.idToken).iss).not.toBe(ISSUER)
    expect((await profile(tokens.idToken)).status).toBe(401)
    await other.platform.close()
  })
})
