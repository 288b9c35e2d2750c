import { expect, test } from 'vitest'
import { createRecentFailures } from './recent-failures.ts'

const MINUTE = 60_000
const ADDRESS = '192.0.2.1'

function fromZero(now = 1_000_000) {
  const clock = { now }
  return { begin: createRecentFailures(() => clock.now), clock }
}

test('each failure lowers an address’s rank, for a quarter of an hour', () => {
  const { begin, clock } = fromZero()
  begin(ADDRESS).end(true)
  clock.now += 10 * MINUTE
  const second = begin(ADDRESS)
  expect(second.rank).toBe(1)
  second.end(true)
  expect(begin('192.0.2.2').rank).toBe(0)
  expect(begin(ADDRESS).rank).toBe(2)
  clock.now += 5 * MINUTE
  expect(begin(ADDRESS).rank).toBe(0)
})

test('an unfinished attempt counts as failed, until it succeeds', () => {
  const { begin } = fromZero()
  const tries = [begin(ADDRESS), begin(ADDRESS), begin(ADDRESS)]
  expect(tries.map(({ rank }) => rank)).toEqual([0, 1, 2])
  for (const { end } of tries) end(false)
  expect(begin(ADDRESS).rank).toBe(0)
})

test('the addresses of one IPv6 customer count as one', () => {
  const { begin } = fromZero()
  begin('2001:db8:1:2::9').end(true)
  expect(begin('2001:db8:1:2:3:4:5:6').rank).toBe(1)
  expect(begin('2001:db8:1:3::9').rank).toBe(0)
})

test('an unknown address ranks behind addresses without failures', () => {
  const { begin } = fromZero()
  begin(null).end(true)
  expect(begin(null).rank).toBe(1)
})

test('setting the clock back clears failures', () => {
  const { begin, clock } = fromZero(MINUTE)
  begin(ADDRESS).end(true)
  clock.now = 0
  expect(begin(ADDRESS).rank).toBe(0)
})
