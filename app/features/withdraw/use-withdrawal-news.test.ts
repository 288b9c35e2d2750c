import { expect, test } from 'vitest'
import { WITHDRAWAL_STATES, type WithdrawalState } from '#contracts/player-api/withdrawal-words.ts'
import { isOpen, reloads, stateChanges } from './use-withdrawal-news.ts'

const row = (id: string, state: WithdrawalState) => ({ id, amount: '€30.00', state })

test('a withdrawal is open until it is final', () => {
  expect(WITHDRAWAL_STATES.filter(isOpen)).toEqual(['REQUESTED', 'APPROVED', 'PROCESSING'])
})

test('the list is read again while anything is in progress, or nothing is known', () => {
  expect(reloads([])).toBe(false)
  expect(reloads([row('a', 'PAID'), row('b', 'FAILED')])).toBe(false)
  expect(reloads([row('a', 'PAID'), row('b', 'PROCESSING')])).toBe(true)
  expect(reloads(null)).toBe(true)
})

test('only a known withdrawal whose state changed is news', () => {
  const before = [row('a', 'REQUESTED'), row('b', 'PROCESSING')]
  const now = [row('c', 'REQUESTED'), row('a', 'REQUESTED'), row('b', 'PAID')]
  expect(stateChanges(before, now)).toEqual([row('b', 'PAID')])
  expect(stateChanges([], now)).toEqual([])
  expect(stateChanges(before, [])).toEqual([])
})
