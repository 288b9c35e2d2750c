/** Link to a search result. */
export type SearchWay = { href: string; title: string; note?: string }

export type SearchGroup = {
  id: 'tools' | 'categories' | 'makers' | 'promotions' | 'sports'
  ways: readonly SearchWay[]
}

/** The search page; `Tile` is the lobby's view of a game. */
export type SearchView<Tile> =
  | { state: 'asks' | 'short' | 'none' | 'unavailable'; query: string }
  | {
      state: 'found'
      query: string
      total: number
      /** Account tools first. */
      groups: readonly SearchGroup[]
      games: { tiles: readonly Tile[]; total: number; more: string | null }
    }

/** Suggestions below the box while typing. */
export type Suggestions = {
  /** The number of results as text, for screen readers. */
  status: string
  /** Link to the page with all results. */
  all: SearchWay | null
  groups: readonly { id: string; title: string; ways: readonly SearchWay[] }[]
}
