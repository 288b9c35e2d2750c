import type { SandboxDatabase } from '../../sandbox-database.ts'
import type { Outcome } from './engine.ts'

/**
 * BETTING: the stake may or may not be taken. DRAWN: it is, and the outcome is fixed. SETTLED: the payout
 * is acknowledged. REFUSED: no stake was taken. RETURNING: the stake is being given back. RETURNED: it was.
 */
export type RoundState = 'BETTING' | 'DRAWN' | 'SETTLED' | 'REFUSED' | 'RETURNING' | 'RETURNED'

export type GameSession = {
  id: string
  mode: 'real' | 'fun'
  /** The operator's session; empty in fun mode. */
  walletSession: string
  gameId: string
  currency: string
  language: string
  funBalanceMinor: number
  lastRoundAt: number
}
export type Round = {
  id: string
  sessionId: string
  clientRoundId: string
  stakeMinor: number
  state: RoundState
  outcome: Outcome | null
  refusal: string | null
}

const TABLES = [
  'CREATE SCHEMA IF NOT EXISTS sandbox',
  `CREATE TABLE IF NOT EXISTS sandbox.relax_session (
    id text PRIMARY KEY, mode text NOT NULL, wallet_session text NOT NULL, game_id text NOT NULL, currency text NOT NULL,
    language text NOT NULL, fun_balance bigint NOT NULL, last_round_at bigint NOT NULL, created_at bigint NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS sandbox.relax_round (
    id text PRIMARY KEY, session_id text NOT NULL, client_round_id text NOT NULL, stake bigint NOT NULL,
    state text NOT NULL, outcome text, refusal text, created_at bigint NOT NULL, UNIQUE (session_id, client_round_id))`,
  `CREATE INDEX IF NOT EXISTS relax_round_open ON sandbox.relax_round (created_at) WHERE state IN ('BETTING','DRAWN','RETURNING')`,
]

type SessionRow = {
  id: string
  mode: 'real' | 'fun'
  wallet_session: string
  game_id: string
  currency: string
  language: string
  fun_balance: unknown
  last_round_at: unknown
}
type RoundRow = {
  id: string
  session_id: string
  client_round_id: string
  stake: unknown
  state: RoundState
  outcome: string | null
  refusal: string | null
}

const toSession = (row: SessionRow): GameSession => ({
  id: row.id,
  mode: row.mode,
  walletSession: row.wallet_session,
  gameId: row.game_id,
  currency: row.currency,
  language: row.language,
  funBalanceMinor: Number(row.fun_balance),
  lastRoundAt: Number(row.last_round_at),
})
const toRound = (row: RoundRow): Round => ({
  id: row.id,
  sessionId: row.session_id,
  clientRoundId: row.client_round_id,
  stakeMinor: Number(row.stake),
  state: row.state,
  outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
  refusal: row.refusal,
})

/** All SQL of the game server. Every step of a round is written before the next one begins. */
export async function createRoundStore(db: SandboxDatabase) {
  for (const sql of TABLES) await db.query(sql)
  return {
    async addSession(session: GameSession, at: number): Promise<void> {
      await db.query(
        'INSERT INTO sandbox.relax_session VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
        [
          session.id,
          session.mode,
          session.walletSession,
          session.gameId,
          session.currency,
          session.language,
          session.funBalanceMinor,
          session.lastRoundAt,
          at,
        ],
      )
    },
    async session(id: string): Promise<GameSession | null> {
      const [row] = await db.query<SessionRow>(
        'SELECT * FROM sandbox.relax_session WHERE id = $1',
        [id],
      )
      return row ? toSession(row) : null
    },
    /** Takes the turn of a session; false when its last round began less than `paceMs` ago. */
    async takeTurn(id: string, at: number, paceMs: number): Promise<boolean> {
      const rows = await db.query(
        'UPDATE sandbox.relax_session SET last_round_at = $2 WHERE id = $1 AND last_round_at <= $3 RETURNING id',
        [id, at, at - paceMs],
      )
      return rows.length > 0
    },
    async moveFunBalance(id: string, byMinor: number): Promise<number | null> {
      const [row] = await db.query<{ fun_balance: unknown }>(
        'UPDATE sandbox.relax_session SET fun_balance = fun_balance + $2 WHERE id = $1 AND fun_balance + $2 >= 0 RETURNING fun_balance',
        [id, byMinor],
      )
      return row ? Number(row.fun_balance) : null
    },
    /** The round of this client id; made when there is none. */
    async openRound(round: Round, at: number): Promise<{ round: Round; isNew: boolean }> {
      const made = await db.query<RoundRow>(
        `INSERT INTO sandbox.relax_round (id, session_id, client_round_id, stake, state, created_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (session_id, client_round_id) DO NOTHING RETURNING *`,
        [round.id, round.sessionId, round.clientRoundId, round.stakeMinor, round.state, at],
      )
      if (made[0]) return { round: toRound(made[0]), isNew: true }
      const [known] = await db.query<RoundRow>(
        'SELECT * FROM sandbox.relax_round WHERE session_id = $1 AND client_round_id = $2',
        [round.sessionId, round.clientRoundId],
      )
      if (!known) throw new Error('a round disappeared')
      return { round: toRound(known), isNew: false }
    },
    async roundOf(sessionId: string, clientRoundId: string): Promise<Round | null> {
      const [row] = await db.query<RoundRow>(
        'SELECT * FROM sandbox.relax_round WHERE session_id = $1 AND client_round_id = $2',
        [sessionId, clientRoundId],
      )
      return row ? toRound(row) : null
    },
    /** Moves a round on; false when somebody else has moved it since it was read. */
    async advance(
      id: string,
      from: RoundState,
      to: RoundState,
      more: { outcome?: Outcome; refusal?: string } = {},
    ): Promise<boolean> {
      const rows = await db.query(
        `UPDATE sandbox.relax_round SET state = $3, outcome = coalesce($4, outcome), refusal = coalesce($5, refusal)
         WHERE id = $1 AND state = $2 RETURNING id`,
        [id, from, to, more.outcome ? JSON.stringify(more.outcome) : null, more.refusal ?? null],
      )
      return rows.length > 0
    },
    async unfinished(before: number): Promise<Round[]> {
      const rows = await db.query<RoundRow>(
        `SELECT * FROM sandbox.relax_round WHERE state IN ('BETTING','DRAWN','RETURNING') AND created_at < $1 ORDER BY created_at LIMIT 100`,
        [before],
      )
      return rows.map(toRound)
    },
    async lastRound(sessionId: string): Promise<Round | null> {
      const [row] = await db.query<RoundRow>(
        'SELECT * FROM sandbox.relax_round WHERE session_id = $1 ORDER BY created_at DESC LIMIT 1',
        [sessionId],
      )
      return row ? toRound(row) : null
    },
  }
}

export type RoundStore = Awaited<ReturnType<typeof createRoundStore>>
