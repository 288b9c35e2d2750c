import { expect, test } from 'vitest'
import { DEPOSIT_REASONS, DEPOSIT_STATUSES } from '#contracts/player-api/deposit-words.ts'
import { askAgainAfter, bonusToldOf, mayCancel, mayTryAgain, TOLD, toldOf } from './deposit-view.ts'

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
] as const)('%s for %s is told as it is', (status, reason, next, told) => {
  expect(toldOf({ status, reason, next })).toBe(told)
})

test('money that came beyond a limit is told as such, and nothing else is', () => {
  for (const status of DEPOSIT_STATUSES) {
    const told = toldOf({ status, reason: null, next: null, pastLimit: true })
    expect(told === 'paidPastLimit', status).toBe(status === 'SUCCESS')
  }
})

test('nothing but money that is there is told as paid', () => {
  for (const status of DEPOSIT_STATUSES) {
    for (const reason of [null, ...DEPOSIT_REASONS]) {
      const isPaid = toldOf({ status, reason, next: null }) === 'paid'
      expect(isPaid, `${status} ${reason}`).toBe(status === 'SUCCESS')
    }
  }
})

test('it is asked again while more is to come, less often the longer it takes', () => {
  const asked = TOLD.filter((it) => askAgainAfter(it, 0) !== null)
  expect(asked).toEqual(['asking', 'waiting', 'pending', 'expired'])
  const times = [0, 59_999, 60_000, 600_000, 86_400_000].map((it) => askAgainAfter('pending', it))
  expect(times).toEqual([2_000, 2_000, 5_000, 30_000, 30_000])
})

test('what may still be paid is left, what came to nothing is tried again, nothing else', () => {
  expect(TOLD.filter(mayCancel)).toEqual(['asking', 'waiting'])
  expect(TOLD.filter(mayTryAgain)).toEqual(['declined', 'expired', 'notTaken', 'cancelled'])
})

test.each([
  ['paid', { bonusAmount: 20, bonusRefusal: null }, 'granted'],
  ['paidPastLimit', { bonusAmount: null, bonusRefusal: 'BONUS_ALREADY_HAD' }, 'refused'],
  ['paid', { bonusAmount: null, bonusRefusal: null }, 'waiting'],
  ['pending', { bonusAmount: null, bonusRefusal: null }, 'waiting'],
  ['declined', { bonusAmount: null, bonusRefusal: null }, null],
  ['chargedBack', { bonusAmount: 20, bonusRefusal: null }, null],
] as const)('a chosen bonus of a deposit that is %s', (told, bonus, said) => {
  expect(bonusToldOf(told, bonus)).toBe(said)
})
