import type { Market } from '#markets/index.ts'
import { mayPlayForFun } from '#markets/products.ts'
import type { GameKind, GameProvider } from './game-provider.ts'

/**
 * Whether a game is offered to visitors for play money in this market (CON-02). Live tables are for players only.
 * Where the age must be confirmed, the play page asks for it.
 */
export function offersDemo(
  { demo, fun }: Pick<GameProvider, 'demo' | 'fun'>,
  kind: GameKind,
  market: Pick<Market, 'demoPlay'>,
): boolean {
  return kind === 'CASINO' && demo && fun !== null && mayPlayForFun(market, true)
}
