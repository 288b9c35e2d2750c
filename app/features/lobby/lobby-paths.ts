import type { Kind } from './lobby.query.server.ts'

/** First path of each lobby (RTE-32, RTE-35). */
export const LOBBY_PATH = {
  CASINO: '/online-casino',
  LIVE_CASINO: '/live-casino-online',
} as const satisfies Record<Kind, string>

/** Path of a player's own games; no category of editors has this name. */
export const MY_GAMES = 'my-games'

export function categoryPath(kind: Kind, slug: string): string {
  return `${LOBBY_PATH[kind]}/${slug}`
}

/** The page of a game: the id in the URL is the content id (GAP-108). */
export function playPath(kind: Kind, provider: string, gameId: string): string {
  return `${LOBBY_PATH[kind]}/play/${provider}/${gameId}`
}

/** The kind of lobby that a path belongs to; null is the sportsbook (RTE-40). */
export function lobbyKind(path: string): Kind | null {
  if (path.includes('live-casino-online')) return 'LIVE_CASINO'
  return path.includes('online-casino') ? 'CASINO' : null
}
