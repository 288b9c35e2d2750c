import { DEFAULT_MARKET, findMarket, type Language, MARKETS, type Market } from '#markets/index.ts'
import { LANGUAGES, offeredLanguage } from '#markets/languages.ts'

export type Locale = { language: Language; market: Market; segment: string }

export type LocaleAnswer =
  /** The canonical segment of an open market. */
  | { kind: 'locale'; locale: Locale }
  /** An alias, the code of browsers or another case of a canonical segment: 301 to `segment` (GAP-011, GAP-012). */
  | { kind: 'alias'; segment: string }
  /** Has the form of a locale but is none: 302 to the default, which replaces it. */
  | { kind: 'unknown' }
  /** Not a locale at all: that of the visitor, else the default, is put before the whole path. */
  | { kind: 'missing' }

const LOCALE_SHAPE = /^([a-z]+)-([a-z]{2})$/i
/** The longest segment that is parsed: real ones are much shorter. */
const MAX_SEGMENT_LENGTH = 16

export const DEFAULT_LOCALE: Locale = toLocale(
  MARKETS[DEFAULT_MARKET],
  MARKETS[DEFAULT_MARKET].languages[0],
)

export function toLocale(market: Market, language: Language): Locale {
  return { language, market, segment: `${language}-${market.code}` }
}

/** The language whose texts a locale uses: in Brazil, `pt` is Brazilian Portuguese (CON-08). */
export function spokenLanguage({
  language,
  market,
}: Pick<Locale, 'language' | 'market'>): Language {
  return market.spokenAs[language] ?? language
}

/** The BCP 47 tag of a locale (GAP-012). */
export function tagOf(locale: Pick<Locale, 'language' | 'market'>): string {
  return LANGUAGES[spokenLanguage(locale)].tag
}

/** The language of the page for the player API and for providers. */
export function outboundLanguage(locale: Locale): string {
  return LANGUAGES[spokenLanguage(locale)].outbound
}

/**
 * The same for texts that a provider writes on our pages: Brazilian Portuguese has its country. The variants of English
 * differ in nothing that a provider writes.
 */
export function outboundTag(locale: Locale): string {
  return spokenLanguage(locale) === 'br' ? LANGUAGES.br.tag : outboundLanguage(locale)
}

/** The market and language in the first segment of a path (GAP-011, MKT-*). */
export function resolveLocale(segment: string): LocaleAnswer {
  const shape = segment.length <= MAX_SEGMENT_LENGTH ? LOCALE_SHAPE.exec(segment) : null
  if (!shape) return { kind: 'missing' }
  const [, languagePart = '', marketPart = ''] = shape
  const market = findMarket(marketPart)
  const language = market && offeredLanguage(market, languagePart)
  if (!language) return { kind: 'unknown' }
  const locale = toLocale(market, language)
  return locale.segment === segment
    ? { kind: 'locale', locale }
    : { kind: 'alias', segment: locale.segment }
}

/** Paths that skip the locale rule (GAP-005). */
const WITHOUT_LOCALE = [
  'studio',
  'build',
  'assets',
  'api',
  'dev',
  'favicon.ico',
  'favicon.svg',
  'manifest.webmanifest',
  'apple-touch-icon.png',
  '.well-known',
  'robots.txt',
  'sitemap.xml',
  'sitemaps',
  'healthz',
  'readyz',
  '__manifest',
]
/** A shorter path cannot name a locale (RTE-02). */
const SHORTEST_LOCALE_PATH = 5

/** The locale prefix of a path of this site; the default one if there is none. */
export function localeOfPath(path: string | null | undefined): Locale {
  const answer = resolveLocale(path?.split(/[/?#]/)[1] ?? '')
  return answer.kind === 'locale' ? answer.locale : DEFAULT_LOCALE
}

export type LocaleRedirect = { status: 301 | 302; location: string }

/**
 * Where a path has to be redirected before a page can be served, or null if it can stay. Keeps the rest of the path and
 * the query. The result always begins with one slash and a valid locale segment, so it never leaves the site.
 */
export function localeRedirect(
  pathname: string,
  search: string,
  /** The locale of this visitor where the path names none. */
  visitor: Locale = DEFAULT_LOCALE,
): LocaleRedirect | null {
  const [first = '', ...rest] = pathname.replace(/^\/+/, '').split('/')
  if (WITHOUT_LOCALE.includes(first)) return null
  const answer = resolveLocale(first)
  const to = (status: 301 | 302, segment: string, parts: string[]): LocaleRedirect => {
    const kept = parts.filter((it) => it !== '').join('/')
    return { status, location: `/${segment}${kept === '' ? '' : `/${kept}`}${search}` }
  }
  if (answer.kind === 'locale') return null
  if (answer.kind === 'alias') return to(301, answer.segment, rest)
  if (answer.kind === 'unknown') return to(302, DEFAULT_LOCALE.segment, rest)
  if (pathname.length < SHORTEST_LOCALE_PATH) return to(302, visitor.segment, [])
  return to(302, visitor.segment, [first, ...rest])
}
