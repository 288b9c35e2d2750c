import { defineQuery } from 'groq'
import { z } from 'zod'
import { localeString } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { HOME_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/** The texts of the home page and the order of its blocks; the content of a block is read by its own feature. */
export const HOME_QUERY = defineQuery(`*[_type == "homePage" && _id == "homePage"][0]{
  title, intro, seoTitle, seoDescription,
  blocks[]{
    _key, "type": _type,
    "boxes": select(_type == "homeBoxes" => boxes[]._ref),
    "most": select(_type == "homePromotions" => most)
  }
}`)

const key = { _key: z.string() }
const nothing = { boxes: z.null(), most: z.null() }

export const homeContent = z
  .object({
    title: localeString.nullable(),
    intro: localeString.nullable(),
    seoTitle: localeString.nullable(),
    seoDescription: localeString.nullable(),
    blocks: listOf(
      z.discriminatedUnion('type', [
        z.object({ ...key, type: z.literal('homeBanners'), ...nothing }),
        z.object({ ...key, type: z.literal('homeIntro'), ...nothing }),
        z.object({ ...key, type: z.literal('homeGames'), ...nothing }),
        z.object({ ...key, type: z.literal('homeSignUp'), ...nothing }),
        z.object({
          ...key,
          type: z.literal('homeBoxes'),
          boxes: listOf(z.string()),
          most: z.null(),
        }),
        z.object({ ...key, type: z.literal('homePromotions'), boxes: z.null(), most: z.number() }),
      ]),
    ),
  })
  .nullable()

export type HomeBlockContent = NonNullable<z.output<typeof homeContent>>['blocks'][number]

// Fails to compile when the query's result changes.
true satisfies SameShape<HOME_QUERY_RESULT, z.input<typeof homeContent>>
