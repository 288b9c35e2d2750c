import { describe, expect, test } from 'vitest'
import { REJECTION_REASONS, WITHDRAWAL_CAUSES } from '#contracts/player-api/withdrawal-words.ts'
import {
  PROMISED_MS,
  promisedOfProvider,
  type TrackedWithdrawal,
  trackWithdrawal,
} from './track-withdrawal.ts'

const SINCE = Date.UTC(2026, 10, 20, 12)
const A_WITHDRAWAL: TrackedWithdrawal = {
  state: 'REQUESTED',
  method: 'TRUSTLY',
  needsReview: false,
  since: SINCE,
  rejectedBecause: null,
  awaitsDocuments: false,
}
const tracked = (given: Partial<TrackedWithdrawal>, afterMs = 0) =>
  trackWithdrawal({ ...A_WITHDRAWAL, ...given }, SINCE + afterMs)
const at = (afterMs: number) => new Date(SINCE + afterMs).toISOString()

describe('the tracker of a withdrawal', () => {
  const cases: [string, Partial<TrackedWithdrawal>, object][] = [
    ['just requested', {}, { cause: 'ABOUT_TO_BE_SENT', actsNext: 'us', fix: null }],
    ['approved', { state: 'APPROVED' }, { cause: 'ABOUT_TO_BE_SENT', actsNext: 'us', fix: null }],
    ['in review', { needsReview: true }, { cause: 'IN_REVIEW', actsNext: 'us', fix: null }],
    [
      'in review, documents requested',
      { needsReview: true, awaitsDocuments: true },
      { cause: 'DOCUMENTS_AWAITED', actsNext: 'player', fix: 'verification', promisedBy: null },
    ],
    ['sent', { state: 'PROCESSING' }, { cause: 'BEING_SENT', actsNext: 'provider', fix: null }],
    ['paid', { state: 'PAID' }, { cause: 'PAID', actsNext: 'nobody', fix: null }],
    [
      'taken back',
      { state: 'CANCELLED' },
      { cause: 'CANCELLED_BY_PLAYER', actsNext: 'nobody', fix: null },
    ],
    [
      'failed',
      { state: 'FAILED' },
      { cause: 'FAILED_AT_PROVIDER', actsNext: 'nobody', fix: 'withdraw' },
    ],
    [
      'returned by the bank',
      { state: 'RETURNED' },
      { cause: 'RETURNED_BY_BANK', actsNext: 'nobody', fix: 'withdraw' },
    ],
    [
      'rejected for an unknown reason',
      { state: 'REJECTED' },
      { cause: 'REJECTED_OTHER', actsNext: 'nobody', fix: 'support' },
    ],
  ]
  test.each(cases)('%s', (_, given, expected) => {
    expect(tracked(given)).toMatchObject(expected)
  })

  test.each(REJECTION_REASONS)('a rejection for %s names its cause and a next step', (reason) => {
    const displayStatus = tracked({ state: 'REJECTED', rejectedBecause: reason })
    expect(displayStatus.cause).toBe(`REJECTED_${reason}`)
    expect(displayStatus.fix).not.toBeNull()
  })

  test('a withdrawal is late only after its promised time, and then refers to support', () => {
    const inTime = tracked({ needsReview: true }, PROMISED_MS.REVIEW)
    expect(inTime).toMatchObject({ promisedBy: at(PROMISED_MS.REVIEW), isLate: false, fix: null })
    const late = tracked({ needsReview: true }, PROMISED_MS.REVIEW + 1)
    expect(late).toMatchObject({ promisedBy: at(PROMISED_MS.REVIEW), isLate: true, fix: 'support' })
  })

  test.each([
    ['SKRILL', 2 * 3_600_000],
    ['TRUSTLY', 24 * 3_600_000],
    ['CREDITCARD', 72 * 3_600_000],
  ] as const)('a payout by %s is late only after the time of its method', (method, ms) => {
    expect(promisedOfProvider(method)).toBe(ms)
    const sent = { state: 'PROCESSING', method } as const
    expect(tracked(sent, ms)).toMatchObject({
      ...{ cause: 'BEING_SENT', isLate: false, promisedBy: at(ms) },
    })
    expect(tracked(sent, ms + 1)).toMatchObject({
      ...{ cause: 'PROVIDER_SLOW', actsNext: 'provider', isLate: true, fix: 'support' },
    })
  })

  test('a finished withdrawal is never late', () => {
    for (const state of ['PAID', 'REJECTED', 'CANCELLED', 'FAILED', 'RETURNED'] as const) {
      expect(tracked({ state }, 1e12)).toMatchObject({ isLate: false, promisedBy: null })
    }
  })

  test('every cause with a text on the pages is shown in some state', () => {
    const displayStatus = [
      ...cases.map(([, given]) => tracked(given).cause),
      ...REJECTION_REASONS.map((it) => tracked({ state: 'REJECTED', rejectedBecause: it }).cause),
      tracked({ state: 'PROCESSING' }, 1e12).cause,
    ]
    expect(new Set(displayStatus)).toEqual(new Set(WITHDRAWAL_CAUSES))
  })
})
