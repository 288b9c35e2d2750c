/** Where something that was found is. */
export type SearchWay = { href: string; title: string; note?: string }

export type SearchGroup = {
  id: 'tools' | 'categories' | 'makers' | 'promotions'
  ways: readonly SearchWay[]
}

/** The page of a search; `Tile` is what the lobby makes of a game. */
export type SearchView<Tile> =
  | { state: 'asks' | 'short' | 'none' | 'unavailable'; query: string }
  | {
      state: 'found'
      query: string
      total: number
      /** Tools of the account first. */
      groups: readonly SearchGroup[]
      games: { tiles: readonly Tile[]; total: number; more: string | null }
    }

/** What stands below the box while somebody types. */
export type Suggestions = {
  /** How much was found, in words, for those who do not see the list. */
  status: string
  /** The page with everything. */
  all: SearchWay | null
  groups: readonly { id: string; title: string; ways: readonly SearchWay[] }[]
}
