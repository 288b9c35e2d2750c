import {
  BOOK_LISTS,
  type BookPlace,
  bookPathOf,
  LEAGUES_BY_COUNTRY,
  parseBookPath,
  SPORT_PATHS,
} from '#contracts/sportsbook/paths.ts'

/**
 * The addresses of the sportsbook in each language (SPB-03, GAP-143, CON-32): what the book names free of language has a word
 * of its own there. Ids of regions, competitions and events are the same everywhere. No zod: browsers load this file.
 */
const WORDS = [
  'starting-soon',
  'live',
  'price-boost',
  SPORT_PATHS.FOOTBALL,
  LEAGUES_BY_COUNTRY,
  SPORT_PATHS.ICE_HOCKEY,
  SPORT_PATHS.TENNIS,
  SPORT_PATHS.BASKETBALL,
  'bet-history',
  'game-rules',
] as const

const spanish = (basketball: string) => [
  ...['proximamente', 'en-vivo', 'supercuotas', 'futbol', 'ligas-por-pais'],
  ...['hockey-sobre-hielo', 'tenis', basketball, 'historial-de-apuestas', 'reglas-del-juego'],
]

/** In the order of `WORDS`; other languages use those of `en`. */
const SLUGS: Readonly<Record<string, readonly string[]>> = {
  en: WORDS,
  no: [
    ...['starter-snart', 'live', 'prisboost', 'fotball', 'ligaer-etter-land'],
    ...['ishockey', 'tennis', 'basketball', 'spillhistorikk', 'spilleregler'],
  ],
  fi: [
    ...['alkaa-pian', 'live', 'kerroinboosti', 'jalkapallo', 'liigat-maittain'],
    ...['jaakiekko', 'tennis', 'koripallo', 'vetohistoria', 'pelisaannot'],
  ],
  de: [
    ...['bald-beginnend', 'live', 'quotenboost', 'fussball', 'ligen-nach-land'],
    ...['eishockey', 'tennis', 'basketball', 'wetthistorie', 'spielregeln'],
  ],
  cl: spanish('basquetbol'),
  pe: spanish('basquet'),
  pt: [
    ...['em-breve', 'ao-vivo', 'super-odds', 'futebol', 'ligas-por-pais'],
    ...['hoquei-no-gelo', 'tenis', 'basquetebol', 'historico-de-apostas', 'regras-do-jogo'],
  ],
}

const HOME = '/sportsbook'

const slugsOf = (language: string): readonly string[] => SLUGS[language] ?? WORDS
const wordAt = (slugs: readonly string[], slug: string) => WORDS[slugs.indexOf(slug)]

/** The address of a place below the locale: `/sportsbook/jalkapallo/norvane`. */
export function bookAddress(place: BookPlace, language: string): string {
  const slugs = slugsOf(language)
  const parts = bookPathOf(place).split('/').filter(Boolean)
  const own = parts.map((part, at) => {
    const isWord = at === 0 || (at === 1 && part === LEAGUES_BY_COUNTRY)
    return isWord ? (slugs[WORDS.indexOf(part as (typeof WORDS)[number])] ?? part) : part
  })
  return [HOME, ...own].join('/')
}

/**
 * The place of an address below the locale, in whatever language it is written; null where there is none. Own words come
 * before those of other languages.
 */
export function placeOfAddress(path: string, language: string): BookPlace | null {
  if (path !== HOME && !path.startsWith(`${HOME}/`)) return null
  const parts = path.slice(HOME.length).split('/').filter(Boolean)
  const sets = [slugsOf(language), ...Object.values(SLUGS)]
  const wordOf = (slug: string) => {
    const slugs = sets.find((it) => it.includes(slug))
    return slugs && wordAt(slugs, slug)
  }
  const [first, second] = parts
  if (first === undefined) return { kind: 'home' }
  const word = wordOf(first)
  if (word === undefined) return null
  const isLeagues = second !== undefined && wordOf(second) === LEAGUES_BY_COUNTRY
  const rest = isLeagues ? [LEAGUES_BY_COUNTRY, ...parts.slice(2)] : parts.slice(1)
  return parseBookPath(`/${[word, ...rest].join('/')}`)
}

/** A path as editors write it, in whatever language: the sportsbook's in the words of this one, any other as it is. */
export function pathInWordsOf(language: string, path: string): string {
  const [, address = path, rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const place = placeOfAddress(address, language)
  return place === null ? path : `${bookAddress(place, language)}${rest}`
}

/** The address of a place in every language with words of its own; the others have that of `en`. */
export function addressInEach(place: BookPlace): Record<string, string> {
  return Object.fromEntries(
    Object.keys(SLUGS).map((language) => [language, bookAddress(place, language)]),
  )
}

/** Every place that has a word of its own, for tests and maps of the site. */
export const NAMED_PLACES: readonly BookPlace[] = [
  { kind: 'home' },
  ...BOOK_LISTS.map((kind) => ({ kind })),
  ...Object.values(SPORT_PATHS).flatMap((sport): BookPlace[] => [
    { kind: 'sport', sport },
    { kind: 'leagues', sport },
  ]),
]
