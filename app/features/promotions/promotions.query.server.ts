import { defineQuery } from 'groq'
import { z } from 'zod'
import { audienceFields } from '#app/content/audience-shape.server.ts'
import { describedImage } from '#app/content/described-image.server.ts'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import { localeRichText } from '#app/content/rich-text/rich-text.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { PROMOTIONS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/** All promotions, ended ones too: their page says so. The audience is checked for each visitor, on the server. */
export const PROMOTIONS_QUERY =
  defineQuery(`*[_type == "promotion"] | order(order asc, startDate desc, _id asc){
  _id, title, "slug": slug.current, summary, body, significantTerms, terms,
  "category": category->{ _id, title, "slug": slug.current, order },
  "tags": tags[]->{ _id, title, "slug": slug.current },
  campaign, wageringRequirement, button{ label, path },
  "image": image{
    "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
    crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
  },
  startDate, endDate, authorized,
  targetAudience{ targetAudienceOption, targetGroups, targetSegment },
  markets
}`)

const slug = z.string().regex(/^[a-z0-9-]{1,96}$/)

const promotion = z.object({
  _id: z.string(),
  title: localeString,
  slug,
  summary: localeString.nullable(),
  body: localeRichText.nullable(),
  significantTerms: localeText.nullable(),
  terms: localeText.nullable(),
  category: z.object({ _id: z.string(), title: localeString, slug, order: z.number().nullable() }),
  tags: listOf(z.object({ _id: z.string(), title: localeString, slug })),
  campaign: z.string().nullable(),
  wageringRequirement: z.number().nullable(),
  button: z.object({ label: localeString.nullable(), path: z.string().nullable() }).nullable(),
  image: describedImage,
  ...audienceFields,
})

export const promotions = listOf(promotion)
export type PromotionContent = z.output<typeof promotion>

// Fails to compile when the query's result changes.
true satisfies SameShape<PROMOTIONS_QUERY_RESULT, z.input<typeof promotions>>
