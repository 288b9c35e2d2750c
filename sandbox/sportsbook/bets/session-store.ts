import { EMPTY_SLIP, type KeptSlip, slipSchema } from '#contracts/sportsbook/book-api.ts'
import type { SandboxDatabase } from '../../sandbox-database.ts'
import type { BookProvider } from '../book-providers.ts'
import type { BetBounds } from './evaluate-bet.ts'

/** Times are unix milliseconds. */
export const SESSION_TABLES = [
  `CREATE TABLE IF NOT EXISTS sandbox.book_session (
    id text PRIMARY KEY, context text NOT NULL, wallet_session text NOT NULL, player_ref text NOT NULL,
    bounds text NOT NULL, expires_at bigint NOT NULL)`,
  `ALTER TABLE sandbox.book_session ADD COLUMN IF NOT EXISTS provider text NOT NULL DEFAULT 'context'`,
  `CREATE TABLE IF NOT EXISTS sandbox.book_slip (
    context text PRIMARY KEY, slip text NOT NULL, touched_at bigint NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS book_slip_touched ON sandbox.book_slip (touched_at)',
] as const

/** A player's session at the book, by the hash of its key. */
export type PlayerSession = {
  id: string
  /** At which the wallet knows it. */
  provider: BookProvider
  context: string
  walletSession: string
  playerRef: string
  bounds: BetBounds
  expiresAt: number
}

type PickRef = Pick<KeptSlip['picks'][number], 'event' | 'market' | 'outcome'>

/** Sessions of players at the book, and the slips of contexts. */
export function sessionsOf(db: SandboxDatabase) {
  const slip = async (context: string): Promise<KeptSlip> => {
    const [row] = await db.query<{ slip: string }>(
      'SELECT slip FROM sandbox.book_slip WHERE context = $1',
      [context],
    )
    const kept = row && slipSchema.safeParse(JSON.parse(row.slip))
    return kept?.success ? kept.data : EMPTY_SLIP
  }
  return {
    async addSession(it: PlayerSession, now: number): Promise<void> {
      await db.query('DELETE FROM sandbox.book_session WHERE expires_at < $1', [now])
      await db.query(
        `INSERT INTO sandbox.book_session (id, context, wallet_session, player_ref, bounds, expires_at, provider)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [
          it.id,
          it.context,
          it.walletSession,
          it.playerRef,
          JSON.stringify(it.bounds),
          it.expiresAt,
          it.provider,
        ],
      )
    },
    async session(id: string): Promise<PlayerSession | null> {
      type Row = Record<'context' | 'wallet_session' | 'player_ref' | 'bounds', string>
      const [row] = await db.query<Row & { expires_at: unknown; provider: BookProvider }>(
        'SELECT * FROM sandbox.book_session WHERE id = $1',
        [id],
      )
      if (!row) return null
      return {
        ...{ id, provider: row.provider, context: row.context, walletSession: row.wallet_session },
        ...{ playerRef: row.player_ref, bounds: JSON.parse(row.bounds) as BetBounds },
        expiresAt: Number(row.expires_at),
      }
    },
    slip,
    async keepSlip(context: string, slip: KeptSlip, now: number): Promise<void> {
      await db.query(
        `INSERT INTO sandbox.book_slip (context, slip, touched_at) VALUES ($1, $2, $3)
         ON CONFLICT (context) DO UPDATE SET slip = excluded.slip, touched_at = excluded.touched_at`,
        [context, JSON.stringify(slip), now],
      )
    },
    /** Takes picks out of a slip because they are bets now. Not a visit of its page: when that was last here stays. */
    async takeOut(context: string, placed: readonly PickRef[]): Promise<void> {
      const kept = await slip(context)
      const isPlaced = (it: PickRef) =>
        placed.some(
          ({ event, market, outcome }) =>
            event === it.event && market === it.market && outcome === it.outcome,
        )
      const picks = kept.picks.filter((it) => !isPlaced(it))
      if (picks.length === kept.picks.length) return
      // A page that keeps another slip at this moment wins.
      await db.query('UPDATE sandbox.book_slip SET slip = $2 WHERE context = $1 AND slip = $3', [
        context,
        JSON.stringify({ ...kept, picks }),
        JSON.stringify(kept),
      ])
    },
    /** Discards slips that were last changed, and refusals that were given, before these moments. */
    async discard({ slips, refusals }: { slips: number; refusals: number }): Promise<void> {
      await db.query('DELETE FROM sandbox.book_slip WHERE touched_at < $1', [slips])
      await db.query(`DELETE FROM sandbox.book_bet WHERE state = 'REFUSED' AND created_at < $1`, [
        refusals,
      ])
    },
  }
}
