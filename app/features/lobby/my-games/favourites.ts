import type { RowTexts, RowView } from '../tile-view.ts'

/** Id of a page's one form, to which all stars belong. */
export const FAVOURITES_FORM = 'my-games'
/** Id of the form that switches the row of suggested games off and on. */
export const SUGGESTIONS_FORM = 'suggested-games'
/** Id of that row. */
export const BECAUSE_YOU_PLAYED = 'because-you-played'
/** Endpoint of both forms, from which the browser also fetches the player's own rows. */
export const FAVOURITES_PATH = '/api/my-games'

/** The player's own games on a page. */
export type MyGamesView = {
  /** Ids of all marked games in the page's lobbies. */
  marks: readonly string[]
  /** Marked and last played games, as rows; one without games is left out. */
  rows: readonly RowView[]
  texts: RowTexts
  /** Whether games are suggested from those played; null if unknown, and if no row is requested. */
  suggests: boolean | null
}

/** Which rows are included: none on a page of games, the first games of each in a lobby and at home, all on their own page. */
export type MyGamesExtent = 'marks' | 'strip' | 'all'

const STAR = /(name="game" value="([\w-]+)" )aria-pressed="false"/g

/** The tiles shared by all visitors, with the stars of one player's games set. */
export function withFavourites(html: string, favourites: ReadonlySet<string>): string {
  return html.replace(STAR, (found, before: string, id: string) =>
    favourites.has(id) ? `${before}aria-pressed="true"` : found,
  )
}

/** The list after a star was pressed: a new mark comes first. */
export function toggled(favourites: readonly string[], id: string): string[] {
  return favourites.includes(id) ? favourites.filter((it) => it !== id) : [id, ...favourites]
}
