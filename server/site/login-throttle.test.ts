import { expect, test } from 'vitest'
import { createLoginThrottle } from './login-throttle.ts'

const MINUTE = 60_000
const ADDRESS = '192.0.2.1'

function aThrottle({ limit = 10, failed = 1_000 } = {}) {
  let now = 1_000_000
  const limits = {
    signIn: { limit, windowMs: MINUTE },
    failed: { limit: failed, windowMs: 1_000 },
  }
  const throttle = createLoginThrottle(limits, () => now)
  return {
    throttle,
    /** An attempt that ends at once; returns how long it has to wait instead. */
    knock(address = ADDRESS, isWrong = false) {
      const admitted = throttle.admit(address)
      if (typeof admitted === 'number') return admitted
      admitted.end(isWrong)
      return 0
    },
    wait(ms: number) {
      now += ms
    },
  }
}

test('an address may try three times at once and ten times a minute', () => {
  const { knock, wait } = aThrottle()
  const tries = () => [1, 2, 3, 4].map(() => knock())
  for (let burst = 0; burst < 3; burst += 1) {
    expect(tries()).toEqual([0, 0, 0, 6_000])
    wait(6_000)
  }
  expect(tries().slice(0, 3)).toEqual([0, MINUTE - 18_000, MINUTE - 18_000])
  wait(MINUTE - 18_000)
  expect(knock()).toBe(0)
})

test('an address that retries while it waits does not wait longer', () => {
  const { knock, wait } = aThrottle()
  for (let n = 0; n < 20; n += 1) knock()
  wait(4_000)
  expect(knock()).toBe(2_000)
  wait(2_000)
  expect(knock()).toBe(0)
})

test('setting the clock back opens the throttle', () => {
  const { knock, wait } = aThrottle({ limit: 1 })
  expect([knock(), knock()]).toEqual([0, 6_000])
  wait(-1)
  expect(knock()).toBe(0)
})

test('addresses are throttled separately, and an IPv6 customer counts as one', () => {
  const { knock } = aThrottle({ limit: 1 })
  expect([knock(), knock('192.0.2.2')]).toEqual([0, 0])
  expect(knock('2001:db8:1:2::1')).toBe(0)
  expect(knock('2001:db8:1:2::2')).toBeGreaterThan(0)
})

test('recently failed addresses share their tries per second, and others do not wait for them', () => {
  const { knock, wait } = aThrottle({ failed: 2 })
  const bots = ['198.51.100.1', '198.51.100.2', '198.51.100.3']
  for (const bot of bots) expect(knock(bot, true)).toBe(0)
  expect(bots.map((it) => knock(it, true))).toEqual([0, 0, 2_000])
  expect(knock(ADDRESS)).toBe(0)
  wait(1_000)
  expect(knock('198.51.100.3', true)).toBe(0)
})

test('an address without a failure has a better rank than one that has failed', () => {
  const { throttle, knock } = aThrottle()
  knock(ADDRESS)
  expect(throttle.admit(ADDRESS)).toMatchObject({ rank: 0 })
  knock('192.0.2.2', true)
  expect(throttle.admit('192.0.2.2')).toMatchObject({ rank: 1 })
})
