import type { Picture } from '#app/content/image-url.ts'
import type { Layout, SizeByDevice } from '#schemas/rules/tile-sizes.ts'

/** A tile ready to render, with all texts and addresses resolved. */
export type TileView = {
  id: string
  name: string
  studio: string
  href: string
  /** The page about it. */
  page: string
  picture: Picture | null
  sizes: SizeByDevice
  /** The device classes, by width, on which its row is full without it. */
  beyond?: string | undefined
  /** Labels on the art, at most two. */
  badges: readonly { kind: 'new' | 'jackpot'; text: string }[]
  /** Return to player and volatility as text; empty if unknown. */
  facts: string
  /** Link to the facts, which open over the page where there are scripts (GAM-22). */
  about: string
  /** What its link starts, shown to a pointer that hovers; null where that is not known. */
  start: string | null
  /** Why it cannot be played here, or null. */
  restricted: string | null
  /** The provider's game id if the game has a jackpot whose value is shown, or null. */
  jackpot: string | null
  /** The provider's id of a live table whose seats and state are shown, or null. */
  table: string | null
  /** The star of a player's own list, or null for anonymous visitors. */
  star: { label: string; pressed: boolean } | null
  /** In the first viewport: its picture is not lazy-loaded. */
  eager: boolean
}

export type RowView = {
  categoryId: string
  title: string
  /** Link to its page, or null on that page. */
  href: string | null
  icon: string | null
  /** Number of games in the whole category, formatted: the row has only the first. */
  count: string
  layout: Layout
  /** The button that switches this row off: the form it submits, and its label. */
  off?: { form: string; label: string }
  tiles: readonly TileView[]
}

export type RowTexts = { all: string; allOf: string; previous: string; next: string }
