import type { BuilderPart } from '#contracts/sportsbook/bet-builder.ts'
import type {
  BookBalance,
  BookBet,
  BookFreeBet,
  BookSession,
  KeptSlip,
} from '#contracts/sportsbook/book-api.ts'
import type { BookToSite, LookOnly } from '#contracts/sportsbook/book-frame.ts'
import type { ListedEvent } from '#contracts/sportsbook/listed.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import type { BookPlace } from '#contracts/sportsbook/paths.ts'
import type { CompetitionTable, MatchStatistics } from '#contracts/sportsbook/statistics.ts'
import type { BookWords, PageConfig } from '../page-config.ts'
import type { BuilderPrices } from './builder-prices.ts'
import type { Sale } from './cash-out.ts'
import type { View } from './dom.ts'
import type { Feed } from './feed.ts'
import type { PlacedBet } from './place-bets.ts'
import type { Pick } from './slip-model.ts'

export type WordKey = keyof BookWords
export type Translate = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string

/** The player's bets as far as they were read. */
export type History = {
  list: 'OPEN' | 'OVER'
  bets: readonly BookBet[]
  hasMore: boolean
  state: 'NONE' | 'LOADING' | 'SHOWN' | 'LOST'
}

/** A match that has started, as the feed reports it. */
export type LiveMatch = OfferedEvent & { live: NonNullable<OfferedEvent['live']> }
export const isLiveMatch = (event: OfferedEvent): event is LiveMatch => event.live !== null

/** The bundle of the tracker (`tracker/tracker.ts`). */
export type Tracker = {
  trackerView(page: Page, event: LiveMatch): View[]
  newsOf(
    page: { t: Translate; config: PageConfig },
    before: OfferedEvent,
    after: OfferedEvent,
  ): string | null
}

/** What was requested last, by its path; requested when its part of the page is opened. */
export type Statistics = { path: string } & (
  | { state: 'LOADING' | 'LOST' }
  | { state: 'SHOWN'; value: MatchStatistics | CompetitionTable }
)

/** What the page currently knows, and what its views may request. */
export type Page = {
  readonly config: PageConfig
  readonly t: Translate
  readonly feed: Feed
  readonly tracked: { tracker(): Tracker | null; isLost(): boolean }
  readonly texts: PageTexts
  place: BookPlace
  search: string
  session: BookSession | null
  /** The user is not known yet: until then the page does not ask for a login. */
  isOpening: boolean
  /** Why the player may not bet; null if no reason is known. */
  lookOnly: LookOnly | null
  /** The site shows something that takes precedence. */
  isPaused: boolean
  /** No session could be opened: bets cannot be placed; the page keeps trying. */
  isUnavailable: boolean
  slip: KeptSlip
  /** As it was typed. */
  stakeText: string
  /** The free bets that the player may use, as far as they were read. */
  freeBets: readonly BookFreeBet[]
  /** The one that the player has chosen as the stake of the next bet. */
  freeBet: BookFreeBet | null
  /** The player's own money and bonus money as last read; null: not known. */
  balance: BookBalance | null
  placed: readonly PlacedBet[] | null
  isSlipOpen: boolean
  /** The outcomes chosen in the bet builder that is open; null: odds are chosen for the slip. */
  builder: { event: string; parts: readonly BuilderPart[] } | null
  readonly builders: BuilderPrices
  /** Parts of the page that were expanded, and lists that were extended. */
  readonly opened: Set<string>
  history: History
  /** Earlier results or a table, as far as they were requested. */
  statistics: Statistics | null
  /** The cash-out of a bet in the history. */
  sale: Sale | null
  /** The book's current time. */
  now(): number
  render(): void
  go(place: BookPlace): void
  /** Announces a text to screen readers. */
  announce(text: string): void
  sendToSite(message: BookToSite): void
  toggle(pick: Pick): void
  changeSlip(slip: KeptSlip): void
}

/** Numbers and times in the visitor's format. */
export type PageTexts = {
  amount(minor: number | bigint): string
  odds(thousandths: number): string
  /** Hours and minutes in the visitor's zone; `withSeconds` for what has just happened. */
  time(at: string | number, withSeconds?: boolean): string
  /** The day: today and tomorrow in words. */
  day(at: string | number): string
  dayAndTime(at: string | number): string
}

/** An event as a row of a list or whole. */
export type ShownEvent = ListedEvent | OfferedEvent

export const titleOf = ({ home, away }: { home: string; away: string }): string =>
  `${home} – ${away}`

/** Whether bets are accepted now, as far as the page knows. */
export const takesBets = (page: Page): boolean => page.feed.status() === 'FRESH' && !page.isPaused
