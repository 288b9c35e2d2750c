import {
  COLUMNS,
  DEVICES,
  type DeviceClass,
  GAMES_OF_ROW,
  type Layout,
  placesOfRow,
  type SizedPlace,
  SPAN,
  sizesOfRow,
  type TileSize,
} from './tile-sizes.ts'

export type Cell = { row: number; column: number }

/** The cells of each tile in a grid; the same algorithm as the browser's `grid-auto-flow: dense`. */
export function packTiles(sizes: readonly TileSize[], columns: number): Cell[] {
  const taken = new Set<string>()
  const isFree = ({ row, column }: Cell, size: TileSize) =>
    column + SPAN[size][0] <= columns &&
    cellsOf({ row, column }, size).every((it) => !taken.has(keyOf(it)))
  return sizes.map((size) => {
    for (let place = 0; ; place++) {
      const cell = { row: Math.floor(place / columns), column: place % columns }
      if (!isFree(cell, size)) continue
      for (const it of cellsOf(cell, size)) taken.add(keyOf(it))
      return cell
    }
  })
}

/** Empty cells above the lowest edge of the tiles; the end of the last row does not count when games run out. */
export function holesIn(sizes: readonly TileSize[], columns: number): Cell[] {
  const places = packTiles(sizes, columns)
  const taken = new Set(
    places.flatMap((cell, index) => cellsOf(cell, sizes[index] ?? '1x').map(keyOf)),
  )
  const height = Math.max(0, ...places.map((it, i) => it.row + SPAN[sizes[i] ?? '1x'][1]))
  const cells = Array.from({ length: height * columns }, (_, place) => ({
    row: Math.floor(place / columns),
    column: place % columns,
  }))
  return cells.filter((it) => !taken.has(keyOf(it)))
}

const keyOf = ({ row, column }: Cell) => `${row} ${column}`

function cellsOf({ row, column }: Cell, size: TileSize): Cell[] {
  const [columns, rows] = SPAN[size]
  return Array.from({ length: columns * rows }, (_, place) => ({
    row: row + Math.floor(place / columns),
    column: column + (place % columns),
  }))
}

type Row = { layout?: Layout | null; tiles?: readonly SizedPlace[] | null }

/** The holes of a row on a device when its category has enough games to fill it. */
export function holesOfRow(row: Row, device: DeviceClass, games = GAMES_OF_ROW): Cell[] {
  if (row.layout !== 'grid') return []
  const named = { tiles: row.tiles ?? [] }
  const sizeAt = sizesOfRow(named, 'grid')
  const count = placesOfRow(named, 'grid', { device, games })
  const sizes = Array.from({ length: count }, (_, index) => sizeAt(index)[device])
  return holesIn(sizes, COLUMNS[device])
}

const DEVICE_NAME: Readonly<Record<DeviceClass, string>> = {
  desktop: 'a desktop',
  tablet: 'a tablet',
  mobile: 'a phone',
}

/** Validates that a grid has no hole on any device, and that no position has two sizes. */
export function isWholeGrid(row: Row | undefined): true | string {
  const indexes = (row?.tiles ?? []).map((it) => it.index)
  const twice = indexes.find((it, at) => indexes.indexOf(it) !== at)
  if (twice !== undefined) return `Place ${twice + 1} has two sizes.`
  for (const device of DEVICES) {
    const [hole] = holesOfRow(row ?? {}, device)
    if (hole) {
      const where = `row ${hole.row + 1}, column ${hole.column + 1}`
      return `On ${DEVICE_NAME[device]} the grid has a hole in ${where}. Make a tile near it larger or smaller.`
    }
  }
  return true
}
