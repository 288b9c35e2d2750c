import type { GameEngine, JackpotLevel } from './engine.ts'
import type { PotChange } from './round-store.ts'
import type { GameSession } from './rounds.ts'
import { stakeFactor } from './stake-steps.ts'

/** Practice has its own meters: play money neither feeds nor wins real ones. */
export const potOf = (pot: string, mode: GameSession['mode']) =>
  mode === 'real' ? pot : `${pot}:fun`

/** What a step does to the meters of its game: adds the stake's share, removes what is won. */
export function potChange(
  engine: GameEngine,
  { mode, currency }: GameSession,
  stakeMinor: number,
  won: readonly JackpotLevel[] = [],
): PotChange | undefined {
  const { jackpots } = engine
  if (!jackpots) return undefined
  const factor = stakeFactor(currency)
  const levels = Object.entries(jackpots.levels) as [JackpotLevel, { sharePpm: number }][]
  return {
    pot: potOf(jackpots.pot, mode),
    feeds: levels.map(([level, { sharePpm }]) => ({
      level,
      micro: Math.floor((stakeMinor * sharePpm) / factor),
    })),
    won,
    factor,
  }
}
