import { describe, expect, test } from 'vitest'
import type { PspPayout } from '#contracts/psp/calls.ts'
import type { PspRefusal } from '#contracts/psp/states.ts'
import { ok, refuse } from '#contracts/result.ts'
import { createAskForPayout } from './ask-for-payout.ts'
import { readPayout } from './create-withdrawals.ts'
import type { WithdrawalRow } from './withdrawal-store.ts'

const ID = '0192f7b4-8e5f-7f00-8000-000000000001'
const withdrawal = {
  ...{ id: ID, player_id: ID, method: 'SKRILL', amount: 3_000n, currency: 'EUR' },
  instrument_token: 'token-of-skrill',
} as WithdrawalRow
const payout = (of: Partial<PspPayout> = {}): PspPayout => ({
  ...{ payoutId: 'p-1', reference: ID, sequence: 2, state: 'PAID', reason: null },
  ...{ method: 'SKRILL', amountMinor: 3_000, currency: 'EUR' },
  ...of,
})

/** Calls a provider that answers with `said`, and has `known` for the reference. */
const ask = (
  report: PspPayout | PspRefusal,
  known: PspPayout | null | Error = new Error('not to be asked'),
) =>
  createAskForPayout({
    readPayee: async () => ({ playerRef: 'p', country: 'FI' }),
    psp: {
      payOut: async () => (typeof report === 'string' ? refuse(report) : ok(report)),
      async findPayout() {
        if (known instanceof Error) throw known
        return known
      },
    },
  })(withdrawal)

const NOTHING_DONE = ['METHOD_UNAVAILABLE', 'AMOUNT_OUT_OF_RANGE', 'UNKNOWN_INSTRUMENT'] as const

test.each(NOTHING_DONE)('%s, and the provider knows no such payout: it has failed', async (it) => {
  expect(await ask(it, null)).toEqual({ state: 'FAILED', note: it })
})

test.each(NOTHING_DONE)(
  '%s about a payout accepted earlier does not change its state',
  async (it) => {
    expect(await ask(it, payout())).toEqual({ state: 'PAID', note: null })
    expect(await ask(it, payout({ state: 'PENDING' }))).toEqual({ state: 'UNDER_WAY', note: null })
  },
)

test.each(NOTHING_DONE)('%s, and the lookup fails: nothing is decided', async (it) => {
  await expect(ask(it, new Error('away'))).rejects.toThrow('away')
})

test.each(['UNKNOWN_REFERENCE', 'REFERENCE_CONFLICT', 'STATE_CONFLICT'] as const)(
  '%s decides nothing',
  async (it) => {
    await expect(ask(it, null)).rejects.toThrow(it)
  },
)

test('an amount or currency other than the one sent decides nothing, whatever message reports it', async () => {
  for (const other of [payout({ amountMinor: 300 }), payout({ currency: 'NOK' })]) {
    await expect(ask(other)).rejects.toThrow('another amount')
    await expect(ask('UNKNOWN_INSTRUMENT', other)).rejects.toThrow('another amount')
  }
})

describe('the provider’s answer about a payout whose outcome is stored', () => {
  const paid = { state: 'PAID', amount: 3_000n, currency: 'EUR', returned: 0n } as const
  test.each([
    ['is the same', paid, payout(), 'SAME'],
    ['came back, as a whole', paid, payout({ state: 'FAILED' }), { returned: 3_000n }],
    ['came back in part', paid, payout({ returnedMinor: 1_000 }), { returned: 1_000n }],
    [
      'came back in another part',
      { ...paid, returned: 500n },
      payout({ returnedMinor: 1_000 }),
      { returned: 1_000n },
    ],
    [
      'has not come back after all',
      { ...paid, returned: 500n },
      payout({ returnedMinor: 0 }),
      'CONTRADICTS',
    ],
    [
      'came back, of another amount',
      paid,
      payout({ state: 'FAILED', amountMinor: 2_999 }),
      'CONTRADICTS',
    ],
    [
      'came back, in another currency',
      paid,
      payout({ state: 'FAILED', currency: 'SEK' }),
      'CONTRADICTS',
    ],
    ['came back with more than was paid', paid, payout({ returnedMinor: 3_001 }), 'CONTRADICTS'],
    ['is under way again', paid, payout({ state: 'PENDING' }), 'CONTRADICTS'],
    ['is unknown', paid, null, 'CONTRADICTS'],
    ['was paid although it failed', { ...paid, state: 'FAILED' }, payout(), 'CONTRADICTS'],
    [
      'was paid although it was never sent',
      { ...paid, state: 'CANCELLED' },
      payout(),
      'CONTRADICTS',
    ],
    ['failed, as it is stored', { ...paid, state: 'FAILED' }, payout({ state: 'FAILED' }), 'SAME'],
  ] as const)('%s', (_, withdrawal, report, reading) => {
    expect(readPayout(withdrawal, report)).toEqual(reading)
  })
})
