import { expect, test } from 'vitest'
import { DEPOSIT_REASONS, DEPOSIT_STATUSES } from '#contracts/player-api/deposit-words.ts'
import {
  bonusDisplayStatusOf,
  DISPLAY_STATUSES,
  displayStatusOf,
  mayCancel,
  mayTryAgain,
  pollAfter,
} from './deposit-view.ts'

const NEXT = { step: 'redirect', url: 'http://localhost:3100/psp/pay/x' }

test.each([
  ['WAITING_INPUT', null, NEXT, 'waiting'],
  ['WAITING_INPUT', null, null, 'asking'],
  ['PENDING', null, null, 'pending'],
  ['SUCCESS', null, null, 'paid'],
  ['CANCELLED', null, null, 'cancelled'],
  ['FAILED', 'DECLINED', null, 'declined'],
  ['FAILED', 'EXPIRED', null, 'expired'],
  ['FAILED', 'PROVIDER_REFUSED', null, 'notTaken'],
  ['REVERTED', 'AMOUNT_DIFFERS', null, 'givenBackAmount'],
  ['REVERTED', 'ACCOUNT_BLOCKED', null, 'givenBackAccount'],
  ['REVERTED', 'CHARGED_BACK', null, 'chargedBack'],
  ['REVERTED', null, null, 'givenBack'],
] as const)(
  'a deposit that is %s for %s has its own display status',
  (status, reason, next, displayStatus) => {
    expect(displayStatusOf({ status, reason, next })).toBe(displayStatus)
  },
)

test.each([
  // Our own form leads to the page of the provider: a register is asked on the way.
  [{ mayContinue: true, mayCancel: true }, 'waiting'],
  [{ mayContinue: false, mayCancel: true }, 'held'],
  [{ mayContinue: false, mayCancel: false }, 'asking'],
] as const)('without a payment page, %o is shown as %s', (may, displayStatus) => {
  const known = { status: 'WAITING_INPUT', reason: null, next: null } as const
  expect(displayStatusOf({ ...known, ...may })).toBe(displayStatus)
})

test('only a successful deposit is shown as paid past a limit', () => {
  for (const status of DEPOSIT_STATUSES) {
    const displayStatus = displayStatusOf({ status, reason: null, next: null, pastLimit: true })
    expect(displayStatus === 'paidPastLimit', status).toBe(status === 'SUCCESS')
  }
})

test('only a successful deposit is shown as paid', () => {
  for (const status of DEPOSIT_STATUSES) {
    for (const reason of [null, ...DEPOSIT_REASONS]) {
      const isPaid = displayStatusOf({ status, reason, next: null }) === 'paid'
      expect(isPaid, `${status} ${reason}`).toBe(status === 'SUCCESS')
    }
  }
})

test('polling continues while more is to come, less often the longer it takes', () => {
  const asked = DISPLAY_STATUSES.filter((it) => pollAfter(it, 0) !== null)
  expect(asked).toEqual(['asking', 'waiting', 'held', 'pending', 'expired'])
  const times = [0, 59_999, 60_000, 600_000, 86_400_000].map((it) => pollAfter('pending', it))
  expect(times).toEqual([2_000, 2_000, 5_000, 30_000, 30_000])
})

test('only unpaid deposits can be cancelled, and only unsuccessful ones retried', () => {
  expect(DISPLAY_STATUSES.filter(mayCancel)).toEqual(['asking', 'waiting'])
  expect(DISPLAY_STATUSES.filter(mayTryAgain)).toEqual([
    'declined',
    'expired',
    'notTaken',
    'cancelled',
  ])
})

test.each([
  ['paid', { bonusAmount: 20, bonusRefusal: null }, 'granted'],
  ['paidPastLimit', { bonusAmount: null, bonusRefusal: 'BONUS_ALREADY_HAD' }, 'refused'],
  ['paid', { bonusAmount: null, bonusRefusal: null }, 'waiting'],
  ['pending', { bonusAmount: null, bonusRefusal: null }, 'waiting'],
  ['declined', { bonusAmount: null, bonusRefusal: null }, null],
  ['chargedBack', { bonusAmount: 20, bonusRefusal: null }, null],
] as const)(
  'a deposit that is %s shows the right status of its chosen bonus',
  (displayStatus, bonus, expected) => {
    expect(bonusDisplayStatusOf(displayStatus, bonus)).toBe(expected)
  },
)
