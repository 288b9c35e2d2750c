import type { Outcome, SoldPart } from '#contracts/sportsbook/bet-course.ts'
import { BET_STATES, type BetState, isRunning } from '#contracts/sportsbook/bet-states.ts'
import type { BetRefusal } from '#contracts/sportsbook/book-api.ts'
import type { StakedSlip } from '#contracts/sportsbook/slip-return.ts'
import { MAX_LEGS, type OutcomeResult, VOID } from '#contracts/sportsbook/words.ts'
import type { SandboxDatabase } from '../../sandbox-database.ts'
import type { BookProvider } from '../book-providers.ts'
import { SESSION_TABLES, sessionsOf } from './session-store.ts'

/** One statement each: the embedded database accepts no more. Money is whole minor units, times are unix milliseconds. */
const TABLES = [
  'CREATE SCHEMA IF NOT EXISTS sandbox',
  `CREATE TABLE IF NOT EXISTS sandbox.book_bet (
    id text PRIMARY KEY, number bigint GENERATED ALWAYS AS IDENTITY, player_ref text NOT NULL, asked text NOT NULL,
    state text NOT NULL, terms text, refusals text, stake bigint NOT NULL DEFAULT 0, payout_max bigint NOT NULL DEFAULT 0,
    created_at bigint NOT NULL, accepted_at bigint, balance bigint, cash_outs text, outcome text, results text,
    revision integer NOT NULL DEFAULT 1, told integer NOT NULL DEFAULT 1, stuck text,
    withdrawn boolean NOT NULL DEFAULT false, changed_at bigint)`,
  `ALTER TABLE sandbox.book_bet ADD COLUMN IF NOT EXISTS provider text NOT NULL DEFAULT 'context'`,
  'ALTER TABLE sandbox.book_bet ADD COLUMN IF NOT EXISTS free_bet text',
  'ALTER TABLE sandbox.book_bet ADD COLUMN IF NOT EXISTS bonus_stake bigint NOT NULL DEFAULT 0',
  'ALTER TABLE sandbox.book_bet ADD COLUMN IF NOT EXISTS context text',
  'CREATE INDEX IF NOT EXISTS book_bet_changed ON sandbox.book_bet (changed_at, id)',
  'CREATE INDEX IF NOT EXISTS book_bet_of_player ON sandbox.book_bet (player_ref, number)',
  `CREATE INDEX IF NOT EXISTS book_bet_undecided ON sandbox.book_bet (number)
    WHERE state IN ('WAITING','SENT','RETURNING')`,
  `CREATE INDEX IF NOT EXISTS book_bet_untold ON sandbox.book_bet (player_ref)
    WHERE told < revision AND stuck IS NULL`,
  `CREATE INDEX IF NOT EXISTS book_bet_refused ON sandbox.book_bet (created_at) WHERE state = 'REFUSED'`,
  `CREATE TABLE IF NOT EXISTS sandbox.book_leg (
    bet text NOT NULL, leg integer NOT NULL, event text NOT NULL, starts_at bigint NOT NULL, fixture text NOT NULL,
    is_open boolean NOT NULL, PRIMARY KEY (bet, leg))`,
  'CREATE INDEX IF NOT EXISTS book_leg_of_event ON sandbox.book_leg (event)',
  'CREATE INDEX IF NOT EXISTS book_leg_open ON sandbox.book_leg (starts_at, event) WHERE is_open',
] as const

/** What a leg stores of its match, for the wallet and for the list of bets. */
export type LegFixture = {
  sport: string
  region: string
  competition: string
  home: string
  away: string
  startsAt: string
  isLive: boolean
}

/**
 * WAITING: being decided, nothing was sent. SENT: the stake may or may not have been taken. REFUSED: nothing was taken.
 * RETURNING, RETURNED: refused after it was sent, and the stake is returned. Otherwise it is accepted, and the state is
 * that of the bet.
 */
