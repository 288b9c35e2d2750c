import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { listOf } from '#app/content/parse-content.server.ts'
import type { GameKind, PlayableGame } from './game.ts'

const GAME_QUERY = defineQuery(
  `*[_type == "game" && _id == $id && type == $kind && enabled != false][0...1]{
    _id, name, launchCode, "provider": provider->id, rtp, volatility
  }`,
)

const games = listOf(
  z.object({
    _id: z.string(),
    name: z.string().min(1),
    launchCode: z.string().min(1).max(100),
    provider: z.string().min(1),
    rtp: z.number().nullable(),
    volatility: z.number().nullable(),
  }),
)

/** Ids of documents; anything else is not asked for. */
const ID = /^[\w-]{1,128}$/

/** The game of a play address, or null when there is none. Throws while the lake cannot say. */
export async function readGame(
  { content }: Pick<AppLoadContext, 'content'>,
  wanted: { id: string; kind: GameKind },
): Promise<PlayableGame | null> {
  if (!ID.test(wanted.id)) return null
  const [found] = await content.fetch(GAME_QUERY, wanted, games)
  if (!found) return null
  const { _id: id, ...rest } = found
  return { id, ...rest }
}
