import { expect, test } from 'vitest'
import { AnonymousBudget } from './picture-cache.ts'

function spentBy(budget: AnonymousBudget, address: string, most = 1_000): number {
  for (let spent = 0; spent < most; spent += 1) {
    try {
      budget.spend(address)
    } catch (error) {
      expect(error).toMatchObject({ status: 429, details: { retryAfter: expect.any(Number) } })
      return spent
    }
  }
  return most
}

test('a client that has used up its budget leaves the others theirs, and regains it over time', () => {
  let now = 0
  const budget = new AnonymousBudget(() => now)
  const share = spentBy(budget, '192.0.2.1')
  expect(share).toBe(48)
  expect(spentBy(budget, '192.0.2.2')).toBe(share)
  now += 9_999
  expect(spentBy(budget, '192.0.2.1')).toBe(0)
  now += 1
  expect(spentBy(budget, '192.0.2.1')).toBe(1)
  now += 3_600_000
  expect(spentBy(budget, '192.0.2.1')).toBe(share)
})

test('an IPv6 network counts as one client', () => {
  const budget = new AnonymousBudget(() => 0)
  expect(spentBy(budget, '2001:db8:1:2::1')).toBe(48)
  expect(spentBy(budget, '2001:db8:1:2:ffff::9')).toBe(0)
  expect(spentBy(budget, '2001:db8:1:3::1')).toBe(48)
})

test('all anonymous clients together have a budget as well', () => {
  const budget = new AnonymousBudget(() => 0)
  let all = 0
  for (let n = 0; n < 100; n += 1) all += spentBy(budget, `198.51.100.${n}`)
  expect(all).toBe(600)
})
