import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '#tests/fixtures/databases.ts'
import { errorBody } from '#tests/fixtures/error-body.ts'
import {
  type AtAGame,
  aPlatform,
  listen,
  type OwnPlatform,
  openPlatform,
} from '#tests/fixtures/running-platform.ts'

let it: OwnPlatform
let at: AtAGame

beforeAll(async () => {
  it = await openPlatform()
  at = await it.atAGame()
})
afterAll(() => it?.close())

describe('an address that is malformed is no failure of ours', () => {
  test.each([
    '/v1/player/profile/',
    '/v1//player/profile',
    '/v1/player/%70rofile/..',
    '/%00',
    '/%ff%fe',
    '/%',
    '/..%2f..%2fetc%2fpasswd',
    `/${'a'.repeat(5_000)}`,
    '/v1/player/profile;jsessionid=1',
    '/constructor',
    '/__proto__',
  ])('%s', async (path) => {
    const answer = await it.call('GET', path)
    expect([401, 404]).toContain(answer.status)
    errorBody.parse(answer.body)
  })
})

describe('every call', () => {
  test('refuses the methods that it does not know, and names those it does', async () => {
    for (const { method, path } of it.platform.routes) {
      for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const isServed = it.platform.routes.some((row) => row.method === other && row.path === path)
        if (isServed) continue
        const answer = await it.call(other, path, { token: at.tokens.idToken })
        expect([path, other, answer.status]).toEqual([path, other, 405])
        expect(answer.response.headers.get('allow')).toContain(method)
        expect(answer.body.code).toBe('METHOD_NOT_ALLOWED')
      }
    }
  })

  test('carries the headers that keep its answer from being framed, sniffed or kept', async () => {
    const paths = [
      '/v1/player/profile',
      '/identity/session',
      '/nowhere',
      '/healthz',
      '/openapi.json',
    ]
    for (const path of paths) {
      const { headers } = (await it.call('GET', path, { token: at.tokens.idToken })).response
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  test('is found in the log by the id that its caller gave it, if that is one', async () => {
    const named = await it.call('GET', '/healthz', { headers: { 'x-request-id': 'visit-12345' } })
    expect(named.response.headers.get('x-request-id')).toBe('visit-12345')
    expect(it.logged()).toContain('"requestId":"visit-12345"')
    const forged = await it.call('GET', '/healthz', { headers: { 'x-request-id': 'a b;c' } })
    expect(forged.response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('refuses a body that is too large, announced or not', async () => {
    const big = JSON.stringify({ email: 'a@b.test', password: 'x'.repeat(20_000) })
    expect((await it.call('POST', '/identity/sign_in', { body: big })).body.code).toBe(
      'BODY_TOO_LARGE',
    )
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1_024).fill(0x20)),
    })
    const response = await it.platform.fetch(
      new Request('http://platform.test/identity/sign_in', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: endless,
        duplex: 'half',
      } as RequestInit),
      { remoteAddress: '127.0.0.1' },
    )
    expect(response.status).toBe(413)
  })

  test('refuses bytes that are no text', async () => {
    const response = await it.platform.fetch(
      new Request('http://platform.test/identity/sign_in', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
      }),
      { remoteAddress: '127.0.0.1' },
    )
    expect([response.status, (await response.json()).code]).toEqual([400, 'MALFORMED_BODY'])
  })

  test.each(['text/plain', 'application/json; charset=utf-16', 'multipart/form-data'])(
    'refuses a body of the type %s',
    async (type) => {
      const { status, body } = await it.call('POST', '/identity/sign_in', {
        body: { email: 'a@b.test', password: 'x' },
        headers: { 'content-type': type },
      })
      expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    },
  )

  test('refuses a parameter that is given twice', async () => {
    const answer = await it.call('GET', '/v1/player/wallet/transactions?limit=1&limit=100', {
      token: at.tokens.idToken,
    })
    expect(answer.body.validationErrors).toEqual([{ field: 'limit', code: 'duplicate' }])
  })

  test('is limited by address', async () => {
    const strict = await aPlatform(it.db, {
      rateLimits: { calls: { limit: 3, windowMs: 60_000 } },
    })
    for (let n = 0; n < 3; n += 1) expect((await strict.call('GET', '/healthz')).status).toBe(200)
    const refused = await strict.call('GET', '/healthz')
    expect([refused.status, refused.response.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await strict.call('GET', '/healthz', { from: '10.0.0.9' })).status).toBe(200)
    strict.clock.travel(60_000)
    expect((await strict.call('GET', '/healthz')).status).toBe(200)
    await strict.platform.close()
  })

  test('goes over a real socket, and ends cleanly when its caller leaves in the middle', async () => {
    const server = await listen(it.platform)
    const aborted = httpRequest(`${server.url}/identity/sign_in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '500' },
    })
    aborted.on('error', () => undefined)
    aborted.write('{"email":')
    aborted.destroy()
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    await server.close()
  })
})

describe('a database that is unavailable', () => {
  test('is a 503 with the body of every other refusal, and does not reveal the cause', async () => {
    const other = await openEmbedded()
    const away = await aPlatform(other.db)
    const { email } = await away.aPlayer()
    const { idToken } = await away.signIn(email)
    await away.platform.close()
    await other.db.close()
    const answer = await away.call('GET', '/v1/player/wallet/balance', { token: idToken })
    expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE'])
    expect(errorBody.parse(answer.body).message).not.toContain('database')
    expect((await away.call('GET', '/healthz')).status).toBe(503)
    await other.drop()
  })
})

describe('the OpenAPI document', () => {
  test('describes every call, with its body, its answer and its refusals', async () => {
    const { status, body } = await it.call('GET', '/openapi.json')
    expect(status).toBe(200)
    expect(body.openapi).toBe('3.1.0')
    type Operation = {
      operationId: string
      requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
      responses: Record<string, unknown>
      security: object[]
      parameters?: { name: string }[]
    }
    const paths = body.paths as Record<string, Record<string, Operation>>
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const served = it.platform.routes.map(
      ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    )
    expect(described.sort()).toEqual(served.sort())

    const bet = paths['/callbacks/relax/bet']?.post
    expect(bet?.requestBody?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['sessionId', 'reference', 'roundId', 'gameId', 'amountMinor', 'currency'],
      properties: { amountMinor: { type: 'integer', minimum: 1, maximum: 1_000_000_000_000 } },
    })
    expect(Object.keys(bet?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '402', '403', '409', '415', '422']),
    )
    expect(bet?.security).toEqual([{ provider: [] }])
    const statement = paths['/v1/player/wallet/transactions']?.get
    expect(statement?.parameters?.map(({ name }) => name)).toEqual([
      'limit',
      'position',
      'after',
      'category',
      'status',
      'from',
      'to',
    ])
    const ids = Object.values(paths).flatMap((it) => Object.values(it).map((op) => op.operationId))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
