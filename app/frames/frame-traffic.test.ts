import { expect, test } from 'vitest'
import { admit, drop, droppedOf, type FrameTraffic, isMuted, QUIET } from './frame-traffic.ts'

/** This many messages, evenly over this many milliseconds. */
function send(count: number, overMs: number, from: FrameTraffic = QUIET) {
  let traffic = from
  let heard = 0
  for (let n = 0; n < count; n += 1) {
    const answer = admit(traffic, traffic === QUIET ? 0 : (n * overMs) / count)
    traffic = answer.traffic
    if (answer.admitted) heard += 1
  }
  return { traffic, heard }
}

test('a game that plays is heard whole', () => {
  const { heard, traffic } = send(600, 60_000)
  expect([heard, droppedOf(traffic)]).toEqual([600, 0])
})

test('a flood is cut to the rate, and what was cut is counted', () => {
  const { heard, traffic } = send(400, 1_000)
  expect(heard).toBeGreaterThanOrEqual(60)
  expect(heard).toBeLessThanOrEqual(80)
  expect(traffic.dropped.rate).toBe(400 - heard)
})

test('after a flood that went on nobody listens, also to what is right', () => {
  const { traffic } = send(2_000, 1_000)
  expect(isMuted(traffic)).toBe(true)
  const later = admit(traffic, 3_600_000)
  expect([later.admitted, later.traffic.dropped.muted]).toEqual([false, traffic.dropped.muted + 1])
})

test('a clock that jumps back gives no room', () => {
  const { traffic } = send(200, 0)
  expect(admit({ ...traffic, at: 5_000 }, 1_000).admitted).toBe(false)
})

test('reasons are counted apart', () => {
  const traffic = drop(drop(drop(QUIET, 'shape'), 'shape'), 'origin')
  expect(traffic.dropped).toEqual({ origin: 1, shape: 2, rate: 0, muted: 0 })
})
