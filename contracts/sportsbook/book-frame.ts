import { type Check, isMessage, type Shapes } from '../message-shape.ts'

/**
 * Messages between the site and the frame of a sportsbook, over a port that the site passes to the frame when it has
 * loaded (docs/decisions/0059). Only the site touches the browser's history. No zod: browsers load this file.
 */

/** What the site says with the port. */
export const BOOK_HANDSHAKE = 'playhouse:sportsbook'

/** Why a player may look, and not bet. */
export const LOOK_ONLY = ['blocked', 'restricted', 'limit', 'limitsMissing', 'register'] as const
export type LookOnly = (typeof LOOK_ONLY)[number]

export type SiteToBook =
  /** Show this place (`paths.ts`): the visitor has gone back, or followed a link of the site. */
  | { type: 'NAVIGATE'; payload: { path: string } }
  /**
   * Who is here. The context keeps the slip; the single-use session is a player's, null for an anonymous visitor and
   * for a player who may not bet: `lookOnly` says why.
   */
  | {
      type: 'CONTEXT'
      payload: { context: string; session: string | null; lookOnly: LookOnly | null }
    }
  /** Takes no bets until RESUME: a reality check or a limit is on the screen. */
  | { type: 'PAUSE' }
  | { type: 'RESUME' }

export type BookToSite =
  /** The port is open: the frame waits for NAVIGATE and CONTEXT. */
  | { type: 'READY' }
  /** This place is shown; `replace`: it takes the place of the last one in the history. */
  | { type: 'NAVIGATED'; payload: { path: string; title: string; replace: boolean } }
  /** An anonymous visitor wants to bet, or the player's session has ended. */
  | { type: 'LOGIN_WANTED' }
  | { type: 'BET_PLACED' }

const PATH_MAX = 420
const TITLE_MAX = 200
const TOKEN_MAX = 400

const text =
  (max: number): Check =>
  (it) =>
    typeof it === 'string' && it.length > 0 && it.length <= max
const orNull =
  (check: Check): Check =>
  (it) =>
    it === null || check(it)
const oneOf =
  (names: readonly string[]): Check =>
  (it) =>
    names.includes(it as string)
const isBoolean: Check = (it) => typeof it === 'boolean'

const FROM_BOOK: Shapes<BookToSite> = {
  READY: null,
  NAVIGATED: { path: text(PATH_MAX), title: text(TITLE_MAX), replace: isBoolean },
  LOGIN_WANTED: null,
  BET_PLACED: null,
}
const FROM_SITE: Shapes<SiteToBook> = {
  NAVIGATE: { path: text(PATH_MAX) },
  CONTEXT: {
    context: text(TOKEN_MAX),
    session: orNull(text(TOKEN_MAX)),
    lookOnly: orNull(oneOf(LOOK_ONLY)),
  },
  PAUSE: null,
  RESUME: null,
}

/** A message of the book, or null when it is not part of the contract. */
export function parseBookToSite(data: unknown): BookToSite | null {
  return isMessage<BookToSite>(data, FROM_BOOK) ? data : null
}

/** A message of the site, or null when it is not part of the contract. */
export function parseSiteToBook(data: unknown): SiteToBook | null {
  return isMessage<SiteToBook>(data, FROM_SITE) ? data : null
}
