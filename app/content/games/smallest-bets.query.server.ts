import { defineQuery } from 'groq'
import { z } from 'zod'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { SMALLEST_BETS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/**
 * The smallest bets in one currency: separate from the catalogue, which would be three times as large with all of them.
 */
export const SMALLEST_BETS_QUERY = defineQuery(`*[_type == "game" && enabled != false]{
  _id, "min": betLimits[currency == $currency][0].min
}`)

const bets = listOf(z.object({ _id: z.string(), min: z.number().min(0).nullable().catch(null) }))

/** In major units by game id; games without a range in the currency are missing. */
export const smallestBets = bets.transform(
  (all): ReadonlyMap<string, number> =>
    new Map(all.flatMap(({ _id, min }) => (min === null ? [] : [[_id, min] as const]))),
)

// Fails to compile when the query's result changes.
true satisfies SameShape<SMALLEST_BETS_QUERY_RESULT, z.input<typeof bets>>
