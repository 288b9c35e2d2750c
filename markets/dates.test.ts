import { expect, test } from 'vitest'
import { momentIn } from './dates.ts'

const AT = '2026-06-01T18:00:00Z'

test.each([
  ['en', 'UTC', '1 June 2026 at 18:00 UTC'],
  ['en', 'Europe/Vienna', '1 June 2026 at 20:00 CEST'],
  ['fi', 'Europe/Helsinki', '1. kesäkuuta 2026 klo 21.00 UTC+3'],
  ['de', 'Europe/Berlin', '1. Juni 2026 um 20:00 MESZ'],
] as const)('a moment in %s and %s names its time zone', (language, timeZone, written) => {
  expect(momentIn(AT, { language }, timeZone)).toBe(written)
})
