import { expect, test } from 'vitest'
import { isLongForm, withLongValuesCut } from './long-values.ts'

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

test('an overlong value is cut, and every other field stays as it was typed', async () => {
  const typed = new URLSearchParams({
    firstName: A_BOOK,
    lastName: 'Mäkinen & söhne',
    email: 'a+b',
  })
  const cut = new URLSearchParams(await (await withLongValuesCut(post(typed.toString()))).text())
  expect(cut.get('firstName')).toBe(A_BOOK.slice(0, 4_200))
  expect(cut.get('lastName')).toBe('Mäkinen & söhne')
  expect(cut.get('email')).toBe('a+b')
})

test('overlong values in every field are cut to a form that a call can carry', async () => {
  const names = ['firstName', 'lastName', 'email', 'password', 'street', 'city']
  const typed = new URLSearchParams(names.map((name) => [name, '€'.repeat(50_000)]))
  const cut = new URLSearchParams(await (await withLongValuesCut(post(typed.toString()))).text())
  expect([...cut.keys()]).toEqual(names)
  const bytes = [...cut.values()].reduce((sum, it) => sum + Buffer.byteLength(it), 0)
  expect(bytes).toBeLessThanOrEqual(12_000)
  expect(bytes).toBeGreaterThan(6_000)
})

test('a form that is long only because of its encoding is unchanged', async () => {
  const typed = new URLSearchParams({ text: '语'.repeat(1_500), more: 'a' }).toString()
  expect(typed.length).toBeGreaterThan(12_000)
  expect(await (await withLongValuesCut(post(typed))).text()).toBe(typed)
})

test('surplus fields and fields with overlong names are dropped', async () => {
  const many = Array.from({ length: 2_000 }, (_, no) => `f${no}=1`).join('&')
  expect(new URLSearchParams(await (await withLongValuesCut(post(many))).text()).size).toBe(500)
  expect(await (await withLongValuesCut(post(`${A_BOOK}=1&b=2`))).text()).toBe('b=2')
})

test('a field after the first five hundred is not read', async () => {
  const many = `${`${'n'.repeat(300)}=1&`.repeat(500)}b=2`
  expect(await (await withLongValuesCut(post(many))).text()).toBe('')
})

test('the request keeps its address, method and headers, except the length', async () => {
  const cut = await withLongValuesCut(post('a=1', { cookie: 'sid=1' }))
  expect([cut.url, cut.method]).toEqual(['http://localhost:3000/en-FI/signup', 'POST'])
  expect(cut.headers.get('cookie')).toBe('sid=1')
  expect(cut.headers.has('content-length')).toBe(false)
})

test.each([
  ['an overlong value', {}, true],
  ['JSON', { 'content-type': 'application/json' }, false],
  ['files', { 'content-type': 'multipart/form-data; boundary=a' }, false],
  ['an unknown length', { 'transfer-encoding': 'chunked' }, false],
  ['a short length', { 'content-length': '100' }, false],
])('%s is a long form: %s', (_, headers: Record<string, string>, long) => {
  expect(isLongForm(post(`a=${A_BOOK}`, headers))).toBe(long)
})
