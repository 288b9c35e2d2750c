import { expect, test } from 'vitest'
import { visitorOf } from './visitor.ts'

const headersOf = (address: string) => new Headers({ 'x-visitor-address': address })

test('only the site in the same process may name the visitor that it calls for', () => {
  expect(visitorOf(headersOf('198.51.100.7'), 'site')).toBe('198.51.100.7')
  expect(visitorOf(headersOf('198.51.100.7'), '203.0.113.9')).toBe('203.0.113.9')
  // Not null: that would be the site itself, without a limit.
  expect(visitorOf(headersOf("x' or 1=1"), 'site')).toBe('unknown')
  expect(visitorOf(new Headers(), 'site')).toBeNull()
})
