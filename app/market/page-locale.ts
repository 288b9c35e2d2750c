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

/** The same page for the readers of one language and country, for search engines. */
export type Alternate = { hreflang: string; segment: string; market: MarketCode }

/** The alternates of a page that only these markets have; empty means all. */
export function alternatesIn(
  alternates: readonly Alternate[],
  markets: readonly string[],
): readonly Alternate[] {
  return markets.length === 0
    ? alternates
    : alternates.filter(({ market }) => markets.includes(market))
}

/** A link to the same page in another language or market. */
export type LocaleChoice = {
  segment: string
  market: MarketCode
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