export const UNDECIDED = ['WAITING', 'SENT', 'RETURNING'] as const
export type KeptState = (typeof UNDECIDED)[number] | 'REFUSED' | 'RETURNED' | BetState

export type KeptBet = {
  id: string
  number: number
  /** The provider by which it was placed; it never changes. */
  provider: BookProvider
  playerRef: string
  /** The request as received, so that a different one with the same id is detected. */
  asked: string
  state: KeptState
  /** With the odds of the last decision; null before there is one. */
  terms: StakedSlip | null
  fixtures: LegFixture[]
  refusals: BetRefusal[]
  /** The free bet that is its stake: the payout is only its winnings. */
  freeBet: string | null
  stakeMinor: number
  /** The part of the stake that is bonus money, as reported by the wallet. */
  bonusStakeMinor: number
  payoutMaxMinor: number
  createdAt: number
  acceptedAt: number | null
  balanceMinor: number | null
  cashOuts: SoldPart[]
  outcome: Outcome | null
  results: (OutcomeResult | null)[]
  revision: number
}

type BetRow = {
  id: string
  number: unknown
  provider: BookProvider
  player_ref: string
  asked: string
  state: KeptState
  terms: string | null
  fixtures: string[] | null
  refusals: string | null
  free_bet: string | null
  stake: unknown
  bonus_stake: unknown
  payout_max: unknown
  created_at: unknown
  accepted_at: unknown
  balance: unknown
  cash_outs: string | null
  outcome: string | null
  results: string | null
  revision: unknown
}

const numberOrNull = (value: unknown) => (value === null ? null : Number(value))

function toBet(row: BetRow): KeptBet {
  return {
    id: row.id,
    number: Number(row.number),
    provider: row.provider,
    playerRef: row.player_ref,
    asked: row.asked,
    state: row.state,
    terms: row.terms === null ? null : readTerms(row.terms),
    fixtures: (row.fixtures ?? []).map((it) => JSON.parse(it) as LegFixture),
    refusals: row.refusals === null ? [] : (JSON.parse(row.refusals) as BetRefusal[]),
    freeBet: row.free_bet,
    stakeMinor: Number(row.stake),
    bonusStakeMinor: Number(row.bonus_stake),
    payoutMaxMinor: Number(row.payout_max),
    createdAt: Number(row.created_at),
    acceptedAt: numberOrNull(row.accepted_at),
    balanceMinor: numberOrNull(row.balance),
    cashOuts: row.cash_outs === null ? [] : (JSON.parse(row.cash_outs) as SoldPart[]),
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
    results: row.results === null ? [] : (JSON.parse(row.results) as (OutcomeResult | null)[]),
    revision: Number(row.revision),
  }
}

/** A bet's terms as JSON: the stake is below 10¹², so a number holds it exactly. */
export const termsForJson = (terms: StakedSlip) => ({
  ...terms,
  stakePerLineMinor: Number(terms.stakePerLineMinor),
})
function readTerms(text: string): StakedSlip {
  const terms = JSON.parse(text) as ReturnType<typeof termsForJson>
  return { ...terms, stakePerLineMinor: BigInt(terms.stakePerLineMinor) }
}

const BETS = `SELECT b.*, (SELECT array_agg(l.fixture ORDER BY l.leg) FROM sandbox.book_leg l WHERE l.bet = b.id) AS fixtures
  FROM sandbox.book_bet b`

export type BetStore = Awaited<ReturnType<typeof createBetStore>>

/** All SQL of sessions, slips and bets at the book; the bet desk has its own (`bet-desk.ts`). */
export async function createBetStore(db: SandboxDatabase) {
  for (const table of [...TABLES, ...SESSION_TABLES]) await db.query(table)
  return { ...sessionsOf(db), ...decisionsOf(db), ...settlementOf(db) }
}

