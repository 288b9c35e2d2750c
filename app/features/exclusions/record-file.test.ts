import { expect, test } from 'vitest'
import type { ProtectionEntry } from '#contracts/player-api/protection-record.ts'
import { recordCsv } from './record-file.server.ts'

const AT = '2026-11-20T12:00:00.000Z'
const entry = (more: Partial<ProtectionEntry>): ProtectionEntry => ({
  ...{ at: AT, recordedAt: AT, event: 'TIMEOUT', cause: 'player', textVersion: null },
  ...{ until: null, statusBefore: null, limit: null, ...more },
})

test('breaks and limits share the columns, and no text from a browser becomes a formula', () => {
  const limit = {
    ...{ kind: 'deposit', period: 'D', valueBefore: null, valueAfter: 1_234_567, worksFrom: null },
    pendingValue: 0.5,
  }
  const file = recordCsv(
    [
      entry({
        ...{ until: AT, statusBefore: 'REGISTERED', textVersion: '-1' },
        acknowledgement: { at: AT, how: 'CONFIRMED' },
      }),
      entry({ event: 'LIMIT_SET', limit }),
      entry({ event: 'LIMIT_SET', limit: { ...limit, kind: 'time', valueAfter: 90 } }),
    ],
    'EUR',
  )
  expect(file.split('\r\n').slice(1)).toEqual([
    `${AT},${AT},"TIMEOUT","player","'-1",${AT},"REGISTERED",,,,,,,,${AT},"CONFIRMED"`,
    `${AT},${AT},"LIMIT_SET","player",,,,"deposit","D",,1234567.00,0.50,,EUR,,`,
    `${AT},${AT},"LIMIT_SET","player",,,,"time","D",,90.00,0.50,,min,,`,
    '',
  ])
  expect(file.startsWith('\uFEFFat,recorded_at,event,')).toBe(true)
})
