import type { Market } from '#markets/index.ts'
import { offeredLanguage } from '#markets/languages.ts'
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
}): Locale {
  const { market } = from
  const stored = offeredLanguage(market, from.storedLanguage ?? '')
  if (stored) return toLocale(market, stored)
  const byRegion = market.regionLanguage[(from.region ?? '').toUpperCase()]
  if (byRegion) return toLocale(market, byRegion)
  for (const tag of acceptedTags(from.acceptLanguage ?? '')) {
    const language = offeredLanguage(market, tag)
    if (language) return toLocale(market, language)
  }
  return toLocale(market, market.languages[0])
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
