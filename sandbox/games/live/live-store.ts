import type { SandboxDatabase } from '../../sandbox-database.ts'
import { newServerSeed } from '../fairness.ts'
import type { SpotsStaked } from './live-game.ts'

/** The tables of the live studio, created when missing. Money is whole minor units, times are unix milliseconds. */
const LIVE_TABLES = [
  `CREATE TABLE IF NOT EXISTS sandbox.live_round (
    table_id text NOT NULL, number bigint NOT NULL, server_seed text NOT NULL, created_at bigint NOT NULL,
    PRIMARY KEY (table_id, number))`,
  `CREATE TABLE IF NOT EXISTS sandbox.live_bet (
    id text PRIMARY KEY, session_id text NOT NULL, table_id text NOT NULL, number bigint NOT NULL, version text NOT NULL,
    spots text NOT NULL, stake bigint NOT NULL CHECK (stake > 0), state text NOT NULL, refusal text,
    payout bigint NOT NULL DEFAULT 0 CHECK (payout >= 0), balance_before bigint, balance_after bigint,
    created_at bigint NOT NULL, touched_at bigint NOT NULL, settled_at bigint)`,
  `CREATE INDEX IF NOT EXISTS live_bet_unfinished ON sandbox.live_bet (touched_at)
    WHERE state IN ('BETTING','PLACED','DRAWN','RETURNING')`,
  `CREATE INDEX IF NOT EXISTS live_bet_unsettled ON sandbox.live_bet (touched_at)
    WHERE state IN ('UNPAID','UNRETURNED')`,
  'CREATE INDEX IF NOT EXISTS live_bet_of_session ON sandbox.live_bet (session_id, table_id, number)',
  `CREATE TABLE IF NOT EXISTS sandbox.live_seat (
    table_id text NOT NULL, seat integer NOT NULL, session_id text NOT NULL, seen_at bigint NOT NULL,
    PRIMARY KEY (table_id, seat), UNIQUE (table_id, session_id))`,
] as const

/**
 * BETTING: the stake may or may not have been taken. PLACED: it was, and the table has not been drawn for it. DRAWN:
 * the payout is fixed. SETTLED: the payout is acknowledged. REFUSED: nothing was taken. RETURNING, RETURNED: given
 * back. UNPAID, UNRETURNED: the operator's refusal of that is final (unsettled-routes.ts).
 */
export type LiveBetState =
  | 'BETTING'
  | 'PLACED'
  | 'DRAWN'
  | 'SETTLED'
  | 'REFUSED'
  | 'RETURNING'
  | 'RETURNED'
  | 'UNPAID'
  | 'UNRETURNED'

export type LiveBet = {
  id: string
  sessionId: string
  tableId: string
  number: number
  version: string
  spots: SpotsStaked
  stakeMinor: number
  state: LiveBetState
  refusal: string | null
  payoutMinor: number
  balanceAfterMinor: number | null
}
export type LiveRound = { tableId: string; number: number; serverSeed: string }

type BetRow = {
  id: string
  session_id: string
  table_id: string
  number: unknown
  version: string
  spots: string
  stake: unknown
  state: LiveBetState
  refusal: string | null
  payout: unknown
  balance_after: unknown
}
type RoundRow = { table_id: string; number: unknown; server_seed: string }

const toBet = (row: BetRow): LiveBet => ({
  id: row.id,
  sessionId: row.session_id,
  tableId: row.table_id,
  number: Number(row.number),
  version: row.version,
  spots: JSON.parse(row.spots) as SpotsStaked,
  stakeMinor: Number(row.stake),
  state: row.state,
  refusal: row.refusal,
  payoutMinor: Number(row.payout),
  balanceAfterMinor: row.balance_after === null ? null : Number(row.balance_after),
})
const toRound = (row: RoundRow): LiveRound => ({
  tableId: row.table_id,
  number: Number(row.number),
  serverSeed: row.server_seed,
})

/** A seat is released when its player has not requested the table for this long. */
const SEAT_KEPT_MS = 60_000

export type LiveStore = Awaited<ReturnType<typeof createLiveStore>>

/** All SQL of the live tables. */
export async function createLiveStore(db: SandboxDatabase) {
  for (const sql of LIVE_TABLES) await db.query(sql)
  return { ...roundsOf(db), ...betsOf(db), ...seatsOf(db) }
}

