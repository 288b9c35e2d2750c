export const DEVICES = ['desktop', 'tablet', 'mobile'] as const
export type DeviceClass = (typeof DEVICES)[number]

/** Sizes of a tile (LOB-09). */
export const TILE_SIZES = ['1x', '2xh', '2xv', '4x'] as const
export type TileSize = (typeof TILE_SIZES)[number]

/** A place of a row that is not small, as stored. */
export type SizedPlace = { readonly index: number } & {
  readonly [device in DeviceClass]?: TileSize | null | undefined
}

export type SizeByDevice = Readonly<Record<DeviceClass, TileSize>>

/** Columns of a grid (GAP-101). */
export const COLUMNS: Readonly<Record<DeviceClass, number>> = { mobile: 2, tablet: 4, desktop: 6 }

/** Columns and rows of a tile (LOB-09). */
export const SPAN = {
  '1x': [1, 1],
  '2xh': [2, 1],
  '2xv': [1, 2],
  '4x': [2, 2],
} as const satisfies Record<TileSize, readonly [number, number]>

/** A tile of one place on every device. */
export const SMALL: SizeByDevice = { mobile: '1x', tablet: '1x', desktop: '1x' }

/** A strip is one row high: tall tiles lose their height, wide ones stay wide. */
const IN_STRIP: Readonly<Record<TileSize, TileSize>> = {
  '1x': '1x',
  '2xh': '2xh',
  '2xv': '1x',
  '4x': '2xh',
}

export type Layout = 'strip' | 'grid'

/** The tile sizes of a row, by position; a position that is not listed is small. */
export function sizesOfRow(
  row: { readonly tiles: readonly SizedPlace[] } | undefined,
  layout: Layout,
): (index: number) => SizeByDevice {
  const named = new Map(
    row?.tiles.map((tile) => {
      const on = (device: DeviceClass) => fitting(tile[device] ?? '1x', layout, device)
      return [tile.index, { mobile: on('mobile'), tablet: on('tablet'), desktop: on('desktop') }]
    }),
  )
  return (index) => named.get(index) ?? SMALL
}

function fitting(size: TileSize, layout: Layout, device: DeviceClass): TileSize {
  if (layout === 'strip') return IN_STRIP[size]
  // A tile wider than the grid is clamped to it (GAP-101).
  const [columns, rows] = SPAN[size]
  if (columns <= COLUMNS[device]) return size
  return rows === 2 ? '2xv' : '1x'
}

/** Tiles in a strip; the rest is behind "All". A phone shows two, a desktop six at a time. */
export const STRIP_TILES: Readonly<Record<DeviceClass, number>> = {
  mobile: 10,
  tablet: 12,
  desktop: 14,
}
/** Height of a grid in rows. */
export const GRID_ROWS: Readonly<Record<DeviceClass, number>> = { mobile: 4, tablet: 3, desktop: 3 }
/** Games that are loaded for a row: the most that it can show. */
export const GAMES_OF_ROW = 24

/** How many of `games` games a row shows on a device. */
export function placesOfRow(
  row: { readonly tiles: readonly SizedPlace[] } | undefined,
  layout: Layout,
  { device, games }: { device: DeviceClass; games: number },
): number {
  if (layout === 'strip') return Math.min(games, STRIP_TILES[device])
  const most = Math.min(games, GAMES_OF_ROW)
  return tilesThatFill(sizesOfRow(row, layout), { device, rows: GRID_ROWS[device], most })
}

/** How many tiles fill `rows` rows of a grid on a device, so that its last row is not ragged. */
export function tilesThatFill(
  sizeAt: (index: number) => SizeByDevice,
  options: { device: DeviceClass; rows: number; most: number },
): number {
  const cells = COLUMNS[options.device] * options.rows
  let taken = 0
  for (let index = 0; index < options.most; index++) {
    const [columns, rows] = SPAN[sizeAt(index)[options.device]]
    taken += columns * rows
    if (taken > cells) return index
    if (taken === cells) return index + 1
  }
  return options.most
}
