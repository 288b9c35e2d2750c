import { defineQuery } from 'groq'
import { z } from 'zod'
import { placedFields } from '#app/content/audience-shape.server.ts'
import { contentButton } from '#app/content/content-button.server.ts'
import { describedImage } from '#app/content/described-image.server.ts'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { BOXES_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/** All boxes: the audience is checked for each visitor, on the server (BAN-02). */
export const BOXES_QUERY = defineQuery(`{
  "content": *[_type == "contentBox"] | order(_id asc){
    _id, title, text, significantTerms, button{ type, label, param },
    "image": image{
    "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
    crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
  },
    startDate, endDate, authorized,
    targetAudience{ targetAudienceOption, targetGroups, targetSegment },
    markets, languages, devices
  },
  "tournament": *[_type in ["tournamentBox", "tournamentBoxV2"]] | order(_id asc){
    _id, title, text, "prizesShown": select(_type == "tournamentBoxV2" => prizesShown),
    "tournament": tournament->{
      "slug": slug.current, startDate, endDate, significantTerms, markets,
      prizes[]{ from, to, prize }
    },
    "image": image{
    "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
    crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
  },
    startDate, endDate, authorized,
    targetAudience{ targetAudienceOption, targetGroups, targetSegment },
    markets, languages, devices
  }
}`)

const moment = z
  .string()
  .refine((it) => !Number.isNaN(Date.parse(it)), 'is no date')
  .nullable()

const base = {
  _id: z.string(),
  title: localeString,
  text: localeText.nullable(),
  image: describedImage,
  ...placedFields,
}
const contentBox = z.object({
  ...base,
  significantTerms: localeText.nullable(),
  button: contentButton,
})
const tournamentBox = z.object({
  ...base,
  prizesShown: z.number().int().min(1).nullable(),
  tournament: z.object({
    slug: z.string().regex(/^[a-z0-9-]{1,96}$/),
    startDate: moment,
    endDate: moment,
    significantTerms: localeText,
    markets: listOf(z.string()),
    prizes: listOf(z.object({ from: z.number(), to: z.number(), prize: localeString })),
  }),
})

export const boxes = z.object({ content: listOf(contentBox), tournament: listOf(tournamentBox) })
export type ContentBox = z.output<typeof contentBox>
export type TournamentBox = z.output<typeof tournamentBox>

// Fails to compile when the query's result changes.
true satisfies SameShape<BOXES_QUERY_RESULT, z.input<typeof boxes>>
