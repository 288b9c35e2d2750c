import { expect, test } from 'vitest'
import { isAmountRange, isPageSlug } from './pages.ts'

test('a static page cannot have the address of a page of the site', () => {
  expect([isPageSlug('terms'), isPageSlug('contact-live-chat')]).toEqual([true, true])
  for (const slug of [undefined, '', 'Terms', 'a--b', '-a', 'a/b', 'promo', 'my-account', '401'])
    expect(isPageSlug(slug)).not.toBe(true)
})

test('the maximum amount is not below the minimum', () => {
  expect(isAmountRange({ min: 10, max: 10 })).toBe(true)
  expect(isAmountRange({ min: 10 })).toBe(true)
  expect(isAmountRange(undefined)).toBe(true)
  expect(isAmountRange({ min: 10, max: 9.99 })).not.toBe(true)
  expect(isAmountRange({ min: -1 })).not.toBe(true)
})
