import type { Field } from '../schema-types.ts'

/** Texts for search engines; where they are empty, the page's own texts are used. */
export const SEARCH: readonly Field[] = [
  { name: 'seoTitle', title: 'Title for search engines', type: 'localeString' },
  { name: 'seoDescription', title: 'Description for search engines', type: 'localeString' },
]
