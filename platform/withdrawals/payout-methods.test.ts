import { expect, test } from 'vitest'
import type { PaymentMethod } from '#contracts/payment-methods.ts'
import { type PayoutSource, payoutMethods } from './payout-methods.ts'

const used = (method: PaymentMethod, deposited: bigint, given: Partial<PayoutSource> = {}) => ({
  method,
  instrumentToken: `token-of-${method}`,
  label: '•••• 4242',
  deposited,
  withdrawn: 0n,
  lastUsedAt: 0,
  ...given,
})
const names = (...sources: PayoutSource[]) => payoutMethods(sources).map((it) => it.method)

test('a payout goes back to the method of the deposit, and to no other', () => {
  expect(names(used('SKRILL', 5_000n), used('TRUSTLY', 0n))).toEqual(['SKRILL'])
})

test('the method with the most left to return comes first', () => {
  expect(names(used('SKRILL', 5_000n, { withdrawn: 4_000n }), used('CREDITCARD', 3_000n))).toEqual([
    'CREDITCARD',
    'SKRILL',
  ])
})

test('methods with nothing left to return come last, the one used last first', () => {
  const skrill = used('SKRILL', 5_000n, { withdrawn: 9_000n, lastUsedAt: 1 })
  const trustly = used('TRUSTLY', 1_000n, { withdrawn: 1_000n, lastUsedAt: 2 })
  expect(names(skrill, trustly, used('NETTELLER', 100n))).toEqual([
    'NETTELLER',
    'TRUSTLY',
    'SKRILL',
  ])
})

test('of two cards the one used last is paid', () => {
  const older = used('CREDITCARD', 100n, { instrumentToken: 'older', lastUsedAt: 1 })
  const newer = used('CREDITCARD', 100n, { instrumentToken: 'newer', lastUsedAt: 2 })
  expect(payoutMethods([newer, older])).toEqual([newer])
})

test.each([
  ['a voucher', [used('PAYSAFECARD', 5_000n)], []],
  [
    'a voucher, with a card on file',
    [used('PAYSAFECARD', 1n), used('CREDITCARD', 0n)],
    ['CREDITCARD'],
  ],
  [
    'nothing, with two methods on file',
    [used('CREDITCARD', 0n), used('TRUSTLY', 0n)],
    ['TRUSTLY', 'CREDITCARD'],
  ],
  ['nothing, with a wallet on file', [used('SKRILL', 0n)], []],
])('the payout methods of a player who has deposited by %s', (_, sources, expected) => {
  expect(names(...sources)).toEqual(expected)
})
