import { defineQuery } from 'groq'
import { z } from 'zod'
import { localeString } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { SEARCH_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/** Everything that can be found besides games, and the synonyms. */
export const SEARCH_QUERY = defineQuery(`{
  "categories": *[_type == "casinoGameCategory"]{ _id, kind, title },
  "providers": *[_type == "gameProvider"]{ _id, title },
  "studios": *[_type == "gameSubProvider"]{ _id, title },
  "promotions": *[_type == "promotion"]{ _id, title, summary },
  "synonyms": *[_type == "searchSynonyms"] | order(_id asc).words
}`)

const id = z.string()
const named = listOf(z.object({ _id: id, title: z.string() }))

export const searchContent = z.object({
  categories: listOf(z.object({ _id: id, kind: z.string().nullable(), title: localeString })),
  providers: named,
  studios: named,
  promotions: listOf(z.object({ _id: id, title: localeString, summary: localeString.nullable() })),
  synonyms: listOf(z.array(z.string())),
})
export type SearchContent = z.output<typeof searchContent>

// Fails to compile when the query's result changes.
true satisfies SameShape<SEARCH_QUERY_RESULT, z.input<typeof searchContent>>
