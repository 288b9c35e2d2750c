import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#platform/db/open-database.ts'
import { putPreparedData } from '#tests/fixtures/prepared-data.ts'
import { type Running, ready, startServer } from '#tests/fixtures/product-process.ts'

/** The built server as its users start it; `npm test` builds it first. */
let scratch: string

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'playhouse-life-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

/** Without content: these tests are about starting and stopping. */
const PARTS = { PLAYHOUSE_PARTS: 'site,platform' }

async function run(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, ['dist/node/main.mjs', ...args], {
    env: {
      ...{ NODE_ENV: 'production', PATH: process.env.PATH ?? '' },
      ...{ PLAYHOUSE_DATA: join(scratch, 'empty'), ...env },
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { code, text }
}

describe('a wrong environment', () => {
  test('is listed completely, with exit code 78', async () => {
    const { code, text } = await run({ SITE_PORT: 'x', PLAYHOUSE_MODE: 'sometimes' })
    expect(code).toBe(78)
    expect(text).toContain('SITE_PORT')
    expect(text).toContain('PLAYHOUSE_MODE')
    expect(text).not.toMatch(/\n\s+at /)
  })

  test('live mode names everything that is missing', async () => {
    const { code, text } = await run({ PLAYHOUSE_MODE: 'live' })
    expect(code).toBe(78)
    for (const name of ['DATABASE_URL', 'SESSION_SECRET', 'PUBLIC_ORIGIN', 'RELAX_SECRET']) {
      expect(text).toContain(name)
    }
  })
})

test('a taken port is one line that names the variable to set', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, text } = await run({ ...PARTS, PLATFORM_PORT: '0', SITE_PORT: String(port) })
  taken.close()
  expect(code).toBe(1)
  expect(text.trim().split('\n')).toEqual([
    `Port ${port} for the site is taken: set SITE_PORT to another port.`,
  ])
})

describe('a running server', () => {
  let data: string
  let running: Running
  let prepared: { code: number | null; text: string; jobs: number; players: number }

  beforeAll(async () => {
    data = join(scratch, 'data')
    await putPreparedData(data)
    const parts = { PLAYHOUSE_DATA: data, PLAYHOUSE_PARTS: 'platform,lake,sandbox' }
    const done = await run(parts, '--prepare')
    const db = await openDatabase({ dataDir: join(data, 'database') })
    const count = async (of: string) =>
      (await db.query<{ n: number }>(`select count(*)::int as n from ${of}`))[0]?.n ?? -1
    prepared = {
      ...done,
      jobs: await count(`platform.job where kind = 'reconcile'`),
      players: await count('platform.player'),
    }
    await db.close()
    running = await startServer({
      PLAYHOUSE_DATA: data,
      PLAYHOUSE_PARTS: 'site,platform,lake,sandbox',
    })
    await ready(running)
  })

  test('was prepared without a job: nothing that it calls is reachable then', () => {
    expect(prepared).toMatchObject({ code: 0, jobs: 0 })
    expect(prepared.players).toBeGreaterThan(0)
    // Functions are dropped where the data comes from an older build.
    const logged = prepared.text.split('\n').filter((line) => line.includes('"level"'))
    expect(logged.filter((line) => !line.includes('functions_dropped'))).toEqual([])
  })

  test('reports that it is alive, and the state of each part', async () => {
    const site = `http://127.0.0.1:${running.ports.site}`
    expect(await (await fetch(`${site}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`${site}/readyz`)).json()).toEqual({
      status: 'ready',
      parts: {
        site: 'ready',
        database: 'ready',
        platform: 'ready',
        lake: 'ready',
        sandbox: 'ready',
      },
    })
  })

  test('refuses cross-origin posts, and methods that are not used', async () => {
    const site = `http://127.0.0.1:${running.ports.site}`
    const foreign = await fetch(`${site}/en-UN/login`, {
      method: 'POST',
      headers: { origin: 'https://evil.test' },
      body: 'a=b',
    })
    expect(foreign.status).toBe(403)
    expect(await foreign.json()).toMatchObject({ code: 'ORIGIN_REFUSED', validationErrors: [] })
    // The sandbox's frames are on another port of this host; a browser may omit the Origin header.
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const beside = await fetch(`${site}/en-UN/login`, {
        method,
        headers: { 'sec-fetch-site': 'same-site' },
        body: 'a=b',
      })
      expect(beside.status, method).toBe(403)
      expect(await beside.json(), method).toMatchObject({ code: 'ORIGIN_REFUSED' })
    }
    expect((await fetch(`${site}/en-UN`, { method: 'OPTIONS' })).status).toBe(405)
    expect((await fetch(`${site}/en-UN`, { method: 'PROPFIND' })).status).toBe(405)
    expect(await postAlone(running.ports.site, '/en-UN/login', 'a'.repeat(3_000_000))).toBe(413)
  })

  test('answers a body of unknown length on every listener: a clear refusal, never a fault', async () => {
    const chunked = (size: number) =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('a'.repeat(size)))
          controller.close()
        },
      })
    const post = async (port: number, path: string, size: number) =>
      (
        await fetch(`http://127.0.0.1:${port}${path}`, {
          method: 'POST',
          headers: {
            origin: `http://localhost:${running.ports.site}`,
            'content-type': 'application/json',
          },
          body: chunked(size),
          duplex: 'half',
        } as RequestInit)
      ).status
    const { site, platform, sandbox, lake } = running.ports
    for (const [port, path] of [
      [site, '/en-UN/login'],
      [platform, '/identity/sign_in'],
      [sandbox, '/games/api/play'],
      [lake, '/v2025-02-19/data/query/production'],
    ] as const) {
      const status = await post(port, path, 10)
      expect([path, status >= 400 && status < 500]).toEqual([path, true])
    }
  })

  test('sends the security headers with every type of response', async () => {
    const site = `http://127.0.0.1:${running.ports.site}`
    for (const path of [
      '/en-UN',
      '/en-UN/nothing',
      '/healthz',
      '/favicon.svg',
      '/studio',
      '/nope',
    ]) {
      const { headers } = await fetch(site + path, { redirect: 'manual' })
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    }
    // What frames, and what may use the camera, is asked of documents only.
    const page = await fetch(`${site}/en-UN`)
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? []
    const { headers: ofScript } = await fetch(site + script)
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    expect(ofScript.get('x-frame-options')).toBeNull()
    expect(ofScript.get('cross-origin-resource-policy')).toBe('same-origin')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  })

  test('a second one on the same folder is refused in one line', async () => {
    const beside = { PLAYHOUSE_DATA: data, PLAYHOUSE_PARTS: 'platform', PLATFORM_PORT: '0' }
    const { code, text } = await run(beside)
    expect(code).toBe(1)
    expect(text.trim().split('\n')).toHaveLength(1)
    expect(text).toMatch(/in use|another process/)
  })

  test('stops cleanly on a signal, and its folder opens again', async () => {
    running.child.kill('SIGINT')
    expect(await running.stopped).toEqual({ code: 0, signal: null })
    const again = await startServer({
      PLAYHOUSE_DATA: data,
      PLAYHOUSE_PARTS: 'site,platform,lake,sandbox',
    })
    await ready(again)
    again.child.kill('SIGTERM')
    expect((await again.stopped).code).toBe(0)
  })
})

/** Posts on a separate connection: the server closes one whose body it does not read to the end. */
function postAlone(port: number, path: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        path,
        host: '127.0.0.1',
        method: 'POST',
        agent: false,
        headers: {
          origin: `http://localhost:${port}`,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': body.length,
        },
      },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
