import type { LiveTable } from '#contracts/player-api/games.ts'

/** A table as its tile shows it; `limits` are formatted, in the visitor's currency if the table accepts it. */
export type TableStatus = Pick<LiveTable, 'open' | 'seats' | 'dealer'> & {
  taken: number
  limits: string
}
/** By provider game id. */
export type TableStatuses = Record<string, TableStatus>

/** A message of the feed: the current state of tables; null for a table that is no longer reported. */
export type TableChanges = Record<string, TableStatus | null>
