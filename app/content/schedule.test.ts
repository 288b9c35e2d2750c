import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInItsTime } from '#schemas/rules/audience.ts'
import { nextMoment } from './schedule.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const at = (seconds: number) => new Date(NOON + seconds * 1_000).toISOString()

test('the next moment is the earliest start or end that is still to come', () => {
  const documents = [
    { startDate: at(-60), endDate: at(90) },
    { startDate: at(30), endDate: null },
    { startDate: null, endDate: at(0) },
  ]
  expect(nextMoment(documents, NOON)).toBe(NOON + 30_000)
  expect(nextMoment(documents, NOON + 30_000)).toBe(NOON + 90_000)
  expect(nextMoment(documents, NOON + 90_000)).toBe(Number.POSITIVE_INFINITY)
  expect(nextMoment([], NOON)).toBe(Number.POSITIVE_INFINITY)
})

test('what is shown does not change before the next moment', () => {
  const date = fc.option(fc.integer({ min: -50, max: 50 }).map(at))
  const documents = fc.array(fc.record({ startDate: date, endDate: date }), { maxLength: 8 })
  fc.assert(
    fc.property(documents, fc.nat(100), (all, share) => {
      const until = Math.min(nextMoment(all, NOON), NOON + 100_000)
      const later = NOON + Math.floor(((until - 1 - NOON) * share) / 100)
      const shown = (now: number) => all.map((it) => isInItsTime(it, now))
      expect(shown(later)).toEqual(shown(NOON))
    }),
  )
})
