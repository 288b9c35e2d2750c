import type { Field } from '../schema-types.ts'

/** What search engines are told of a page; its own words, where these are empty. */
export const SEARCH: readonly Field[] = [
  { name: 'seoTitle', title: 'Title for search engines', type: 'localeString' },
  { name: 'seoDescription', title: 'Description for search engines', type: 'localeString' },
]
