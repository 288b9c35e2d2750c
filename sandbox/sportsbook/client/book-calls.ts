import type {
  BetRefusal,
  BOOK_API_PATH,
  BookBalance,
  BookBetAnswer,
  BookFreeBets,
  BookSession,
  CashOutAnswer,
  CashOutBookBet,
  KeptSlip,
  PlaceBookBet,
} from '#contracts/sportsbook/book-api.ts'
import { callGame, codeOf } from '../../games/client/calls.ts'
import type { PlaceDeps } from './place-bets.ts'

// The module of the contract has schemas, which the browser does without.
const API: typeof BOOK_API_PATH = '/sportsbook/api'

/** What a refusal of the call itself means for a bet. */
const REFUSED_CALLS: Readonly<Record<string, BetRefusal['code']>> = {
  SESSION_ENDED: 'SESSION_ENDED',
  SESSION_UNKNOWN: 'SESSION_ENDED',
  VALIDATION_FAILED: 'SLIP_INVALID',
}

/** Who is here: a context that the site tells, or a player's session in the address of the page. */
export type Entry = { context: string; session: string | null } | { session: string }

export const openBookSession = (entry: Entry) =>
  callGame<BookSession>('context' in entry ? 'session' : 'player-session', entry, API)

export const keepSlip = (key: string, slip: KeptSlip) =>
  callGame<unknown>('slip', { key, slip }, API)

export const askForSale = (body: CashOutBookBet) => callGame<CashOutAnswer>('cash-out', body, API)

export const readFreeBets = (key: string) => callGame<BookFreeBets>('free-bets', { key }, API)

export const readBalance = (key: string) => callGame<BookBalance>('balance', { key }, API)

export const readBets = <Reply>(body: object) => callGame<Reply>('my-bets', body, API)

export const askForBet: PlaceDeps['ask'] = async (request: PlaceBookBet) => {
  try {
    return await callGame<BookBetAnswer>('bets', request, API)
  } catch (error) {
    const code = REFUSED_CALLS[codeOf(error)]
    return code ? { state: 'NOT_TAKEN', refusal: { code } as BetRefusal } : null
  }
}

/** The book does not know the session any more. */
export const isSessionEnded = (error: unknown): boolean =>
  REFUSED_CALLS[codeOf(error)] === 'SESSION_ENDED'
