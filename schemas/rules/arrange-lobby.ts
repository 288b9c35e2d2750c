import type { GridRow, Place, PreviewRow } from './preview-lobby.ts'
import { DEVICES, type DeviceClass, type Layout, type TileSize } from './tile-sizes.ts'

type Shown = readonly Pick<Place<{ _id: string }>, 'game' | 'isPinned'>[]
type Tiles = NonNullable<GridRow['tiles']>

/**
 * The pinned games of a row after one was dropped on the position of another. Dropping a game from the rule pins it;
 * behind the last pinned game the rule decides the order, so a game dropped there becomes the last pinned one.
 */
export function placeGame(
  pinned: readonly string[],
  shown: Shown,
  moved: { game: string; to: number },
): string[] {
  const from = shown.findIndex((it) => it.game._id === moved.game)
  const target = shown[Math.max(0, Math.min(moved.to, shown.length - 1))]
  const rest = pinned.filter((it) => it !== moved.game)
  if (!target || target.game._id === moved.game)
    return from < 0 ? [...rest, moved.game] : [...pinned]
  const at = target.isPinned ? rest.indexOf(target.game._id) : rest.length
  const isAfter = target.isPinned && from >= 0 && from < moved.to
  rest.splice(isAfter ? at + 1 : at, 0, moved.game)
  return rest
}

/** The sized places of a row after one was resized; a place that is small on every device is left out. */
export function resizePlace(
  tiles: GridRow['tiles'],
  { index, size, devices }: { index: number; size: TileSize; devices: readonly DeviceClass[] },
): Tiles {
  const all = tiles ?? []
  const old = all.find((it) => it.index === index)
  const named = {
    desktop: old?.desktop ?? '1x',
    tablet: old?.tablet ?? '1x',
    mobile: old?.mobile ?? '1x',
    ...Object.fromEntries(devices.map((it) => [it, size])),
  }
  const isSmall = DEVICES.every((it) => named[it] === '1x')
  const others = all.filter((it) => it.index !== index)
  const place = { _key: old?._key ?? `place-${index}`, _type: 'lobbyTile', index, ...named }
  return (isSmall ? others : [...others, place]).toSorted((a, b) => a.index - b.index)
}

type Rows = readonly Pick<PreviewRow<unknown, { _id: string }>, 'category' | 'grid' | 'layout'>[]

/** The rows of a grid after one moved; rows that are not in the grid yet are added up to the target position. */
export function moveRow(rows: Rows, { from, to }: { from: number; to: number }): GridRow[] {
  const order = [...rows]
  const [moved] = order.splice(from, 1)
  if (!moved) return order.flatMap((it) => it.grid ?? [])
  const at = Math.max(0, Math.min(to, order.length))
  order.splice(at, 0, moved)
  const last = Math.max(
    at,
    order.findLastIndex((it) => it.grid !== undefined),
  )
  return order.slice(0, last + 1).map(toGridRow)
}

/** The rows of a grid with one row changed; the row is added if it was not in the grid. */
export function changeRow(
  rows: Rows,
  category: string,
  change: { layout?: Layout; tiles?: Tiles; boxes?: readonly string[] },
): GridRow[] {
  const at = rows.findIndex((it) => it.category._id === category)
  return moveRow(rows, { from: at, to: at }).map((it) =>
    it.category === category ? { ...it, ...change } : it,
  )
}

function toGridRow({ category, grid, layout }: Rows[number]): GridRow {
  return (
    grid ?? { _key: `row-${category._id}`, category: category._id, layout, tiles: [], boxes: [] }
  )
}
