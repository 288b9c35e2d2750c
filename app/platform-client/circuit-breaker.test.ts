import { expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

function aBreaker() {
  let now = 1_000_000
  const breaker = createCircuitBreaker({ clock: () => now, threshold: 2, restMs: 2_000 })
  return { breaker, set: (ms: number) => (now = ms), pass: (ms: number) => (now += ms) }
}

test('the breaker opens after the configured failures, then lets one caller try', () => {
  const { breaker, pass } = aBreaker()
  breaker.failed()
  expect(breaker.mayTry()).toBe(true)
  breaker.failed()
  expect(breaker.mayTry()).toBe(false)
  pass(2_000)
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false])
  breaker.succeeded()
  expect(breaker.mayTry()).toBe(true)
})

test('a clock that is set back ends the pause', () => {
  const { breaker, set } = aBreaker()
  breaker.failed()
  breaker.failed()
  expect(breaker.mayTry()).toBe(false)
  set(500_000)
  expect(breaker.mayTry()).toBe(true)
})
