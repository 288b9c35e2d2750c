import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { type RunningLake, STUDIO, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'
import { until } from './until.ts'

const DAY_MS = 24 * 60 * 60_000
const PASSWORD = 'five quiet herons'

type Account = { id: string; email: string; role: string; markets: string[] | null; state: string }
type Invited = { editor: Account; path: string; expiresAt: number }

let running: RunningLake
let now = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  running = await startLake({ clock: () => now })
})
afterAll(() => running.stop())

const ask = <Answer>(method: string, uri: string, body?: object) =>
  running.client.request<Answer>({ method, uri, ...(body ? { body } : {}) })
const invite = (email: string, role = 'editor', markets: string[] | null = null) =>
  ask<Invited>('POST', '/editors', { email, name: `Owner of ${email}`, role, markets })
const list = async () => (await ask<{ editors: Account[] }>('GET', '/editors')).editors
const stateOf = async (id: string) => (await list()).find((it) => it.id === id)?.state
const at = (path: string) => `${running.url}${path}`
const setPassword = (path: string, password = PASSWORD, again = password) =>
  fetch(at(path), { method: 'POST', body: new URLSearchParams({ password, again }) })
async function tokenOf(email: string, password = PASSWORD): Promise<string | null> {
  const response = await fetch(at('/v1/auth/login/local'), {
    method: 'POST',
    body: new URLSearchParams({ origin: STUDIO, email, password }),
    redirect: 'manual',
  })
  return new URL(response.headers.get('location') ?? STUDIO).hash.replace('#token=', '') || null
}
const statusWith = (token: string) =>
  fetch(at('/v1/users/me'), { headers: { authorization: `Bearer ${token}` } }).then(
    ({ status }) => status,
  )
/** Ten sign-ins a minute are allowed from one address: only those that matter here are made. */
async function newAdministrator(email: string): Promise<string> {
  const { editor, path } = await invite(email, 'administrator')
  expect((await setPassword(path)).status).toBe(200)
  return editor.id
}
async function newEditor(email: string) {
  const { editor, path } = await invite(email)
  expect((await setPassword(path)).status).toBe(200)
  const token = await tokenOf(email)
  if (!token) throw new Error(`${email} cannot sign in`)
  return { id: editor.id, token }
}

