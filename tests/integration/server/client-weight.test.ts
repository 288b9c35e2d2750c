import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedHeaders } from '#server/site/security-headers.ts'
import { readStaticFiles } from '#server/site/static-files.ts'
import { ORIGIN, openSiteBuild, type SiteBuild } from '#tests/fixtures/site-build.ts'

/** The aim of `npm run bench -- client`: all scripts of a lobby over the wire, headers included. */
const MOST_KB = 130
const LOBBIES = ['routes/casino/lobby', 'routes/live/lobby', 'routes/casino/category']

let site: SiteBuild
const server = createServer()
beforeAll(async () => {
  site = await openSiteBuild()
  const files = await readStaticFiles({
    directory: resolve('build/client'),
    immutablePrefix: '/assets/',
    headers: fixedHeaders(ORIGIN),
  })
  server.on('request', (request, response) => {
    if (!files.serve(request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => server.close())

/** Bytes of the response of a script, as a browser receives it. */
async function weightOf(path: string): Promise<number> {
  const { port } = server.address() as AddressInfo
  const response = await new Promise<IncomingMessage>((done, failed) => {
    const headers = { 'accept-encoding': 'br' }
    get({ host: '127.0.0.1', port, path, headers }, done).on('error', failed)
  })
  expect(response.statusCode, path).toBe(200)
  // The colon and space between a name and its value are as long as the line end used here.
  let bytes = `HTTP/1.1 200 OK\r\n${response.rawHeaders.join('\r\n')}\r\n\r\n`.length
  for await (const part of response) bytes += (part as Buffer).length
  return bytes
}

test.each(LOBBIES)('the scripts of %s weigh no more than their budget', async (lobby) => {
  const { entry, routes, url } = site.build.assets
  const loaded = [entry, ...['root', 'routes/locale/layout', lobby].map((it) => routes[it])]
  const scripts = new Set([url, ...loaded.flatMap((it) => [it?.module, ...(it?.imports ?? [])])])
  const weights = await Promise.all(
    [...scripts].map(async (it) => [it, await weightOf(it ?? '')] as const),
  )
  const whole = weights.reduce((sum, [, bytes]) => sum + bytes, 0)
  expect(whole / 1024, JSON.stringify(weights)).toBeLessThanOrEqual(MOST_KB)
})
