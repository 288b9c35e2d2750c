import { defineQuery } from 'groq'
import { z } from 'zod'
import { contentButton } from '#app/content/content-button.server.ts'
import { describedImage } from '#app/content/described-image.server.ts'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { CLUB_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/** The club's page; markets may have their own version (CNT-10). */
export const CLUB_QUERY = defineQuery(`*[_type == "vipPage"] | order(_id asc){
  _id, markets, seoTitle, seoDescription,
  "header": header{
    title, text, button{ type, label, param }, "image": image{
    "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
    crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
  }
  },
  features[]{ _key, icon, title, text },
  "footer": footer{ title, text, button{ type, label, param } }
}`)

export const clubPages = listOf(
  z.object({
    _id: z.string(),
    markets: listOf(z.string()),
    seoTitle: localeString.nullable(),
    seoDescription: localeString.nullable(),
    header: z.object({
      title: localeString,
      text: localeText,
      button: contentButton,
      image: describedImage,
    }),
    features: listOf(
      z.object({
        _key: z.string(),
        icon: z.string().nullable(),
        title: localeString,
        text: localeText,
      }),
    ),
    footer: z
      .object({
        title: localeString.nullable(),
        text: localeText.nullable(),
        button: contentButton,
      })
      .nullable(),
  }),
)

// Fails to compile when the query's result changes.
true satisfies SameShape<CLUB_QUERY_RESULT, z.input<typeof clubPages>>
