import { defineQuery } from 'groq'
import { z } from 'zod'
import { placedFields } from '#app/content/audience-shape.server.ts'
import { contentButton } from '#app/content/content-button.server.ts'
import { describedImage } from '#app/content/described-image.server.ts'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { BANNERS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/** All banners of a page: the audience is checked for each visitor, on the server (GAP-127). */
export const BANNERS_QUERY =
  defineQuery(`*[_type == "banner" && placement == $placement] | order(order asc, _id asc){
  _id, greeting, title, description, significantTerms,
  button{ type, label, param },
  isClickable, urlAction,
  "desktop": images.desktop{
    "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
    crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
  },
  "mobile": images.mobile{
    "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
    crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
  },
  startDate, endDate, authorized,
  targetAudience{ targetAudienceOption, targetGroups, targetSegment },
  markets, languages, devices
}`)

const banner = z.object({
  _id: z.string(),
  greeting: localeString.nullable(),
  title: localeString,
  description: localeText.nullable(),
  significantTerms: localeText.nullable(),
  button: contentButton,
  isClickable: z.boolean().nullable(),
  urlAction: z.string().nullable(),
  desktop: describedImage,
  mobile: describedImage,
  ...placedFields,
})

export const banners = listOf(banner)
export type BannerContent = z.output<typeof banner>

// Fails to compile when the query's result changes.
true satisfies SameShape<BANNERS_QUERY_RESULT, z.input<typeof banners>>
