import type { Currency } from '#contracts/money.ts'
import { MARKET_CODES, MARKETS, type Market } from '#markets/index.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { ownTextIn } from '#schemas/rules/localised.ts'
import { isMarketOff, languagesOn } from '#schemas/rules/switched-off.ts'
import { contentLanguage } from './content-language.ts'
import { type Locale, tagOf, toLocale } from './locale.ts'
import type { Offering } from './offering.ts'
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

/** The languages of the market that editors offer, under the names that editors give them. */
export function languageChoices(locale: Locale, { off, languageNames }: Offering): LocaleChoice[] {
  return languagesOn(locale.market, off).map((language) => ({
    segment: toLocale(locale.market, language).segment,
    market: locale.market.code,
    language,
    name: languageNames[language]?.trim() || LANGUAGES[language].name,
    tag: tagOf({ market: locale.market, language }),
    current: language === locale.language,
  }))
}

/**
 * Every open market, in the page's language if the market offers it, else in its own (GAP-017); under the name and in
 * the order that editors give them, without those that are switched off (STU-04).
 */
export function marketChoices(locale: Locale, offering: Offering): LocaleChoice[] {
  return rememberedFor(offering, locale.segment, () => {
    const { off, marketNames } = offering
    const read = contentLanguage(locale)
    const names = new Intl.DisplayNames(LANGUAGES[locale.language].intl, { type: 'region' })
    return openMarkets(offering).map((market) => {
      const on = languagesOn(market, off)
      const language = on.find((it) => it === locale.language) ?? on[0] ?? market.languages[0]
      return {
        segment: toLocale(market, language).segment,
        market: market.code,
        language,
        name: ownTextIn(marketNames[market.code], read) ?? marketName(market, names),
        tag: tagOf({ market, language }),
        current: market.code === locale.market.code,
      }
    })
  })
}

/** The markets that are open: enabled in the table and not switched off by an editor, in the editors' order. */
export function openMarkets({ off, order }: Offering): Market[] {
  const place = (it: Market) => (order.includes(it.code) ? order.indexOf(it.code) : order.length)
  return MARKET_CODES.map((code) => MARKETS[code])
    .filter((it) => it.enabled && !isMarketOff(it, off))
    .sort((a, b) => place(a) - place(b))
}

/** One list for each offering and locale: it depends on nothing else. */
const choicesOf = new WeakMap<Offering, Map<string, LocaleChoice[]>>()

function rememberedFor(offering: Offering, segment: string, make: () => LocaleChoice[]) {
  const all = choicesOf.get(offering) ?? new Map<string, LocaleChoice[]>()
  choicesOf.set(offering, all)
  const choices = all.get(segment) ?? make()
  all.set(segment, choices)
  return choices
}

function marketName(market: Market, names: Intl.DisplayNames): string {
  const country = market.originCountries[0]
  return (country && names.of(country)) ?? market.name
}

/**
 * Every locale of the site that editors offer as hreflang alternates, with UN as the default for everyone else. Pages
 * and site maps take theirs from this list alone.
 */
export function alternates(offering: Offering): Alternate[] {
  const known = alternatesOf.get(offering)
  if (known) return known
  const all = openMarkets(offering).flatMap((it) => alternatesOfMarket(it, offering))
  alternatesOf.set(offering, all)
  return all
}

const alternatesOf = new WeakMap<Offering, Alternate[]>()

function alternatesOfMarket(market: Market, { off }: Offering): Alternate[] {
  return languagesOn(market, off).flatMap((language) => {
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
  })
}
