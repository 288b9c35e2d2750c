import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { sessionFragment } from '#content-lake/http/login-routes.ts'
import { type RunningLake, STUDIO, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'
import { until } from './until.ts'

let running: RunningLake
let page: string

beforeAll(async () => {
  running = await startLake()
  page = `${running.url}/v1/auth/login/local`
  for (const role of ['editor', 'marketing', 'viewer'] as const) {
    await running.lake.putEditor({
      id: `editor-${role}`,
      name: `A ${role}`,
      email: `${role}@playhouse.test`,
      role,
      password: 'Playhouse!1',
    })
  }
})
afterAll(() => running.stop())

function signIn(
  fields: { email?: string; password?: string; origin?: string },
  headers: Record<string, string> = {},
  state = '',
) {
  const body = new URLSearchParams({
    origin: `${STUDIO}/desk`,
    email: 'editor@playhouse.test',
    password: 'Playhouse!1',
    ...fields,
  })
  return fetch(`${page}${state}`, { method: 'POST', body, redirect: 'manual', headers })
}
async function tokenOf(email: string): Promise<string> {
  const response = await signIn({ email })
  return new URL(response.headers.get('location') ?? '').hash.replace('#token=', '')
}

describe('the sign-in page', () => {
  test('is a form without any script, for the Studio of this lake only', async () => {
    const response = await fetch(`${page}?origin=${encodeURIComponent(STUDIO)}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).not.toContain('<script')
    expect(html).toMatch(/<label for="password">/)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const origin of [
      'https://evil.test',
      'javascript:alert(1)',
      '',
      'http://localhost:23333.evil.test',
    ])
      expect((await fetch(`${page}?origin=${encodeURIComponent(origin)}`)).status).toBe(400)
  })

  test('returns only a state that the Studio can have sent', () => {
    const state = 'a1'.repeat(24)
    expect(sessionFragment('t', state)).toBe(`token=t&state=${state}`)
    for (const other of ['', 'short', `${state}&sid=x`, 'a'.repeat(101), `${state}\n`])
      expect(sessionFragment('t', other)).toBe('token=t')
  })

  test('sends the right password back to the Studio with a token that works', async () => {
    const state = 'a1'.repeat(24)
    const response = await signIn({}, {}, `/${state}`)
    expect(response.status).toBe(302)
    const location = new URL(response.headers.get('location') ?? '')
    const [, token, sent] = /^#token=([\w-]{43})&state=(\w+)$/.exec(location.hash) ?? []
    expect(sent).toBe(state)
    expect(`${location.origin}${location.pathname}`).toBe(`${STUDIO}/desk`)
    const me = await fetch(`${running.url}/v2021-06-07/users/me`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await me.json()).toMatchObject({ id: 'editor-editor', role: 'editor' })
  })

  test('gives no token to another address, a wrong password or a foreign form', async () => {
    for (const [fields, headers] of [
      [{ origin: 'https://evil.test/' }, {}],
      [{ password: 'wrong' }, {}],
      [{ email: 'nobody@playhouse.test' }, {}],
      [{}, { origin: 'https://evil.test' }],
      [{}, { 'sec-fetch-site': 'cross-site' }],
    ] as const) {
      const response = await signIn(fields, headers)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.headers.get('location')).toBeNull()
    }
  })

  test('shows input as text', async () => {
    const html = await (
      await signIn({ email: '"><img src=x onerror=alert(1)>', password: 'x' })
    ).text()
    expect(html).not.toContain('<img')
  })
})

test('roles: marketing writes and says so, a viewer reads drafts and writes nothing', async () => {
  const as = async (role: string) =>
    running.client.withConfig({ token: await tokenOf(`${role}@playhouse.test`) })
  const marketing = await as('marketing')
  expect(await marketing.request({ uri: '/users/me' })).toMatchObject({
    roles: [{ name: 'marketing' }],
  })
  await marketing.create({ _id: 'by-marketing', _type: 'landingPage' })
  const viewer = await as('viewer')
  await expect(viewer.create({ _type: 'note' })).rejects.toMatchObject({ statusCode: 403 })
  expect(await viewer.getDocument('by-marketing')).toBeDefined()
})

test('signing out ends the session', async () => {
  const client = running.client.withConfig({ token: await tokenOf('editor@playhouse.test') })
  expect(await client.request({ uri: '/auth/id' })).toEqual({ id: 'editor-editor' })
  await client.request({ uri: '/auth/logout', method: 'POST' })
  await expect(client.request({ uri: '/auth/id' })).rejects.toMatchObject({ statusCode: 401 })
})

test('an editor stores small values under names', async () => {
  const client = running.client.withConfig({ token: await tokenOf('editor@playhouse.test') })
  await client.request({
    uri: '/users/me/keyvalue',
    method: 'PUT',
    body: [{ key: 'studio.nav', value: { open: true } }],
  })
  expect(await client.request({ uri: '/users/me/keyvalue/studio.nav,studio.other' })).toEqual([
    { key: 'studio.nav', value: { open: true } },
  ])
})

test('the addresses that the Studio requests all exist', async () => {
  const asked = [
    '/v1/users/me',
    '/v1/auth/id',
    '/v1/auth/providers',
    '/v1/projects/playhouse',
    '/v1/projects/playhouse/datasets',
    '/v1/projects/playhouse/datasets/production/acl',
    '/v1/projects/playhouse/grants',
    '/v1/projects/playhouse/user-applications',
    '/v1/features',
    '/v1/ping',
    '/v1/data/ping/production',
    '/v1/help',
    '/v1/journey/announcements',
    '/v1/intake/telemetry-status',
    '/v1/access/requests/me',
    '/v1/check/cors',
    '/v1/datasets',
    '/v1/users/editor-editor,editor-viewer',
    '/v1/users/me/keyvalue/a,b',
    '/vX/data/references/production/documents/x/to',
    '/v1/subscriptions/project/playhouse',
  ]
  for (const path of asked) {
    const response = await fetch(`${running.url}${path}`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    expect([path, response.status]).toEqual([path, 200])
  }
  expect((await fetch(`${running.url}/v1/projects/another`)).status).toBe(404)
})

describe('the socket of the Studio', () => {
  const connect = (origin: string) =>
    new WebSocket(`ws://127.0.0.1:${running.port}/v2022-06-30/socket/production`, { origin })

  async function member(token: string) {
    const socket = connect(STUDIO)
    const messages: { id?: string; method?: string; result?: unknown; params?: unknown }[] = []
    socket.on('message', (data) => {
      if (String(data) !== '♥') messages.push(JSON.parse(String(data)))
    })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    let id = 0
    const ask = async (method: string, params: object) => {
      id += 1
      const mine = String(id)
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: mine, method, params }))
      return (await until(() => messages.find((it) => it.id === mine))).result
    }
    await ask('authorization', { authorization: `Bearer ${token}` })
    return { socket, messages, ask }
  }

  test('editors see where the others are, and when they leave', async () => {
    const one = await member(TOKEN)
    const two = await member(await tokenOf('editor@playhouse.test'))
    const subscription = await one.ask('presence_subscribe', {})
    await two.ask('presence_rollcall', { session: 's2' })
    const locations = [{ type: 'document', documentId: 'x', path: ['title'] }]
    await two.ask('presence_announce', { data: { sessionId: 's2', locations } })
    two.socket.close()
    await until(
      () => one.messages.filter((it) => it.method === 'presence_subscription').length >= 3,
    )
    one.socket.close()
    const notifications = one.messages.filter((it) => it.method === 'presence_subscription')
    expect(notifications.map((it) => it.params)).toEqual([
      { subscription, result: { type: 'rollCall', i: 'editor-editor', session: 's2' } },
      {
        subscription,
        result: { type: 'state', i: 'editor-editor', m: { sessionId: 's2', locations } },
      },
      { subscription, result: { type: 'disconnect', i: 'editor-editor', m: { session: 's2' } } },
    ])
  })

  test('reveals no document that the editor may not read', async () => {
    await running.lake.putEditor({
      id: 'editor-norway',
      name: 'Norway',
      email: 'norway@playhouse.test',
      role: 'editor',
      password: 'Playhouse!1',
      markets: ['no'],
    })
    for (const market of ['fi', 'no'])
      await running.client.create({
        _id: `drafts.presence-${market}`,
        _type: 'banner',
        markets: [market],
      })
    const norway = await member(await tokenOf('norway@playhouse.test'))
    const admin = await member(TOKEN)
    await norway.ask('presence_subscribe', {})
    const at = (documentId: string) => ({ type: 'document', documentId, path: [] })
    await admin.ask('presence_announce', {
      data: { sessionId: 's', locations: ['presence-fi', 'presence-no'].map(at) },
    })
    const notification = await until(() => norway.messages.find((it) => it.method !== undefined))
    norway.socket.close()
    admin.socket.close()
    expect(notification.params).toMatchObject({
      result: { m: { locations: [at('presence-no')] } },
    })
  })

  test('reveals nothing to an anonymous client, and refuses a foreign page', async () => {
    const stranger = await member('nonsense')
    expect(await stranger.ask('presence_subscribe', {})).toBeNull()
    stranger.socket.close()
    const foreign = connect('https://evil.test')
    const refused = await new Promise<string>((resolve) => {
      foreign.once('error', (error) => resolve(error.message))
      foreign.once('open', () => resolve('open'))
    })
    expect(refused).toContain('403')
  })
})

test('guessing is slowed down, for an address and for an editor', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 14; n++) statuses.push((await signIn({ password: `guess-${n}` })).status)
  expect(statuses).toContain(429)
  // The right password does not help during the lock.
  expect((await signIn({})).status).toBe(429)
})
