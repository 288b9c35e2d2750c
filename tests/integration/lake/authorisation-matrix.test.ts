import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#content-lake/auth/auth.ts'
import { createApp } from '#content-lake/http/app.ts'
import type { LakeParts } from '#content-lake/http/parts.ts'
import { CONTENT_ROLES } from '#server/content-roles.ts'
import { type RunningLake, startLake } from '#tests/fixtures/running-lake.ts'
import { anIdToken } from '#tests/fixtures/site-context.ts'

const ROLES = Object.keys(CONTENT_ROLES) as Role[]
const CALLERS = ['stranger', 'garbage token', 'player of the site', ...ROLES] as const
type Caller = (typeof CALLERS)[number]
type Expected = Readonly<Record<Caller, number>>

const to = (status: number, over: Partial<Record<Caller, number>> = {}): Expected => ({
  ...(Object.fromEntries(CALLERS.map((it) => [it, status])) as Record<Caller, number>),
  ...over,
})
const NO_TOKENS = { 'garbage token': 401, 'player of the site': 401 }
/** Calls without content, or with their own access check: the caller does not matter. */
const ANYONE = (status = 200) => to(status)
/** Published content is public, but a token that is sent must be valid. */
const PUBLISHED = (status = 200) => to(status, NO_TOKENS)
const ROLES_ONLY = (status = 200, over: Partial<Record<Caller, number>> = {}) =>
  to(status, { stranger: 401, ...NO_TOKENS, ...over })
/** An empty body is refused as invalid, and a viewer before that. */
const WRITERS = (status: number) => ROLES_ONLY(status, { viewer: 403 })
const ADMINISTRATOR = ROLES_ONLY(403, { administrator: 200 })

type Row = { expected: Expected; query?: string; body?: string }

/** Every call of the lake except its two for operators; a missing one fails the test. */
const MATRIX: Readonly<Record<string, Row>> = {
  // There is no such image; an invalid token is refused first.
  'GET /images/:project/:dataset/:name': { expected: PUBLISHED(404) },
  'GET /files/:project/:dataset/:name': { expected: ANYONE(404) },
  // The login form, requested without naming a Studio.
  'GET /:version/auth/login/local': { expected: ANYONE(400) },
  'POST /:version/auth/login/local': { expected: ANYONE(400) },
  'GET /:version/auth/login/local/:state': { expected: ANYONE(400) },
  'POST /:version/auth/login/local/:state': { expected: ANYONE(400) },
  // There is no such link, and no such account.
  'GET /:version/auth/invitation/:token': { expected: ANYONE(404) },
  'POST /:version/auth/invitation/:token': { expected: ANYONE(404) },
  'GET /:version/editors': { expected: ADMINISTRATOR },
  'POST /:version/editors': { expected: ROLES_ONLY(403, { administrator: 400 }) },
  'PATCH /:version/editors/:id': { expected: ROLES_ONLY(403, { administrator: 400 }) },
  'POST /:version/editors/:id/link': { expected: ROLES_ONLY(403, { administrator: 404 }) },
  'DELETE /:version/editors/:id': { expected: ROLES_ONLY(403, { administrator: 404 }) },
  'GET /:version/audit': { expected: ADMINISTRATOR },
  'GET /:version/data/history/:dataset/transactions/:ids': { expected: ROLES_ONLY() },
  'GET /:version/data/history/:dataset/documents/:ids': { expected: ROLES_ONLY() },
  'GET /:version/data/history/:dataset/events/documents/:id': { expected: ROLES_ONLY() },
  'GET /:version/data/history/:dataset/events/releases/:name': { expected: ROLES_ONLY() },
  'GET /:version/data/query/:dataset': { query: '?query=*', expected: PUBLISHED() },
  'POST /:version/data/query/:dataset': { body: '{"query":"*"}', expected: PUBLISHED() },
  'GET /:version/data/doc/:dataset/:ids': { expected: PUBLISHED() },
  'POST /:version/data/mutate/:dataset': { expected: WRITERS(400) },
  'POST /:version/data/actions/:dataset': { expected: WRITERS(400) },
  'GET /:version/data/listen/:dataset': { query: '?query=*', expected: PUBLISHED() },
  'GET /:version/data/live/events/:dataset': { expected: PUBLISHED() },
  'GET /:version/data/export/:dataset': { expected: ROLES_ONLY() },
  'GET /:version/data/ping/:dataset': { expected: ANYONE() },
  'GET /:version/data/references/:dataset/documents/:id/to': { expected: ROLES_ONLY() },
  'POST /:version/assets/:kind/:dataset': { expected: WRITERS(200) },
  'GET /:version/preview-links/:dataset': { expected: ROLES_ONLY() },
  'POST /:version/preview-links/:dataset': { expected: WRITERS(400) },
  // Roles open no links: the site does, with its own token.
  'POST /:version/preview-links/:dataset/use': { expected: ROLES_ONLY(403) },
  'DELETE /:version/preview-links/:dataset/:id': { expected: ROLES_ONLY(404) },
  'GET /:version/users/me': { expected: ROLES_ONLY() },
  'GET /:version/users/me/keyvalue/:keys': { expected: ROLES_ONLY() },
  'PUT /:version/users/me/keyvalue': { expected: ROLES_ONLY(400) },
  'GET /:version/users/:ids': { expected: ROLES_ONLY() },
  'GET /:version/auth/id': { expected: ROLES_ONLY() },
  'GET /:version/auth/providers': { expected: ANYONE() },
  'POST /:version/auth/logout': { expected: ANYONE() },
  'GET /:version/projects': { expected: ROLES_ONLY() },
  'GET /:version/projects/:id': { expected: ANYONE() },
  'GET /:version/projects/:id/datasets': { expected: ANYONE() },
  'GET /:version/datasets': { expected: ANYONE() },
  'PUT /:version/projects/:id/datasets/:name': { expected: ADMINISTRATOR },
  'PUT /:version/datasets/:name': { expected: ADMINISTRATOR },
  'GET /:version/projects/:id/datasets/:name/acl': { expected: ROLES_ONLY() },
  'GET /:version/projects/:id/grants': { expected: ROLES_ONLY() },
  'GET /:version/projects/:id/user-applications': { expected: ANYONE() },
  'GET /:version/projects/:id/permissions': { expected: ANYONE() },
  'GET /:version/projects/:id/features/:feature': { expected: ANYONE() },
  'GET /:version/features': { expected: ANYONE() },
  'GET /:version/ping': { expected: ANYONE() },
  'GET /:version/check/cors': { expected: ANYONE() },
  'GET /:version/help': { expected: ANYONE() },
  'GET /:version/help/*': { expected: ANYONE() },
  'GET /:version/journey/*': { expected: ANYONE() },
  'GET /:version/intake/*': { expected: ANYONE() },
  'POST /:version/intake/*': { expected: ANYONE() },
  'GET /:version/access/requests/me': { expected: ANYONE() },
  'GET /:version/media-libraries': { expected: ANYONE() },
  'GET /:version/projects/:id/new-content-release-allowed': { expected: ANYONE() },
  'GET /:version/projects/:id/roles': { expected: ROLES_ONLY() },
  'GET /:version/subscriptions/project/:project': { expected: ANYONE() },
  'GET /:version/schedules/*': { expected: ANYONE() },
  'POST /:version/descriptors/claim': { expected: ANYONE() },
  'ALL /:version/comments/*': { expected: ANYONE() },
}
const FOR_OPERATORS = ['GET /healthz', 'GET /readyz']

