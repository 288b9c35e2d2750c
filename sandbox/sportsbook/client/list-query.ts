import { MAX_ROWS } from '#contracts/sportsbook/listed.ts'
import { SPORT_PATHS } from '#contracts/sportsbook/paths.ts'
import type { Sport } from '#contracts/sportsbook/words.ts'
import type { Looked } from './feed.ts'
import type { Page } from './page.ts'

/** Rows that a list begins with, and those that each wish for more adds. */
export const ROWS = 40
/** Of the parts of the first page. */
export const ROWS_ON_HOME = 8

/** How often more of a list was asked for, and once. */
export function turnsOf({ opened }: Pick<Page, 'opened'>, name: string): number {
  let turns = 1
  while (opened.has(`${name}:${turns}`)) turns += 1
  return turns
}

/** A single letter is in too many names. */
export const isSearch = ({ search }: Pick<Page, 'search'>): boolean => search.trim().length > 1

/** The list that a page shows; null for the page of a match. */
export function listOf(page: Pick<Page, 'place' | 'search' | 'opened' | 'slip'>): Looked['list'] {
  const { place, slip } = page
  if (isSearch(page)) return paged(page, { search: page.search.trim() }, ['search'])
  switch (place.kind) {
    case 'live':
      return paged(page, { when: 'live' }, ['live'])
    case 'starting-soon':
      return paged(page, { when: 'soon' }, ['soon'])
    case 'price-boost':
      return paged(page, { when: 'boosted' }, ['boosts'])
    case 'sport':
      return paged(page, { sport: sportOf(place.sport) }, ['sport-live', 'sport'])
    case 'competition':
      return paged(page, { competition: place.competition }, [place.competition])
    case 'event':
      return null
    case 'home': {
      const teams = slip.favouriteTeams.join('\n')
      const more = teams === '' ? '' : `${new URLSearchParams({ teams })}&`
      return { of: '', more, rows: ROWS_ON_HOME }
    }
    default:
      return { of: '', rows: ROWS_ON_HOME }
  }
}

function paged(
  page: Pick<Page, 'opened'>,
  query: Record<string, string>,
  names: readonly string[],
): Looked['list'] {
  const turns = Math.max(...names.map((it) => turnsOf(page, it)))
  return { of: `${new URLSearchParams(query)}&`, rows: Math.min(MAX_ROWS, turns * ROWS) }
}

const sportOf = (path: string): Sport => {
  const [found] = Object.entries(SPORT_PATHS).find(([, it]) => it === path) ?? []
  return found as Sport
}
