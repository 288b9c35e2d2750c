import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

test('lets so many pass in a window, says how long to wait, and counts each key for itself', () => {
  let now = 1_000
  const { take: limit } = createRateLimiter({ limit: 2, windowMs: 60_000 }, () => now)
  expect([limit('a'), limit('a')]).toEqual([0, 0])
  now += 10_000
  expect(limit('a')).toBe(50_000)
  expect(limit('b')).toBe(0)
  now += 50_000
  expect(limit('a')).toBe(0)
})

test('forgets the oldest keys rather than growing without end', () => {
  const { take: limit } = createRateLimiter({ limit: 1, windowMs: 60_000 }, () => 0)
  limit('first')
  expect(limit('first')).toBeGreaterThan(0)
  for (let n = 0; n < 50_000; n += 1) limit(`key-${n}`)
  expect(limit('first')).toBe(0)
})

test('a clock that was set back locks nobody out until the time from which it came', () => {
  let now = 86_400_000
  const { take: limit } = createRateLimiter({ limit: 1, windowMs: 60_000 }, () => now)
  limit('a')
  expect(limit('a')).toBeGreaterThan(0)
  now = 1_000
  expect(limit('a')).toBe(0)
})
