import { defineQuery } from 'groq'
import { z } from 'zod'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { CATALOGUE_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/**
 * Every enabled game, with only the fields that lists, filters and the search need: lists show small tiles only, and
 * bets are read in one currency (smallest-bets).
 */
export const CATALOGUE_QUERY =
  defineQuery(`*[_type == "game" && enabled != false && defined(provider._ref)] | order(releasedAt desc, _id asc){
  _id, name, launchCode, type, gameType, jackpotExist, rtp, volatility, releasedAt, popularity,
  features, themes,
  "provider": provider._ref,
  "studio": subProvider._ref,
  "thumbnail": thumbnail.asset._ref
}`)

/** Characters allowed in an address. */
const TAG = /^[a-z0-9-]{1,40}$/
/** Thousands of games have ten thousand of these: they are validated as a whole, and dropped as a whole. */
const tags = z
  .array(z.string())
  .nullable()
  .catch(null)
  .transform((all) => (all ?? []).filter((it) => TAG.test(it)))

const game = z.object({
  _id: z.string(),
  name: z.string(),
  launchCode: z.string().nullable(),
  type: z.enum(['CASINO', 'LIVE_CASINO']),
  gameType: z.string().nullable(),
  jackpotExist: z.boolean().nullable(),
  rtp: z.number().nullable(),
  volatility: z.number().nullable(),
  releasedAt: z.string().nullable(),
  popularity: z.number().nullable(),
  features: tags,
  themes: tags,
  provider: z.string(),
  studio: z.string().nullable(),
  thumbnail: z.string().nullable(),
})

/** Newest first. */
export const catalogue = listOf(game)
export type CatalogueGame = z.output<typeof game>

// Fails to compile when the query's result changes.
true satisfies SameShape<CATALOGUE_QUERY_RESULT, z.input<typeof catalogue>>
