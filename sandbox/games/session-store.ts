import { randomUUID } from 'node:crypto'
import type { SandboxDatabase } from '../sandbox-database.ts'
import { newServerSeed } from './fairness.ts'
import type { GameSession, Limits, Mode } from './rounds.ts'

export type Seed = {
  id: string
  sessionId: string
  serverSeed: string
  /** The client seed; null until the first round that uses this server seed. */
  clientSeed: string | null
  /** How many rounds have been drawn from it. */
  nonce: number
  revealedAt: number | null
}

type SessionRow = {
  id: string
  provider: string
  mode: Mode
  wallet_session: string
  player_ref: string
  game_id: string
  currency: string
  language: string
  fun_balance: unknown
  last_round_at: unknown
  limits: string | null
}
type SeedRow = {
  id: string
  session_id: string
  server_seed: string
  client_seed: string | null
  nonce: unknown
  revealed_at: unknown
}

const toSession = (row: SessionRow): GameSession => ({
  id: row.id,
  provider: row.provider,
  mode: row.mode,
  walletSession: row.wallet_session,
  playerRef: row.player_ref,
  gameId: row.game_id,
  currency: row.currency,
  language: row.language,
  funBalanceMinor: Number(row.fun_balance),
  lastRoundAt: Number(row.last_round_at),
  limits: row.limits === null ? null : (JSON.parse(row.limits) as Limits),
})
const toSeed = (row: SeedRow): Seed => ({
  id: row.id,
  sessionId: row.session_id,
  serverSeed: row.server_seed,
  clientSeed: row.client_seed,
  nonce: Number(row.nonce),
  revealedAt: row.revealed_at === null ? null : Number(row.revealed_at),
})

/** Game sessions and the seeds that their rounds are drawn from. */
export function createSessionStore(db: SandboxDatabase) {
  return {
    /** Adds a session with its first seed. */
    async addSession(session: GameSession, at: number): Promise<void> {
      await db.query(
        `WITH seed AS (
           INSERT INTO sandbox.game_seed (id, session_id, server_seed, nonce, created_at)
           VALUES ($12, $1, $13, 0, $11))
         INSERT INTO sandbox.game_session (id, provider, mode, wallet_session, player_ref, game_id, currency,
           language, fun_balance, last_round_at, created_at, limits)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $14)`,
        [
          session.id,
          session.provider,
          session.mode,
          session.walletSession,
          session.playerRef,
          session.gameId,
          session.currency,
          session.language,
          session.funBalanceMinor,
          session.lastRoundAt,
          at,
          randomUUID(),
          newServerSeed(),
          session.limits && JSON.stringify(session.limits),
        ],
      )
    },
    async session(id: string): Promise<GameSession | null> {
      const [row] = await db.query<SessionRow>('SELECT * FROM sandbox.game_session WHERE id = $1', [
        id,
      ])
      return row ? toSession(row) : null
    },
    /** Sets the balance of a session of play money; false for any other. */
    async refill(id: string, balanceMinor: number): Promise<boolean> {
      const rows = await db.query(
        `UPDATE sandbox.game_session SET fun_balance = $2 WHERE id = $1 AND mode = 'fun' RETURNING id`,
        [id, balanceMinor],
      )
      return rows.length > 0
    },
    /** Takes the turn of a session; false when its last round began less than `paceMs` ago. */
    async takeTurn(id: string, at: number, paceMs: number): Promise<boolean> {
      const rows = await db.query(
        `UPDATE sandbox.game_session SET last_round_at = $2
         WHERE id = $1 AND last_round_at <= $3 RETURNING id`,
        [id, at, at - paceMs],
      )
      return rows.length > 0
    },
    async seed(id: string): Promise<Seed | null> {
      const [row] = await db.query<SeedRow>('SELECT * FROM sandbox.game_seed WHERE id = $1', [id])
      return row ? toSeed(row) : null
    },
    /** The seed of the session's next round. */
    async seedInUse(sessionId: string): Promise<Seed> {
      const [row] = await db.query<SeedRow>(
        'SELECT * FROM sandbox.game_seed WHERE session_id = $1 AND revealed_at IS NULL',
        [sessionId],
      )
      if (!row) throw new Error('a session has no seed')
      return toSeed(row)
    },
    /**
     * Reveals the seed in use and starts the next one, in one statement. False while a round on it is unfinished:
     * knowing its seed would reveal what comes.
     */
    async rotateSeed(sessionId: string, at: number): Promise<boolean> {
      const rows = await db.query(
        `WITH revealed AS (
           UPDATE sandbox.game_seed SET revealed_at = $2 WHERE session_id = $1 AND revealed_at IS NULL
             AND NOT EXISTS (SELECT 1 FROM sandbox.game_round r WHERE r.seed_id = game_seed.id
                             AND r.state IN ('BETTING','OPEN','RETURNING','UNRETURNED'))
           RETURNING session_id)
         INSERT INTO sandbox.game_seed (id, session_id, server_seed, nonce, created_at)
         SELECT $3, session_id, $4, 0, $2 FROM revealed RETURNING id`,
        [sessionId, at, randomUUID(), newServerSeed()],
      )
      return rows.length > 0
    },
    /** The sessions in which this player has played this game, this one included. */
    async sessionsOfPlayer(session: GameSession): Promise<string[]> {
      if (session.mode === 'fun') return [session.id]
      const rows = await db.query<{ id: string }>(
        `SELECT id FROM sandbox.game_session WHERE provider = $1 AND player_ref = $2 AND game_id = $3
           AND mode = 'real' ORDER BY created_at DESC LIMIT 50`,
        [session.provider, session.playerRef, session.gameId],
      )
      return rows.map(({ id }) => id)
    },
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>
