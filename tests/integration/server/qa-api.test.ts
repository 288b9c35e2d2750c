import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createClient } from '@sanity/client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { offerSnapshotSchema } from '#contracts/sportsbook/offer.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import { fixtureOf } from '#sandbox/sportsbook/calendar.ts'
import { seedPlayers } from '#seed/players.ts'
import { parseEnv } from '#server/env.ts'
import { Listener, serveFetch } from '#server/listener.ts'
import { createLogger } from '#server/logger.ts'
import { type Parts, startParts } from '#server/parts.ts'
import { createQaControls, type QaControls } from '#server/qa/qa-controls.ts'
import { readSecrets, type Secrets } from '#server/secrets.ts'
import { until } from '#tests/fixtures/product-process.ts'
import { someMatches } from '#tests/fixtures/some-matches.ts'

/** The parts of a demo as the server starts them, without the site. */
let folder: string
let parts: Parts
let qa: QaControls
let secrets: Secrets
let lakeEndpoint: Listener
/** The sandbox's port: held, so that nothing else can bind it; the tests call the sandbox without a socket. */
let sandboxEndpoint: Listener
let own: string
const MINUTE = 60_000
const DAY = 86_400_000

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playhouse-qa-'))
  const bind = (name: string) =>
    Listener.bind({ name, address: '127.0.0.1', port: 0, variable: '' })
  lakeEndpoint = await bind('lake')
  sandboxEndpoint = await bind('sandbox')
  own = `http://localhost:${sandboxEndpoint.port}`
  const parsed = parseEnv({
    PLAYHOUSE_DATA: folder,
    PLAYHOUSE_PARTS: 'platform,sandbox,lake',
    SANDBOX_PORT: String(sandboxEndpoint.port),
    LAKE_PORT: String(lakeEndpoint.port),
    SIGN_IN_LIMIT: '10000',
  })
  const controls = createQaControls('demo')
  if (!parsed.ok || !controls) throw new Error('no environment for the test')
  qa = controls
  secrets = await readSecrets(parsed.env)
  parts = await startParts({
    env: parsed.env,
    secrets,
    qa,
    clock: qa.clock.now,
    logger: createLogger('silent'),
    reach: { lake: parsed.env.LAKE_URL, platform: 'http://platform.test' },
    gameAssetsDir: resolve('nowhere'),
    bookFixtures: someMatches,
  })
  const { lake } = parts
  if (!lake || !parts.platform) throw new Error('the parts did not start')
  lakeEndpoint.attach(
    qa.faultProxy.lakeSocket(serveFetch((request, meta) => lake.fetch(request, meta), 0)),
  )
  await seedPlayers(parts.platform, qa.clock.now())
})
afterEach(() => {
  qa.clock.set({ reset: true })
  qa.faults.set({ reset: true })
})
afterAll(async () => {
  await Promise.all([lakeEndpoint?.close(0), sandboxEndpoint?.close(0), parts?.close()])
  await rm(folder, { recursive: true, force: true })
})

