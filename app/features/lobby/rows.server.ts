import { contentLanguage } from '#app/market/content-language.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import { localePath } from '#app/market/paths.ts'
import type { Localised } from '#schemas/rules/localised.ts'
import { textIn } from '#schemas/rules/localised.ts'
import { DEVICES, type Layout, placesOfRow, sizesOfRow } from '#schemas/rules/tile-sizes.ts'
import type { GamesWindow, Kind, LobbyGridRow } from './lobby.query.server.ts'
import { categoryPath } from './lobby-paths.ts'
import { type Join, type TileSetting, toTile } from './tile-view.server.ts'
import type { RowView, TileView } from './tile-view.ts'

/** A category with its first games, before translation. */
export type RowContent = {
  category: { _id: string; title: Localised; slug: string; icon: string | null }
  kind: Kind
  grid: LobbyGridRow | undefined
  window: GamesWindow
}

const EAGER_TILES = { mobile: 3, tablet: 5, desktop: 6 } as const

/** Rows ready to render; one without any game is left out. */
export function toRows(
  contents: readonly RowContent[],
  setting: TileSetting,
  { join, above }: { join: Join; above: number },
): RowView[] {
  const rows: RowView[] = []
  for (const content of contents) {
    const row = toRow(content, setting, { join, first: above + rows.length === 0 })
    if (row) rows.push(row)
  }
  return rows
}

function toRow(
  { category, kind, grid, window }: RowContent,
  setting: TileSetting,
  place: { join: Join; first: boolean },
): RowView | null {
  const { locale, device } = setting
  const layout: Layout = grid?.layout ?? 'strip'
  const sizeAt = sizesOfRow(grid, layout)
  const games = window.games.length
  const shown = placesOfRow(grid, layout, { device, games })
  // The device is a guess: a grid that is narrower than guessed ends with a full row, too.
  const narrower =
    layout === 'grid'
      ? DEVICES.map((on) => ({
          on,
          places: placesOfRow(grid, layout, { device: on, games }),
        })).filter((it) => it.places < shown)
      : []
  const tiles: TileView[] = []
  for (const game of window.games) {
    if (tiles.length === shown) break
    const tile = toTile(game, setting, {
      kind,
      join: place.join,
      sizes: sizeAt(tiles.length),
      beyond: narrower.filter((it) => tiles.length >= it.places).map((it) => it.on),
      eager: place.first && tiles.length < EAGER_TILES[device],
    })
    if (tile) tiles.push(tile)
  }
  if (tiles.length === 0) return null
  const { t } = wordsOf(locale)
  return {
    categoryId: category._id,
    title: textIn(category.title, contentLanguage(locale)),
    href: localePath(locale.segment, categoryPath(kind, category.slug)),
    icon: category.icon,
    count: t('lobby:row.count', { count: window.total }),
    layout,
    tiles,
  }
}
