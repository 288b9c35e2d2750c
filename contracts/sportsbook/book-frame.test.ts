import { expect, test } from 'vitest'
import { type BookToSite, parseBookToSite, parseSiteToBook, type SiteToBook } from './book-frame.ts'

const NAVIGATED = { path: '/live', title: 'Live', replace: false }

test.each<BookToSite>([
  { type: 'READY' },
  { type: 'NAVIGATED', payload: NAVIGATED },
  { type: 'LOGIN_WANTED' },
  { type: 'BET_PLACED' },
])('a book may say $type, and the site may not', (message) => {
  expect(parseBookToSite(message)).toBe(message)
  expect(parseSiteToBook(message)).toBeNull()
})

test.each<SiteToBook>([
  { type: 'NAVIGATE', payload: { path: '/' } },
  { type: 'CONTEXT', payload: { context: 'c', session: null, lookOnly: 'blocked' } },
  { type: 'CONTEXT', payload: { context: 'c', session: 's', lookOnly: null } },
  { type: 'PAUSE' },
  { type: 'RESUME' },
])('the site may say $type, and a book may not', (message) => {
  expect(parseSiteToBook(message)).toBe(message)
  expect(parseBookToSite(message)).toBeNull()
})

test.each<[string, unknown]>([
  ['a place without a title', { type: 'NAVIGATED', payload: { path: '/', replace: true } }],
  ['a place with a field too many', { type: 'NAVIGATED', payload: { ...NAVIGATED, url: '/' } }],
  ['an endless path', { type: 'NAVIGATED', payload: { ...NAVIGATED, path: '/'.repeat(421) } }],
  ['an empty path', { type: 'NAVIGATED', payload: { ...NAVIGATED, path: '' } }],
  ['a bet with an amount', { type: 'BET_PLACED', payload: { amount: 1 } }],
])('%s is not part of the contract', (_, message) => {
  expect(parseBookToSite(message)).toBeNull()
})

test('an unknown reason to look only is not part of the contract', () => {
  const payload = { context: 'c', session: null, lookOnly: 'bored' }
  expect(parseSiteToBook({ type: 'CONTEXT', payload })).toBeNull()
})
