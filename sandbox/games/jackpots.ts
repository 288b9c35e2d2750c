import { amountFactor } from '#contracts/money.ts'
import type { SandboxDatabase } from '../sandbox-database.ts'
import { type GameEngine, JACKPOT_LEVELS, type JackpotLevel, type JackpotTerms } from './engine.ts'
import type { PotChange } from './round-store.ts'
import type { GameSession } from './rounds.ts'

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
  const factor = amountFactor(currency)
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

const MICRO = 1_000_000

/** The meters: they survive restarts, grow with each stake (round-store.ts) and restart when they are won. */
export function createJackpotStore(db: SandboxDatabase) {
  return {
    /** Creates the meters of a pot where there are none yet. */
    async openPot(pot: string, { levels }: JackpotTerms): Promise<void> {
      const seeds = JACKPOT_LEVELS.map((level) => levels[level].seedMinor * MICRO)
      await db.query(
        `INSERT INTO sandbox.jackpot (pot, level, seed_micro, amount_micro)
         SELECT $1, t.level, t.seed, t.seed FROM unnest($2::text[], $3::bigint[]) AS t(level, seed)
         ON CONFLICT DO NOTHING`,
        [pot, JACKPOT_LEVELS, seeds],
      )
    },
    /** The amounts of a pot's meters, in whole minor units of a currency that is worth 1/factor. */
    async readPot(pot: string, factor: number): Promise<Partial<Record<JackpotLevel, number>>> {
      const rows = await db.query<{ level: JackpotLevel; minor: unknown }>(
        `SELECT level, floor(amount_micro::numeric * $2::bigint / ${MICRO})::bigint AS minor
         FROM sandbox.jackpot WHERE pot = $1`,
        [pot, factor],
      )
      return Object.fromEntries(rows.map(({ level, minor }) => [level, Number(minor)]))
    },
  }
}

export type JackpotStore = ReturnType<typeof createJackpotStore>