function roundsOf(db: SandboxDatabase) {
  return {
    /** The round of a table, with its seed; created once, by the first request. */
    async round(tableId: string, number: number, at: number): Promise<LiveRound> {
      await db.query(
        `INSERT INTO sandbox.live_round (table_id, number, server_seed, created_at)
         VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
        [tableId, number, newServerSeed(), at],
      )
      const [row] = await db.query<RoundRow>(
        'SELECT * FROM sandbox.live_round WHERE table_id = $1 AND number = $2',
        [tableId, number],
      )
      if (!row) throw new Error('a live round disappeared')
      return toRound(row)
    },
    /** The last rounds of a table before a number, newest first. */
    async roundsBefore(tableId: string, number: number, limit: number): Promise<LiveRound[]> {
      const rows = await db.query<RoundRow>(
        `SELECT * FROM sandbox.live_round WHERE table_id = $1 AND number < $2
         ORDER BY number DESC LIMIT $3`,
        [tableId, number, limit],
      )
      return rows.map(toRound)
    },
    /** All rounds of a table from one number to another, newest first; those not requested yet are created now. */
    async roundsBetween(
      tableId: string,
      { from, to, at }: { from: number; to: number; at: number },
    ): Promise<LiveRound[]> {
      const read = () =>
        db.query<RoundRow>(
          `SELECT * FROM sandbox.live_round WHERE table_id = $1 AND number BETWEEN $2 AND $3
           ORDER BY number DESC`,
          [tableId, from, to],
        )
      const known = await read()
      const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
      if (known.length === numbers.length) return known.map(toRound)
      await db.query(
        `INSERT INTO sandbox.live_round (table_id, number, server_seed, created_at)
         SELECT $1, n, seed, $4 FROM unnest($2::bigint[], $3::text[]) AS t(n, seed)
         ON CONFLICT DO NOTHING`,
        [tableId, numbers, numbers.map(newServerSeed), at],
      )
      return (await read()).map(toRound)
    },
    /** Deletes rounds without bets. */
    async forgetEmptyRounds(before: number): Promise<void> {
      await db.query(
        `DELETE FROM sandbox.live_round r WHERE created_at < $1 AND NOT EXISTS
           (SELECT 1 FROM sandbox.live_bet b WHERE b.table_id = r.table_id AND b.number = r.number)`,
        [before],
      )
    },
  }
}

function betsOf(db: SandboxDatabase) {
  const bets = async (sql: string, params: unknown[]) =>
    (await db.query<BetRow>(sql, params)).map(toBet)
  const bet = async (sql: string, params: unknown[]) => (await bets(sql, params))[0] ?? null

  return {
    /** Stores a bet before its stake is requested; null when this id is known. */
    addBet: (
      it: Pick<LiveBet, 'id' | 'sessionId' | 'tableId' | 'number' | 'version' | 'spots'> & {
        stakeMinor: number
      },
      at: number,
    ) =>
      bet(
        `INSERT INTO sandbox.live_bet
           (id, session_id, table_id, number, version, spots, stake, state, created_at, touched_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 'BETTING', $8, $8) ON CONFLICT DO NOTHING RETURNING *`,
        [
          it.id,
          it.sessionId,
          it.tableId,
          it.number,
          it.version,
          JSON.stringify(it.spots),
          it.stakeMinor,
          at,
        ],
      ),
    bet: (id: string) => bet('SELECT * FROM sandbox.live_bet WHERE id = $1', [id]),
    betsOf: (sessionId: string, tableId: string, number: number) =>
      bets(
        `SELECT * FROM sandbox.live_bet WHERE session_id = $1 AND table_id = $2 AND number = $3
         ORDER BY created_at, id`,
        [sessionId, tableId, number],
      ),
    /** The last bets of these sessions at a table for which a stake was taken, newest first. */
    lastBets: (sessionIds: readonly string[], tableId: string, limit: number) =>
      bets(
        `SELECT * FROM sandbox.live_bet WHERE session_id = ANY($1::text[]) AND table_id = $2
           AND state IN ('PLACED','DRAWN','SETTLED','UNPAID') ORDER BY created_at DESC, id LIMIT $3`,
        [sessionIds, tableId, limit],
      ),
    /**
     * Moves a bet on, and the practice balance of its session with it; null when another call has moved it, or the
     * practice balance is too low.
     */
    advance: (
      it: Pick<LiveBet, 'id' | 'state'>,
      change: {
        to: LiveBetState
        at: number
        refusal?: string
        payoutMinor?: number
        balanceBeforeMinor?: number
        balanceAfterMinor?: number
        funMinor?: number
      },
    ) =>
      bet(
        `WITH mine AS (
           SELECT b.id, b.session_id FROM sandbox.live_bet b
           JOIN sandbox.game_session s ON s.id = b.session_id
           WHERE b.id = $1 AND b.state = $2 AND s.fun_balance + $9::bigint >= 0 FOR UPDATE OF b, s
         ), fun AS (
           UPDATE sandbox.game_session s SET fun_balance = fun_balance + $9::bigint
           FROM mine WHERE s.id = mine.session_id
         )
         UPDATE sandbox.live_bet SET state = $3, touched_at = $4, refusal = coalesce($5, refusal),
           payout = coalesce($6, payout), balance_before = coalesce($7, balance_before),
           balance_after = coalesce($8, balance_after),
           settled_at = CASE WHEN $3 = 'SETTLED' THEN $4::bigint ELSE settled_at END
         WHERE id IN (SELECT id FROM mine) RETURNING *`,
        [
          it.id,
          it.state,
          change.to,
          change.at,
          change.refusal ?? null,
          change.payoutMinor ?? null,
          change.balanceBeforeMinor ?? null,
          change.balanceAfterMinor ?? null,
          change.funMinor ?? 0,
        ],
      ),
    /**
     * Unfinished bets: those mid-stake only when untouched since `cutBefore`, those on a table only when placed before
     * `placedBefore`.
     */
    unfinished: (cutBefore: number, placedBefore: number) =>
      bets(
        `SELECT * FROM sandbox.live_bet WHERE state IN ('DRAWN','RETURNING')
           OR (state = 'PLACED' AND touched_at <= $2)
           OR (state = 'BETTING' AND touched_at < $1) ORDER BY touched_at LIMIT 200`,
        [cutBefore, placedBefore],
      ),
    /** Bets whose money the operator refuses for good, oldest first. */
    async unsettled(): Promise<(LiveBet & { touchedAt: number })[]> {
      const rows = await db.query<BetRow & { touched_at: unknown }>(
        `SELECT * FROM sandbox.live_bet WHERE state IN ('UNPAID','UNRETURNED')
         ORDER BY touched_at LIMIT 100`,
        [],
      )
      return rows.map((row) => ({ ...toBet(row), touchedAt: Number(row.touched_at) }))
    },
  }
}

function seatsOf(db: SandboxDatabase) {
  return {
    /** Keeps or takes a seat for a session; null when none is free. */
    async takeSeat(
      tableId: string,
      seats: number,
      sessionId: string,
      at: number,
    ): Promise<number | null> {
      const [kept] = await db.query<{ seat: unknown }>(
        `UPDATE sandbox.live_seat SET seen_at = $3 WHERE table_id = $1 AND session_id = $2 RETURNING seat`,
        [tableId, sessionId, at],
      )
      if (kept) return Number(kept.seat)
      await db.query('DELETE FROM sandbox.live_seat WHERE table_id = $1 AND seen_at < $2', [
        tableId,
        at - SEAT_KEPT_MS,
      ])
      const [taken] = await db.query<{ seat: unknown }>(
        `INSERT INTO sandbox.live_seat (table_id, seat, session_id, seen_at)
         SELECT $1, n, $3, $4 FROM generate_series(1, $2::int) AS n
         WHERE NOT EXISTS (SELECT 1 FROM sandbox.live_seat s WHERE s.table_id = $1 AND s.seat = n)
         ORDER BY n LIMIT 1 ON CONFLICT DO NOTHING RETURNING seat`,
        [tableId, seats, sessionId, at],
      )
      return taken ? Number(taken.seat) : null
    },
    /** How many seats of each table are taken now. */
    async seatsTaken(at: number): Promise<Map<string, number>> {
      const rows = await db.query<{ table_id: string; taken: unknown }>(
        `SELECT table_id, count(*) AS taken FROM sandbox.live_seat WHERE seen_at >= $1 GROUP BY table_id`,
        [at - SEAT_KEPT_MS],
      )
      return new Map(rows.map((it) => [it.table_id, Number(it.taken)]))
    },
  }
}
