import { defineQuery } from 'groq'
import { z } from 'zod'
import type { SameShape } from '#app/content/same-shape.ts'
import type { GAME_FACTS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { betLimits } from './bet-limits.server.ts'

/** What must be known about a game before money is staked in it, by the provider's game id. */
export const GAME_FACTS_QUERY =
  defineQuery(`*[_type == "game" && launchCode == $gameId && provider->id == $provider && enabled != false][0]{
  type, gameType, betLimits[]{ currency, min, max },
  "restrictedCountry": subProvider->restrictedCountry
}`)

export const gameFactsContent = z
  .object({
    type: z.enum(['CASINO', 'LIVE_CASINO']),
    gameType: z.string(),
    betLimits,
    restrictedCountry: z.array(z.string()).nullable(),
  })
  .nullable()

// Fails to compile when the query's result changes.
true satisfies SameShape<GAME_FACTS_QUERY_RESULT, z.input<typeof gameFactsContent>>
