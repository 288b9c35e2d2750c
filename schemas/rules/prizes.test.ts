import { expect, test } from 'vitest'
import { followsPlaces } from './prizes.ts'

test('every place has one prize', () => {
  expect(followsPlaces(undefined)).toBe(true)
  expect(
    followsPlaces([
      { from: 1, to: 1 },
      { from: 2, to: 10 },
    ]),
  ).toBe(true)
  for (const prizes of [
    [{ from: 2, to: 2 }],
    [
      { from: 1, to: 3 },
      { from: 3, to: 5 },
    ],
    [
      { from: 1, to: 1 },
      { from: 3, to: 5 },
    ],
    [{ from: 1, to: 0 }],
  ])
    expect(followsPlaces(prizes)).not.toBe(true)
})
