import { defineQuery } from 'groq'
import { z } from 'zod'
import { localeString } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import { localeRichText } from '#app/content/rich-text/rich-text.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { STATIC_PAGES_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/** The pages of an address: markets may have their own (RTE-17). */
export const STATIC_PAGES_QUERY =
  defineQuery(`*[_type == "staticPage" && slug.current == $slug] | order(_id asc){
  _id, title, body, markets, seoTitle, seoDescription
}`)

const page = z.object({
  _id: z.string(),
  title: localeString,
  body: localeRichText.nullable(),
  markets: listOf(z.string()),
  seoTitle: localeString.nullable(),
  seoDescription: localeString.nullable(),
})
export const staticPages = listOf(page)

type WithoutBody<Page> = Omit<Page, 'body'>[]
// A query whose result changes stops here; the body is read part by part (rich-text.server.ts).
true satisfies SameShape<
  WithoutBody<STATIC_PAGES_QUERY_RESULT[number]>,
  WithoutBody<z.input<typeof page>>
>
