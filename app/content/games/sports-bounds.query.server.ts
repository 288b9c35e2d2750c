import { defineQuery } from 'groq'
import { z } from 'zod'
import type { SameShape } from '#app/content/same-shape.ts'
import type { SPORTS_BOUNDS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/** The bounds of bets with a sportsbook, as editors have set them for a currency. */
export const SPORTS_BOUNDS_QUERY = defineQuery(
  `*[_type == "siteSettings" && _id == "siteSettings"][0]{ sportsBounds[]{ currency, min, max, payoutMax } }`,
)

const amount = z.number().nullable()
const line = z.object({
  ...{ currency: z.string().nullable(), min: amount, max: amount, payoutMax: amount },
})
export const sportsBounds = z.object({ sportsBounds: z.array(line).nullable() }).nullable()

// Fails to compile when the query's result changes.
true satisfies SameShape<SPORTS_BOUNDS_QUERY_RESULT, z.input<typeof sportsBounds>>
