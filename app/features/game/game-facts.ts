import type { GameStart } from './game-page.server.ts'

/** The facts of a game before it is played, as text; unknown facts are left out. */
export type GameFactsView = {
  /** The most important figures, in one line; empty if none is known. */
  headline: string
  facts: readonly { name: string; value: string }[]
  /** How it is played; empty if unknown. */
  rules: string
  /** What the return to player means; empty if none is stated. */
  help: string
}

export const NO_FACTS: GameFactsView = { headline: '', facts: [], rules: '', help: '' }

/** The facts in a window over a lobby, and how the game is started from there. */
export type TileFactsView = GameFactsView & { start: GameStart }
