import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOf, toLocal } from './local-moment.ts'

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
  '%j names no moment',
  (local) => expect(momentOf(local, 'UTC')).toBeNull(),
)

test('there and back again, but for the hour that a clock shows twice', () => {
  const zone = fc.constantFrom('UTC', 'Europe/Helsinki', 'America/St_Johns', 'Pacific/Auckland')
  fc.assert(
    fc.property(fc.integer({ min: 1_790_000_000, max: 1_830_000_000 }), zone, (seconds, tz) => {
      const moment = Math.floor(seconds / 60) * 60_000
      const back = momentOf(toLocal(moment, tz), tz)
      expect([0, 3_600_000]).toContain(Math.abs((back ?? Number.NaN) - moment))
    }),
  )
})