async function ask(
  method: string,
  path: string,
  options: { body?: unknown; headers?: Record<string, string>; origin?: string } = {},
) {
  const { body, headers = {}, origin = own } = options
  const sent = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
  const response = await (parts.sandbox as NonNullable<Parts['sandbox']>).fetch(
    new Request(origin + path, {
      method,
      headers: { ...(sent === null ? {} : { 'content-type': 'application/json' }), ...headers },
      body: sent,
      redirect: 'manual',
    }),
    { remoteAddress: '127.0.0.1' },
  )
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return { status: response.status, body: isJson ? JSON.parse(text) : {}, text, response }
}
async function platformCall(method: string, path: string, token: string | null, body?: unknown) {
  const { platform } = parts
  if (!platform) throw new Error('no platform')
  const request = new Request(`http://platform.test${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  return qa.faultProxy.platformInProcess((it, meta) => platform.fetch(it, meta))(request, {
    remoteAddress: 'site',
  })
}
async function tokenOf(email: string): Promise<string> {
  const body = { email, password: 'Playhouse!1' }
  const response = await platformCall('POST', '/identity/sign_in', null, body)
  return ((await response.json()) as { idToken: string }).idToken
}
async function idOf(email: string): Promise<string> {
  const { body } = await ask('GET', `/players?query=${encodeURIComponent(email)}`)
  return body.players[0].playerId
}

describe('players', () => {
  test('are found, read, changed and reset', async () => {
    const id = await idOf('registered@playhouse.test')
    const token = await tokenOf('registered@playhouse.test')
    const change = await ask('PATCH', `/players/${id}`, { body: { sports: false } })
    expect(change.body.player).toMatchObject({ email: 'registered@playhouse.test' })
    const access = await platformCall('GET', '/v1/player/access/details', token)
    expect(await access.json()).toMatchObject({ SPORTS: false, CASINO: true })
    const read = await ask('GET', `/players/${id}`)
    expect(read.body.changes[0]).toMatchObject({
      field: 'sports',
      before: true,
      after: false,
      cause: 'QA by the API',
    })
    const reset = await ask('POST', `/players/${id}/reset`)
    expect(reset.body.player.flags.sports).toBe(true)
  })

  test.each([
    ['PATCH', { status: 'GONE' }, 'status'],
    ['PATCH', { casino: 'no' }, 'casino'],
    ['PATCH', { status: 'CLOSED', until: '2030-01-01T00:00:00Z' }, 'until'],
    ['PATCH', { termsVersion: "1.0'; drop table platform.player" }, 'termsVersion'],
    ['PATCH', { loyaltyLevel: 1e9 }, 'loyaltyLevel'],
  ])('%s with %o is refused at its field', async (method, body, field) => {
    const id = await idOf('registered@playhouse.test')
    const refused = await ask(method, `/players/${id}`, { body })
    expect(refused.status).toBe(400)
    expect(refused.body.validationErrors[0].field).toBe(field)
  })

  test('unknown things are clearly refused', async () => {
    const id = await idOf('registered@playhouse.test')
    const cases: [string, string, unknown, number][] = [
      ['GET', '/players/nobody', undefined, 404],
      ['GET', '/players/0198a000-0000-7000-8000-00000000ffff', undefined, 404],
      ['PATCH', '/players/0198a000-0000-7000-8000-00000000ffff', { casino: true }, 404],
      ['PATCH', `/players/${id}`, '{"casino":', 400],
      ['PATCH', `/players/${id}`, {}, 400],
      ['PATCH', `/players/${id}`, { passwordHash: 'x' }, 400],
      ['PATCH', `/players/${id}`, '[]', 400],
      ['PATCH', `/players/${id}`, 'a'.repeat(9_000), 413],
      ['GET', `/players?query=${'a'.repeat(300)}`, undefined, 400],
      ['GET', '/players?query=%00', undefined, 200],
      ['GET', '/players?after=%00%F0%9F%98%80', undefined, 200],
      ['POST', '/clock', { advanceMs: -1 }, 400],
      ['POST', '/clock', { advanceMs: 1, reset: true }, 400],
      ['POST', '/clock', { now: 'tomorrow' }, 400],
      ['POST', '/clock', { now: '1999-01-01T00:00:00Z' }, 400],
      ['POST', '/faults', { fault: 'everything', on: true }, 400],
      ['POST', '/tables/live-ivory-roulette/phase', { to: 'LUNCH' }, 400],
      ['POST', '/tables/velvet-heirloom/phase', { to: 'BETTING' }, 404],
      ['POST', '/faults', { fault: 'platform-slow', on: true, delayMs: 1e9 }, 400],
    ]
    for (const [method, path, body, status] of cases) {
      expect([path, body, (await ask(method, path, { body })).status]).toEqual([path, body, status])
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const posted = await ask('POST', '/clock', { body: 'reset=true', headers: form })
    expect(posted.status).toBe(415)
  })
})

describe('other origins', () => {
  const CALLS = [
    ['GET', '/players'],
    ['GET', '/clock'],
    ['POST', '/clock'],
    ['GET', '/faults'],
    ['POST', '/faults'],
    ['POST', '/tables/live-ivory-roulette/phase'],
    ['POST', '/console/clock'],
    ['POST', '/console/faults'],
    ['GET', '/bets'],
    ['POST', '/bet-refusals'],
    ['POST', '/console/bets/refusals'],
    ['GET', '/console/players'],
    ['GET', '/outbox'],
  ] as const

  test.each(CALLS)('%s %s is refused to a page of another origin', async (method, path) => {
    const body = method === 'POST' ? { reset: true } : undefined
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
    ]) {
      const refused = await ask(method, path, { body, headers: headers as Record<string, string> })
      expect([headers, refused.status]).toEqual([headers, 403])
      expect(refused.body.code).toBe('ORIGIN_REFUSED')
    }
  })

  test.each(CALLS)(
    '%s %s is refused under a foreign host name that resolves here',
    async (method, path) => {
      const body = method === 'POST' ? { reset: true } : undefined
      const refused = await ask(method, path, {
        body,
        origin: `http://evil.test:${sandboxEndpoint.port}`,
      })
      expect(refused.status).toBe(403)
    },
  )

  test('its own pages, under both names, and links are allowed', async () => {
    for (const origin of [own, `http://127.0.0.1:${sandboxEndpoint.port}`]) {
      expect((await ask('GET', '/clock', { origin, headers: { origin } })).status).toBe(200)
    }
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    expect((await ask('GET', '/console/players', { headers: link })).status).toBe(200)
    expect((await ask('POST', '/console/clock', { headers: link, body: '' })).status).toBe(403)
  })
})

