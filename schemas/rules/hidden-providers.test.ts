import { expect, test } from 'vitest'
import { hiddenProvidersIn } from './hidden-providers.ts'

const HIDDEN = [
  { provider: 'in-finland', markets: ['FI', 'NO'] },
  { provider: 'everywhere', markets: null },
  { provider: 'everywhere-too', markets: [] },
]

test.each([
  ['FI', ['in-finland', 'everywhere', 'everywhere-too']],
  ['DE', ['everywhere', 'everywhere-too']],
  [null, ['everywhere', 'everywhere-too']],
] as const)('in %s these are hidden: %s', (market, expected) => {
  expect(hiddenProvidersIn(HIDDEN, market)).toEqual(expected)
})

test('without a list no provider is hidden', () => {
  expect(hiddenProvidersIn(null, 'FI')).toEqual([])
  expect(hiddenProvidersIn(undefined, null)).toEqual([])
})
