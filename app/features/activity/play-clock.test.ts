import { describe, expect, test } from 'vitest'
import type { ActivityTimer } from '#contracts/player-api/activity.ts'
import {
  CHECK_EVERY_MS,
  lockedForMs,
  minutesPlayed,
  nextLookMs,
  nextPlayClock,
  STOPPED,
} from './play-clock.ts'

const timer = (remainingMs: number, lockedUntil: string | null = null): ActivityTimer => ({
  minutesRemaining: Math.ceil(remainingMs / 60_000),
  remainingMs,
  running: remainingMs > 0,
  lockedUntil,
  durationMs: 1_800_000,
  tickMs: 180_000,
})
const SUMMARY = {
  ...{ turnover: 5, winnings: 2.5, delta: -2.5, currency: 'EUR' },
  since: '2026-11-20T12:00:00.000Z',
  at: '2026-11-20T12:30:30.000Z',
}
const hearing = (remainingMs: number, summary: typeof SUMMARY | null = null) =>
  nextPlayClock(STOPPED, { type: 'answered', answer: { timer: timer(remainingMs), summary } })

describe('the loop', () => {
  test.each([
    [1_800_000, CHECK_EVERY_MS],
    [60_001, CHECK_EVERY_MS],
    [59_999, 59_999],
    [1, 1],
  ])('with %i ms left looks again in %i ms', (left, next) => {
    expect(nextLookMs(hearing(left))).toBe(next)
  })

  test('stops with the check and with the session, and continues after an answer', () => {
    const expired = hearing(0, SUMMARY)
    expect([expired.status, nextLookMs(expired)]).toEqual(['expired', null])
    expect(nextLookMs(nextPlayClock(expired, { type: 'signed-out' }))).toBeNull()
    const answered = { type: 'answered', answer: { timer: timer(60_000), summary: null } } as const
    expect(nextPlayClock(expired, answered).status).toBe('running')
  })

  test('retries figures that did not arrive, and keeps those that did', () => {
    expect(nextLookMs(hearing(0))).toBeGreaterThan(0)
    const answer = { timer: timer(0), summary: null }
    expect(nextPlayClock(hearing(0, SUMMARY), { type: 'answered', answer })).toMatchObject({
      status: 'expired',
      summary: SUMMARY,
    })
  })
})

test('a market’s remaining break is counted by the platform’s clock', () => {
  const expired = (lockedUntil: string | null) =>
    lockedForMs({ status: 'expired', timer: timer(0, lockedUntil), summary: SUMMARY })
  expect(expired('2026-11-20T12:35:00.000Z')).toBe(270_000)
  expect(expired('2026-11-20T12:30:00.000Z')).toBe(0)
  expect(expired(null)).toBe(0)
  expect(minutesPlayed(SUMMARY)).toBe(30)
})
