import { expect, test } from 'vitest'
import { pseudo, pseudoMessages } from './pseudo.ts'
import { pseudoRequest } from './pseudo-request.server.ts'

test('a text stays readable, grows by two fifths, and is in brackets', () => {
  const text = pseudo('Log in to see this page')
  expect(text).toMatch(/^\[Ļ.*\]$/)
  expect(text.length - 2).toBeGreaterThanOrEqual('Log in to see this page'.length * 1.4)
  expect(text).not.toMatch(/[A-Za-z]/)
})

test('placeholders and component tags stay unchanged', () => {
  expect(pseudo('Hi {{name}}, <b>read</b> {{ count }}')).toMatch(
    /^\[Ĥ.*\{\{name\}\}, <b>ŕ.*<\/b> \{\{ count \}\}~*\]$/u,
  )
})

test('a word without vowels is lengthened, too, and groups stay groups', () => {
  expect(pseudoMessages({ a: 'RTP', b: { c: 'x' } })).toEqual({ a: '[ŔŢÞ~~]', b: { c: '[ẋ~]' } })
})

const wish = (path: string, mode: 'demo' | 'live', cookie = '') =>
  pseudoRequest(new Request(`http://site.test${path}`, { headers: { cookie } }), mode)

test('the pseudo-locale is switched in the query, kept in a cookie, and ignored in live mode', () => {
  expect(wish('/en-UN', 'demo')).toEqual({ on: false, cookie: null })
  expect(wish('/en-UN?pseudo=1', 'demo')).toMatchObject({
    on: true,
    cookie: expect.stringContaining('pseudo=1'),
  })
  expect(wish('/en-UN', 'demo', 'theme=dark; pseudo=1').on).toBe(true)
  expect(wish('/en-UN?pseudo=0', 'demo', 'pseudo=1')).toMatchObject({
    on: false,
    cookie: expect.stringContaining('Max-Age=0'),
  })
  expect(wish('/en-UN?pseudo=1', 'live', 'pseudo=1')).toEqual({ on: false, cookie: null })
})
