import type { LiveTable } from '#contracts/player-api/games.ts'

/** A table as its tile shows it; `limits` are in words, in the visitor's currency where the table takes it. */
export type TableFigure = Pick<LiveTable, 'open' | 'seats' | 'dealer'> & {
  taken: number
  limits: string
}
/** By the providers' ids. */
export type TableFigures = Record<string, TableFigure>

/** A word of the feed: what stands at tables now; null for a table of which nobody says anything any more. */
export type TableChanges = Record<string, TableFigure | null>
