import type { SandboxDatabase } from '../sandbox-database.ts'
import type { JackpotLevel, Words } from './engine.ts'
import type { Acted, GameSession, JackpotWin, Pending, Round, RoundState } from './rounds.ts'

type RoundRow = {
  id: string
  session_id: string
  client_round_id: string
  seed_id: string
  nonce: unknown
  version: string
  state: RoundState
  step: unknown
  asked: string
  actions: string
  pending: string | null
  bet_no: unknown
  stake: unknown
  game_state: string | null
  words_used: unknown
  payout: unknown
  words: string
  jackpots: string
  refusal: string | null
  balance_before: unknown
  balance_after: unknown
  created_at: unknown
  settled_at: unknown
}

const whole = (value: unknown) => (value === null ? null : Number(value))
const toRound = (row: RoundRow): Round => ({
  id: row.id,
  sessionId: row.session_id,
  clientRoundId: row.client_round_id,
  seedId: row.seed_id,
  nonce: Number(row.nonce),
  version: row.version,
  state: row.state,
  step: Number(row.step),
  asked: JSON.parse(row.asked) as Round['asked'],
  actions: JSON.parse(row.actions) as Acted[],
  pending: row.pending === null ? null : (JSON.parse(row.pending) as Pending),
  betNo: Number(row.bet_no),
  stakeMinor: Number(row.stake),
  gameState: row.game_state === null ? null : JSON.parse(row.game_state),
  wordsUsed: Number(row.words_used),
  payoutMinor: Number(row.payout),
  words: JSON.parse(row.words) as Words[],
  jackpots: JSON.parse(row.jackpots) as JackpotWin[],
  refusal: row.refusal,
  balanceBeforeMinor: whole(row.balance_before),
  balanceAfterMinor: whole(row.balance_after),
  createdAt: Number(row.created_at),
  settledAt: whole(row.settled_at),
})

export type NewRound = {
  id: string
  sessionId: string
  clientRoundId: string
  version: string
  asked: Round['asked']
  clientSeed: string
}

/** The changes of a step; absent fields stay as they are. */
export type Change = Partial<
  Pick<
    Round,
    | 'actions'
    | 'pending'
    | 'betNo'
    | 'stakeMinor'
    | 'gameState'
    | 'wordsUsed'
    | 'payoutMinor'
    | 'words'
    | 'refusal'
    | 'balanceBeforeMinor'
    | 'balanceAfterMinor'
    | 'settledAt'
  >
> & {
  state: RoundState
  at: number
  /** Changes the practice balance of the session in the same statement; refused below zero. */
  funMinor?: number
  /** Feeds the meters of a pot with a stake, and pays out those that were won (jackpots.ts). */
  pot?: PotChange | undefined
}
export type PotChange = {
  pot: string
  /** The growth of each meter, in millionths of its minor unit. */
  feeds: readonly { level: JackpotLevel; micro: number }[]
  won: readonly JackpotLevel[]
  /** How many minor units of the round's currency one minor unit of the meters is worth. */
  factor: number
}

/**
 * One step of a round, with everything that must happen atomically with it. The meters are locked in a fixed order, so
 * that concurrent rounds wait for each other without deadlocks. A meter only grows until it is won; its amount, with
 * this stake's own share, goes into the round's payout.
 */
const ADVANCE = `
WITH mine AS (
  SELECT r.id FROM sandbox.game_round r JOIN sandbox.game_session s ON s.id = r.session_id
  WHERE r.id = $1 AND r.state = $2 AND r.step = $3 AND s.fun_balance + $18::bigint >= 0
  FOR UPDATE OF r
), meters AS (
  SELECT j.pot, j.level, j.seed_micro, j.amount_micro + f.micro AS amount
  FROM sandbox.jackpot j JOIN unnest($20::text[], $21::bigint[]) AS f(level, micro) ON f.level = j.level
  WHERE j.pot = $19::text AND EXISTS (SELECT 1 FROM mine) ORDER BY j.level FOR UPDATE OF j
), fed AS (
  UPDATE sandbox.jackpot j SET
    amount_micro = CASE WHEN m.level = ANY ($22::text[]) THEN m.seed_micro ELSE m.amount END,
    won_at = CASE WHEN m.level = ANY ($22::text[]) THEN $16::bigint ELSE j.won_at END
  FROM meters m WHERE j.pot = m.pot AND j.level = m.level
  RETURNING m.level, m.amount
), won AS (
  SELECT level, floor(amount::numeric * $23::bigint / 1000000)::bigint AS paid FROM fed
  WHERE level = ANY ($22::text[])
), fun AS (
  UPDATE sandbox.game_session s SET fun_balance = fun_balance + $18::bigint
  FROM sandbox.game_round r WHERE r.id IN (SELECT id FROM mine) AND s.id = r.session_id
)
UPDATE sandbox.game_round SET state = $4, step = step + 1, touched_at = $16,
  actions = coalesce($5, actions), pending = $6, bet_no = coalesce($7, bet_no), stake = coalesce($8, stake),
  game_state = coalesce($9, game_state), words_used = coalesce($10, words_used),
  payout = coalesce($11, payout) + (SELECT coalesce(sum(paid), 0)::bigint FROM won),
  words = coalesce($12, words), refusal = coalesce($13, refusal),
  balance_before = coalesce($14, balance_before), balance_after = coalesce($15, balance_after),
  settled_at = coalesce($17, settled_at),
  jackpots = coalesce((SELECT jsonb_agg(jsonb_build_object('level', level, 'amountMinor', paid))::text FROM won), jackpots)
WHERE id IN (SELECT id FROM mine) RETURNING *`

