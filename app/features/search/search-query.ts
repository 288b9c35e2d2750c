const LONGEST = 60
/** GAP-105. */
const SHORTEST = 2

/** The search text from `?q=`, without extra spaces and limited to a realistic length. */
export function searchText(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST).trim()
}

export function isLongEnough(text: string): boolean {
  return [...text].length >= SHORTEST
}

export const SEARCH_PATH = '/search'

/** Forty pages of games are more than a visitor looks through. */
const MOST_PAGES = 40

export function searchPage(search: URLSearchParams): number {
  const page = search.get('page') ?? '1'
  return /^[1-9]\d?$/.test(page) ? Math.min(Number(page), MOST_PAGES) : 1
}