describe('the clock', () => {
  test('moves forward for every part: sessions end, time-outs pass', async () => {
    const token = await tokenOf('player@playhouse.test')
    const profile = () => platformCall('GET', '/v1/player/profile', token)
    expect((await profile()).status).toBe(200)
    const set = await ask('POST', '/clock', { body: { advanceMs: 31 * MINUTE } })
    expect(set.body.offsetMs).toBe(31 * MINUTE)
    expect((await profile()).status).toBe(401)
    const refusedFor = async () => {
      const body = { email: 'timeout@playhouse.test', password: 'Playhouse!1' }
      const response = await platformCall('POST', '/identity/sign_in', null, body)
      return JSON.stringify(await response.json())
    }
    expect(await refusedFor()).toContain('remainingDays=7;')
    await ask('POST', '/clock', { body: { advanceMs: 5 * DAY } })
    expect(await refusedFor()).toContain('remainingDays=2;')
    const back = await ask('POST', '/clock', { body: { reset: true } })
    expect(back.body.offsetMs).toBe(0)
    expect(Math.abs((await ask('GET', '/clock')).body.nowMs - Date.now())).toBeLessThan(60_000)
    expect(await tokenOf('player@playhouse.test')).toBeTruthy()
  })

  test('triggers what is scheduled', async () => {
    const client = createClient({
      projectId: 'playhouse',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: `http://127.0.0.1:${lakeEndpoint.port}`,
      useProjectHostname: false,
      useCdn: false,
      token: secrets.lakeToken,
    })
    const releaseId = 'rTomorrow'
    await client.releases.create({ releaseId, metadata: { releaseType: 'scheduled' } })
    const documentId = `versions.${releaseId}.note-of-the-clock`
    await client.create({ _id: documentId, _type: 'seoDescription' })
    const publishAt = new Date(qa.clock.now() + DAY).toISOString()
    await client.releases.schedule({ releaseId, publishAt })
    expect(await client.getDocument('note-of-the-clock')).toBeFalsy()
    await ask('POST', '/clock', { body: { advanceMs: DAY + MINUTE } })
    await until(() => client.getDocument('note-of-the-clock'), 'the release to be published')
  })

  test('set back, leaves no lock and no message from the future behind', async () => {
    await ask('POST', '/clock', { body: { advanceMs: 30 * DAY } })
    const { db } = parts
    const later = new Date(qa.clock.now())
    await db.query(
      `insert into platform.message (id, kind, recipient, template, language, params, sent_at)
       values ('0198a000-0000-7000-8000-0000000000aa', 'mail', 'future@playhouse.test', 'sign-up.welcome', 'en', '{}', $1)`,
      [later],
    )
    await db.query("insert into platform.rate_window (key, calls, ends_at) values ('k', 99, $1)", [
      later,
    ])
    await ask('POST', '/clock', { body: { reset: true } })
    await until(
      async () =>
        (await db.query("select 1 from platform.rate_window where key = 'k'")).length === 0,
      'the count to go',
    )
    const { body } = await ask('GET', '/outbox?to=future@playhouse.test')
    expect(body.messages).toEqual([])
  })
})

