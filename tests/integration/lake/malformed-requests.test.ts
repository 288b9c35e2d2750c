import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningLake, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'

let running: RunningLake

beforeAll(async () => {
  running = await startLake()
  await running.client.create({
    _id: 'there',
    _type: 'game',
    name: 'Night Owl',
    rows: [{ _key: 'a' }],
  })
  await running.client.create({ _id: 'drafts.there', _type: 'game', name: 'Night Owl' })
})
afterAll(() => running.stop())

/** Strings that have broken parsers elsewhere. */
const NAUGHTY = [
  '',
  ' ',
  '.',
  '..',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '%E0%A4%A',
  '%2e%2e%2f',
  '\\',
  "'",
  '"',
  '`',
  '$',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  'undefined',
  'NaN',
  '1e309',
  '-0',
  '0x10',
  '999999999999999999999',
  'drafts.',
  'drafts..x',
  'versions.',
  'versions.r',
  'versions.r.',
  'drafts.drafts.x',
  '*',
  '*[',
  '🎲',
  '\u202e',
  'ﷺ',
  'a'.repeat(3_000),
  '<script>alert(1)</script>',
  "'; DROP TABLE users; --",
  '{{7*7}}',
  '#{7*7}',
  'there',
  'drafts.there',
  'there,',
  ',,,',
]
const naughty = fc.constantFrom(...NAUGHTY)
const anything = fc.oneof(
  naughty,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>({ __proto__: null }, [], {}, [[]], [null], { id: 1 }, { query: 1 }),
)
const piece = fc.oneof(
  naughty,
  fc.string({ maxLength: 12 }),
  fc.constantFrom('1', 'true', '[0]', '{}'),
)

const PATHS = [
  '/v2025-02-19/data/query/{}',
  '/v1/data/doc/production/{}',
  '/{}/data/query/production',
  '/v1/data/doc/{}/there',
  '/v1/data/history/production/transactions/{}',
  '/v1/data/history/production/documents/{}',
  '/v1/data/history/production/events/documents/{}',
  '/v1/data/history/{}/events/documents/there',
  '/v1/data/references/production/documents/{}/to',
  '/v1/data/export/{}',
  '/v1/users/{}',
  '/v1/users/me/keyvalue/{}',
  '/v1/projects/{}',
  '/v1/projects/{}/datasets',
  '/v1/projects/playhouse/datasets/{}/acl',
  '/v1/auth/login/{}',
  '/images/playhouse/production/{}',
  '/images/{}/production/x.png',
  '/files/playhouse/production/{}',
  '/images/playhouse/{}/x.png',
  '/{}',
  '/v1/{}',
  '/v1/data/{}',
  '/v1/auth/{}',
  '/v1/check/{}',
]
const QUERY_PATHS = [
  '/v2025-02-19/data/query/production',
  '/v2025-02-19/data/listen/production',
  '/v2025-02-19/data/live/events/production',
  '/v1/data/history/production/transactions/there',
  '/v1/data/history/production/documents/there',
  '/v1/data/history/production/events/documents/there',
  '/v1/auth/login/local',
  '/images/playhouse/production/0123456789012345678901234567890123456789-1x1.png',
]
const NAMES = [
  'query',
  '$type',
  '$',
  '$__proto__',
  '$hasOwnProperty',
  'perspective',
  'returnQuery',
  'lastLiveEventId',
  'revision',
  'time',
  'limit',
  'fromTransaction',
  'toTransaction',
  'reverse',
  'nextCursor',
  'effectFormat',
  'origin',
  'w',
  'h',
  'q',
  'fm',
  'fit',
  'rect',
  'dpr',
  'crop',
  'bg',
  'fp-x',
  '__ticket',
  'enableResume',
]
const OPERATIONS = [
  'set',
  'setIfMissing',
  'unset',
  'inc',
  'dec',
  'insert',
  'diffMatchPatch',
  'merge',
  'x',
]
const ACTIONS = [
  'create',
  'edit',
  'publish',
  'unpublish',
  'delete',
  'discard',
  'replaceDraft',
  'version.create',
  'version.discard',
  'version.replace',
  'nothing',
]

