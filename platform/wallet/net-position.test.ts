import { expect, test } from 'vitest'
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '#contracts/player-api/v1.ts'
import { netPosition } from './net-position.ts'

const NOTHING = { netPosition: 0, winLoss: 0, deposits: 0, withdrawals: 0, bets: 0, wins: 0 }
const row = (type: string, status: string, total: bigint) => ({ type, status, total })

test('net position is withdrawals minus deposits, win or loss is wins minus bets', () => {
  expect(
    netPosition([
      row('DEPOSIT', 'SUCCESS', 10_000n),
      row('REVERSAL_DP', 'REVERTED', 2_500n),
      row('WITHDRAW', 'COMPLETED', 5_001n),
      row('REVERSAL', 'REVERTED', 1_000n),
      row('BET', 'SUCCESS', 5_000n),
      row('BET_VOID', 'REVERTED', 1_000n),
      row('WIN', 'SUCCESS', 3_000n),
      row('WIN_VOID', 'REVERTED', 200n),
      row('CASHOUT', 'SUCCESS', 50n),
      row('CASHOUT_VOID', 'REVERTED', 30n),
    ]),
  ).toEqual({
    deposits: 75,
    withdrawals: 40.01,
    netPosition: -34.99,
    bets: 40,
    wins: 28.2,
    winLoss: -11.8,
  })
})

test.each(TRANSACTION_STATUSES)('money that is %s counts only when it is final', (status) => {
  const isDone = status === 'SUCCESS' || status === 'COMPLETED'
  for (const type of ['DEPOSIT', 'WITHDRAW', 'BET', 'WIN'] as const) {
    const sums = netPosition([row(type, status, 100n)])
    expect(sums.deposits + sums.withdrawals + sums.bets + sums.wins).toBe(isDone ? 1 : 0)
  }
})

test.each([
  ['DEPOSIT', 'deposits', 1],
  ['REVERSAL_DP', 'deposits', -1],
  ['REVERSAL_DP_VOID', 'deposits', 1],
  ['WITHDRAW', 'withdrawals', 1],
  ['REVERSAL', 'withdrawals', -1],
  ['BET', 'bets', 1],
  ['BET_VOID', 'bets', -1],
  ['WIN', 'wins', 1],
  ['WIN_VOID', 'wins', -1],
  ['CASHOUT', 'wins', 1],
  ['CASHOUT_VOID', 'wins', -1],
] as const)('%s alone moves %s by %i, and only reversals count when reverted', (type, side, by) => {
  for (const status of TRANSACTION_STATUSES) {
    const isOver =
      status === 'SUCCESS' || status === 'COMPLETED' || (status === 'REVERTED' && by === -1)
    const { netPosition: net, winLoss, ...sums } = netPosition([row(type, status, 100n)])
    const moved = isOver ? by : 0
    expect(sums, status).toEqual({ deposits: 0, withdrawals: 0, bets: 0, wins: 0, [side]: moved })
    expect([net, winLoss]).toEqual([sums.withdrawals - sums.deposits, sums.wins - sums.bets])
  }
})

test('every other type moves neither', () => {
  const counted = /^(DEPOSIT|REVERSAL.*|WITHDRAW|BET.*|WIN.*|CASHOUT.*)$/
  for (const type of TRANSACTION_TYPES.filter((it) => !counted.test(it))) {
    expect(netPosition([row(type, 'SUCCESS', 100n)]), type).toEqual(NOTHING)
  }
})
