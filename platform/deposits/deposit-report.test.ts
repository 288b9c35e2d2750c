import { describe, expect, test } from 'vitest'
import type { PspPayment } from '#contracts/psp/calls.ts'
import {
  contradicts,
  eventOf,
  readReport,
  returnsOf,
  type StoredDeposit,
} from './deposit-report.ts'

const ID = '0192f7b4-8e5f-7f00-8000-000000000001'
const stored = (over: Partial<StoredDeposit> = {}): StoredDeposit => ({
  ...{ state: 'PAID', sequence: 4, amount: 2_000n, currency: 'EUR' },
  ...{ transaction_id: ID, refunded: 0n, charged_back: 0n },
  ...over,
})
const waiting = (over: Partial<StoredDeposit> = {}) =>
  stored({ state: 'WAITING', transaction_id: null, ...over })
const report = (over: Partial<PspPayment> = {}): PspPayment => ({
  ...{ paymentId: 'p-1', reference: ID, sequence: 5, state: 'PAID', method: 'SKRILL' },
  ...{ amountMinor: 2_000, currency: 'EUR', next: null, instrument: null },
  expiresAt: '2026-11-20T12:00:00Z',
  ...over,
})
const back = (refundedMinor: number, chargedBackMinor: number, over: Partial<PspPayment> = {}) =>
  report({ refundedMinor, chargedBackMinor, ...over })

describe('what went back of a payment', () => {
  test.each([
    ['nothing', report(), [0n, 0n, 'PAID']],
    [
      'all, in the words of a provider without totals',
      report({ state: 'REFUNDED' }),
      [2_000n, 0n, 'REFUNDED'],
    ],
    ['all by the bank, likewise', report({ state: 'CHARGED_BACK' }), [0n, 2_000n, 'CHARGED_BACK']],
    ['a part', back(500, 0), [500n, 0n, 'PAID']],
    [
      'a part, whatever the state is called',
      back(0, 500, { state: 'CHARGED_BACK' }),
      [0n, 500n, 'PAID'],
    ],
    ['parts that are all of it', back(1_500, 500), [1_500n, 500n, 'CHARGED_BACK']],
    ['more than all of it', back(2_000, 2_000), [2_000n, 2_000n, 'CHARGED_BACK']],
  ] as const)('is %s', (_, payment, [refunded, chargedBack, event]) => {
    expect(returnsOf(payment)).toEqual({ refunded, chargedBack })
    expect(eventOf(payment)).toBe(event)
  })
})

describe('a report', () => {
  test.each([
    ['the payment of who waits', waiting(), report(), 'APPLY'],
    ['a part that goes back', stored(), back(0, 500), 'APPLY'],
    ['a further part', stored({ charged_back: 500n }), back(0, 900), 'APPLY'],
    ['all of it', stored(), report({ state: 'CHARGED_BACK' }), 'APPLY'],
    ['a decline', waiting(), report({ state: 'DECLINED' }), 'APPLY'],
    ['the same once more', stored({ sequence: 5 }), report(), 'KNOWN'],
    [
      'the same with the totals',
      stored({ sequence: 5, charged_back: 500n }),
      back(0, 500),
      'KNOWN',
    ],
    ['an older word of who waited', stored(), report({ sequence: 2, state: 'PENDING' }), 'KNOWN'],
    // Stale, and yet money: the number of an earlier event may have been wrong.
    ['an older payment of who waits', waiting({ sequence: 9 }), report(), 'ASK'],
    [
      'an older decline of who waits',
      waiting({ sequence: 9 }),
      report({ state: 'DECLINED' }),
      'ASK',
    ],
    ['an older chargeback', stored({ sequence: 9 }), report({ state: 'CHARGED_BACK' }), 'ASK'],
    // Money that would be the player's for a second time.
    [
      'a dispute that was won',
      stored({ state: 'CHARGED_BACK', charged_back: 2_000n }),
      back(0, 0),
      'ASK',
    ],
    ['one that was won in part', stored({ charged_back: 500n }), back(0, 200), 'ASK'],
    [
      'one of a provider without totals',
      stored({ state: 'CHARGED_BACK', charged_back: 2_000n }),
      report(),
      'ASK',
    ],
    // Contradictions.
    ['another amount', waiting(), report({ amountMinor: 1_999 }), 'ASK'],
    ['another currency', waiting(), report({ currency: 'SEK' }), 'ASK'],
    [
      'a chargeback in another currency',
      stored(),
      report({ state: 'CHARGED_BACK', currency: 'SEK' }),
      'ASK',
    ],
    [
      'a chargeback of another payment',
      stored(),
      report({ state: 'CHARGED_BACK', amountMinor: 500 }),
      'ASK',
    ],
    ['more than there was', stored(), back(0, 2_001), 'ASK'],
    ['a decline of what was paid', stored(), report({ state: 'DECLINED' }), 'ASK'],
  ] as const)('of %s', (_, deposit, payment, reading) => {
    expect(readReport(deposit, payment)).toBe(reading)
  })

  test.each([
    ['a payment that is not there any more', stored(), report({ state: 'DECLINED' }), true],
    ['another currency', stored(), report({ currency: 'SEK' }), true],
    ['more than there was', stored(), back(2_001, 0), true],
    ['both ways of going back at once', stored(), back(2_000, 2_000), false],
    [
      'a dispute that was won',
      stored({ state: 'CHARGED_BACK', charged_back: 2_000n }),
      back(0, 0),
      false,
    ],
    // Nothing was credited for it: such money is refunded.
    ['another amount of who waits', waiting(), report({ amountMinor: 1_999 }), false],
  ] as const)('of the provider itself: %s', (_, deposit, payment, isSo) => {
    expect(contradicts(deposit, payment)).toBe(isSo)
  })
})
