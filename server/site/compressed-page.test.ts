import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressedPage } from './compressed-page.ts'

const PAGE = '<!doctype html><p>Käynnissä nyt</p>'.repeat(50)
const answered = (headers: Record<string, string> = {}, type = 'text/html; charset=utf-8') =>
  compressedPage(
    new Request('https://site.example/fi-FI/sportsbook', {
      headers: { 'accept-encoding': 'gzip, br', ...headers },
    }),
    new Response(PAGE, { headers: { 'content-type': type, vary: 'Cookie' } }),
  )

test('a page that no cache stores is compressed in an encoding that the client accepts', async () => {
  const br = await answered()
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(br.headers.get('vary')).toBe('Cookie, Accept-Encoding')
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(PAGE)
  const gzip = await answered({ 'accept-encoding': 'gzip' })
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(PAGE)
  const plain = await answered({ 'accept-encoding': 'identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(PAGE)
})

test.each([{ cookie: 'sid=abc' }, { cookie: 'consent=1; __Host-idToken=abc' }])(
  'a page of a player is not compressed, since its length could reveal secrets (%o)',
  async (headers) => {
    const response = await answered(headers)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe(PAGE)
  },
)

test('a response that is not a page is not compressed', async () => {
  expect((await answered({}, 'application/json')).headers.get('content-encoding')).toBeNull()
})
