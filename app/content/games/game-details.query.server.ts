import { defineQuery } from 'groq'
import { z } from 'zod'
import { localeText } from '#app/content/localised.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { GAME_DETAILS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { betLimits } from './bet-limits.server.ts'

/** Information about a game for players before they play; no logic depends on it. */
export const GAME_DETAILS_QUERY =
  defineQuery(`*[_type == "game" && _id == $game && enabled != false][0]{
  type, gameType, version, rtp, volatility, features, themes, betLimits[]{ currency, min, max },
  "provider": provider->title,
  "studio": subProvider->title,
  "rules": rules->text
}`)

const tags = z.array(z.string()).nullable().catch(null)

export const gameDetails = z
  .object({
    type: z.enum(['CASINO', 'LIVE_CASINO']),
    gameType: z.string(),
    version: z.string().nullable().catch(null),
    rtp: z.number().min(0).max(100).nullable().catch(null),
    volatility: z.number().nullable().catch(null),
    features: tags,
    themes: tags,
    betLimits: betLimits.catch(null),
    provider: z.string().nullable(),
    studio: z.string().nullable(),
    rules: localeText.nullable().catch(null),
  })
  .nullable()
export type GameDetails = NonNullable<z.output<typeof gameDetails>>

// Fails to compile when the query's result changes.
true satisfies SameShape<GAME_DETAILS_QUERY_RESULT, z.input<typeof gameDetails>>
