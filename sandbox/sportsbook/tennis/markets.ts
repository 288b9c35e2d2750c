import type { Chance } from '../pricing.ts'
import type { Side } from '../side.ts'
import { BEST_OF_FIVE, type TennisRules } from './course.ts'
import type { TennisOutlook } from './outlook.ts'

/** The markets of a tennis match. Lines are between whole games, so that none ends level. */
export type TennisMarket =
  | { kind: 'winner' }
  | { kind: 'set-score' }
  /** All games of the match; a tie-break is one. */
  | { kind: 'total-games'; line: number }
  /** Added to the games of the home side. */
  | { kind: 'game-handicap'; line: number }
  /** The winner of one game, both numbers from 1. */
  | { kind: 'game'; set: number; game: number }

const SIDES = ['home', 'away'] as const satisfies readonly Side[]

/** The ids of a market's outcomes, in the order of its chances and results. */
export function tennisOutcomes(
  market: TennisMarket,
  { setsToWin }: TennisRules,
): readonly string[] {
  if (market.kind === 'total-games') return ['over', 'under']
  if (market.kind !== 'set-score') return SIDES
  const lost = Array.from({ length: setsToWin }, (_, sets) => sets)
  return [...lost.map((it) => `${setsToWin}-${it}`), ...lost.map((it) => `${it}-${setsToWin}`)]
}

/** The id of a market, as legs of bets name it. */
export function tennisMarketId(market: TennisMarket): string {
  if (market.kind === 'game') return `game:${market.set}:${market.game}`
  return 'line' in market ? `${market.kind}:${market.line}` : market.kind
}

/** Every market of a match in which this game is being played. */
export function tennisMarkets(
  { setsToWin }: TennisRules,
  game: { set: number; game: number } | null,
): TennisMarket[] {
  const fewest = setsToWin === BEST_OF_FIVE.setsToWin ? 30.5 : 18.5
  const steps = Array.from({ length: 10 }, (_, at) => at)
  return [
    ...[{ kind: 'winner' } as const, { kind: 'set-score' } as const],
    ...steps.map((at) => ({ kind: 'total-games', line: fewest + at }) as const),
    ...steps.map((at) => ({ kind: 'game-handicap', line: at - 4.5 }) as const),
    ...(game ? [{ kind: 'game', set: game.set, game: game.game } as const] : []),
  ]
}

/** The chances of a market's outcomes, in the order of `tennisOutcomes`. */
export function tennisChances(
  market: TennisMarket,
  outlook: TennisOutlook,
  rules: TennisRules,
): Chance[] {
  const chanceOf = (counts: (it: TennisOutlook['ends'][number]) => boolean): Chance => ({
    won: outlook.ends.reduce((sum, it) => (counts(it) ? sum + it.chance : sum), 0),
    void: 0,
  })
  const both = (counts: (it: TennisOutlook['ends'][number]) => boolean) => [
    chanceOf(counts),
    chanceOf((it) => !counts(it)),
  ]
  switch (market.kind) {
    case 'winner':
      return both(({ sets }) => sets.home > sets.away)
    case 'set-score':
      return tennisOutcomes(market, rules).map((id) =>
        chanceOf(({ sets }) => `${sets.home}-${sets.away}` === id),
      )
    case 'total-games':
      return both(({ games }) => games.home + games.away > market.line)
    case 'game-handicap':
      return both(({ games }) => games.home + market.line > games.away)
    case 'game': {
      const { game } = outlook
      if (game?.set !== market.set || game.game !== market.game) {
        throw new RangeError(`game ${market.game} of set ${market.set} is not being played`)
      }
      return [game.home, 1 - game.home].map((won) => ({ won, void: 0 }))
    }
  }
}
