/**
 * The places of a sportsbook, as its frame and the site around it refer to them: independent of language. The site
 * translates them into the addresses of a market (GAP-143). No zod: browsers load this file.
 */

/** The path of each sport. */
export const SPORT_PATHS = {
  FOOTBALL: 'football',
  ICE_HOCKEY: 'ice-hockey',
  TENNIS: 'tennis',
  BASKETBALL: 'basketball',
} as const
type SportPath = (typeof SPORT_PATHS)[keyof typeof SPORT_PATHS]

/** Pages that do not belong to a sport. */
export const BOOK_LISTS = [
  'live',
  'starting-soon',
  'price-boost',
  'bet-history',
  'game-rules',
] as const
type BookList = (typeof BOOK_LISTS)[number]

/** Used in place of a region: all competitions of the sport by region. */
export const LEAGUES_BY_COUNTRY = 'leagues-by-country'

export type BookPlace =
  | { kind: 'home' }
  | { kind: BookList }
  | { kind: 'sport'; sport: SportPath }
  | { kind: 'leagues'; sport: SportPath }
  | { kind: 'region'; sport: SportPath; region: string }
  | { kind: 'competition'; sport: SportPath; region: string; competition: string }
  | { kind: 'event'; sport: SportPath; region: string; competition: string; event: string }

/** The maximum number of competitions that a market highlights: what a phone shows without scrolling far. */
export const MOST_HIGHLIGHTS = 12
/** A region, competition or event in an address. */
export const BOOK_ID = /^[a-z\d][a-z\d.:+-]{0,99}$/
const isList = (it: string): it is BookList => (BOOK_LISTS as readonly string[]).includes(it)
const isSport = (it: string): it is SportPath =>
  (Object.values(SPORT_PATHS) as string[]).includes(it)

/** The place of a path such as `/football/norvane/norvane-premier`; null where no sportsbook has one. */
export function parseBookPath(path: string): BookPlace | null {
  const [first = '', region, competition, event, ...rest] = path.replace(/^\/|\/$/g, '').split('/')
  if (first === '' && region === undefined) return { kind: 'home' }
  if (isList(first)) return region === undefined ? { kind: first } : null
  const ids = [region, competition, event].filter((it) => it !== undefined)
  if (!isSport(first) || rest.length > 0 || !ids.every((it) => BOOK_ID.test(it))) return null
  if (region === undefined) return { kind: 'sport', sport: first }
  if (region === LEAGUES_BY_COUNTRY) {
    return competition === undefined ? { kind: 'leagues', sport: first } : null
  }
  if (competition === undefined) return { kind: 'region', sport: first, region }
  if (event === undefined) return { kind: 'competition', sport: first, region, competition }
  return { kind: 'event', sport: first, region, competition, event }
}

/** The path of a place; `parseBookPath` reads it back. */
export function bookPathOf(place: BookPlace): string {
  switch (place.kind) {
    case 'home':
      return '/'
    case 'sport':
      return `/${place.sport}`
    case 'leagues':
      return `/${place.sport}/${LEAGUES_BY_COUNTRY}`
    case 'region':
      return `/${place.sport}/${place.region}`
    case 'competition':
      return `/${place.sport}/${place.region}/${place.competition}`
    case 'event':
      return `/${place.sport}/${place.region}/${place.competition}/${place.event}`
    default:
      return `/${place.kind}`
  }
}
