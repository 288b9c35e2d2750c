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

describe('what was returned of a payment', () => {
  test.each([
    ['nothing', report(), [0n, 0n, 'PAID']],
    [
      'all, refunded by a provider without totals',
      report({ state: 'REFUNDED' }),
      [2_000n, 0n, 'REFUNDED'],
    ],
    [
      'all, charged back at a provider without totals',
      report({ state: 'CHARGED_BACK' }),
      [0n, 2_000n, 'CHARGED_BACK'],
    ],
    ['a part', back(500, 0), [500n, 0n, 'PAID']],
    [
      'a part, whatever the state is called',
      back(0, 500, { state: 'CHARGED_BACK' }),
      [0n, 500n, 'PAID'],
    ],
    ['parts that add up to all', back(1_500, 500), [1_500n, 500n, 'CHARGED_BACK']],
    ['more than all', back(2_000, 2_000), [2_000n, 2_000n, 'CHARGED_BACK']],
  ] as const)('is %s', (_, payment, [refunded, chargedBack, event]) => {
    expect(returnsOf(payment)).toEqual({ refunded, chargedBack })
    expect(eventOf(payment)).toBe(event)
  })
})

describe('a report', () => {
  test.each([
    ['a payment of a waiting deposit', waiting(), report(), 'APPLY'],
    ['a part that was charged back', stored(), back(0, 500), 'APPLY'],
    ['a further part that was charged back', stored({ charged_back: 500n }), back(0, 900), 'APPLY'],
    ['a full chargeback', stored(), report({ state: 'CHARGED_BACK' }), 'APPLY'],
    ['a decline', waiting(), report({ state: 'DECLINED' }), 'APPLY'],
    ['the same again', stored({ sequence: 5 }), report(), 'KNOWN'],
    [
      'the same with the totals',
      stored({ sequence: 5, charged_back: 500n }),
      back(0, 500),
      'KNOWN',
    ],
    [
      'an older pending state of a paid deposit',
      stored(),
      report({ sequence: 2, state: 'PENDING' }),
      'KNOWN',
    ],
    // Stale, and yet money: the number of an earlier event may have been wrong.
    ['an older payment of a waiting deposit', waiting({ sequence: 9 }), report(), 'ASK'],
    [
      'an older decline of a waiting deposit',
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
    ['a dispute that was won in part', stored({ charged_back: 500n }), back(0, 200), 'ASK'],
    [
      'a won dispute at a provider without totals',
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
    ['more returned than was paid', stored(), back(0, 2_001), 'ASK'],
    ['a decline of a paid deposit', stored(), report({ state: 'DECLINED' }), 'ASK'],
  ] as const)('of %s', (_, deposit, payment, reading) => {
    expect(readReport(deposit, payment)).toBe(reading)
  })

  test.each([
    ['a paid deposit that is declined', stored(), report({ state: 'DECLINED' }), true],
    ['another currency', stored(), report({ currency: 'SEK' }), true],
    ['more returned than was paid', stored(), back(2_001, 0), true],
    ['a refund and a chargeback of all', stored(), back(2_000, 2_000), false],
    [
      'a dispute that was won',
      stored({ state: 'CHARGED_BACK', charged_back: 2_000n }),
      back(0, 0),
      false,
    ],
    // Nothing was credited for it: such money is refunded.
    ['another amount for a waiting deposit', waiting(), report({ amountMinor: 1_999 }), false],
  ] as const)(
    'as the provider’s own answer may contradict the deposit: %s',
    (_, deposit, payment, isSo) => {
      expect(contradicts(deposit, payment)).toBe(isSo)
    },
  )
})
