import { defineQuery } from 'groq'
import { z } from 'zod'
import { describedImage } from '#app/content/described-image.server.ts'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { OFFERS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/** What a home page offers to visitors without an account. */
export const OFFERS_QUERY = defineQuery(`{
  "payAndPlay": *[_type == "pnpBanner"] | order(_id asc){
    _id, title, text, buttonLabel, significantTerms, markets,
    "image": image{
    "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
    crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
  }
  },
  "signUp": *[_type == "signupBonusCta"] | order(_id asc){
    _id, title, text, buttonLabel, significantTerms, bonusCode, wageringRequirement, markets,
    startDate, endDate
  }
}`)

const moment = z
  .string()
  .refine((it) => !Number.isNaN(Date.parse(it)), 'is no date')
  .nullable()
const words = {
  _id: z.string(),
  title: localeString,
  text: localeText.nullable(),
  buttonLabel: localeString,
  significantTerms: localeText,
  markets: listOf(z.string()),
}

export const offers = z.object({
  payAndPlay: listOf(z.object({ ...words, image: describedImage })),
  signUp: listOf(
    z.object({
      ...words,
      bonusCode: z.string().nullable(),
      wageringRequirement: z.number().nullable(),
      startDate: moment,
      endDate: moment,
    }),
  ),
})

// Fails to compile when the query's result changes.
true satisfies SameShape<OFFERS_QUERY_RESULT, z.input<typeof offers>>
