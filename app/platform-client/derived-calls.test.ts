import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Calls } from '#contracts/player-api/call.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { deriveCalls } from './derived-calls.server.ts'
import { createAsk } from './platform-call.server.ts'

const COMMON = { summary: '', status: 200, answer: z.object({ n: z.number() }) } as const
const CALLS = {
  read: { ...COMMON, method: 'GET', path: '/v1/things', access: 'none', refusals: [] },
  find: {
    ...{
      ...COMMON,
      method: 'GET',
      path: '/v1/things',
      access: 'player',
      right: 'own',
      refusals: [],
    },
    query: z.object({ limit: z.coerce.number().optional(), state: z.string().optional() }),
  },
  change: {
    ...{ ...COMMON, method: 'PATCH', path: '/v1/things/:id/state', access: 'player', right: 'own' },
    body: z.object({ on: z.boolean() }),
    status: 204,
    answer: null,
    refusals: ['NOT_FOUND'],
  },
  upload: {
    ...{
      ...COMMON,
      method: 'POST',
      path: '/v1/files',
      access: 'player',
      right: 'own',
      refusals: [],
    },
    maxFileBytes: 10,
  },
} satisfies Calls

let asked: Request[]
let response: Response
beforeEach(() => {
  asked = []
  response = Response.json({ n: 1 })
})

const client = deriveCalls(
  createAsk({
    fetch: async (request) => {
      asked.push(request)
      return response
    },
    baseUrl: 'http://platform.test',
    timeoutMs: 1_000,
    breaker: createCircuitBreaker({ clock: Date.now, threshold: 5, restMs: 1_000 }),
  }),
  CALLS,
)
const CALLER = { token: 'a-token', turnAway: null }
const sent = async () => {
  const [request] = asked
  const path = request?.url.replace('http://platform.test', '')
  return { path, method: request?.method, body: await request?.text() }
}

test('a call without input sends only its caller, or none where anyone may make it', async () => {
  expect(await client.read()).toEqual({ ok: true, value: { n: 1 } })
  expect(await sent()).toEqual({ path: '/v1/things', method: 'GET', body: '' })
  expect(asked[0]?.headers.get('authorization')).toBeNull()
})

test('query parameters are in the URL, without omitted ones', async () => {
  await client.find({ limit: 10 }, CALLER)
  expect((await sent()).path).toBe('/v1/things?limit=10')
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer a-token')
})

test('an id is encoded in the path, whatever it contains, and the body is JSON', async () => {
  response = new Response(null, { status: 204 })
  expect(await client.change('a/b $&', { on: true }, CALLER)).toEqual({ ok: true, value: null })
  expect(await sent()).toEqual({
    ...{ path: '/v1/things/a%2Fb%20%24%26/state', method: 'PATCH', body: '{"on":true}' },
  })
  expect(asked[0]?.headers.get('content-type')).toBe('application/json')
})

test('an answer that fails its schema is refused', async () => {
  response = Response.json({ n: 'one' })
  expect(await client.read()).toMatchObject({ ok: false, refusal: 'UNAVAILABLE' })
})

test('a call with a file is not derived', () => {
  expect(Object.keys(client)).toEqual(['read', 'find', 'change'])
})

test('a refusal and a lost connection say what went wrong (ERR-02, ERR-03)', async () => {
  const body = { error: 'access_denied', error_description: 'explicit deny by a policy' }
  response = Response.json(body, { status: 403 })
  expect(await client.read({})).toMatchObject({
    ...{ refusal: 'FORBIDDEN', detail: { message: 'explicit deny by a policy' } },
  })
  response = new Response('{"n":', { status: 200 })
  expect(await client.read({})).toMatchObject({ detail: { reason: 'unreadable' } })
  response = Response.error()
  Object.defineProperty(response, 'text', { value: () => Promise.reject(new TypeError('gone')) })
  expect(await client.read({})).toMatchObject({
    detail: { reason: 'unreachable', message: 'Network Error' },
  })
})