function decisionsOf(db: SandboxDatabase) {
  const move = async (
    id: string,
    { from, to, at = null }: { from: KeptState; to: KeptState; at?: number | null },
    refusals: readonly BetRefusal[] = [],
  ) => {
    const rows = await db.query(
      `UPDATE sandbox.book_bet SET state = $3, refusals = $4,
         revision = CASE WHEN $3 = 'RETURNING' THEN 2 ELSE revision END, changed_at = $5
       WHERE id = $1 AND state = $2 RETURNING id`,
      [id, from, to, refusals.length > 0 ? JSON.stringify(refusals) : null, at],
    )
    return rows.length > 0
  }
  return {
    /** False: a bet with this id already exists. */
    async addBet(it: {
      id: string
      provider: BookProvider
      playerRef: string
      asked: string
      freeBet: string | null
      /** The context of the slip that it was placed from. */
      context: string
      at: number
    }) {
      const rows = await db.query(
        `INSERT INTO sandbox.book_bet (id, player_ref, asked, state, created_at, provider, free_bet, context)
         VALUES ($1, $2, $3, 'WAITING', $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING RETURNING id`,
        [it.id, it.playerRef, it.asked, it.at, it.provider, it.freeBet, it.context],
      )
      return rows.length > 0
    },
    async bet(id: string): Promise<KeptBet | null> {
      const [row] = await db.query<BetRow>(`${BETS} WHERE b.id = $1`, [id])
      return row ? toBet(row) : null
    },
    refuseBet: (id: string, from: 'WAITING' | 'SENT', refusals: readonly BetRefusal[]) =>
      move(id, { from, to: 'REFUSED' }, refusals),
    /** The stake is returned, whether it was taken or not. */
    returnBet: (id: string, { refusals, at }: { refusals: readonly BetRefusal[]; at: number }) =>
      move(id, { from: 'SENT', to: 'RETURNING', at }, refusals),
    /** A fault requested by QA: a refused bet is to be paid. */
    async settleRefused(id: string): Promise<void> {
      await db.query(
        `UPDATE sandbox.book_bet SET revision = 2,
           outcome = jsonb_build_object('kind', 'SETTLED', 'payoutMinor', payout_max)::text
         WHERE id = $1 AND state = 'REFUSED'`,
        [id],
      )
    },
    /** Stores what the wallet is sent next. False: the bet was refused in the meantime and must not be sent. */
    async markSent(
      id: string,
      it: { terms: StakedSlip; fixtures: LegFixture[]; stakeMinor: number; payoutMaxMinor: number },
    ): Promise<boolean> {
      const legs = await db.query(
        `WITH sent AS (UPDATE sandbox.book_bet SET state = 'SENT', terms = $2, stake = $3, payout_max = $4
           WHERE id = $1 AND state = 'WAITING' RETURNING id)
         INSERT INTO sandbox.book_leg (bet, leg, event, starts_at, fixture, is_open)
         SELECT sent.id, l.leg - 1, l.event, l.starts_at, l.fixture, false
         FROM sent, unnest($5::text[], $6::bigint[], $7::text[]) WITH ORDINALITY AS l(event, starts_at, fixture, leg)
         RETURNING bet`,
        [
          id,
          JSON.stringify(termsForJson(it.terms)),
          it.stakeMinor,
          it.payoutMaxMinor,
          it.terms.legs.map((leg) => leg.event),
          it.fixtures.map((fixture) => Date.parse(fixture.startsAt)),
          it.fixtures.map((fixture) => JSON.stringify(fixture)),
        ],
      )
      return legs.length > 0
    },
    async acceptBet(
      id: string,
      it: { at: number; balanceMinor: number; bonusStakeMinor: number },
    ): Promise<void> {
      await db.query(
        `WITH taken AS (UPDATE sandbox.book_bet SET state = 'OPEN', accepted_at = $2, changed_at = $2, balance = $3,
             bonus_stake = $4
           WHERE id = $1 AND state = 'SENT' RETURNING id)
         UPDATE sandbox.book_leg SET is_open = true FROM taken WHERE bet = taken.id`,
        [id, it.at, it.balanceMinor, it.bonusStakeMinor],
      )
    },
    /** A player's bets accepted after the context's slip was last saved, newest first: no page has shown them. */
    async unseen(playerRef: string, context: string, since: number): Promise<KeptBet[]> {
      const rows = await db.query<BetRow>(
        `${BETS} WHERE b.player_ref = $1 AND b.context = $2 AND b.state = ANY($3::text[]) AND b.accepted_at > GREATEST($4::bigint,
           (SELECT touched_at FROM sandbox.book_slip WHERE context = $2)) ORDER BY b.number DESC LIMIT $5`,
        [playerRef, context, BET_STATES, since, MAX_LEGS],
      )
      return rows.map(toBet)
    },
    /** Bets whose decision was interrupted when the process stopped. */
    async undecided(): Promise<KeptBet[]> {
      const rows = await db.query<BetRow>(
        `${BETS} WHERE b.state IN ('WAITING','SENT') ORDER BY b.number LIMIT 1000`,
      )
      return rows.map(toBet)
    },
    /** A player's accepted bets, newest first; one more than asked for shows that there are more. */
    async betsOf(
      playerRef: string,
      { list, before, limit }: { list: 'OPEN' | 'OVER'; before: string | null; limit: number },
    ): Promise<KeptBet[]> {
      const states = BET_STATES.filter((it) => isRunning(it) === (list === 'OPEN'))
      const rows = await db.query<BetRow>(
        `${BETS} WHERE b.player_ref = $1 AND b.state = ANY($2::text[])
           AND ($3::text IS NULL OR b.number < (SELECT number FROM sandbox.book_bet o WHERE o.id = $3 AND o.player_ref = $1))
         ORDER BY b.number DESC LIMIT $4`,
        [playerRef, states, before, limit],
      )
      return rows.map(toBet)
    },
  }
}