const patchBody = fc
  .tuple(
    fc.constantFrom<unknown>('there', 'drafts.there', 'not-there', 5, '__proto__'),
    fc.array(
      fc.tuple(
        fc.constantFrom(...OPERATIONS),
        fc.oneof(
          anything,
          fc.dictionary(
            fc.oneof(
              naughty,
              fc.constantFrom(
                'name',
                'rows[0]',
                'rows[_key=="a"].x',
                'a.b[0].c',
                'rows[-1]',
                '..name',
                '__proto__.x',
                'constructor.prototype.y',
              ),
            ),
            anything,
            { maxKeys: 3 },
          ),
          fc.record({ after: piece, items: anything }),
        ),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([id, operations]) => ({ patch: { id, ...Object.fromEntries(operations) } }))
const mutation = fc.oneof(
  anything,
  patchBody,
  fc
    .tuple(
      fc.constantFrom('create', 'createOrReplace', 'createIfNotExists', 'delete', 'patch', 'x'),
      anything,
    )
    .map(([name, body]) => ({ [name]: body })),
  fc
    .tuple(naughty, anything, anything)
    .map(([_id, value, _type]) => ({ createOrReplace: { _id, _type, value } })),
  naughty.map((query) => ({ delete: { query } })),
)
const action = fc
  .tuple(
    fc.constantFrom(...ACTIONS),
    fc.dictionary(
      fc.constantFrom(
        'draftId',
        'publishedId',
        'versionId',
        'baseId',
        'attributes',
        'document',
        'patch',
        'includeDrafts',
        'ifExists',
      ),
      anything,
    ),
  )
  .map(([name, body]) => ({ ...body, actionType: `sanity.action.document.${name}` }))

const jsonText = (value: unknown) => JSON.stringify(value) ?? 'undefined'
const broken = fc.constantFrom(
  '',
  '{',
  '[',
  'null',
  '"x"',
  '{"mutations":',
  '\u0000',
  '[]'.repeat(500),
  '['.repeat(100_000),
)
const requests = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...PATHS),
      piece,
      fc.constantFrom('GET', 'GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
    )
    .map(([path, text, method]) => ({
      method,
      path: path.replace('{}', encodeSome(text)),
      body: null as string | null,
    })),
  fc
    .tuple(
      fc.constantFrom(...QUERY_PATHS),
      fc.array(fc.tuple(fc.constantFrom(...NAMES), piece), { maxLength: 4 }),
    )
    .map(([path, pairs]) => ({
      method: 'GET',
      path: `${path}?${new URLSearchParams(pairs)}`,
      body: null,
    })),
  fc
    .tuple(
      fc.constantFrom(
        '/v1/data/mutate/production',
        '/v1/data/actions/production',
        '/v1/data/query/production',
        '/v1/users/me/keyvalue',
        '/v1/assets/images/production',
        '/v1/auth/login/local',
        '/v1/projects/playhouse/datasets/UPPER',
      ),
      fc.oneof(broken, anything.map(jsonText)),
    )
    .map(([path, body]) => ({
      method: path.includes('keyvalue') || path.includes('UPPER') ? 'PUT' : 'POST',
      path,
      body,
    })),
  fc.oneof(fc.array(mutation, { maxLength: 3 }), anything).map((mutations) => ({
    method: 'POST',
    path: '/v1/data/mutate/production?returnDocuments=true',
    body: jsonText({ mutations }),
  })),
  fc.oneof(fc.array(action, { minLength: 1, maxLength: 2 }), action, anything).map((actions) => ({
    method: 'POST',
    path: '/v1/data/actions/production',
    body: jsonText({ actions }),
  })),
  fc.tuple(anything, anything).map(([query, params]) => ({
    method: 'POST',
    path: '/v1/data/query/production',
    body: jsonText({ query, params }),
  })),
)

/** Mostly as a client would, sometimes raw. */
function encodeSome(text: string): string {
  try {
    return text.startsWith('%') ? text : encodeURIComponent(text)
  } catch {
    return 'x'
  }
}

test('no malformed request is answered with 5xx, or with internal details', async () => {
  const before = Object.keys(Object.prototype).length
  await fc.assert(
    fc.asyncProperty(
      requests,
      fc.constantFrom(true, true, false),
      async ({ method, path, body }, signedIn) => {
        const controller = new AbortController()
        const response = await running.lake.fetch(
          new Request(`http://127.0.0.1${path.startsWith('/') ? path : `/${path}`}`, {
            method,
            headers: {
              'content-type': 'application/json',
              ...(signedIn ? { authorization: `Bearer ${TOKEN}` } : {}),
            },
            ...(body === null || method === 'GET' || method === 'HEAD' ? {} : { body }),
            signal: controller.signal,
          }),
          { remoteAddress: '127.0.0.1' },
        )
        const streams = response.headers.get('content-type')?.startsWith('text/event-stream')
        const text = streams ? '' : await response.text()
        if (streams) await response.body?.cancel()
        expect(response.status).toBeLessThan(500)
        expect(text).not.toMatch(/\bat .*\.(ts|mjs|js):\d+|node_modules|lake\.document/)
      },
    ),
    { numRuns: 1_500 },
  )
  expect(running.troubles).toEqual([])
  expect(Object.keys(Object.prototype)).toHaveLength(before)
  expect(({} as { x?: unknown; y?: unknown }).x).toBeUndefined()
  expect(({} as { x?: unknown; y?: unknown }).y).toBeUndefined()
  // The lake still works.
  expect(await running.client.fetch('count(*[_id == "there"])')).toBeLessThanOrEqual(1)
})
