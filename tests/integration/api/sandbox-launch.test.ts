import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAME_PROVIDERS, type LaunchQuestion } from '#game-providers/index.ts'
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts'
import { openEmbedded } from '#tests/fixtures/databases.ts'
import {
  aPlatform,
  listen,
  SITE_ORIGIN,
  secretOf,
  type TestPlatform,
  theProviders,
} from '#tests/fixtures/running-platform.ts'

let opened: Awaited<ReturnType<typeof openEmbedded>>
let it: TestPlatform
let platform: Awaited<ReturnType<typeof listen>>
let sandbox: Sandbox
let server: Server
let url = ''
const errors: unknown[] = []

beforeAll(async () => {
  opened = await openEmbedded()
  // Each needs the other's URL, so the listener comes first and gets its handler later.
  server = createServer((request, response) => {
    void getRequestListener((asked) => sandbox.fetch(asked, { remoteAddress: '127.0.0.1' }))(
      request,
      response,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  it = await aPlatform(opened.db, { gameProviders: theProviders(url) })
  platform = await listen(it.platform)
  sandbox = await createSandbox({
    platformUrl: platform.url,
    callbackSecrets: Object.fromEntries(GAME_PROVIDERS.map(({ id }) => [id, secretOf(id)])),
    publicUrl: url,
    siteOrigins: [SITE_ORIGIN],
    gameAssetsDir: join(import.meta.dirname, 'no-assets'),
    clock: it.clock.now,
    settlesByItself: false,
    db: opened.db,
    logger: { error: (...line) => void errors.push(line) },
  })
})
afterAll(async () => {
  await sandbox?.close()
  await platform?.close()
  await it?.platform.close()
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
  await opened?.drop()
})

const questionOf = (id: string, mode: 'real' | 'fun'): LaunchQuestion => {
  const all = JSON.parse(
    readFileSync(join(import.meta.dirname, `../../fixtures/provider-calls/${id}.json`), 'utf8'),
  ) as { question: LaunchQuestion }[]
  const found = all.find(({ question }) => question.mode === mode)
  if (!found) throw new Error(`${id} has no recording for ${mode}`)
  return { ...found.question, homeUrl: `${SITE_ORIGIN}/fi-FI/online-casino` }
}

/** A launch as the site makes it: the provider's call, then the URL in its response. */
async function launch(id: string, mode: 'real' | 'fun', token?: string): Promise<URL> {
  const way = GAME_PROVIDERS.find((each) => each.id === id)?.[mode]
  if (!way) throw new Error(`${id} has no way for ${mode}`)
  const question = questionOf(id, mode)
  const body = way.body(question)
  const answer = way.call
    ? await it.call('POST', `/v1${way.call.path}`, {
        ...(body === null ? {} : { body }),
        ...(token === undefined ? {} : { token }),
      })
    : { status: 200, body: null }
  expect(answer.status).toBe(200)
  return new URL(way.address(question, { cdn: url, template: null }, answer.body))
}

type GameConfig = {
  provider: string
  gameId: string
  mode: string
  ticket: string
  language: string
}
async function openGame(address: URL): Promise<GameConfig> {
  const response = await fetch(address)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toContain(
    `frame-ancestors ${SITE_ORIGIN}`,
  )
  // Its script and style are its own, and nothing else of the sandbox is loaded by pages of another origin.
  const others = await Promise.all(['/healthz', '/no-such-page'].map((it) => fetch(`${url}${it}`)))
  for (const { headers } of [response, ...others])
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  const [, text = '{}'] = /data-config="([^"]*)"/.exec(await response.text()) ?? []
  const plain = text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
  return JSON.parse(plain) as GameConfig
}
const start = async ({ provider, gameId, mode, ticket, language }: GameConfig) => {
  const response = await fetch(`${url}/games/api/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider, gameId, mode, language, ...(ticket ? { ticket } : {}) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe.each(GAME_PROVIDERS.map((each) => [each.id, each] as const))('%s', (id, { fun }) => {
  test('gives a player a game for money, whose wallet it opens once', async () => {
    const { email } = await it.aPlayer({ openingBalance: { minor: 12_345n, currency: 'EUR' } })
    const { idToken } = await it.signIn(email)
    const address = await launch(id, 'real', idToken)
    expect(address.origin).toBe(url)
    const config = await openGame(address)
    const game = { gameId: 'velvet-heirloom', mode: 'real', language: 'fi' }
    expect(config).toMatchObject({ provider: id, ...game })
    const first = await start(config)
    expect(first.body).toMatchObject({ mode: 'real', currency: 'EUR', balanceMinor: 12_345 })
    expect((await start(config)).status).toBe(401)
  })

  test('gives anyone a game for fun, where it has one', async () => {
    if (fun === null) return
    const config = await openGame(await launch(id, 'fun'))
    expect(config).toMatchObject({ provider: id, gameId: 'velvet-heirloom', mode: 'fun' })
    expect((await start(config)).body).toMatchObject({ mode: 'fun' })
    // An invented token opens no wallet.
    const forged = { ...config, mode: 'real', ticket: 'a'.repeat(43) }
    expect((await start(forged)).status).toBe(401)
  })

  test('has no home link to another site', async () => {
    if (fun === null) return
    const address = await launch(id, 'fun')
    for (const [name, value] of address.searchParams) {
      if (value.startsWith(SITE_ORIGIN)) address.searchParams.set(name, 'https://evil.test/')
    }
    const response = await fetch(address)
    const text = await response.text()
    expect(text).not.toContain('evil.test')
  })
})

describe.each(
  GAME_PROVIDERS.flatMap(({ id, real, fun }) =>
    [real.call, fun?.call].flatMap((call) =>
      call?.answeredBy.kind === 'server' ? [[id, call.mode, call.answeredBy.path] as const] : [],
    ),
  ),
)('the server of %s for %s', (id, mode, path) => {
  test('answers the operator alone', async () => {
    const way = GAME_PROVIDERS.find((each) => each.id === id)?.[mode]
    const body = JSON.stringify(way?.body(questionOf(id, mode)))
    const headers: Record<string, string>[] = [
      {},
      { 'x-signature': '' },
      { 'x-signature': `t=${it.clock.now()},v1=${'0'.repeat(64)}` },
    ]
    for (const sent of headers) {
      const response = await fetch(`${url}${path}`, { method: 'POST', body, headers: sent })
      expect(response.status).toBe(401)
    }
  })
})

test('the sandbox reads no body larger than its calls have, from any caller', async () => {
  const body = `{"a":"${'x'.repeat(70_000)}"}`
  for (const path of ['/games/api/start', '/games/live/bet', '/quickspin/any', '/psp/payments']) {
    const { status } = await fetch(`${url}${path}`, { method: 'POST', body })
    expect(status, path).toBe(413)
  }
})

test('an aborted body is refused, and does not fill the log', async () => {
  for (const isLengthKnown of [false, true]) {
    const left = new AbortController()
    const body = new ReadableStream({
      pull(controller) {
        if (isLengthKnown) left.abort()
        controller.error(new Error('the caller has left'))
      },
    })
    const answer = await sandbox.fetch(
      new Request(`${url}/quickspin/any`, {
        ...{ method: 'POST', body, duplex: 'half', signal: left.signal },
        headers: isLengthKnown ? { 'content-length': '10' } : {},
      } as RequestInit),
      { remoteAddress: '127.0.0.1' },
    )
    if (!isLengthKnown)
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'MALFORMED_BODY' }])
  }
  expect(errors).toEqual([])
})
