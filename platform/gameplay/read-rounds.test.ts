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

test('a lost round ends with the balance after its stake', () => {
  expect(balancesOfRound([move('BET', 100n, 900n)])).toEqual({ before: 1000n, after: 900n })
})

test('a movement of another round in between shows in the balance after', () => {
  const movements = [move('BET', 100n, 900n), move('WIN', 250n, 1050n)]
  expect(balancesOfRound(movements)).toEqual({ before: 1000n, after: 1050n })
})

test('a stake of bonus money leaves the balance of own money unchanged', () => {
  const movements = [move('BET', 100n, 900n, 'BONUS'), move('WIN', 50n, 900n, 'BONUS')]
  expect(balancesOfRound(movements)).toEqual({ before: 900n, after: 900n })
})

test('a payout that comes first increases the balance', () => {
  expect(balancesOfRound([move('WIN', 50n, 150n)])).toEqual({ before: 100n, after: 150n })
})