describe('an invitation', () => {
  test('becomes an account that signs in, by a link that works once', async () => {
    const { editor, path } = await invite('Once@playhouse.test', 'editor', ['FI'])
    expect(editor).toMatchObject({ email: 'once@playhouse.test', markets: ['FI'] })
    expect(await stateOf(editor.id)).toBe('invited')
    expect(await tokenOf('once@playhouse.test', '')).toBeNull()

    const form = await fetch(at(path))
    expect(form.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await form.text()).toContain('autocomplete="new-password"')
    expect((await setPassword(path)).status).toBe(200)
    expect(await stateOf(editor.id)).toBe('active')
    expect(await tokenOf('once@playhouse.test')).not.toBeNull()

    expect((await setPassword(path, 'a thief has another one')).status).toBe(404)
    expect((await fetch(at(path))).status).toBe(404)
  })

  test('ends after three days', async () => {
    const { path, expiresAt } = await invite('late@playhouse.test')
    now += 3 * DAY_MS - 1_000
    expect((await fetch(at(path))).status).toBe(200)
    now = expiresAt
    expect((await setPassword(path)).status).toBe(404)
  })

  test.each([
    ['too short', 'eleven char', 'eleven char'],
    ['not the same twice', PASSWORD, `${PASSWORD} `],
    ['the address', 'weak@playhouse.test', 'weak@playhouse.test'],
    ['of few characters', 'abababababab', 'abababababab'],
  ])('refuses a password that is %s, and stays valid', async (_what, password, again) => {
    const { editor, path } = await invite(
      `weak-${password.length}-${again.length}-${_what.length}@playhouse.test`,
    )
    const chosen = password.includes('@') ? editor.email : password
    const refused = await setPassword(path, chosen, password.includes('@') ? chosen : again)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('role="alert"')
    expect((await fetch(at(path))).status).toBe(200)
  })

  test('from another page is refused', async () => {
    const { path } = await invite('foreign@playhouse.test')
    const body = new URLSearchParams({ password: PASSWORD, again: PASSWORD })
    for (const headers of [{ 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.test' }])
      expect((await fetch(at(path), { method: 'POST', body, headers })).status).toBe(403)
  })

  test.each([
    [{ email: 'no-address' }, 400],
    [{ name: '' }, 400],
    [{ role: 'owner' }, 400],
    [{ markets: [] }, 400],
    [{ role: 'administrator', markets: ['FI'] }, 400],
    [{ password: 'given by the administrator' }, 400],
    [{ email: 'ONCE@playhouse.test' }, 409],
  ])('with %j is refused', async (changed, statusCode) => {
    const body = { email: 'new@playhouse.test', name: 'New', role: 'editor', markets: null }
    await expect(ask('POST', '/editors', { ...body, ...changed })).rejects.toMatchObject({
      statusCode,
    })
  })
})

describe('an account', () => {
  test('has its new rights with the next request, and its open sockets end', async () => {
    const { id, token } = await newEditor('rights@playhouse.test')
    const own = running.client.withConfig({ token })
    await own.create({ _id: 'drafts.banner-of-rights', _type: 'banner' })
    const socket = new WebSocket(`ws://127.0.0.1:${running.port}/v2022-06-30/socket/production`, {
      origin: STUDIO,
    })
    let closed = false
    socket.on('close', () => {
      closed = true
    })
    await new Promise((resolve) => socket.once('open', resolve))
    const reply = new Promise((resolve) => socket.once('message', resolve))
    socket.send(JSON.stringify({ id: 1, method: 'authorization', params: { token } }))
    await reply
    await ask('PATCH', `/editors/${id}`, { role: 'viewer', markets: null })
    await expect(own.create({ _type: 'banner' })).rejects.toMatchObject({ statusCode: 403 })
    await until(() => closed)
  })

  test('with a new link has no password and no session until its owner sets one', async () => {
    const { id, token } = await newEditor('reset@playhouse.test')
    expect(await statusWith(token)).toBe(200)
    const first = await ask<Invited>('POST', `/editors/${id}/link`)
    expect(await statusWith(token)).toBe(401)
    expect(await tokenOf('reset@playhouse.test')).toBeNull()
    const second = await ask<Invited>('POST', `/editors/${id}/link`)
    expect((await fetch(at(first.path))).status).toBe(404)
    expect((await setPassword(second.path)).status).toBe(200)
    expect(await stateOf(id)).toBe('active')
  })

  test('that is disabled is signed out and cannot sign in, until it gets a link', async () => {
    const { id, token } = await newEditor('gone@playhouse.test')
    const { path } = await invite('gone-before@playhouse.test')
    const pending = (await list()).find((it) => it.email === 'gone-before@playhouse.test')
    await ask('DELETE', `/editors/${id}`)
    await ask('DELETE', `/editors/${pending?.id}`)
    expect(await stateOf(id)).toBe('disabled')
    expect(await statusWith(token)).toBe(401)
    expect(await tokenOf('gone@playhouse.test')).toBeNull()
    expect((await setPassword(path)).status).toBe(404)
    const link = await ask<Invited>('POST', `/editors/${id}/link`)
    expect(await stateOf(id)).toBe('invited')
    expect((await setPassword(link.path)).status).toBe(200)
    expect(await stateOf(id)).toBe('active')
  })

  test('of the last administrator who can sign in keeps its rights, also from two at once', async () => {
    const one = await newAdministrator('admin-one@playhouse.test')
    // An invited administrator cannot sign in yet.
    const { editor: pending } = await invite('admin-pending@playhouse.test', 'administrator')
    const lose = { role: 'viewer', markets: null }
    const refused = { statusCode: 409 }
    await expect(ask('PATCH', `/editors/${one}`, lose)).rejects.toMatchObject(refused)
    await expect(ask('DELETE', `/editors/${one}`)).rejects.toMatchObject(refused)
    expect(await stateOf(one)).toBe('active')
    await ask('DELETE', `/editors/${pending.id}`)

    const two = await newAdministrator('admin-two@playhouse.test')
    const outcomes = await Promise.allSettled([
      ask('DELETE', `/editors/${one}`),
      ask('PATCH', `/editors/${two}`, lose),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const left = (await list()).filter((it) => it.role === 'administrator' && it.state === 'active')
    expect(left).toHaveLength(1)
  })

  test('and each change of it are in the audit log, without the link', async () => {
    const { editor, path } = await invite('logged@playhouse.test', 'marketing', ['FI'])
    await setPassword(path)
    await ask('DELETE', `/editors/${editor.id}`)
    const { entries } = await ask<{ entries: { way: string; detail: string; by: object }[] }>(
      'GET',
      '/audit?kind=editor&limit=3',
    )
    expect(entries.map(({ way, detail }) => [way, detail])).toEqual([
      ['disable', 'logged@playhouse.test: marketing of FI, disabled'],
      ['set password', 'logged@playhouse.test: marketing of FI, active'],
      ['invite', 'logged@playhouse.test: marketing of FI, invited'],
    ])
    expect(entries[1]?.by).toMatchObject({ id: editor.id })
    expect(JSON.stringify(entries)).not.toContain(path.split('/').at(-1))
  })
})

describe('the host command', () => {
  const run = (...given: string[]) =>
    promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', resolve('server/commands/editors-invite.ts'), ...given],
      {
        env: {
          ...process.env,
          LAKE_URL: running.url,
          LAKE_TOKEN: TOKEN,
          PLAYHOUSE_DATA: join(running.folder, 'data'),
        },
      },
    )

  test('makes an administrator, and a new password for an account', async () => {
    const first = await run('host@playhouse.test', 'Hanna Host')
    const [link = ''] = /http\S+/.exec(first.stdout) ?? []
    expect((await setPassword(link.replace(running.url, ''))).status).toBe(200)
    const account = (await list()).find((it) => it.email === 'host@playhouse.test')
    expect(account).toMatchObject({ role: 'administrator', state: 'active' })
    await expect(run('host@playhouse.test', 'Hanna Host')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('has an account already'),
    })
    const second = await run('host@playhouse.test')
    expect(second.stdout).toMatch(/http\S+invitation/)
    expect(await stateOf(account?.id ?? '')).toBe('invited')
  })
})
