import type { Language, Market } from '#markets/index.ts'
import { offeredLanguage } from '#markets/languages.ts'
import { languagesOn, NOTHING_OFF, type SwitchedOff } from '#schemas/rules/switched-off.ts'
import { type Locale, toLocale } from './locale.ts'

/** Longer headers are not fully parsed: no real browser sends that many languages. */
const MAX_ENTRIES = 12

/**
 * The locale of a market when no URL names one (GAP-013): the stored language, then the market's own rule for a region
 * (MKT-05, MKT-08), then the first browser language that the market offers, then the market's default.
 */
export function composeLocale(from: {
  market: Market
  storedLanguage?: string | undefined
  acceptLanguage?: string | null | undefined
  region?: string | undefined
  /** What editors have switched off; a market without any other language keeps those of its table. */
  off?: SwitchedOff
}): Locale {
  const on = languagesOn(from.market, from.off ?? NOTHING_OFF)
  const [first = from.market.languages[0], ...others] = on
  const market: Market = { ...from.market, languages: [first, ...others] }
  const composed = (language: Language) => toLocale(from.market, language)
  const stored = offeredLanguage(market, from.storedLanguage ?? '')
  if (stored) return composed(stored)
  const byRegion = market.regionLanguage[(from.region ?? '').toUpperCase()]
  if (byRegion && market.languages.includes(byRegion)) return composed(byRegion)
  for (const tag of acceptedTags(from.acceptLanguage ?? '')) {
    const language = offeredLanguage(market, tag)
    if (language) return composed(language)
  }
  return composed(first)
}

/** The tags of an Accept-Language header, highest priority first; invalid tags are left out. */
export function acceptedTags(header: string): string[] {
  return header
    .slice(0, 512)
    .split(',')
    .slice(0, MAX_ENTRIES)
    .map((entry, index) => {
      const [tag = '', ...parameters] = entry.trim().split(';')
      const quality = parameters.map((it) => /^\s*q=([\d.]+)\s*$/.exec(it)?.[1]).find(Boolean)
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality), index }
    })
    .filter(({ tag, quality }) => /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i.test(tag) && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ tag }) => tag)
}
