import { expect, test } from 'vitest'
import { readLedgerSession } from './use-ledger-session.ts'

const AT = '2026-11-20T12:00:00.000Z'
const figures = { since: '2026-11-20T11:54:51.000Z', turnover: 20.1, winnings: 25.5, delta: 5.4 }

test('time and result are those of the platform, not of the browser', () => {
  const body = { currency: 'EUR', at: AT, session: figures, game: null }
  expect(readLedgerSession(body)).toEqual({
    ...{ delta: 5.4, currency: 'EUR', lastedMs: 309_000, reached: null, limitsMissing: false },
    timeLeftMs: null,
  })
})

test('before the first game there is no time and no result', () => {
  const body = { currency: 'NOK', at: AT, session: null, game: null, timeLeftMs: 60_000 }
  expect(readLedgerSession(body)).toEqual({
    ...{ delta: 0, currency: 'NOK', lastedMs: null, reached: null, limitsMissing: false },
    timeLeftMs: 60_000,
  })
})

test('a session never has a negative duration', () => {
  const session = { ...figures, since: '2026-11-20T12:00:01.000Z' }
  expect(readLedgerSession({ currency: 'EUR', at: AT, session })?.lastedMs).toBe(0)
})

test('a reached limit ends by the clock of the platform, and never before now', () => {
  const limit = {
    ...{ kind: 'spend', period: 'D', value: 10, timeZone: 'Europe/Helsinki' },
    resetAt: '2026-11-20T12:00:30.000Z',
  }
  const read = (at: string) =>
    readLedgerSession({ currency: 'EUR', at, session: figures, reachedLimit: limit })?.reached
  expect(read(AT)).toEqual({ limit, endsInMs: 30_000 })
  expect(read('2026-11-20T12:01:00.000Z')?.endsInMs).toBe(0)
  const nonsense = { currency: 'EUR', at: AT, session: figures, reachedLimit: { resetAt: 'soon' } }
  expect(readLedgerSession(nonsense)?.reached).toBeNull()
})

test.each([
  ['nothing', null],
  ['a refusal', { code: 'NO_SESSION' }],
  ['no result', { currency: 'EUR', at: AT, session: { ...figures, delta: '5' } }],
  ['no time', { currency: 'EUR', at: 'soon', session: figures }],
])('%s is not shown as a figure', (_, body) => {
  expect(readLedgerSession(body)).toBeNull()
})
