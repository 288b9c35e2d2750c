import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningLake, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'

let running: RunningLake
let browser: Browser

/** A page with a real URL: browsers give no others access to the local network. */
const studio = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html')
  response.end('<!doctype html><title>Studio</title>')
})
let studioOrigin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', () => resolve()))
  studioOrigin = `http://localhost:${(studio.address() as AddressInfo).port}`
  running = await startLake({ studioOrigin })
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run', '--disable-quic'],
  })
})
afterAll(async () => {
  await browser.close()
  await running.stop()
  studio.close()
})

async function studioPage() {
  const page = await browser.newPage()
  await page.goto(`${studioOrigin}/`)
  return page
}

test('a page of the Studio has twenty streams over HTTP/1.1 and can still ask and write', async () => {
  const page = await studioPage()
  const outcome = await page.evaluate(
    async ({ base, token }) => {
      const headers = { authorization: `Bearer ${token}` }
      const opened = Array.from({ length: 20 }, async (_, n) => {
        const address = `${base}/v2025-02-19/data/listen/production?query=*&includeResult=true&n=${n}`
        const response = await fetch(address, {
          headers: { ...headers, accept: 'text/event-stream' },
        })
        const reader = response.body?.getReader()
        const decoder = new TextDecoder()
        let text = ''
        while (!text.includes('event: mutation')) {
          const part = await reader?.read()
          if (!part || part.done) break
          text += decoder.decode(part.value)
          if (text.includes('event: welcome')) dispatchEvent(new CustomEvent(`welcome-${n}`))
        }
        return text
      })
      await Promise.all(
        opened.map(
          (_, n) =>
            new Promise((resolve) => addEventListener(`welcome-${n}`, resolve, { once: true })),
        ),
      )
      const answer = await fetch(`${base}/v2025-02-19/data/mutate/production`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ mutations: [{ create: { _id: 'from-page', _type: 'note' } }] }),
      })
      const texts = await Promise.all(opened)
      return {
        status: answer.status,
        received: texts.filter((it) => it.includes('from-page')).length,
      }
    },
    { base: `http://playhouse.localhost:${running.port}`, token: TOKEN },
  )
  await page.close()
  expect(outcome).toEqual({ status: 200, received: 20 })
})

test('a page receives live events by the EventSource of the browser, without a token', async () => {
  const page = await studioPage()
  const received = page.evaluate(
    (base) =>
      new Promise<string>((resolve) => {
        const source = new EventSource(`${base}/v2025-02-19/data/live/events/production`)
        source.addEventListener('welcome', () => dispatchEvent(new CustomEvent('ready')))
        source.addEventListener('message', (event) => resolve(String(event.data)))
        addEventListener('ready', () => document.body.append('ready'))
      }),
    `http://playhouse.localhost:${running.port}`,
  )
  await page.getByText('ready').waitFor()
  await running.client.create({ _id: 'live-from-page', _type: 'note' })
  expect(await received).toContain('s1:note')
  await page.close()
})

test('a ticket is valid once, and only for what its owner may see', async () => {
  const address = `${running.url.replace('127.0.0.1', 'localhost')}/v1/data/listen/production?query=*`
  const ask = (url: string, headers: Record<string, string>) =>
    running.lake.fetch(new Request(url, { headers }), { remoteAddress: '127.0.0.1' })
  const redirected = await ask(address, { origin: studioOrigin, authorization: `Bearer ${TOKEN}` })
  expect(redirected.status).toBe(307)
  const location = redirected.headers.get('location') ?? ''
  expect(location).toMatch(/^http:\/\/s[0-9a-f]{12}\.localhost:\d+\//)
  expect(location).not.toContain(TOKEN)
  const preflight = await running.lake.fetch(
    new Request(location, { method: 'OPTIONS', headers: { origin: 'null' } }),
    { remoteAddress: '127.0.0.1' },
  )
  expect(preflight.headers.get('access-control-allow-origin')).toBe('null')
  const first = await ask(location, { origin: 'null' })
  expect(first.status).toBe(200)
  expect(first.headers.get('access-control-allow-origin')).toBe('null')
  await first.body?.cancel()
  const second = await ask(location, { origin: 'null' })
  expect(second.status).toBe(401)
  expect(second.headers.get('access-control-allow-origin')).toBeNull()
  const forged = await ask(location.replace(/__ticket=.*/, '__ticket=x'), { origin: 'null' })
  expect(forged.status).toBe(401)
  // Clients that are not browsers are answered at the same URL.
  const direct = await ask(address, { authorization: `Bearer ${TOKEN}` })
  expect(direct.status).toBe(200)
  await direct.body?.cancel()
})
