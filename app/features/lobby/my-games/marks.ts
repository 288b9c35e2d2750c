import type { RowTexts, RowView } from '../tile-view.ts'

/** The one form of a page to which all stars belong. */
export const MARKS_FORM = 'my-games'
/** The one by which the row of suggested games is switched off and on. */
export const SUGGESTIONS_FORM = 'suggested-games'
/** The id of that row. */
export const BECAUSE_YOU_PLAYED = 'because-you-played'
/** Where both are sent, and where the browser asks for the player's own rows. */
export const MARKS_PATH = '/api/my-games'

/** What a page shows of the player's own games. */
export type MyGamesView = {
  /** Ids of all marked games of the page's lobbies. */
  marks: readonly string[]
  /** Marked and last played games, as rows; one without a game is left out. */
  rows: readonly RowView[]
  texts: RowTexts
  /** Whether games are suggested from the played ones; null where nobody could say, and where no row is asked for. */
  suggests: boolean | null
}

/** Which rows come along: none on the home page, the first games of each in a lobby, all on their own page. */
export type MyGamesExtent = 'marks' | 'strip' | 'all'

const STAR = /(name="game" value="([\w-]+)" )aria-pressed="false"/g

/** Tiles as they are kept for everybody, with the stars of one player's games set. */
export function withMarks(html: string, marks: ReadonlySet<string>): string {
  return html.replace(STAR, (found, before: string, id: string) =>
    marks.has(id) ? `${before}aria-pressed="true"` : found,
  )
}

/** The list after a star was pressed: a new mark stands first. */
export function toggled(marks: readonly string[], id: string): string[] {
  return marks.includes(id) ? marks.filter((it) => it !== id) : [id, ...marks]
}