describe('live tables', () => {
  test('one advances to the next start of a phase, and returns its position', async () => {
    const path = '/tables/live-e2e-wheel/phase'
    const moved = await ask('POST', path, { body: { to: 'PAYING' } })
    expect([moved.status, moved.body.phase]).toEqual([200, 'PAYING'])
    expect(moved.body.movedMs).toBeGreaterThan(0)
    const next = await ask('POST', path, { body: { to: 'BETTING' } })
    expect(next.body).toMatchObject({ number: moved.body.number + 1, phase: 'BETTING' })
    const clock = await ask('GET', '/clock')
    expect(clock.body.offsetMs).toBe(0)
  })
})

describe('the sports book', () => {
  /** Football at ten times its pace is over within 14 minutes; a match at real pace is on some afternoons, too. */
  const isFast = (id: string) => {
    const competition = fixtureOf(id)?.competition
    return competition?.sport === 'FOOTBALL' && competition.pace === 'FAST'
  }
  const offered = async () =>
    offerSnapshotSchema.parse((await ask('GET', '/sportsbook/offer')).body).events

  test('is steered for all players, and shows its seed as soon as the match is over', async () => {
    // It sleeps until it is asked, and then knows what has happened.
    const live = (await offered()).find(({ id, state }) => state === 'LIVE' && isFast(id))
    const path = `/matches/${live?.id}/steering`
    const score = { home: 5, away: 5 }
    expect(await ask('POST', path, { body: { kind: 'SCORE', score } })).toMatchObject({
      status: 200,
    })
    expect((await offered()).find((it) => it.id === live?.id)).toMatchObject({
      ...{ steered: true, live: { score } },
    })
    expect((await ask('POST', path, { body: { kind: 'CORRECT', score } })).status).toBe(409)
    expect((await ask('POST', path, { body: { kind: 'SCORE' } })).status).toBe(400)
    const other = { body: { kind: 'SUSPEND' }, headers: { origin: 'https://elsewhere.test' } }
    expect((await ask('POST', path, other)).status).toBe(403)
    const unknown = await ask('POST', '/matches/x.1.1/steering', { body: { kind: 'SUSPEND' } })
    expect(unknown.status).toBe(404)

    await ask('POST', '/clock', { body: { advanceMs: 20 * MINUTE } })
    const { facts, proof } = (await ask('GET', `/sportsbook/events/${live?.id}/results`)).body
    expect(proof).toMatchObject({ steered: true, seed: expect.stringMatching(/^[\da-f]{64}$/) })
    expect(facts.length).toBeGreaterThan(50)
    await ask('POST', '/clock', { body: { reset: true } })
  })
})

