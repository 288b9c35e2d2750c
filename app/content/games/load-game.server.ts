import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { GAME_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

export type ContentGame = {
  id: string
  kind: 'CASINO' | 'LIVE_CASINO'
  name: string
  provider: string
  gameType: string
  launchCode: string
  /** Where its studio may not be offered; null where content says nothing. */
  restrictedCountry: string[] | null
  /** The kinds of devices that it runs on; empty for all. */
  channels: string[]
  /** The id of its picture. */
  thumbnail: string | null
}

const GAME_ID = /^[a-zA-Z0-9_-]{1,128}$/

/** The game with this content id (GAP-108), or null. Throws ContentUnavailableError. */
export async function loadGame(
  { content }: Pick<AppLoadContext, 'content'>,
  id: string,
): Promise<ContentGame | null> {
  // All ids have this form: made-up ones of any length cannot fill the cache.
  if (!GAME_ID.test(id)) return null
  const game = await content.fetch(GAME_QUERY, { id }, playableGame)
  if (!game) return null
  const { _id, type, ...facts } = game
  return { id: _id, kind: type, ...facts }
}

/** A game for its page. `enabled` false counts as absent. */
const GAME_QUERY = defineQuery(`*[_type == "game" && _id == $id && enabled != false][0]{
  _id, name, type, gameType, launchCode, channels, "provider": provider->id,
  "restrictedCountry": subProvider->restrictedCountry, "thumbnail": thumbnail.asset._ref
}`)

const playableGame = z
  .object({
    _id: z.string(),
    name: z.string(),
    type: z.enum(['CASINO', 'LIVE_CASINO']),
    gameType: z.string(),
    launchCode: z.string().regex(/^[\w.-]{1,100}$/),
    channels: listOf(z.string()),
    provider: z.string().min(1),
    restrictedCountry: z.array(z.string()).nullable(),
    thumbnail: z.string().nullable(),
  })
  .nullable()

// Fails to compile when the query's result changes.
true satisfies SameShape<GAME_QUERY_RESULT, z.input<typeof playableGame>>
