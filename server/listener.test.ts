import http, { type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LANGUAGES } from '#markets/languages.ts'
import { Listener, remoteAddress, serveFetch } from './listener.ts'

let listener: Listener
beforeEach(async () => {
  listener = await Listener.bind({ name: 'test', address: '127.0.0.1', port: 0, variable: 'PORT' })
  const app = new Hono()
  const onError = () => Response.json({ code: 'BODY_TOO_LARGE' }, { status: 413 })
  app.use('*', bodyLimit({ maxSize: 1_024, onError }))
  app.all('*', async (c) => c.text(String((await c.req.text()).length)))
  listener.attach(serveFetch(async (request) => app.fetch(request), 0))
})
afterEach(() => listener.close(0))

const from = (forwarded: string | undefined, hops: number) =>
  remoteAddress(
    {
      socket: { remoteAddress: '10.0.0.1' },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    } as unknown as IncomingMessage,
    hops,
  )

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8::1]:51234', '2001:db8::1'],
  // Anything that is not an address is unknown: it must not count as the site itself, which has no limit.
  ['site', 'unknown'],
  ['203.0.113.9, page-cache', 'unknown'],
  ['300.1.1.1', 'unknown'],
  [undefined, '10.0.0.1'],
])('behind one proxy, %s comes from %s', (forwarded, address) => {
  expect(from(forwarded, 1)).toBe(address)
})

test('without a trusted proxy the forwarded address is ignored', () => {
  expect(from('203.0.113.9', 0)).toBe('10.0.0.1')
})

/** Sends bodies over one connection, one after the other. */
async function sendAll(sizes: readonly [bytes: number, announced: boolean][]): Promise<string[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const answers: string[] = []
  for (const [bytes, announced] of sizes) {
    answers.push(
      await new Promise((resolve) => {
        const request = http.request(
          {
            ...{ agent, port: listener.port, host: '127.0.0.1', method: 'POST' },
            headers: announced ? { 'content-length': bytes } : {},
          },
          async (answer) => resolve(`${answer.statusCode} ${await text(answer)}`),
        )
        request.on('error', (error: NodeJS.ErrnoException) => resolve(`failed: ${error.code}`))
        request.end(Buffer.alloc(bytes, 'a'))
      }),
    )
  }
  agent.destroy()
  return answers
}

test.each([true, false])(
  'a body over the limit gets 413, and later requests are answered (announced: %s)',
  async (announced) => {
    const refused = '413 {"code":"BODY_TOO_LARGE"}'
    const answers = await sendAll([
      [10, true],
      [2_000, announced],
      [11, true],
      [4_000_000, announced],
      [12, true],
    ])
    expect(answers).toEqual(['200 10', refused, '200 11', refused, '200 12'])
  },
)

test('a request with 20 KB of foreign cookies is answered as usual', async () => {
  const cookie = Array.from({ length: 200 }, (_, n) => `other${n}=${'x'.repeat(100)}`).join('; ')
  const answer = await fetch(`http://127.0.0.1:${listener.port}/`, { headers: { cookie } })
  expect([answer.status, await answer.text()]).toEqual([200, '0'])
})

test('a request with more cookies gets a page that clears them, in every language', async () => {
  const socket = connect(listener.port, '127.0.0.1')
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\nCookie: a=b; ${'c=d; '.repeat(80_000)}\r\n\r\n`)
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 431 .*\r\n/)
  expect(answer).toContain('Clear-Site-Data: "cookies"')
  for (const { tag } of Object.values(LANGUAGES)) {
    const section = new RegExp(`lang="(?:${tag}|${tag.split('-')[0]})"><h1>[^<]+</h1><p>[^<]+</p>`)
    expect(answer).toMatch(section)
  }
})

test('an address that is too long is refused without clearing cookies', async () => {
  const socket = connect(listener.port, '127.0.0.1')
  socket.write(`GET /?${'x=y;'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\nCookie: a=b; c=d\r\n\r\n`)
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 431 /)
  expect(answer).not.toContain('Clear-Site-Data')
})

test('a request that is not HTTP is refused', async () => {
  const socket = connect(listener.port, '127.0.0.1')
  socket.write('no request at all\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
})
