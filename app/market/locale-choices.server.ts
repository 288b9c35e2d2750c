import type { Currency } from '#contracts/money.ts'
import { MARKET_CODES, MARKETS, type Market } from '#markets/index.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { type Locale, tagOf, toLocale } from './locale.ts'
import type { Alternate, LocaleChoice, PageLocale } from './page-locale.ts'

export function toPageLocale(locale: Locale, currency?: Currency): PageLocale {
  return {
    language: locale.language,
    market: locale.market.code,
    segment: locale.segment,
    tag: tagOf(locale),
    currency: currency ?? locale.market.currency,
  }
}

export function languageChoices(locale: Locale): LocaleChoice[] {
  return locale.market.languages.map((language) => ({
    segment: toLocale(locale.market, language).segment,
    language,
    name: LANGUAGES[language].name,
    tag: tagOf({ market: locale.market, language }),
    current: language === locale.language,
  }))
}

/** Every open market, in the page's language if the market offers it, else in its own (GAP-017). */
export function marketChoices(locale: Locale): LocaleChoice[] {
  const known = choicesByLocale.get(locale.segment)
  if (known) return known
  const names = new Intl.DisplayNames(LANGUAGES[locale.language].intl, { type: 'region' })
  const choices = MARKET_CODES.map((code) => MARKETS[code])
    .filter((market) => market.enabled)
    .map((market) => {
      const language = market.languages.includes(locale.language)
        ? locale.language
        : market.languages[0]
      return {
        segment: toLocale(market, language).segment,
        language,
        name: marketName(market, names),
        tag: tagOf({ market, language }),
        current: market.code === locale.market.code,
      }
    })
  choicesByLocale.set(locale.segment, choices)
  return choices
}

/** One entry for each locale: the list depends on nothing else. */
const choicesByLocale = new Map<string, LocaleChoice[]>()

function marketName(market: Market, names: Intl.DisplayNames): string {
  const country = market.originCountries[0]
  return (country && names.of(country)) ?? market.name
}

/**
 * Every locale of the site as hreflang alternates, with UN as the default for everyone else. Pages and site maps take
 * theirs from this list alone.
 */
export function alternates(): Alternate[] {
  return ALTERNATES
}

const ALTERNATES: Alternate[] = MARKET_CODES.map((code) => MARKETS[code])
  .filter((market) => market.enabled)
  .flatMap((market) =>
    market.languages.flatMap((language) => {
      const { segment } = toLocale(market, language)
      const base = LANGUAGES[language].tag.split('-')[0] ?? 'en'
      const countries = market.originCountries
      return countries.length === 0
        ? [
            { hreflang: base, segment, market: market.code },
            { hreflang: 'x-default', segment, market: market.code },
          ]
        : countries.map((country) => ({
            hreflang: `${base}-${country}`,
            segment,
            market: market.code,
          }))
    }),
  )
