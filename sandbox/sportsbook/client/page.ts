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
export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string

/** The player's bets as far as they were read. */
export type History = {
  list: 'OPEN' | 'OVER'
  bets: readonly BookBet[]
  hasMore: boolean
  state: 'NONE' | 'LOADING' | 'SHOWN' | 'LOST'
}

/** A match that has begun, as the feed tells it. */
export type LiveMatch = OfferedEvent & { live: NonNullable<OfferedEvent['live']> }
export const isLiveMatch = (event: OfferedEvent): event is LiveMatch => event.live !== null

/** The bundle of the tracker (`tracker/tracker.ts`). */
export type Tracker = {
  trackerView(page: Page, event: LiveMatch): View[]
  newsOf(
    page: { say: Say; config: PageConfig },
    before: OfferedEvent,
    after: OfferedEvent,
  ): string | null
}

/** What was asked for last, by its path; asked for when its part of the page is opened. */
export type Statistics = { path: string } & (
  | { state: 'LOADING' | 'LOST' }
  | { state: 'SHOWN'; value: MatchStatistics | CompetitionTable }
)

/** What the page knows at a moment, and what its views may ask for. */
export type Page = {
  readonly config: PageConfig
  readonly say: Say
  readonly feed: Feed
  readonly tracked: { tracker(): Tracker | null; isLost(): boolean }
  readonly texts: PageTexts
  place: BookPlace
  search: string
  session: BookSession | null
  /** It is not known yet who is here: until then the page asks for no login. */
  isOpening: boolean
  /** Why the player may not bet; null where nothing is known against it. */
  lookOnly: LookOnly | null
  /** The site has something on the screen that comes first. */
  isPaused: boolean
  /** No session could be opened: bets cannot be taken; the page keeps trying. */
  isUnavailable: boolean
  slip: KeptSlip
  /** As it was typed. */
  stakeText: string
  /** What the player may use, as far as it was read. */
  freeBets: readonly BookFreeBet[]
  /** The one that the player has chosen as the stake of the next bet. */
  freeBet: BookFreeBet | null
  /** The player's own money and bonus money as they were read last; null: not known. */
  balance: BookBalance | null
  placed: readonly PlacedBet[] | null
  isSlipOpen: boolean
  /** What is chosen of a match whose bet builder is open; null: odds are chosen for the slip. */
  builder: { event: string; parts: readonly BuilderPart[] } | null
  readonly builders: BuilderPrices
  /** Parts of the page that were opened, and lists that were made longer. */
  readonly opened: Set<string>
  history: History
  /** Earlier results or a table, as far as they were asked for. */
  statistics: Statistics | null
  /** Of a bet of the history. */
  sale: Sale | null
  /** The book's moment. */
  now(): number
  render(): void
  go(place: BookPlace): void
  /** Says something to screen readers. */
  announce(text: string): void
  tell(message: BookToSite): void
  toggle(pick: Pick): void
  changeSlip(slip: KeptSlip): void
}

/** Numbers and times as the visitor reads them. */
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

/** Bets are taken at this moment, as far as the page knows. */
export const takesBets = (page: Page): boolean => page.feed.status() === 'FRESH' && !page.isPaused
