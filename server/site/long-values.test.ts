import { expect, test } from 'vitest'
import { isTypedForm, withLongValuesCut } from './long-values.ts'

const A_BOOK = 'a'.repeat(1_048_576)

const post = (body: string, headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/en-FI/signup', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'content-length': String(body.length),
      ...headers,
    },
    body,
  })

test('a book in one field is cut, and every other field stays as it was typed', async () => {
  const typed = new URLSearchParams({
    firstName: A_BOOK,
    lastName: 'Mäkinen & söhne',
    email: 'a+b',
  })
  const cut = new URLSearchParams(await (await withLongValuesCut(post(typed.toString()))).text())
  expect(cut.get('firstName')).toBe(A_BOOK.slice(0, 16_384))
  expect(cut.get('lastName')).toBe('Mäkinen & söhne')
  expect(cut.get('email')).toBe('a+b')
})

test('fields without end and names as long as books go no further', async () => {
  const many = Array.from({ length: 2_000 }, (_, no) => `f${no}=1`).join('&')
  expect(new URLSearchParams(await (await withLongValuesCut(post(many))).text()).size).toBe(500)
  expect(await (await withLongValuesCut(post(`${A_BOOK}=1&b=2`))).text()).toBe('b=2')
})

test('keeps address, method and headers but the length', async () => {
  const cut = await withLongValuesCut(post('a=1', { cookie: 'sid=1' }))
  expect([cut.url, cut.method]).toEqual(['http://localhost:3000/en-FI/signup', 'POST'])
  expect(cut.headers.get('cookie')).toBe('sid=1')
  expect(cut.headers.has('content-length')).toBe(false)
})

test.each([
  ['a form', {}, true],
  ['JSON', { 'content-type': 'application/json' }, false],
  ['files', { 'content-type': 'multipart/form-data; boundary=a' }, false],
  ['a length that nobody names', { 'transfer-encoding': 'chunked' }, false],
])('%s is typed: %s', (_, headers: Record<string, string>, typed) => {
  expect(isTypedForm(post('a=1', headers))).toBe(typed)
})
