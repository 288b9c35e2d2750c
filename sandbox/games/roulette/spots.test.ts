import { expect, test } from 'vitest'
import { colourOf, PAYS, POCKETS, SPOTS, type SpotKind, WHEEL } from './spots.ts'

const spots = [...SPOTS.values()]

test('the board of a European table has all of its places', () => {
  const counts: Partial<Record<SpotKind, number>> = {}
  for (const { kind } of spots) counts[kind] = (counts[kind] ?? 0) + 1
  expect(counts).toEqual({
    straight: 37,
    split: 60,
    street: 12,
    trio: 2,
    corner: 22,
    firstFour: 1,
    sixLine: 11,
    dozen: 3,
    column: 3,
    even: 6,
  })
})

test('no two places overlap or cover the same numbers', () => {
  expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(spots.length)
  expect(new Set(spots.map(({ numbers }) => numbers.join())).size).toBe(spots.length)
})

test.each(spots)('$id returns exactly 36 of 37', ({ kind, numbers }) => {
  // Counted over the pockets, not computed: a chip on the drawn pocket is returned with its win.
  let returned = 0
  for (let pocket = 0; pocket < POCKETS; pocket++) {
    if (numbers.includes(pocket)) returned += PAYS[kind] + 1
  }
  expect(returned).toBe(36)
})

test('an inside place lies between the numbers that it covers', () => {
  for (const { kind, numbers, x, y, id } of spots) {
    if (!['split', 'corner'].includes(kind) || numbers.includes(0)) continue
    const places = numbers.map((n) => SPOTS.get(`straight-${n}`))
    const mean = (of: 'x' | 'y') =>
      places.reduce((sum, place) => sum + (place?.[of] ?? 0), 0) / places.length
    expect([x, y], id).toEqual([mean('x'), mean('y')])
  }
})

test('the wheel has each number once, and red and black alternate', () => {
  expect([...WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, i) => i))
  for (let i = 2; i < 37; i++) {
    expect(colourOf(WHEEL[i] ?? 0)).not.toBe(colourOf(WHEEL[i - 1] ?? 0))
  }
  for (const colour of ['red', 'black'] as const) {
    expect(SPOTS.get(colour)?.numbers.every((n) => colourOf(n) === colour)).toBe(true)
  }
})
