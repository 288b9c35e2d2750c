import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COLUMNS, sizesOfRow, TILE_SIZES, tilesThatFill } from './tile-sizes.ts'

const tile = (index: number, desktop: (typeof TILE_SIZES)[number]) => ({
  index,
  desktop,
  tablet: desktop,
  mobile: desktop,
})

test('a grid takes the sizes of the editor, and all other tiles are small', () => {
  const sizeAt = sizesOfRow({ tiles: [tile(0, '4x'), tile(3, '2xv')] }, 'grid')
  expect(sizeAt(0)).toEqual({ mobile: '4x', tablet: '4x', desktop: '4x' })
  expect(sizeAt(1)).toEqual({ mobile: '1x', tablet: '1x', desktop: '1x' })
  expect(sizeAt(3).desktop).toBe('2xv')
})

test.each([
  ['1x', '1x'],
  ['2xh', '2xh'],
  ['2xv', '1x'],
  ['4x', '2xh'],
] as const)('in a strip of one row a %s tile is %s', (size, expected) => {
  expect(sizesOfRow({ tiles: [tile(0, size)] }, 'strip')(0).desktop).toBe(expected)
})

test('a row without sizes has small tiles, and so has a device without one', () => {
  expect(sizesOfRow(undefined, 'grid')(0).mobile).toBe('1x')
  const half = { index: 0, desktop: '4x' as const, tablet: null, mobile: null }
  expect(sizesOfRow({ tiles: [half] }, 'grid')(0)).toEqual({
    desktop: '4x',
    tablet: '1x',
    mobile: '1x',
  })
})

test('three rows of a desktop are eighteen small tiles, fewer when some are large', () => {
  const small = sizesOfRow(undefined, 'grid')
  const large = sizesOfRow({ tiles: [tile(0, '4x'), tile(1, '2xh')] }, 'grid')
  expect(tilesThatFill(small, { device: 'desktop', rows: 3, most: 24 })).toBe(18)
  expect(tilesThatFill(large, { device: 'desktop', rows: 3, most: 24 })).toBe(14)
  expect(tilesThatFill(small, { device: 'desktop', rows: 3, most: 5 })).toBe(5)
})

test('whatever the sizes, a grid never holds more cells than its rows have', () => {
  const cells = { '1x': 1, '2xh': 2, '2xv': 2, '4x': 4 }
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...TILE_SIZES), { maxLength: 30 }),
      fc.constantFrom('mobile' as const, 'tablet' as const, 'desktop' as const),
      fc.integer({ min: 1, max: 4 }),
      (sizes, device, rows) => {
        const sizeAt = sizesOfRow({ tiles: sizes.map((it, index) => tile(index, it)) }, 'grid')
        const count = tilesThatFill(sizeAt, { device, rows, most: sizes.length })
        const taken = sizes.slice(0, count).reduce((sum, it) => sum + cells[it], 0)
        expect(taken).toBeLessThanOrEqual(COLUMNS[device] * rows)
      },
    ),
  )
})