const PLACES: readonly [RegExp, string][] = [
  [/:version/, 'v2025-02-19'],
  [/projects\/:id/, 'projects/playhouse'],
  [/:project/, 'playhouse'],
  [/:dataset/, 'production'],
  [/:kind/, 'files'],
  [/:ids?\b/, 'kept'],
  [/:\w+|\*/, 'other'],
]
const addressOf = (path: string) =>
  PLACES.reduce((filled, [place, value]) => filled.replace(place, value), path)

let running: RunningLake
let tokens: Readonly<Record<Caller, string | null>>
beforeAll(async () => {
  const tokenOf = (role: Role) => `a-token-of-the-tests-for-${role}`
  running = await startLake({
    tokens: ROLES.map((role) => ({ token: tokenOf(role), role, name: role })),
  })
  const own = Object.fromEntries(ROLES.map((role) => [role, tokenOf(role)])) as Record<Role, string>
  const player = await anIdToken()
  tokens = { stranger: null, 'garbage token': 'garbage', 'player of the site': player, ...own }
  await running.client.create({ _id: 'kept', _type: 'market' })
})
afterAll(() => running?.stop())

test('every call of the lake has its row, and every row its call', () => {
  const parts = { studioOrigins: [], siteOrigins: [], assetDir: '.', clock: Date.now }
  const app = createApp(parts as unknown as LakeParts, {
    isReady: () => true,
    log: () => undefined,
    requestsPerSecond: 1,
  })
  const served = app.routes
    // Middleware that runs before the calls applies to all of them.
    .filter(({ method, path }) => method !== 'ALL' || path.endsWith('/comments/*'))
    .map(({ method, path }) => `${method} ${path}`)
  expect([...Object.keys(MATRIX), ...FOR_OPERATORS].sort()).toEqual([...new Set(served)].sort())
})

describe.each(Object.keys(MATRIX))('%s', (name) => {
  test('answers each caller as declared', async () => {
    const [method = '', path = ''] = name.split(' ')
    const { expected, query = '', body = '{}' } = MATRIX[name] ?? { expected: to(0) }
    const statusFor = async (caller: Caller) => {
      const token = tokens[caller]
      const leaving = new AbortController()
      const { status } = await fetch(`${running.url}${addressOf(path)}${query}`, {
        method: method === 'ALL' ? 'GET' : method,
        redirect: 'manual',
        // A stream stays open for ever: only its headers are requested.
        signal: leaving.signal,
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(/GET|ALL/.test(method) ? {} : { body }),
      })
      leaving.abort()
      return [caller, status] as const
    }
    const answers = []
    for (const caller of CALLERS) answers.push(await statusFor(caller))
    expect(Object.fromEntries(answers)).toEqual(expected)
  })
})
