import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockAt, eventsOf, shiftMonth, weeksOf } from './calendar.ts'

const document = (startDate: string | null, endDate: string | null, markets: string[] = []) => ({
  startDate,
  endDate,
  markets,
})
const FINLAND = { market: 'FI', timeZone: 'Europe/Helsinki' } as const

test('starts and ends are on the days of the market’s time zone', () => {
  const events = eventsOf(
    [
      document('2026-11-20T23:30:00Z', '2026-12-01T22:00:00Z'),
      document(null, '2026-11-20T10:00:00Z'),
    ],
    FINLAND,
  )
  expect(events.map((it) => [it.change, it.day, it.time])).toEqual([
    ['off', '2026-11-20', '12:00'],
    ['on', '2026-11-21', '01:30'],
    ['off', '2026-12-02', '00:00'],
  ])
})

test('other markets and unreadable dates are omitted', () => {
  expect(eventsOf([document('2026-11-20T00:00:00Z', null, ['CA'])], FINLAND)).toEqual([])
  expect(eventsOf([document('soon', null)], FINLAND)).toEqual([])
})

test('a clock follows the daylight saving time of its zone', () => {
  expect(clockAt(Date.parse('2026-07-01T12:00:00Z'), 'Europe/Helsinki').time).toBe('15:00')
  expect(clockAt(Date.parse('2026-01-01T12:00:00Z'), 'Europe/Helsinki').time).toBe('14:00')
})

test('the weeks of a month start on Monday and hold each of its days once', () => {
  expect(weeksOf('2026-11')[0]?.[0]).toBe('2026-10-26')
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 2100 }),
      fc.integer({ min: 1, max: 12 }),
      (year, m) => {
        const month = `${year}-${String(m).padStart(2, '0')}`
        const days = weeksOf(month).flat()
        const own = days.filter((it) => it.startsWith(month))
        expect(own).toHaveLength(new Date(Date.UTC(year, m, 0)).getUTCDate())
        expect(new Set(days).size).toBe(days.length)
        for (const [monday] of weeksOf(month)) expect(new Date(monday ?? '').getUTCDay()).toBe(1)
      },
    ),
  )
})

test('months roll over the year', () => {
  expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})
