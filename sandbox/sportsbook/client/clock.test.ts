import { afterEach, expect, test, vi } from 'vitest'
import { createBookClock } from './clock.ts'

const NOON = Date.parse('2026-11-30T12:00:00Z')
const at = (ms: number) => new Date(NOON + ms).toISOString()

/** A page that was answered at noon of the book, on a device whose own clock is wrong by this much. */
function aPage(wrongMs = 0) {
  let passed = 500
  vi.useFakeTimers({ now: NOON + wrongMs, toFake: ['Date'] })
  vi.spyOn(performance, 'now').mockImplementation(() => passed)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: 200 }] as never)
  return {
    clock: createBookClock(NOON),
    pass: (ms: number) => {
      passed += ms
    },
  }
}
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([0, -5 * 3_600_000, 30 * 86_400_000])(
  'the time is that of the book, whatever the clock of the device says (%i)',
  (wrongMs) => {
    const { clock, pass } = aPage(wrongMs)
    expect(clock.now()).toBe(NOON + 300)
    pass(60_000)
    expect(clock.now()).toBe(NOON + 60_300)
    // The device is set while the page is open.
    vi.setSystemTime(NOON - wrongMs)
    expect(clock.now()).toBe(NOON + 60_300)
  },
)

test('a later message moves the clock forward, and a delayed one does not move it back', () => {
  const { clock } = aPage()
  clock.syncTo(at(2_000))
  expect(clock.now()).toBe(NOON + 2_000)
  clock.syncTo(at(-2_000))
  expect(clock.now()).toBe(NOON + 2_000)
})

test('the clock follows a book that travels in time, both ways', () => {
  const { clock } = aPage()
  clock.syncTo(at(86_400_000))
  expect(clock.now()).toBe(NOON + 86_400_000)
  clock.syncTo(at(0))
  expect(clock.now()).toBe(NOON)
})
