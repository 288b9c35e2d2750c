import { expect, test } from 'vitest'
import { balancesOfRound } from './read-rounds.ts'

const move = (type: string, amount: bigint, after: bigint, category = 'CASINO') => ({
  ...{ type, category },
  amount,
  balance_after: after,
})

test('a round without a movement has no balances', () => {
  expect(balancesOfRound([])).toEqual({ before: null, after: null })
})

test('a lost round ends where its stake left the balance', () => {
  expect(balancesOfRound([move('BET', 100n, 900n)])).toEqual({ before: 1000n, after: 900n })
})

test('what another round moved in between is not hidden', () => {
  const movements = [move('BET', 100n, 900n), move('WIN', 250n, 1050n)]
  expect(balancesOfRound(movements)).toEqual({ before: 1000n, after: 1050n })
})

test('a stake of bonus money leaves the balance where it was', () => {
  const movements = [move('BET', 100n, 900n, 'BONUS'), move('WIN', 50n, 900n, 'BONUS')]
  expect(balancesOfRound(movements)).toEqual({ before: 900n, after: 900n })
})

test('a payout that comes first gave, and did not take', () => {
  expect(balancesOfRound([move('WIN', 50n, 150n)])).toEqual({ before: 100n, after: 150n })
})
