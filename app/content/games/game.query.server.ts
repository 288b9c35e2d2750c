import { defineQuery } from 'groq'
import { z } from 'zod'
import type { SameShape } from '#app/content/same-shape.ts'
import type { GAME_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/** A game for its page. `enabled` false counts as absent. */
export const GAME_QUERY = defineQuery(`*[_type == "game" && _id == $id && enabled != false][0]{
  _id, name, type, gameType, launchCode, "provider": provider->id,
  "restrictedCountry": subProvider->restrictedCountry
}`)

export const playableGame = z
  .object({
    _id: z.string(),
    name: z.string(),
    type: z.enum(['CASINO', 'LIVE_CASINO']),
    gameType: z.string(),
    launchCode: z.string().regex(/^[\w.-]{1,100}$/),
    provider: z.string().min(1),
    restrictedCountry: z.array(z.string()).nullable(),
  })
  .nullable()

// Fails to compile when the query's result changes.
true satisfies SameShape<GAME_QUERY_RESULT, z.input<typeof playableGame>>
