import type { ContextHeaders } from '#contracts/player-api/sportsbook.ts'
import type { RefusalCode } from '#contracts/refusals.ts'

type Asked<Value> = Promise<{ ok: true; value: Value } | { ok: false; refusal: RefusalCode }>

/** The calls of the player API that open a sportsbook (table 3, rows 111, 114 and 115). */
export type BookCalls = {
  /** Null for an anonymous visitor. */
  createSession: (() => Asked<{ sessionId: string }>) | null
  /** For a player, of whom everything is asked that a bet is asked; else for an anonymous visitor. */
  openContext: (
    headers: ContextHeaders,
    kept: string | null,
  ) => Asked<{ contextId: string; url: string }>
}

/** What the frame of a book is told, and its address. */
export type OpenedBook = {
  context: string
  /** Single use; null for an anonymous visitor. */
  session: string | null
  url: string
}

export type SportsbookProvider = {
  id: string
  /** Whether visitors from this country get it; null where the country is unknown. */
  serves(country: string | null): boolean
  /** `kept`: the context that this visitor had before. */
  open(calls: BookCalls, visit: { headers: ContextHeaders; kept: string | null }): Asked<OpenedBook>
}
