import { expect, test } from 'vitest'
import { backOffMs } from './job-runner.ts'

test.each([
  [0, 1_000],
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [10, 512_000],
  [11, 600_000],
  [10_000, 600_000],
])('after attempt %i the next one waits %i ms', (attempt, expected) => {
  expect(backOffMs(attempt, 0)).toBe(expected)
  expect(backOffMs(attempt, 1)).toBe(expected * 1.25)
})
