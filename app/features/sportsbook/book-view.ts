import type { LookOnly } from '#contracts/sportsbook/book-frame.ts'
import type { BookPlace } from '#contracts/sportsbook/paths.ts'
import type { EventState, Sport } from '#contracts/sportsbook/words.ts'
import type { ClosedReason } from './closed-reason.ts'

/** What the pages of the sportsbook show, in words and addresses of a market. */

export type BookLink = { name: string; path: string }

export type MarketView = {
  id: string
  name: string
  /** Bets are taken on it. */
  isOpen: boolean
  /** Decimal odds; null where there are none. */
  outcomes: OutcomeView[]
}

export type OutcomeView = {
  id: string
  name: string
  odds: string | null
  /** The odds are higher than the normal ones until a moment. */
  boost: { from: string; until: string } | null
}

export type EventView = {
  id: string
  path: string
  home: string
  away: string
  startsAt: string
  /** The same in the market's time zone and language. */
  when: string
  state: EventState
  /** Of a match that is being played: goals or sets, and what of it. */
  score: string | null
  period: string | null
  competition: BookLink
  markets: MarketView[]
}

export type BookSection = {
  key: 'live' | 'soon'
  events: EventView[]
  /** How many there are; not all are shown. */
  all: number
}

export type BookOfferView = {
  /** When these prices were offered. */
  at: string
  isCurrent: boolean
  sections: BookSection[]
  links: {
    key: 'highlights' | 'sports' | 'regions' | 'competitions'
    links: (BookLink & { events: number })[]
  }[]
  event: EventView | null
}

export type BookPageView = {
  kind: BookPlace['kind']
  /** As the book calls the place. */
  bookPath: string
  heading: string
  /** From the sportsbook's first page to this one. */
  trail: BookLink[]
  /** Null: the book does not say what it offers. */
  offer: BookOfferView | null
  timeZone: string
}

/** What editors name first: ids, each list in its order. */
export type Highlights = {
  competitions: readonly string[]
  sports: readonly Sport[]
}

/** The frame: its exact origin, its language, and what its first page names first. */
export type BookFrameView = {
  origin: string
  language: string
  highlights: Highlights
}

/** The closed sportsbook, and where to go on. */
export type ClosedView = { reason: ClosedReason; ways: ('casino' | 'liveCasino')[] }

/** The answer of `/api/sportsbook/context`. */
export type OpenedContext = {
  /** Null where the address of the frame says who is here. */
  context: string | null
  session: string | null
  /** Null: this visitor has no frame. */
  url: string | null
  lookOnly: LookOnly | null
}
