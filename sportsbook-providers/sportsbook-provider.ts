import type { ContextHeaders } from '#contracts/player-api/sportsbook.ts'
import type { RefusalCode } from '#contracts/refusals.ts'

type Asked<Value> = Promise<{ ok: true; value: Value } | { ok: false; refusal: RefusalCode }>

/** The calls of the player API that open a sportsbook (SPB-06, SPB-07, SPB-09). */
export type BookCalls = {
  /** For a player, of whom everything is asked that a bet is asked; else for an anonymous visitor. */
  openContext: (
    headers: ContextHeaders,
    kept: string | null,
  ) => Asked<{ contextId: string; url: string }>
  /** Null for an anonymous visitor. */
  ofPlayer: {
    createSession: () => Asked<{ sessionId: string }>
    createSportradarSession: () => Asked<{ sessionId: string; url: string }>
  } | null
}

/** The calls of the player API that end a player's session at a sportsbook (SPB-07, SPB-09). */
export type LeaveCalls = {
  readSession: () => Asked<{ sessionId: string | null }>
  endSession: (sessionId: string) => Asked<unknown>
  closeSportradarSession: (sessionId: string) => Asked<unknown>
}

/** The address of a book's frame, and what the frame is told there. */
export type OpenedBook = {
  /** Null where the address says who is here. */
  context: string | null
  /** Single use; null for an anonymous visitor. */
  session: string | null
  url: string
  /** Of the player's session, by which `leave` may name it; null for an anonymous visitor. */
  token: string | null
}

export type SportsbookProvider = {
  id: string
  /** Where its frame is, below its address in the environment. */
  framePath: string
  /** The countries that get it once it is switched on, unless the operator names others; null: all that no other one gets. */
  countries: readonly string[] | null
  /** Whether anonymous visitors have a frame; the others read the offer and are asked to log in (docs/decisions/0061). */
  opensToAnyone: boolean
  /** `kept`: the context that this visitor had before. Null: this visitor has no frame. */
  open(
    calls: BookCalls,
    visit: { headers: ContextHeaders; kept: string | null },
  ): Asked<OpenedBook | null>
  /** Ends the session of a player who logs out or gets another sportsbook; `token` is that of the newest one. */
  leave(calls: LeaveCalls, token: string): Asked<unknown>
}
