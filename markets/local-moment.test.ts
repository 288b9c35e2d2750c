import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, dayStart, isDay, localDay, momentOf, toLocal } from './local-moment.ts'

test.each([
  ['2026-11-27T18:00', 'Europe/Helsinki', '2026-11-27T16:00:00Z'],
  ['2026-07-01T00:30', 'Europe/Helsinki', '2026-06-30T21:30:00Z'],
  ['2026-11-27T18:00', 'America/Toronto', '2026-11-27T23:00:00Z'],
  ['2026-03-29T04:30', 'Europe/Helsinki', '2026-03-29T01:30:00Z'],
  ['2026-02-28T23:59', 'UTC', '2026-02-28T23:59:00Z'],
])('%s in %s is %s', (local, zone, utc) => {
  expect(momentOf(local, zone)).toBe(Date.parse(utc))
})

test.each(['', 'tomorrow', '2026-02-31T10:00', '2026-1-1T1:1', "2026-11-27T18:00'--"])(
  '%j is not a moment',
  (local) => expect(momentOf(local, 'UTC')).toBeNull(),
)

test('a moment survives conversion to local time and back, except in an hour that occurs twice', () => {
  const zone = fc.constantFrom('UTC', 'Europe/Helsinki', 'America/St_Johns', 'Pacific/Auckland')
  fc.assert(
    fc.property(fc.integer({ min: 1_790_000_000, max: 1_830_000_000 }), zone, (seconds, tz) => {
      const moment = Math.floor(seconds / 60) * 60_000
      const back = momentOf(toLocal(moment, tz), tz)
      expect([0, 3_600_000]).toContain(Math.abs((back ?? Number.NaN) - moment))
    }),
  )
})

test.each([
  ['2026-11-23T10:00:00Z', 6, 'Europe/Helsinki', '2027-05-23T09:00:00.000Z'],
  ['2026-08-31T21:30:00Z', 6, 'Europe/Helsinki', '2027-02-28T22:30:00.000Z'],
  ['2026-08-31T10:00:00Z', 6, 'UTC', '2027-02-28T10:00:00.000Z'],
  ['2024-02-29T10:00:00Z', 12, 'UTC', '2025-02-28T10:00:00.000Z'],
  // Half past two does not exist on that day: never earlier than requested.
  ['2026-09-29T00:30:00Z', 6, 'Europe/Berlin', '2027-03-29T00:30:00.000Z'],
  ['2026-09-28T00:30:00Z', 6, 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
  // Half past two occurs twice on that day.
  ['2026-04-25T00:30:00Z', 6, 'Europe/Berlin', '2026-10-25T01:30:00.000Z'],
])('%s and %i months in %s is %s', (from, months, zone, end) => {
  expect(new Date(addMonths(Date.parse(from), months, zone)).toISOString()).toBe(end)
})

describe('a day', () => {
  const iso = (day: string, timeZone: string) => new Date(dayStart(day, timeZone)).toISOString()

  test.each([
    ['2026-11-20', 'Europe/Helsinki', '2026-11-19T22:00:00.000Z'],
    // 23 and 25 hours long.
    ['2026-03-29', 'Europe/Helsinki', '2026-03-28T22:00:00.000Z'],
    ['2026-03-30', 'Europe/Helsinki', '2026-03-29T21:00:00.000Z'],
    ['2026-10-25', 'Europe/Helsinki', '2026-10-24T21:00:00.000Z'],
    ['2026-10-26', 'Europe/Helsinki', '2026-10-25T22:00:00.000Z'],
    // Clocks go forward from midnight to one: there is no midnight.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    // Clocks go back from midnight to eleven on the previous day.
    ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
    // Clocks go back from one to midnight: there are two midnights.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    ['2026-11-20', 'Asia/Kolkata', '2026-11-19T18:30:00.000Z'],
    ['2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z'],
  ])('%s in %s begins at %s', (day, timeZone, start) => {
    expect(iso(day, timeZone)).toBe(start)
    expect(localDay(dayStart(day, timeZone), timeZone)).toBe(day)
    expect(localDay(dayStart(day, timeZone) - 1, timeZone)).toBe(addDays(day, -1))
  })

  test('starts by local time', () => {
    const evening = Date.UTC(2026, 10, 20, 22, 30)
    expect(localDay(evening, 'Europe/Helsinki')).toBe('2026-11-21')
    expect(localDay(evening, 'America/Toronto')).toBe('2026-11-20')
  })

  test('exists in the calendar', () => {
    expect(['2026-02-28', '2024-02-29'].every(isDay)).toBe(true)
    for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '', 'today', '2026-02-28T00:00']) {
      expect(isDay(text), text).toBe(false)
    }
  })
})
