import type { Picture } from '#app/content/image-url.ts'
import type { Layout, SizeByDevice } from '#schemas/rules/tile-sizes.ts'

/** A tile, ready to be written down: every word and address is in it. */
export type TileView = {
  id: string
  name: string
  studio: string
  href: string
  picture: Picture | null
  sizes: SizeByDevice
  /** Words on the art, at most two. */
  badges: readonly { kind: 'new' | 'jackpot'; text: string }[]
  /** Return and volatility in words; empty where nothing is known. */
  facts: string
  /** The way to all that is known of it, which opens over the page where there are scripts (GAM-22). */
  about: string
  /** Why it cannot be played here, or null. */
  restricted: string | null
  /** The provider's id, where the game has a jackpot whose value is shown, or null. */
  jackpot: string | null
  /** The provider's id of a live table, whose seats and state are shown, or null. */
  table: string | null
  /** The star of a player's own list, or null for strangers. */
  star: { label: string; pressed: boolean } | null
  /** In sight when the page opens: its picture is not put off. */
  eager: boolean
}

export type RowView = {
  categoryId: string
  title: string
  /** Its own page, or null where that is this one. */
  href: string | null
  icon: string | null
  /** Of the whole category, in words: the row holds only the first. */
  count: string
  layout: Layout
  /** The button that switches this row off: the form that it sends, and its words. */
  off?: { form: string; label: string }
  tiles: readonly TileView[]
}

export type RowTexts = { all: string; allOf: string; previous: string; next: string }
