import type { Facet, Sort } from './facets.ts'

/** One value of a facet as text, with the number of games that choosing it would show. */
export type FacetChoice = { value: string; label: string; count: number }
export type FacetView = { name: Facet; choices: readonly FacetChoice[] }

/** All filters of a list, and the current ones. */
export type FilterView = {
  /** The current URL of the list. */
  base: string
  /** The current filters, as in the URL. */
  query: string
  text: string
  sort: Sort | null
  facets: readonly FacetView[]
  /** The chosen values; each links to the list without it. */
  chosen: readonly { label: string; href: string }[]
}
