import { defineQuery } from 'groq'
import { z } from 'zod'
import { localeString } from '#app/content/localised.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { HOME_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

export const HOME_QUERY = defineQuery(`*[_type == "homePage" && _id == "homePage"][0]{
  title, intro, seoTitle, seoDescription
}`)

export const homeTexts = z
  .object({
    title: localeString.nullable(),
    intro: localeString.nullable(),
    seoTitle: localeString.nullable(),
    seoDescription: localeString.nullable(),
  })
  .nullable()

// A query whose result changes stops here.
true satisfies SameShape<HOME_QUERY_RESULT, z.input<typeof homeTexts>>
