import { defineQuery } from 'groq'
import { z } from 'zod'
import { localeString } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import { localeRichText } from '#app/content/rich-text/rich-text.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type {
  SEO_TEXT_QUERY_RESULT,
  SEO_TEXTS_QUERY_RESULT,
} from '#schemas/generated/sanity-types.ts'

/** The pages with a text at their end: a short list, so that arbitrary paths do not query the lake. */
export const SEO_TEXTS_QUERY = defineQuery(`*[_type == "seoDescription"] | order(_id asc){
  _id, path, markets
}`)

export const SEO_TEXT_QUERY = defineQuery(`*[_type == "seoDescription" && _id == $id][0]{
  _id, title, body
}`)

export const seoTexts = listOf(
  z.object({ _id: z.string(), path: z.string(), markets: listOf(z.string()) }),
)
export const seoText = z
  .object({ _id: z.string(), title: localeString, body: localeRichText.nullable() })
  .nullable()

// Fails to compile when the query's result changes.
true satisfies SameShape<SEO_TEXTS_QUERY_RESULT, z.input<typeof seoTexts>>
true satisfies SameShape<SEO_TEXT_QUERY_RESULT, z.input<typeof seoText>>
