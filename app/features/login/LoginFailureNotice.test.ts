import { expect, test } from 'vitest'
import { inHours } from './LoginFailureNotice.tsx'

test.each([
  [86_400_000, '24:00:00'],
  [86_399_001, '24:00:00'],
  [3_661_000, '1:01:01'],
  [1, '0:00:01'],
  [0, '0:00:00'],
  [-5, '0:00:00'],
])('%i ms is %s', (milliseconds, text) => {
  expect(inHours(milliseconds)).toBe(text)
})
