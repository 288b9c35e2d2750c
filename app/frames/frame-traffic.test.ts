import { expect, test } from 'vitest'
import { admit, drop, droppedOf, type FrameTraffic, isMuted, QUIET } from './frame-traffic.ts'

/** This many messages, evenly over this many milliseconds. */
function send(count: number, overMs: number, from: FrameTraffic = QUIET) {
  let traffic = from
  let received = 0
  for (let n = 0; n < count; n += 1) {
    const answer = admit(traffic, traffic === QUIET ? 0 : (n * overMs) / count)
    traffic = answer.traffic
    if (answer.admitted) received += 1
  }
  return { traffic, received }
}

test('a game at its normal rate loses no message', () => {
  const { received, traffic } = send(600, 60_000)
  expect([received, droppedOf(traffic)]).toEqual([600, 0])
})

test('a flood is limited to the rate, and dropped messages are counted', () => {
  const { received, traffic } = send(400, 1_000)
  expect(received).toBeGreaterThanOrEqual(60)
  expect(received).toBeLessThanOrEqual(80)
  expect(traffic.dropped.rate).toBe(400 - received)
})

test('a sustained flood mutes the frame permanently, even for valid messages', () => {
  const { traffic } = send(2_000, 1_000)
  expect(isMuted(traffic)).toBe(true)
  const later = admit(traffic, 3_600_000)
  expect([later.admitted, later.traffic.dropped.muted]).toEqual([false, traffic.dropped.muted + 1])
})

test('a clock that jumps back grants no extra room', () => {
  const { traffic } = send(200, 0)
  expect(admit({ ...traffic, at: 5_000 }, 1_000).admitted).toBe(false)
})

test('reasons are counted separately', () => {
  const traffic = drop(drop(drop(QUIET, 'shape'), 'shape'), 'origin')
  expect(traffic.dropped).toEqual({ origin: 1, shape: 2, rate: 0, muted: 0 })
})
