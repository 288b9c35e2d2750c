import { describe, expect, test } from 'vitest'
import {
  afterIdle,
  DEFAULT_PLAY_TIME_S,
  type IdleEvent,
  type IdleState,
  idleTimes,
  startIdle,
} from './idle-watch.ts'

const TIMES = idleTimes(DEFAULT_PLAY_TIME_S)
const START = 1_000_000_000
const END = START + TIMES.durationMs

const tick = (at: number, elsewhere: number | null = null): IdleEvent => ({
  type: 'tick',
  at,
  elsewhere,
})
const active = (at: number): IdleEvent => ({ type: 'active', at })
const failed: IdleEvent = { type: 'failed' }
const walk = (...events: IdleEvent[]) =>
  events.reduce((state, event) => afterIdle(state, event, TIMES), startIdle(START))

test.each([
  [1_800, 1_800_000, 180_000],
  [7_200, 7_200_000, 720_000],
])('%i seconds are %i ms with a tick of %i ms (CON-13, LIM-23)', (seconds, durationMs, tickMs) => {
  expect(idleTimes(seconds)).toEqual({ durationMs, tickMs })
})

test.each([
  ['just before the end', [tick(END - 1)], 'watching'],
  ['exactly at the end', [tick(END)], 'idle'],
  ['long after the end, as when the computer was asleep', [tick(END + 86_400_000)], 'idle'],
  ['activity in time', [active(END - 1), tick(END)], 'watching'],
  ['activity in time, then none', [active(END - 1), tick(END - 1 + TIMES.durationMs)], 'idle'],
  ['activity in another tab', [tick(END, END - 1)], 'watching'],
  ['no activity in any tab', [tick(END, START - 5)], 'idle'],
  ['activity in a tab whose clock is ahead', [tick(END, END + 1e12)], 'watching'],
] as const)('%s', (_, events, status) => {
  expect(walk(...events).status).toBe(status)
})

describe('every event in every state', () => {
  const watching: IdleState = startIdle(START)
  const idle: IdleState = { status: 'idle', lastActiveAt: START }
  test.each([
    [active(START + 1), 'watching', 'idle'],
    [tick(START + 1), 'watching', 'idle'],
    [tick(END), 'idle', 'idle'],
    [failed, 'watching', 'watching'],
  ] as const)('%o', (event, fromWatching, fromIdle) => {
    expect(afterIdle(watching, event, TIMES).status).toBe(fromWatching)
    expect(afterIdle(idle, event, TIMES).status).toBe(fromIdle)
  })
})

test('a failed logout is retried at the next check', () => {
  expect(walk(tick(END), failed, tick(END + TIMES.tickMs)).status).toBe('idle')
})

test('a clock set back neither ends a session early nor extends it permanently', () => {
  const back = walk(active(START + 5_000), tick(START - 3_600_000))
  expect(back.status).toBe('watching')
  expect(back.lastActiveAt).toBe(START - 3_600_000)
})
