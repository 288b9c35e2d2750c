import type { Language, Market } from './types.ts'

type LanguageFacts = {
  /** Its own name, for the language menu. */
  name: string
  /** BCP 47 tag for the html element and hreflang (GAP-012). */
  tag: string
  /** A locale that Intl supports: `caf` and similar codes would silently become English. */
  intl: string
  /** The fallback for a missing text, before English (GAP-016). */
  fallback?: Language
  /** Other languages in which browsers ask for it: the newer code of Filipino, the other written Norwegian. */
  alsoAskedAs?: readonly string[]
  /** Sent to the player API and to game providers (MKT-10, CON-09 stage 2). */
  outbound: string
}

export const LANGUAGES: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', tag: 'en', intl: 'en-GB', outbound: 'en' },
  fi: { name: 'Suomi', tag: 'fi', intl: 'fi-FI', outbound: 'fi' },
  no: { name: 'Norsk', tag: 'nb', intl: 'nb-NO', outbound: 'no', alsoAskedAs: ['nn'] },
  de: { name: 'Deutsch', tag: 'de', intl: 'de-DE', outbound: 'de' },
  caf: { name: 'Français (Canada)', tag: 'fr-CA', intl: 'fr-CA', fallback: 'fr', outbound: 'fr' },
  ca: { name: 'English (Canada)', tag: 'en-CA', intl: 'en-CA', fallback: 'en', outbound: 'en' },
  nz: {
    name: 'English (New Zealand)',
    tag: 'en-NZ',
    intl: 'en-NZ',
    fallback: 'en',
    outbound: 'en',
  },
  fr: { name: 'Français', tag: 'fr', intl: 'fr-FR', outbound: 'fr' },
  inen: { name: 'English (India)', tag: 'en-IN', intl: 'en-IN', fallback: 'en', outbound: 'en' },
  cl: { name: 'Español (Chile)', tag: 'es-CL', intl: 'es-CL', outbound: 'es' },
  pe: { name: 'Español (Perú)', tag: 'es-PE', intl: 'es-PE', fallback: 'cl', outbound: 'es' },
  pt: { name: 'Português', tag: 'pt', intl: 'pt-PT', outbound: 'pt' },
  br: { name: 'Português (Brasil)', tag: 'pt-BR', intl: 'pt-BR', fallback: 'pt', outbound: 'pt' },
  ja: { name: '日本語', tag: 'ja', intl: 'ja-JP', outbound: 'ja' },
  tl: { name: 'Filipino', tag: 'tl-PH', intl: 'fil-PH', outbound: 'tl', alsoAskedAs: ['fil'] },
  tr: { name: 'Türkçe', tag: 'tr', intl: 'tr-TR', outbound: 'tr' },
  pl: { name: 'Polski', tag: 'pl', intl: 'pl-PL', outbound: 'pl' },
}

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code)
}

/** A language and the bases that it is a variant of (decision 0017), without the English that ends every lookup. */
export function baseChain(language: Language): Language[] {
  const chain: Language[] = []
  for (let next: Language | undefined = language; next; next = LANGUAGES[next].fallback) {
    chain.push(next)
  }
  return chain
}

/** The lookup order for texts: the requested language first, English last (GAP-016). */
export function fallbackChain(language: Language): Language[] {
  const chain = baseChain(language)
  return chain.includes('en') ? chain : [...chain, 'en']
}

/** The market's language for a site code (`caf`), an API code (`fr`) or a tag (`nb-NO`). */
export function offeredLanguage(
  market: Pick<Market, 'languages' | 'languageAliases'>,
  code: string,
): Language | undefined {
  const wanted = code.toLowerCase()
  if (wanted === '') return undefined
  const own = isLanguage(wanted) ? (market.languageAliases[wanted] ?? wanted) : undefined
  if (own && market.languages.includes(own)) return own
  const base = wanted.split('-')[0] ?? ''
  return (
    market.languages.find((it) => LANGUAGES[it].tag.toLowerCase() === wanted) ??
    market.languages.find((it) => LANGUAGES[it].outbound === base) ??
    market.languages.find((it) => LANGUAGES[it].tag.split('-')[0] === base) ??
    market.languages.find((it) => LANGUAGES[it].alsoAskedAs?.includes(base))
  )
}

/** The first segment of the site's paths for a reader of this market: in their language, else in the market's own. */
export function readerSegment(
  market: Pick<Market, 'code' | 'languages' | 'languageAliases'>,
  languageCode: string,
): string {
  return `${offeredLanguage(market, languageCode) ?? market.languages[0]}-${market.code}`
}