/** Stores every step of a round before the next one begins. */
export function createRoundStore(db: SandboxDatabase) {
  const one = async (sql: string, params: unknown[]): Promise<Round | null> => {
    const [row] = await db.query<RoundRow>(sql, params)
    return row ? toRound(row) : null
  }
  return {
    /** Opens a round on the session's seed; null when this client id is known or another round is in play. */
    openRound: (round: NewRound, at: number): Promise<Round | null> =>
      one(
        `WITH seed AS (
           UPDATE sandbox.game_seed SET nonce = nonce + 1, client_seed = coalesce(client_seed, $7)
           WHERE session_id = $2 AND revealed_at IS NULL
             AND NOT EXISTS (SELECT 1 FROM sandbox.game_round r WHERE r.session_id = $2
                             AND (r.client_round_id = $3 OR r.state IN ('BETTING','OPEN','RETURNING')))
           RETURNING id, nonce - 1 AS nonce)
         INSERT INTO sandbox.game_round (id, session_id, client_round_id, seed_id, nonce, version, state, step, asked,
           actions, pending, bet_no, stake, words_used, payout, words, jackpots, created_at, touched_at)
         SELECT $1, $2, $3, seed.id, seed.nonce, $4, 'BETTING', 0, $5, '[]', $6, 1, 0, 0, 0, '[]', '[]', $8, $8 FROM seed
         ON CONFLICT DO NOTHING RETURNING *`,
        [
          round.id,
          round.sessionId,
          round.clientRoundId,
          round.version,
          JSON.stringify(round.asked),
          JSON.stringify({ kind: 'begin', stakeMinor: round.asked.stakeMinor } satisfies Pending),
          round.clientSeed,
          at,
        ],
      ),
    roundOf: (sessionId: string, clientRoundId: string): Promise<Round | null> =>
      one('SELECT * FROM sandbox.game_round WHERE session_id = $1 AND client_round_id = $2', [
        sessionId,
        clientRoundId,
      ]),
    round: (id: string): Promise<Round | null> =>
      one('SELECT * FROM sandbox.game_round WHERE id = $1', [id]),
    lastRound: (sessionId: string): Promise<Round | null> =>
      one(
        'SELECT * FROM sandbox.game_round WHERE session_id = $1 ORDER BY created_at DESC LIMIT 1',
        [sessionId],
      ),
    /** Moves a round on; null when another call has moved it since it was read, or the practice balance is too low. */
    advance(round: Round, change: Change): Promise<Round | null> {
      const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
      const { pot } = change
      return one(ADVANCE, [
        round.id,
        round.state,
        round.step,
        change.state,
        json(change.actions),
        change.pending ? JSON.stringify(change.pending) : null,
        change.betNo ?? null,
        change.stakeMinor ?? null,
        json(change.gameState),
        change.wordsUsed ?? null,
        change.payoutMinor ?? null,
        json(change.words),
        change.refusal ?? null,
        change.balanceBeforeMinor ?? null,
        change.balanceAfterMinor ?? null,
        change.at,
        change.settledAt ?? null,
        change.funMinor ?? 0,
        pot?.pot ?? null,
        pot?.feeds.map(({ level }) => level) ?? [],
        pot?.feeds.map(({ micro }) => micro) ?? [],
        pot?.won ?? [],
        pot?.factor ?? 1,
      ])
    },
    /** Interrupted rounds: mid-stake or unpaid ones last touched before `cutBefore`, open ones before `leftBefore`. */
    async unfinished(cutBefore: number, leftBefore: number): Promise<Round[]> {
      const rows = await db.query<RoundRow>(
        `SELECT * FROM sandbox.game_round
         WHERE (state IN ('BETTING','DRAWN','RETURNING') AND touched_at < $1) OR (state = 'OPEN' AND touched_at < $2)
         ORDER BY touched_at LIMIT 100`,
        [cutBefore, leftBefore],
      )
      return rows.map(toRound)
    },
    /**
     * Moves an open round of this player and game to the session with which they returned: its further stakes are taken
     * by a session that is still active.
     */
    adoptOpenRound: (session: GameSession): Promise<Round | null> =>
      one(
        `UPDATE sandbox.game_round SET session_id = $1, step = step + 1 WHERE state = 'OPEN' AND id = (
           SELECT r.id FROM sandbox.game_round r JOIN sandbox.game_session s ON s.id = r.session_id
           WHERE s.provider = $2 AND s.player_ref = $3 AND s.game_id = $4 AND s.mode = 'real' AND s.currency = $5
             AND r.state = 'OPEN' ORDER BY r.created_at DESC LIMIT 1)
         RETURNING *`,
        [session.id, session.provider, session.playerRef, session.gameId, session.currency],
      ),
    /** Rounds whose money the operator refuses for good, oldest first. */
    async unsettled(): Promise<(Round & { touchedAt: number })[]> {
      const rows = await db.query<RoundRow & { touched_at: unknown }>(
        `SELECT * FROM sandbox.game_round WHERE state IN ('UNPAID','UNRETURNED')
         ORDER BY touched_at LIMIT 100`,
        [],
      )
      return rows.map((row) => ({ ...toRound(row), touchedAt: Number(row.touched_at) }))
    },
    /** The rounds of these sessions, newest first. */
    async roundsOf(sessionIds: readonly string[], limit: number): Promise<Round[]> {
      const rows = await db.query<RoundRow>(
        `SELECT * FROM sandbox.game_round WHERE session_id = ANY ($1::text[])
         ORDER BY created_at DESC, nonce DESC LIMIT $2`,
        [sessionIds, limit],
      )
      return rows.map(toRound)
    },
  }
}

export type RoundStore = ReturnType<typeof createRoundStore>
