import type { BookNames } from '#contracts/sportsbook/names.ts'
import type { Texts } from '../texts/texts.ts'

export type BookWords = Texts['sportsbook']['words']

/** What the page of the book gives its client. */
export type PageConfig = {
  /** Of the texts. */
  language: string
  /** For dates and times. */
  locale: string
  /** The exact origins of pages that may frame the book. */
  parents: readonly string[]
  /** Of a player, where the address of the page has it; else the site tells. */
  session: string | null
  /** The book's moment: a visitor's clock may be wrong by hours. */
  nowMs: number
  /** Competitions that the first page names. */
  highlights: readonly string[]
  /** Those that are named first, in this order. */
  sports: readonly string[]
  payoutPercent: number
  /** How long bets on live matches wait until they are accepted: known from the first drawing on, so that its notice does not grow. */
  liveDelayMs: number
  words: BookWords
  names: BookNames
}
