import { LOBBY_PATH } from '#app/market/paths.ts'
import type { Kind } from './lobby.query.server.ts'

/** Path of a player's own games; no editor's category has this name. */
export const MY_GAMES = 'my-games'

export function categoryPath(kind: Kind, slug: string): string {
  return `${LOBBY_PATH[kind]}/${slug}`
}

const STUDIO = 'studio/'

/** The path of a studio's games below a lobby, as a category slug; no editor's category has a slash. */
export const studioSlug = (studio: string) => `${STUDIO}${studio}`

/** The studio of such a slug; null for a category's slug. */
export function studioOf(slug: string): string | null {
  return slug.startsWith(STUDIO) ? slug.slice(STUDIO.length) : null
}

/** The page about a game; the id is the content id, as in `playPath`. */
export function gamePath(kind: Kind, gameId: string): string {
  return `${LOBBY_PATH[kind]}/game/${gameId}`
}

/** Where a game is played: the id in the URL is the content id (GAP-108). */
export function playPath(kind: Kind, provider: string, gameId: string): string {
  return `${LOBBY_PATH[kind]}/play/${provider}/${gameId}`
}

/** The kind of lobby that a path belongs to; null is the sportsbook (RTE-40). */
export function lobbyKind(path: string): Kind | null {
  if (path.includes('live-casino-online')) return 'LIVE_CASINO'
  return path.includes('online-casino') ? 'CASINO' : null
}