describe('bets of the sports book', () => {
  const waiting = async () => (await ask('GET', '/bet-refusals')).body.refusals
  const refusal = { code: 'ODDS_CHANGED', odds: 1_950 }

  test('refusals are set for a player or for anyone, until a reset', async () => {
    const playerId = await idOf('registered@playhouse.test')
    await ask('POST', '/bet-refusals', { body: { playerId, refusal } })
    await ask('POST', '/bet-refusals', { body: { refusal: { code: 'SUSPENDED' } } })
    expect(await waiting()).toEqual([
      { playerId, refusal },
      { playerId: null, refusal: { code: 'SUSPENDED' } },
    ])
    await ask('POST', '/bet-refusals', { body: { reset: true } })
    expect(await waiting()).toEqual([])
    await ask('POST', '/bet-refusals', { body: { refusal } })
    await ask('POST', '/faults', { body: { reset: true } })
    expect(await waiting()).toEqual([])
  })

  test.each([
    ['POST', '/bet-refusals', { refusal: { code: 'ODDS_CHANGED' } }, 400],
    ['POST', '/bet-refusals', { refusal: { code: 'NO_SUCH_REASON' } }, 400],
    ['POST', '/bet-refusals', { playerId: 'x', refusal }, 400],
    ['POST', '/bet-refusals', { playerId: '00000000-0000-4000-8000-000000000000', refusal }, 404],
    ['GET', '/bets?stuck=maybe', undefined, 400],
    ['GET', '/bets/context:none', undefined, 404],
    ['POST', '/bets/none/settlement', {}, 404],
  ])('%s %s %j is %i', async (method, path, body, status) => {
    expect((await ask(method, path, body === undefined ? {} : { body })).status).toBe(status)
    expect(await waiting()).toEqual([])
  })

  test('are listed, and empty at first; a form says what it refuses', async () => {
    expect((await ask('GET', '/bets?stuck=true')).body).toEqual({ bets: [] })
    const send = (form: Record<string, string>) =>
      ask('POST', '/console/bets/refusals', {
        body: String(new URLSearchParams(form)),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const wrong = await send({ player: 'unknown@playhouse.test', code: 'SUSPENDED', odds: '' })
    expect([wrong.status, wrong.text.includes('href="#refusal-player"')]).toEqual([400, true])
    expect((await send({ player: '', code: 'ODDS_CHANGED', odds: '0' })).status).toBe(400)
    expect((await send({ player: '', code: 'ODDS_CHANGED', odds: '1.95' })).status).toBe(303)
    expect(await waiting()).toEqual([{ playerId: null, refusal }])
    expect((await ask('GET', '/console/bets')).text).toContain(
      'The odds have changed, for any player',
    )
    await ask('POST', '/bet-refusals', { body: { reset: true } })
  })
})

describe('faults', () => {
  const profile = async () => {
    const response = await platformCall('GET', '/healthz', null)
    return response.status
  }
  const on = (fault: string, more: object = {}) =>
    ask('POST', '/faults', { body: { fault, on: true, ...more } })

  test('are counted, and end by themselves', async () => {
    const usual = await profile()
    await on('platform-errors', { count: 2 })
    expect([await profile(), await profile(), await profile()]).toEqual([503, 503, usual])
    const { body } = await ask('GET', '/faults')
    expect(body.faults.every((it: { on: boolean }) => !it.on)).toBe(true)
  })

  test('slow waits for the configured time', async () => {
    await on('platform-slow', { delayMs: 300, count: 1 })
    const started = performance.now()
    await profile()
    expect(performance.now() - started).toBeGreaterThan(290)
  })

  test('a connection that breaks is an exception for the site, and a closed one on the network', async () => {
    await on('platform-drops', { count: 1 })
    await expect(profile()).rejects.toThrow('fetch failed')
    await on('lake-down')
    const lake = `http://127.0.0.1:${lakeEndpoint.port}/healthz`
    await expect(fetch(lake)).rejects.toThrow()
    await ask('POST', '/faults', { body: { fault: 'lake-down', on: false } })
    expect((await fetch(lake)).status).toBe(200)
  })

  test('games fail or send garbage, and the switches stay reachable', async () => {
    const sandbox = parts.sandbox as NonNullable<Parts['sandbox']>
    const endpoint = qa.faultProxy.sandbox((request, meta) => sandbox.fetch(request, meta))
    const game = () =>
      endpoint(new Request(`${own}/casino/launcher.html`), { remoteAddress: '127.0.0.1' })
    await on('games-errors', { count: 1 })
    expect((await game()).status).toBe(500)
    await on('games-garbage')
    const answer = await game()
    await expect(answer.json()).rejects.toThrow()
    const console = await endpoint(new Request(`${own}/faults`), { remoteAddress: '127.0.0.1' })
    expect(console.status).toBe(200)
  })

  test('the sports book is slow or unavailable, and its bets stay reachable', async () => {
    const sandbox = parts.sandbox as NonNullable<Parts['sandbox']>
    const endpoint = qa.faultProxy.sandbox((request, meta) => sandbox.fetch(request, meta))
    const status = async (path: string) =>
      (await endpoint(new Request(own + path), { remoteAddress: '127.0.0.1' })).status
    await on('book-errors')
    await on('book-slow', { delayMs: 1 })
    expect([await status('/sportsbook/offer'), await status('/bets')]).toEqual([503, 200])
    await on('book-feed-silent')
    await ask('POST', '/faults', { body: { fault: 'book-errors', on: false } })
    expect(await status('/sportsbook/messages?since=1')).toBe(503)
    expect(await status('/sportsbook/offer?events=none')).toBe(200)
  })

  test('a message can get lost', async () => {
    await on('messages-lost', { count: 1 })
    const kept: string[] = []
    const messenger = qa.faultProxy.messenger({ send: async (it) => void kept.push(it.to) })
    const message = {
      kind: 'mail',
      template: 'sign-up.welcome',
      language: 'en',
      params: {},
    } as const
    await messenger.send({ ...message, to: 'lost@playhouse.test' })
    await messenger.send({ ...message, to: 'kept@playhouse.test' })
    expect(kept).toEqual(['kept@playhouse.test'])
  })
})

describe('the pages', () => {
  const form = (fields: Record<string, string>) => ({
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: own },
  })

  test('save a player’s form, and show errors at their fields', async () => {
    const id = await idOf('nosports@playhouse.test')
    const fields = {
      status: 'TIMEOUT',
      until: '2031-05-01T12:00',
      kycStatus: 'FULLY VERIFIED',
      termsVersion: '1.0',
      casino: 'on',
      loyaltyLevel: '2',
      limitLevel: '0',
    }
    const saved = await ask('POST', `/console/players/${id}`, form(fields))
    expect(saved.status).toBe(303)
    const { player } = (await ask('GET', `/players/${id}`)).body
    expect(player).toMatchObject({
      status: 'TIMEOUT',
      until: '2031-05-01T12:00:00.000Z',
      kycStatus: 'FULLY VERIFIED',
      flags: { casino: true, sports: false, loyaltyLevel: 2 },
    })
    const wrong = await ask(
      'POST',
      `/console/players/${id}`,
      form({ ...fields, loyaltyLevel: 'x' }),
    )
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('a whole number from 0 to 100')
    await ask('POST', `/console/players/${id}/reset`, form({}))
    expect((await ask('GET', `/players/${id}`)).body.player.status).toBe('REGISTERED')
  })

  test('set the location of a browser, and reset it', async () => {
    const go = (country: string, region: string, city = '') =>
      ask('POST', '/console/station', form({ country, region, city }))
    const cookieOf = async (country: string, region = '', city = '') =>
      (await go(country, region, city)).response.headers.get('set-cookie')
    expect(await cookieOf('ca', 'on')).toMatch(/^qa-station=CA-ON; Path=\/; /)
    expect(await cookieOf('FI')).toMatch(/^qa-station=FI; /)
    expect(await cookieOf('US', '', "St. John's; x")).toMatch(
      /^qa-station=US~St\.%20John's%3B%20x; /,
    )
    expect(await cookieOf('')).toContain('Max-Age=0')
    for (const wrong of ['FIN', 'F;', '<b']) {
      const refused = await go(wrong, '')
      expect([refused.status, refused.response.headers.get('set-cookie')]).toEqual([400, null])
    }
    const page = await ask('GET', '/console/station', {
      headers: { cookie: 'qa-station=CA-ON~Saint-Jean' },
    })
    expect(page.text).toContain('Saint-Jean, ON, CA')
  })

  test('show input as text', async () => {
    const page = await ask(
      'GET',
      `/console/players?query=${encodeURIComponent('"><script>x</script>')}`,
    )
    expect(page.text).not.toContain('<script')
    expect(page.response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('all exist, and carry no inline style or script', async () => {
    const id = await idOf('terms@playhouse.test')
    for (const path of [
      '/',
      '/console/players',
      `/console/players/${id}`,
      '/console/clock',
      '/console/faults',
      '/console/bets',
      '/console/rounds',
      '/console/station',
      '/outbox/read',
    ]) {
      const page = await ask('GET', path)
      expect([path, page.status]).toEqual([path, 200])
      expect(page.text).not.toMatch(/<script| style="|<style/)
    }
  })
})

describe('without a console', () => {
  test('it does not exist: live mode has neither console nor travelling clock', async () => {
    expect(createQaControls('live')).toBeNull()
    const bare = await createSandbox({
      platformUrl: 'http://platform.test',
      callbackSecrets: { relax: 'a-secret-of-the-relax-provider-for-tests' },
      publicUrl: own,
      siteOrigins: [],
      gameAssetsDir: resolve('nowhere'),
      clock: Date.now,
      db: parts.db,
      logger: { error: () => undefined },
    })
    for (const path of ['/', '/players', '/clock', '/faults', '/console/players']) {
      const response = await bare.fetch(new Request(own + path), { remoteAddress: '127.0.0.1' })
      expect([path, response.status]).toEqual([path, 404])
    }
    const move = new Request(`${own}/tables/live-ivory-roulette/phase`, {
      method: 'POST',
      body: JSON.stringify({ to: 'PAYING' }),
    })
    expect((await bare.fetch(move, { remoteAddress: '127.0.0.1' })).status).toBe(404)
    await bare.close()
  })
})
