import type { Facet, Sort } from './facets.ts'

/** One value of a facet, in words, with how many games choosing it would show. */
export type FacetChoice = { value: string; label: string; count: number }
export type FacetView = { name: Facet; choices: readonly FacetChoice[] }

/** All that a list can be asked for, and what it was. */
export type FilterView = {
  /** The address of the list as it is. */
  base: string
  /** What was asked for, as it stands in the address. */
  query: string
  text: string
  sort: Sort | null
  facets: readonly FacetView[]
  /** What was chosen; each leads to the list without it. */
  chosen: readonly { label: string; href: string }[]
}
