import { expect, test } from 'vitest'
import { mayChangeState } from './origin-guard.ts'

const OURS = ['http://localhost:3000']
const may = (method: string, headers: Record<string, string>) =>
  mayChangeState(method, new Headers(headers), OURS)

test('reading is open to everyone', () => {
  expect(may('GET', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' })).toBe(true)
  expect(may('HEAD', {})).toBe(true)
  expect(may('OPTIONS', { origin: 'https://evil.test' })).toBe(true)
})

test('the site’s own pages may write', () => {
  expect(may('POST', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' })).toBe(
    true,
  )
  expect(may('post', { origin: 'http://localhost:3000' })).toBe(true)
  expect(may('POST', { 'sec-fetch-site': 'same-origin' })).toBe(true)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
  [
    'another port of the same site',
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3100' },
  ],
  ['another port of the same site, without an Origin', { 'sec-fetch-site': 'same-site' }],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ['an opaque origin', { origin: 'null' }],
  ['an origin that only begins like ours', { origin: 'http://localhost:3000.evil.test' }],
  [
    'a forged same-origin with a foreign origin',
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' },
  ],
  ['neither header', {}],
])('a write is refused: %s', (_, headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
    expect(may(method, headers as Record<string, string>)).toBe(false)
  }
})
