import { describe, expect, test } from 'vitest'
import type { Budget, BudgetPeriod } from '#contracts/player-api/budget.ts'
import { barChart } from './budget.server.ts'
import { budgetNeighbours, readBudgetAddress } from './budget-address.ts'
import { budgetCsv } from './budget-file.server.ts'

const NOTHING = {
  ...{ deposits: 0, withdrawals: 0, netDeposits: 0, stakes: 0, winnings: 0, netResult: 0 },
  playedSeconds: 0,
}
const period = (from: string, to: string, more: Partial<BudgetPeriod> = {}): BudgetPeriod => ({
  ...{ from, to, isRunning: false, depositLimit: null, ...NOTHING, ...more },
})
const budget = (more: Partial<Budget> = {}): Budget => ({
  ...{ currency: 'EUR', timeZone: 'Europe/Helsinki', by: 'week', total: NOTHING },
  periods: [period('2026-11-02', '2026-11-08'), period('2026-11-09', '2026-11-15')],
  firstDay: '2026-10-01',
  ...more,
})

test.each([
  ['', { by: 'month' }],
  ['by=week&through=2026-02-28', { by: 'week', through: '2026-02-28' }],
  ['by=hour&through=2026-02-30', { by: 'month' }],
  ['by=constructor', { by: 'month' }],
])('an address with %j asks for %o', (search, asked) => {
  expect(readBudgetAddress(new URLSearchParams(search))).toEqual(asked)
})

describe('the periods before and after', () => {
  test('are as many as those shown', () => {
    expect(budgetNeighbours(budget())).toEqual({
      earlier: { by: 'week', through: '2026-11-01' },
      later: { by: 'week', through: '2026-11-29' },
    })
  })
  test('are not offered before the first day or after the current period', () => {
    const running = [period('2026-11-02', '2026-11-08', { isRunning: true })]
    const neighbours = { earlier: null, later: null }
    expect(budgetNeighbours(budget({ firstDay: '2026-11-02', periods: running }))).toEqual(
      neighbours,
    )
    expect(budgetNeighbours(budget({ periods: [] }))).toEqual(neighbours)
  })
})

describe('a picture', () => {
  test('draws a loss as long as a gain of the same size', () => {
    const { bars, zeroY } = barChart([50, -50, 0])
    expect(zeroY).toBe(50)
    expect(bars.map(({ y, height }) => [y, height])).toEqual([
      [0, 50],
      [50, 50],
      [50, 0],
    ])
  })
  test('keeps a limit above all bars within it', () => {
    const { bars } = barChart([50, 25], [100, null])
    expect(bars.map((it) => [it.limitY, it.height])).toEqual([
      [0, 50],
      [null, 25],
    ])
  })
  test('of zeros has bars without a height', () => {
    expect(barChart([0, 0]).bars.every((it) => it.height === 0)).toBe(true)
    expect(barChart([0, 0]).zeroY).toBe(100)
    expect(barChart([0, -5]).zeroY).toBe(0)
    expect(barChart([]).bars).toEqual([])
  })
})

test('the file has every figure, its limit and the sum, to the cent', () => {
  const lost = { ...NOTHING, deposits: 1_234_567.89, netResult: -0.05, playedSeconds: 61 }
  const file = budgetCsv(
    budget({
      periods: [period('2026-11-02', '2026-11-08', { ...lost, depositLimit: 100 })],
      total: lost,
    }),
  )
  expect(file.split('\r\n')).toEqual([
    '\uFEFFrecord,from,to,deposits,withdrawals,net_deposits,stakes,winnings,net_result,seconds_played,deposit_limit,currency',
    'ROW,2026-11-02,2026-11-08,1234567.89,0.00,0.00,0.00,0.00,-0.05,61,100.00,EUR',
    'TOTAL,2026-11-02,2026-11-08,1234567.89,0.00,0.00,0.00,0.00,-0.05,61,,EUR',
    '',
  ])
})
