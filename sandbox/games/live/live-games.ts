import { VIRTUALS } from '#contracts/virtuals.ts'
import type { GameEngine } from '../engine.ts'
import { VIRTUAL_LEAGUE } from '../virtuals/virtual-league.ts'
import { LIVE_BACCARAT } from './baccarat.ts'
import { chipsOf, standardLimits } from './limits.ts'
import type { LiveGame } from './live-game.ts'
import { LIVE_ROULETTE } from './roulette.ts'
import { LIVE_WHEEL } from './wheel.ts'

const GAMES: readonly LiveGame[] = [LIVE_ROULETTE, LIVE_BACCARAT, LIVE_WHEEL]

/**
 * The rules of a table by its launch code, `live-ivory-roulette`; null for a code that is not a table. The league of
 * the virtual sports is a table without a dealer: one clock and one outcome for all players.
 */
export function liveGameOf(gameId: string): LiveGame | null {
  const words = gameId.split(/[-_.]/)
  if (words[0] === VIRTUALS.gameId) return VIRTUAL_LEAGUE
  if (words[0] !== 'live') return null
  return GAMES.find(({ id }) => words.includes(id)) ?? null
}

/** What the shared session endpoints need to know of a table; its rounds belong to the table, not to the session. */
export function sessionEngineOf(game: LiveGame): GameEngine {
  return {
    id: `live-${game.id}`,
    version: game.version,
    rtp: game.rtp,
    volatility: game.volatility,
    paceMs: 0,
    stakes: (currency) => chipsOf(standardLimits(currency)),
    accepts: () => false,
    begin() {
      throw new Error('a live table has no rounds of a session')
    },
    view: () => null,
  }
}
