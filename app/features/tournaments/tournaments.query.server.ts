import { defineQuery } from 'groq'
import { z } from 'zod'
import { describedImage } from '#app/content/described-image.server.ts'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import { localeRichText } from '#app/content/rich-text/rich-text.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { TOURNAMENTS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/** All tournaments, ended ones too: their page says so (CNT-18). */
export const TOURNAMENTS_QUERY =
  defineQuery(`*[_type == "tournamentPage"] | order(order asc, startDate desc, _id asc){
  _id, title, "slug": slug.current, summary, body, significantTerms,
  prizes[]{ from, to, prize }, "games": games[]._ref,
  "image": image{
    "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
    crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
  },
  startDate, endDate, markets, seoTitle, seoDescription
}`)

const moment = z
  .string()
  .refine((it) => !Number.isNaN(Date.parse(it)), 'is no date')
  .nullable()
const tournament = z.object({
  _id: z.string(),
  title: localeString,
  slug: z.string().regex(/^[a-z0-9-]{1,96}$/),
  summary: localeString.nullable(),
  body: localeRichText.nullable(),
  significantTerms: localeText,
  prizes: listOf(z.object({ from: z.number(), to: z.number(), prize: localeString })),
  games: listOf(z.string()),
  image: describedImage,
  startDate: moment,
  endDate: moment,
  markets: listOf(z.string()),
  seoTitle: localeString.nullable(),
  seoDescription: localeString.nullable(),
})
export const tournaments = listOf(tournament)
export type TournamentContent = z.output<typeof tournament>

// Fails to compile when the query's result changes.
true satisfies SameShape<TOURNAMENTS_QUERY_RESULT, z.input<typeof tournaments>>
