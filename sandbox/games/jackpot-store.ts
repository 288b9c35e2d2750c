import type { SandboxDatabase } from '../sandbox-database.ts'
import { JACKPOT_LEVELS, type JackpotLevel, type JackpotTerms } from './engine.ts'

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
