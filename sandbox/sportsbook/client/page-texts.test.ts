import { expect, test } from 'vitest'
import { oddsText } from './page-texts.ts'

test.each([
  [1_950, '1.95', '19/20', '−105'],
  [2_000, '2.00', '1/1', '+100'],
  [2_500, '2.50', '3/2', '+150'],
  [1_010, '1.01', '1/100', '−10000'],
  [500_000, '500.00', '499/1', '+49900'],
  [5_572, '5.572', '1143/250', '+457'],
])(
  'odds of %i thousandths are written in three formats',
  (thousandths, decimal, fractional, american) => {
    expect(oddsText(thousandths, 'DECIMAL')).toBe(decimal)
    expect(oddsText(thousandths, 'FRACTIONAL')).toBe(fractional)
    expect(oddsText(thousandths, 'AMERICAN')).toBe(american)
  },
)
