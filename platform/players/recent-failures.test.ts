import { expect, test } from 'vitest'
import { createRecentFailures } from './recent-failures.ts'

const MINUTE = 60_000
const ADDRESS = '192.0.2.1'

function fromZero(now = 1_000_000) {
  const clock = { now }
  return { begin: createRecentFailures(() => clock.now), clock }
}

test('each failure puts an address further back, and a quarter of an hour later it is as any other', () => {
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

test('a try that has not ended counts as one that fails, until it does not', () => {
  const { begin } = fromZero()
  const tries = [begin(ADDRESS), begin(ADDRESS), begin(ADDRESS)]
  expect(tries.map(({ rank }) => rank)).toEqual([0, 1, 2])
  for (const { end } of tries) end(false)
  expect(begin(ADDRESS).rank).toBe(0)
})

test('the addresses of one IPv6 customer are one', () => {
  const { begin } = fromZero()
  begin('2001:db8:1:2::9').end(true)
  expect(begin('2001:db8:1:2:3:4:5:6').rank).toBe(1)
  expect(begin('2001:db8:1:3::9').rank).toBe(0)
})

test('who does not say where he is stands behind those who did nothing wrong', () => {
  const { begin } = fromZero()
  begin(null).end(true)
  expect(begin(null).rank).toBe(1)
})

test('a clock that was set back forgets', () => {
  const { begin, clock } = fromZero(MINUTE)
  begin(ADDRESS).end(true)
  clock.now = 0
  expect(begin(ADDRESS).rank).toBe(0)
})