/** The decision about a bet from the current facts of its matches. */
export type Decision = {
  id: string
  /** The revision of the bet that was decided: nothing is written if the bet has changed since. */
  revision: number
  state: BetState
  outcome: Outcome | null
  results: readonly (OutcomeResult | null)[]
}

function settlementOf(db: SandboxDatabase) {
  return {
    /** Events that may have decided part of a running bet. */
    async dueEvents(now: number): Promise<string[]> {
      const rows = await db.query<{ event: string }>(
        'SELECT DISTINCT event FROM sandbox.book_leg WHERE is_open AND starts_at <= $1 LIMIT 2000',
        [now],
      )
      return rows.map((it) => it.event)
    },
    /** Accepted bets with a leg on this event, in the order of their numbers; `running`: only running bets. */
    async betsOn(
      event: string,
      { running, after, limit }: { running: boolean; after: number; limit: number },
    ): Promise<KeptBet[]> {
      const states = BET_STATES.filter((it) => !running || isRunning(it))
      const rows = await db.query<BetRow>(
        `${BETS} WHERE b.id IN (SELECT bet FROM sandbox.book_leg WHERE event = $1 AND (is_open OR NOT $4::boolean))
           AND b.state = ANY($2::text[]) AND b.number > $3 AND NOT b.withdrawn AND b.stuck IS NULL ORDER BY b.number LIMIT $5`,
        [event, states, after, running, limit],
      )
      return rows.map(toBet)
    },
    async decide(decisions: readonly Decision[], at: number): Promise<void> {
      const text = JSON.stringify(
        decisions.map(({ outcome, results, state, ...it }) => ({
          ...it,
          state,
          is_open: isRunning(state),
          outcome: outcome === null ? null : JSON.stringify(outcome),
          results: JSON.stringify(results),
        })),
      )
      await db.query(
        `WITH d AS (SELECT * FROM jsonb_to_recordset($1::jsonb)
             AS d(id text, revision integer, state text, outcome text, results text, is_open boolean)),
           decided AS (
             UPDATE sandbox.book_bet b SET state = d.state, outcome = d.outcome, results = d.results,
               revision = b.revision + 1, changed_at = $2
             FROM d WHERE b.id = d.id AND b.revision = d.revision RETURNING b.id, d.is_open)
         UPDATE sandbox.book_leg l SET is_open = decided.is_open FROM decided
         WHERE l.bet = decided.id AND l.is_open <> decided.is_open`,
        [text, at],
      )
    },
    /** Cashes out a part of a bet; false if the bet has changed since. */
    async sell(
      { id, revision }: Pick<KeptBet, 'id' | 'revision'>,
      { cashOuts, state, at }: { cashOuts: readonly SoldPart[]; state: BetState; at: number },
    ): Promise<boolean> {
      const rows = await db.query(
        `WITH sold AS (UPDATE sandbox.book_bet SET cash_outs = $3, state = $4, revision = revision + 1, changed_at = $6
           WHERE id = $1 AND revision = $2 AND outcome IS NULL RETURNING id),
         legs AS (UPDATE sandbox.book_leg SET is_open = $5 FROM sold WHERE bet = sold.id)
         SELECT id FROM sold`,
        [id, revision, JSON.stringify(cashOuts), state, isRunning(state), at],
      )
      return rows.length > 0
    },
    /** Voids the rest of a bet permanently, whatever the results of its matches; false if the bet has changed since. */
    async withdraw({ id, revision, terms }: KeptBet, at: number): Promise<boolean> {
      const results = JSON.stringify(terms?.legs.map(() => VOID))
      const rows = await db.query(
        `WITH gone AS (UPDATE sandbox.book_bet SET state = 'VOIDED', outcome = '{"kind":"VOID"}', results = $3,
             withdrawn = true, revision = revision + 1, changed_at = $4
           WHERE id = $1 AND revision = $2 AND outcome IS NULL RETURNING id),
         legs AS (UPDATE sandbox.book_leg SET is_open = false FROM gone WHERE bet = gone.id)
         SELECT id FROM gone`,
        [id, revision, results, at],
      )
      return rows.length > 0
    },
    /** Bets whose newest revision the wallet does not have. */
    async unreported(limit: number): Promise<KeptBet[]> {
      const rows = await db.query<BetRow>(
        `${BETS} WHERE b.told < b.revision AND b.stuck IS NULL ORDER BY b.player_ref LIMIT $1`,
        [limit],
      )
      return rows.map(toBet)
    },
    async markReported(bets: readonly { betId: string; revision: number }[]): Promise<void> {
      await db.query(
        `UPDATE sandbox.book_bet b SET told = t.revision, state = CASE WHEN state = 'RETURNING' THEN 'RETURNED' ELSE state END
         FROM unnest($1::text[], $2::integer[]) AS t(id, revision) WHERE b.id = t.id AND b.told < t.revision`,
        [bets.map((it) => it.betId), bets.map((it) => it.revision)],
      )
    },
    /** The wallet has refused a change permanently: staff have to look at the bet. */
    async markStuck(id: string, code: string): Promise<void> {
      await db.query('UPDATE sandbox.book_bet SET stuck = $2 WHERE id = $1', [id, code])
    },
    /** Whether no bet is running and no bet has to be reported to the wallet. */
    async isIdle(): Promise<boolean> {
      const [row] = await db.query<{ busy: boolean }>(
        `SELECT EXISTS (SELECT 1 FROM sandbox.book_leg WHERE is_open)
           OR EXISTS (SELECT 1 FROM sandbox.book_bet WHERE told < revision AND stuck IS NULL) AS busy`,
      )
      return row?.busy !== true
    },
    /** Those of these events that have bets. */
    async withBets(events: readonly string[]): Promise<string[]> {
      const rows = await db.query<{ event: string }>(
        'SELECT DISTINCT event FROM sandbox.book_leg WHERE event = ANY($1::text[])',
        [events],
      )
      return rows.map((it) => it.event)
    },
  }
}
