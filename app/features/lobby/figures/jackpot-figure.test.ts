import { expect, test } from 'vitest'
import { figureAt, JACKPOT_REFRESH_MS } from './jackpot-figure.ts'

const at = 1_000_000

test('walks from one reading to the next, and never past it', () => {
  const before = { amount: 1_000, at: at - JACKPOT_REFRESH_MS }
  const last = { amount: 1_006, at }
  expect(figureAt(before, last, at)).toBe(1_000)
  expect(figureAt(before, last, at + 30_000)).toBe(1_003)
  expect(figureAt(before, last, at + JACKPOT_REFRESH_MS)).toBe(1_006)
  expect(figureAt(before, last, at + 10 * JACKPOT_REFRESH_MS)).toBe(1_006)
  expect(figureAt(before, last, at - 5_000)).toBe(1_000)
})

test('is what it is at the first reading, and where somebody won it', () => {
  expect(figureAt(null, { amount: 77.5, at }, at + 1)).toBe(77.5)
  expect(figureAt({ amount: 900, at: at - 60_000 }, { amount: 10, at }, at + 1)).toBe(10)
})

test('shows whole cents, rounded down: never a cent that is not there', () => {
  const figure = figureAt({ amount: 1, at: 0 }, { amount: 1.01, at }, at + 30_000)
  expect(figure).toBe(1)
})
