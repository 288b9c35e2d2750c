import type { Picture } from '#app/content/image-url.ts'

/** Link to a search result; a game has its picture. */
export type SearchLink = { href: string; title: string; note?: string; picture?: Picture | null }

export type SearchGroup = {
  id: 'tools' | 'categories' | 'makers' | 'promotions' | 'sports'
  links: readonly SearchLink[]
}

/** The search page; `Tile` is the lobby's view of a game. */
export type SearchView<Tile> =
  | { state: 'short' | 'none' | 'unavailable'; query: string }
  /** Before the first letter: what the player played last, and what is played most; a list without games is left out. */
  | { state: 'asks'; query: ''; starts: readonly { title: string; tiles: readonly Tile[] }[] }
  | {
      state: 'found'
      query: string
      total: number
      /** Account tools first. */
      groups: readonly SearchGroup[]
      games: { tiles: readonly Tile[]; total: number; more: string | null }
    }

/** Suggestions below the box, before the first letter and while typing. */
export type Suggestions = {
  /** The number of results as text, for screen readers. */
  status: string
  /** Link to the page with all results. */
  all: SearchLink | null
  groups: readonly { id: string; title: string; links: readonly SearchLink[] }[]
}
