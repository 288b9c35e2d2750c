import { expect, test } from 'vitest'
import { mustAcceptTerms } from '#contracts/dotted-version.ts'
import { newerTerms } from './terms-version.ts'

test.each([
  ['1.0', '1.0', false],
  ['1.1', '1.0', true],
  ['1.10', '1.9', true],
  ['1.9', '1.10', false],
  ['2', '1.9.9', true],
  ['1', '1.0.0', false],
  ['1.0.1', '1', true],
  ['1.0', null, true],
  ['1.0', '', true],
  ['1.0', 'one', true],
  [null, null, false],
  ['newest', '1.0', false],
] as const)('terms %s after %s must be accepted: %s (GAP-034)', (current, accepted, expected) => {
  expect(mustAcceptTerms(current, accepted)).toBe(expected)
})

test.each([
  ['1.0', '2.0', '2.0'],
  ['1.10', '1.9', '1.10'],
  [null, '1.0', '1.0'],
  ['1.0', null, '1.0'],
  ['', 'x', null],
  [null, null, null],
] as const)('of %s and %s the newer is %s', (one, other, newest) => {
  expect(newerTerms(one, other)).toBe(newest)
})
