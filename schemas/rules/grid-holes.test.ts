import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holesIn, holesOfRow, isWholeGrid, packTiles } from './grid-holes.ts'
import { COLUMNS, DEVICES, SPAN, TILE_SIZES, type TileSize } from './tile-sizes.ts'

const sizes = fc.array(fc.constantFrom(...TILE_SIZES), { minLength: 1, maxLength: 30 })
const place = (index: number, size: TileSize) => ({
  index,
  desktop: size,
  tablet: size,
  mobile: size,
})

test('tiles never overlap, and cells and holes fill the rows', () => {
  fc.assert(
    fc.property(sizes, fc.constantFrom(...DEVICES), (tiles, device) => {
      const columns = COLUMNS[device]
      const cells = packTiles(tiles, columns)
      const taken = cells.flatMap(({ row, column }, index) => {
        const [wide, high] = SPAN[tiles[index] ?? '1x']
        return Array.from(
          { length: wide * high },
          (_, it) => `${row + Math.floor(it / wide)} ${column + (it % wide)}`,
        )
      })
      expect(new Set(taken).size).toBe(taken.length)
      const height = Math.max(...taken.map((it) => Number(it.split(' ')[0]))) + 1
      expect(holesIn(tiles, columns).length + taken.length).toBe(height * columns)
    }),
  )
})

test('a later small tile fills the gap beside a large one, as the browser does', () => {
  expect(packTiles(['1x', '2xh', '1x'], 2)).toEqual([
    { row: 0, column: 0 },
    { row: 1, column: 0 },
    { row: 0, column: 1 },
  ])
  expect(holesIn(['1x', '2xh', '1x'], 2)).toEqual([])
  expect(holesIn(['1x', '2xh'], 2)).toEqual([{ row: 0, column: 1 }])
})

test('a grid without large tiles has no holes, nor has a strip', () => {
  expect(isWholeGrid({ layout: 'grid', tiles: [] })).toBe(true)
  expect(isWholeGrid(undefined)).toBe(true)
  expect(isWholeGrid({ layout: 'strip', tiles: [place(0, '2xv')] })).toBe(true)
})

test('a tall tile at the end leaves a hole, and the message names the device and the place', () => {
  // Seventeen cells precede it: one of its two cells does not fit within three rows.
  const row = { layout: 'grid' as const, tiles: [place(17, '2xv')] }
  expect(holesOfRow(row, 'desktop')).not.toEqual([])
  expect(isWholeGrid(row)).toMatch(/^On a desktop the grid has a hole in row \d, column \d/)
})

test('a place with two sizes is refused', () => {
  expect(isWholeGrid({ layout: 'grid', tiles: [place(1, '1x'), place(1, '4x')] })).toBe(
    'Place 2 has two sizes.',
  )
})
