import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { listOf } from '#app/content/parse-content.server.ts'

/** As many as one page of rounds can name. */
const MAX_GAMES = 50

const PLAYED_GAMES_QUERY = defineQuery(
  `*[_type == "game" && launchCode in $codes][0...100]{
    _id, launchCode, name, type, "provider": provider->id
  }`,
)
const playedGames = listOf(
  z.object({
    _id: z.string(),
    launchCode: z.string(),
    name: z.string(),
    type: z.enum(['CASINO', 'LIVE_CASINO']),
    provider: z.string(),
  }),
)

export type PlayedGame = {
  id: string
  name: string
  type: 'CASINO' | 'LIVE_CASINO'
  provider: string
}

/**
 * Games by the provider's game id, which rounds carry. None while the lake is down: transactions do not depend on
 * content.
 */
export async function loadPlayedGames(
  { content, logger }: Pick<AppLoadContext, 'content' | 'logger'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, PlayedGame>> {
  const wanted = [...new Set(codes)].sort().slice(0, MAX_GAMES)
  if (wanted.length === 0) return new Map()
  try {
    const games = await content.fetch(PLAYED_GAMES_QUERY, { codes: wanted }, playedGames)
    return new Map(games.map(({ launchCode, _id, ...game }) => [launchCode, { id: _id, ...game }]))
  } catch (error) {
    logger.warn({ err: error }, 'rounds are shown without the names of their games')
    return new Map()
  }
}
