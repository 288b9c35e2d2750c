import { expect, test } from 'vitest'
import { deviceRows, loginRows } from './account-rows.ts'

const words = {
  moment: (iso: string) => (Number.isNaN(Date.parse(iso)) ? null : `at ${iso}`),
  country: (code: string) => (code === '' ? null : code.toLowerCase()),
}
const aLogin = (minute: number) => ({
  loginDate: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`,
  loginIp: '192.0.2.7',
  loginCountry: minute === 0 ? '' : 'FI',
  endedForSafetyAt: null,
})

test('the last ten logins are shown, the newest first, without those that have no date (GAP-045)', () => {
  const rows = loginRows(
    [{ ...aLogin(1), loginDate: 'soon' }, ...Array.from({ length: 12 }, (_, it) => aLogin(it))],
    words,
  )
  expect(rows).toHaveLength(10)
  expect(rows[0]).toEqual({
    at: '2026-11-20T10:11:00.000Z',
    time: 'at 2026-11-20T10:11:00.000Z',
    ip: '192.0.2.7',
    country: 'fi',
    endedForSafety: null,
  })
  expect(loginRows([aLogin(0)], words)[0]?.country).toBeNull()
})

test('a login whose session was ended for safety says when (R15)', () => {
  const ended = { ...aLogin(5), endedForSafetyAt: '2026-11-20T10:30:00.000Z' }
  const rows = loginRows([aLogin(7), ended, { ...aLogin(3), endedForSafetyAt: 'soon' }], words)
  expect(rows.map((it) => it.endedForSafety)).toEqual([null, 'at 2026-11-20T10:30:00.000Z', null])
})

test('this device is listed first', () => {
  const session = {
    createdAt: '2026-11-20T10:00:00.000Z',
    lastSeenAt: 'never',
    ipAddress: '192.0.2.7',
    countryCode: 'FI',
    userAgent: '',
  }
  const rows = deviceRows(
    [
      { ...session, id: 'other', current: false },
      { ...session, id: 'this', current: true },
    ],
    words,
  )
  expect(rows.map((it) => [it.id, it.name, it.lastSeen])).toEqual([
    ['this', null, null],
    ['other', null, null],
  ])
})
