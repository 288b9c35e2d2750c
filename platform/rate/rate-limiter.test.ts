import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

test('allows a number of requests per window, says how long to wait, and counts each key separately', () => {
  let now = 1_000
  const { take: limit } = createRateLimiter({ limit: 2, windowMs: 60_000 }, () => now)
  expect([limit('a'), limit('a')]).toEqual([0, 0])
  now += 10_000
  expect(limit('a')).toBe(50_000)
  expect(limit('b')).toBe(0)
  now += 50_000
  expect(limit('a')).toBe(0)
})

test('drops the oldest keys instead of growing without bound', () => {
  const { take: limit } = createRateLimiter({ limit: 1, windowMs: 60_000 }, () => 0)
  limit('first')
  expect(limit('first')).toBeGreaterThan(0)
  for (let n = 0; n < 50_000; n += 1) limit(`key-${n}`)
  expect(limit('first')).toBe(0)
})

test('a clock set back locks no one out until its former time', () => {
  let now = 86_400_000
  const { take: limit } = createRateLimiter({ limit: 1, windowMs: 60_000 }, () => now)
  limit('a')
  expect(limit('a')).toBeGreaterThan(0)
  now = 1_000
  expect(limit('a')).toBe(0)
})
