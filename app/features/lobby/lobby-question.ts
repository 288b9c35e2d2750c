import { type Chosen, FACETS, type Facet, NOTHING_CHOSEN, SORTS, type Sort } from './facets.ts'

/** A visitor's query of a list of games: search text, facets, an order, pages shown so far. */
export type LobbyQuestion = {
  page: number
  /** Search text; empty for none. */
  text: string
  chosen: Chosen
  sort: Sort | null
}

/** 600 games on a phone are forty pages. */
const MAX_PAGE = 40
const MAX_VALUES = 12
const LONGEST_TEXT = 60
/** GAP-105. */
const SHORTEST_TEXT = 2

/** Parses the URL of a list; null when it names an unknown value. A form sends empty fields, too. */
export function parseLobbyQuestion(
  search: URLSearchParams,
  known: Readonly<Record<Facet, ReadonlySet<string>>>,
): LobbyQuestion | null {
  const page = search.get('page') ?? '1'
  if (!/^[1-9]\d?$/.test(page) || Number(page) > MAX_PAGE) return null
  const sort = search.get('sort') || null
  if (sort !== null && !isSort(sort)) return null
  const chosen: Record<Facet, readonly string[]> = { ...NOTHING_CHOSEN }
  for (const facet of FACETS) {
    const values = [...new Set(search.getAll(facet).filter((it) => it !== ''))].sort()
    if (values.length > MAX_VALUES || values.some((it) => !known[facet].has(it))) return null
    chosen[facet] = values
  }
  const text = (search.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST_TEXT).trim()
  return {
    page: Number(page),
    text: [...text].length < SHORTEST_TEXT ? '' : text,
    chosen,
    sort,
  }
}

const isSort = (value: string): value is Sort => SORTS.some((it) => it === value)

/** Whether the list is filtered, searched or sorted. */
export function isAsking({ text, chosen, sort }: LobbyQuestion): boolean {
  return text !== '' || sort !== null || FACETS.some((it) => chosen[it].length > 0)
}

/** The canonical query string of a question; the first page has no number. */
export function queryOf({ text, chosen, sort, page }: LobbyQuestion): URLSearchParams {
  const query = new URLSearchParams()
  if (text !== '') query.set('q', text)
  for (const facet of FACETS) for (const value of chosen[facet]) query.append(facet, value)
  if (sort !== null) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query
}

export function addressOf(base: string, question: LobbyQuestion): string {
  const query = queryOf(question)
  return query.size === 0 ? base : `${base}?${query}`
}
