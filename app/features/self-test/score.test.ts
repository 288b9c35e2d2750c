import { expect, test } from 'vitest'
import { SELF_TEST_BANDS } from '#contracts/player-api/protection-words.ts'
import { type Answers, bandOf, fieldOf, QUESTIONS, readAnswers, unanswered } from './score.ts'

/** Answers that add up to this many points. */
const worth = (points: number): Answers =>
  Object.fromEntries(
    QUESTIONS.map((it, n) => [it, String(Math.min(3, Math.max(0, points - n * 3)))]),
  )

test.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'some'],
  [7, 'some'],
  [8, 'high'],
  [27, 'high'],
])('%i points are in the right band', (points, band) => {
  expect(bandOf(worth(points))).toBe(band)
})

test('more points never give a lower band', () => {
  const ranks = Array.from({ length: 28 }, (_, n) =>
    SELF_TEST_BANDS.indexOf(bandOf(worth(n)) ?? 'none'),
  )
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
})

test('there is no result without every answer, and an invalid answer counts as missing', () => {
  const fields: Record<string, unknown> = { [fieldOf('1')]: '3', [fieldOf('2')]: '4', other: '1' }
  const answers = readAnswers((name) => fields[name])
  expect(answers).toEqual({ 1: '3' })
  expect(bandOf(answers)).toBeNull()
  expect(unanswered(answers)).toEqual(QUESTIONS.slice(1))
})
