import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { listOf } from '#app/content/parse-content.server.ts'

/** As many as one page of transactions can name. */
const MAX_GAMES = 100

const GAME_NAMES_QUERY = defineQuery(
  `*[_type == "game" && launchCode in $codes][0...100]{launchCode, name}`,
)
const gameNames = listOf(z.object({ launchCode: z.string(), name: z.string() }))

/**
 * Game names by the provider's game id, which transactions carry. While the lake is down the list shows none:
 * transactions do not depend on content.
 */
export async function loadGameNames(
  { content, logger }: Pick<AppLoadContext, 'content' | 'logger'>,
  codes: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(codes.filter((it) => it !== undefined))].sort().slice(0, MAX_GAMES)
  if (wanted.length === 0) return new Map()
  try {
    const games = await content.fetch(GAME_NAMES_QUERY, { codes: wanted }, gameNames)
    return new Map(games.map(({ launchCode, name }) => [launchCode, name]))
  } catch (error) {
    logger.warn({ err: error }, 'games are shown without their names')
    return new Map()
  }
}
