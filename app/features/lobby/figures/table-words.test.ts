import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import type { TableFigure } from './table-figure.ts'
import { tableWords } from './table-words.ts'

const t = ((key: string, values?: object) =>
  values ? `${key} ${JSON.stringify(values)}` : key) as unknown as TFunction<'tables'>
const table: TableFigure = {
  open: true,
  seats: 7,
  taken: 3,
  dealer: 'BETTING',
  limits: '€1 – €500',
}

test('says how many seats are free', () => {
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
  ['a closed table, whoever sits there', { open: false, taken: 7 }, 'closed', ''],
] as const)('%s', (_, change, state, seats) => {
  expect(tableWords({ ...table, ...change }, t)).toMatchObject({ state, seats })
})

test('a closed table has no bets open', () => {
  expect(tableWords({ ...table, open: false }, t).dealer).toBe('closed')
})

test('where nobody says what the dealer does, nothing is said', () => {
  expect(tableWords({ ...table, dealer: null }, t).dealer).toBe('')
})
