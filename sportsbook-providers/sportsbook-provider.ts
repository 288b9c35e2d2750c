import type { ContextHeaders } from '#contracts/player-api/sportsbook.ts'
import type { RefusalCode } from '#contracts/refusals.ts'

type Asked<Value> = Promise<{ ok: true; value: Value } | { ok: false; refusal: RefusalCode }>

/** The calls of the player API that open a sportsbook (SPB-06, SPB-07, SPB-09). */
export type BookCalls = {
  /** For a player, with the same checks as a bet; otherwise for an anonymous visitor. */
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

/** The address of a sportsbook's frame, and what is passed to the frame. */
export type OpenedBook = {
  /** Null where the address identifies the visitor. */
  context: string | null
  /** Single use; null for an anonymous visitor. */
  session: string | null
  url: string
  /** The token of the player's session, which `leave` may use; null for an anonymous visitor. */
  token: string | null
}

export type SportsbookProvider = {
  id: string
  /** The path of its frame, below its address in the environment. */
  framePath: string
  /**
   * The countries that get it once it is switched on, unless the operator configures others; null: all countries
   * without another provider.
   */
  countries: readonly string[] | null
  /**
   * Whether anonymous visitors have a frame; otherwise they read the offer and are asked to log in
   * (docs/decisions/0061).
   */
  opensToAnyone: boolean
  /** `kept`: the context that this visitor had before. Null: this visitor has no frame. */
  open(
    calls: BookCalls,
    visit: { headers: ContextHeaders; kept: string | null },
  ): Asked<OpenedBook | null>
  /** Ends the session of a player who logs out or gets another sportsbook; `token` is that of the newest session. */
  leave(calls: LeaveCalls, token: string): Asked<unknown>
}
