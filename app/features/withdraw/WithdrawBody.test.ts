import { expect, test } from 'vitest'
import { displayStatusOf, mayAsk } from './WithdrawBody.tsx'
import { WITHDRAW_STATES } from './withdraw-state.ts'

const FINE = { isBelowLeast: false, isLimitBelowLeast: false, methods: ['TRUSTLY'] }

test('each state except inactive, loading and allowed is shown, and two states have the form', () => {
  const displayStatus = WITHDRAW_STATES.map(
    (state) => [state, displayStatusOf({ ...FINE, state })] as const,
  )
  expect(displayStatus.filter(([, it]) => it === null).map(([state]) => state)).toEqual([
    'INACTIVE',
    'LOADING',
    'ALLOWED',
  ])
  for (const [state, it] of displayStatus) if (it !== null) expect(it).toBe(state)
  expect(WITHDRAW_STATES.filter((state) => mayAsk({ ...FINE, state }))).toEqual([
    'ALLOWED',
    'SELF_LIMIT_NOTIFY',
  ])
})

test('a form that could only be refused is replaced by the reason', () => {
  const nowhere = { ...FINE, state: 'ALLOWED', methods: [] } as const
  expect([displayStatusOf(nowhere), mayAsk(nowhere)]).toEqual(['NO_METHOD', false])
  const tooLittle = { ...FINE, state: 'SELF_LIMIT_NOTIFY', isLimitBelowLeast: true } as const
  expect([displayStatusOf(tooLittle), mayAsk(tooLittle)]).toEqual([
    'WITHDRAWAL_LIMIT_REACHED',
    false,
  ])
  const poor = { ...FINE, state: 'ERROR', isBelowLeast: true } as const
  expect([displayStatusOf(poor), mayAsk(poor)]).toEqual(['BELOW_LEAST', false])
})
