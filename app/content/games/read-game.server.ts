import type { AppLoadContext } from '@remix-run/node'
import { GAME_QUERY, playableGame } from './game.query.server.ts'

export type ContentGame = {
  id: string
  kind: 'CASINO' | 'LIVE_CASINO'
  name: string
  provider: string
  gameType: string
  launchCode: string
  /** Where its studio may not be offered; null where content says nothing. */
  restrictedCountry: string[] | null
}

const GAME_ID = /^[a-zA-Z0-9_-]{1,128}$/

/** The game with this content id (GAP-108), or null. Throws ContentUnavailableError. */
export async function readGame(
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
