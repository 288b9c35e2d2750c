import { expect, test, vi } from 'vitest'
import { createTravellingClock } from './travelling-clock.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const HOUR = 3_600_000

function aClock() {
  let real = NOON
  const clock = createTravellingClock(() => real)
  return { clock, pass: (ms: number) => (real += ms) }
}

test('the clock keeps running, ahead by the given offset', () => {
  const { clock, pass } = aClock()
  expect(clock.now()).toBe(NOON)
  clock.set({ advanceMs: HOUR })
  clock.set({ advanceMs: HOUR })
  pass(1_000)
  expect(clock.now()).toBe(NOON + 2 * HOUR + 1_000)
  expect(clock.state()).toEqual({
    now: '2026-11-20T14:00:01.000Z',
    nowMs: NOON + 2 * HOUR + 1_000,
    realNow: '2026-11-20T12:00:01.000Z',
    offsetMs: 2 * HOUR,
  })
})

test('the clock moves forward to a moment, and back only by a reset', () => {
  const { clock } = aClock()
  expect(clock.set({ now: '2027-01-01T00:00:00+01:00' })).toMatchObject({ ok: true })
  expect(new Date(clock.now()).toISOString()).toBe('2026-12-31T23:00:00.000Z')
  expect(clock.set({ now: '2026-12-01T00:00:00Z' })).toEqual({ ok: false, refusal: 'OUT_OF_RANGE' })
  expect(clock.set({ now: '2999-01-01T00:00:00Z' })).toEqual({ ok: false, refusal: 'OUT_OF_RANGE' })
  clock.set({ reset: true })
  expect(clock.now()).toBe(NOON)
})

test('listeners are notified each time the clock is set, and at no other time', () => {
  const { clock } = aClock()
  const listener = vi.fn()
  clock.onSet(listener)
  clock.set({ advanceMs: 1 })
  clock.set({ now: '1999-01-01T00:00:00Z' })
  clock.set({ reset: true })
  expect(listener.mock.calls).toEqual([[{ wentBack: false }], [{ wentBack: true }]])
  expect(clock.timesSet()).toBe(2)
})
