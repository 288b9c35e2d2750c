import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { amountAt, JACKPOT_REFRESH_MS, tableWords } from './LiveData.tsx'
import type { TableStatus } from './table-status.ts'

const t = ((key: string, values?: object) =>
  values ? `${key} ${JSON.stringify(values)}` : key) as unknown as TFunction<'tables'>
const table: TableStatus = {
  open: true,
  seats: 7,
  taken: 3,
  dealer: 'BETTING',
  limits: '€1 – €500',
}

test('a table says whether it is open, what the dealer does, its limits and how many seats are free', () => {
  expect(tableWords(table, t)).toEqual({
    state: 'open',
    dealer: 'dealer.BETTING',
    limits: '€1 – €500',
    seats: 'free {"free":4,"seats":7}',
  })
})

test.each([
  ['a full table', { taken: 7 }, 'full', 'full'],
  ['more guests than seats', { taken: 9 }, 'full', 'full'],
  ['a table without seats', { seats: 0, taken: 0 }, 'open', ''],
  ['a closed table with players at it', { open: false, taken: 7 }, 'closed', ''],
] as const)('%s', (_, change, state, seats) => {
  expect(tableWords({ ...table, ...change }, t)).toMatchObject({ state, seats })
})

test('a closed table has no open bets', () => {
  expect(tableWords({ ...table, open: false }, t).dealer).toBe('closed')
})

test('a table shows no dealer action while it is unknown', () => {
  expect(tableWords({ ...table, dealer: null }, t).dealer).toBe('')
})

const at = 1_000_000

test('a jackpot counts up from one reading to the next, never past it', () => {
  const before = { amount: 1_000, at: at - JACKPOT_REFRESH_MS }
  const last = { amount: 1_006, at }
  expect(amountAt(before, last, at)).toBe(1_000)
  expect(amountAt(before, last, at + 30_000)).toBe(1_003)
  expect(amountAt(before, last, at + JACKPOT_REFRESH_MS)).toBe(1_006)
  expect(amountAt(before, last, at + 10 * JACKPOT_REFRESH_MS)).toBe(1_006)
  expect(amountAt(before, last, at - 5_000)).toBe(1_000)
})

test('a jackpot starts at its first amount, and restarts at what is left after a win', () => {
  expect(amountAt(null, { amount: 77.5, at }, at + 1)).toBe(77.5)
  expect(amountAt({ amount: 900, at: at - 60_000 }, { amount: 10, at }, at + 1)).toBe(10)
})

test('a jackpot shows whole cents, rounded down', () => {
  const figure = amountAt({ amount: 1, at: 0 }, { amount: 1.01, at }, at + 30_000)
  expect(figure).toBe(1)
})
