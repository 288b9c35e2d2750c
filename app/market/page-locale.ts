import type { Currency } from '#contracts/money.ts'
import type { Language, MarketCode } from '#markets/types.ts'

/** The locale of a page for the browser: facts, not the table of markets. */
export type PageLocale = {
  language: Language
  market: MarketCode
  segment: string
  /** BCP 47, for the html element (GAP-012). */
  tag: string
  /** Of the signed-in player, else of the market (GAP-008). */
  currency: Currency
}

/** A link to the same page in another language or market. */
export type LocaleChoice = {
  segment: string
  language: Language
  name: string
  tag: string
  current: boolean
}

/** The fallback locale of a page whose root loader failed. */
export const FALLBACK_LOCALE: PageLocale = {
  language: 'en',
  market: 'UN',
  segment: 'en-UN',
  tag: 'en',
  currency: 'EUR',
}
