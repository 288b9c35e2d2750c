import type { SoldPart } from '#contracts/sportsbook/bet-course.ts'
import type { BetRefusal } from '#contracts/sportsbook/book-api.ts'
import type { SandboxDatabase } from '../../sandbox-database.ts'
import type { KeptState } from './bet-store.ts'

/** A bet of the book as its staff see it. */
export type DeskBet = {
  id: string
  /** The operator's reference of the player. */
  playerRef: string
  state: KeptState
  stakeMinor: number
  /** The part of the stake that is bonus money. */
  bonusStakeMinor: number
  isFreeBet: boolean
  potentialPayoutMinor: number
  /** Null before the bet was decided. */
  currency: string | null
  /** Null while there is none. */
  payoutMinor: number | null
  /**
   * TOLD: the wallet has the current state. WAITS: it is sent until the wallet accepts it. STUCK: the wallet has
   * refused it permanently.
   */
  settlement: 'TOLD' | 'WAITS' | 'STUCK'
  /** The wallet's error code, if the bet is stuck. */
  refusal: string | null
  createdAt: string
}

/** One bet, looked up for a player's question. */
export type RecalledBet = DeskBet & {
  legs: {
    event: string
    match: string
    market: string
    outcome: string
    odds: number | null
    result: unknown
  }[]
  cashOuts: SoldPart[]
  /** Why the bet was refused. */
  refusals: BetRefusal[]
  revision: number
}

export type BetDesk = {
  /** By the book's id, or by the id shown in the player's account; null: there is none. */
  recall(id: string): Promise<RecalledBet | null>
  /** The newest first; null: of all players. */
  newest(of: { playerRefs: readonly string[] | null; onlyStuck: boolean }): Promise<DeskBet[]>
  /** Sends the wallet again what it has refused permanently; null: no bet with this id is stuck. */
  settleAgain(id: string): Promise<DeskBet['settlement'] | null>
}

const SHOWN = 50

type Row = Record<'id' | 'player_ref', string> & {
  state: KeptState
  currency: string | null
  stuck: string | null
  outcome: string | null
  free_bet: string | null
} & Record<'stake' | 'bonus_stake' | 'payout_max' | 'created_at' | 'is_told', unknown>

type LegRow = { fixture: string | null; picked: string; result: string | null }
const PICKED = `(COALESCE(b.terms, b.asked)::jsonb)->'legs'`

/** The book's bets for its staff. `settle` sends the wallet what it does not have yet. */
export function createBetDesk(db: SandboxDatabase, settle: () => Promise<unknown>): BetDesk {
  const read = async (where: string, params: unknown[]) => {
    const rows = await db.query<Row>(
      `SELECT id, player_ref, state, stake, bonus_stake, free_bet, payout_max, terms::jsonb->>'currency' AS currency, outcome, stuck,
         told = revision AS is_told, created_at
       FROM sandbox.book_bet WHERE ${where} ORDER BY number DESC LIMIT ${SHOWN}`,
      params,
    )
    return rows.map(deskBetOf)
  }
  return {
    async recall(named) {
      const id = named.slice(named.indexOf(':') + 1)
      const [bet] = await read('id = $1', [id])
      if (!bet) return null
      const [more] = await db.query<{
        cash_outs: string | null
        refusals: string | null
        revision: unknown
      }>('SELECT cash_outs, refusals, revision FROM sandbox.book_bet WHERE id = $1', [id])
      const legs = await db.query<LegRow>(
        `SELECT it.leg::text AS picked, l.fixture, ((b.results::jsonb)->(it.no::int - 1))::text AS result
         FROM sandbox.book_bet b CROSS JOIN LATERAL jsonb_array_elements(${PICKED}) WITH ORDINALITY AS it(leg, no)
           LEFT JOIN sandbox.book_leg l ON l.bet = b.id AND l.leg = it.no - 1
         WHERE b.id = $1 ORDER BY it.no`,
        [id],
      )
      return {
        ...bet,
        legs: legs.map(recalledLeg),
        cashOuts: JSON.parse(more?.cash_outs ?? '[]'),
        refusals: JSON.parse(more?.refusals ?? '[]'),
        revision: Number(more?.revision),
      }
    },
    newest: ({ playerRefs, onlyStuck }) =>
      read(
        '($1::text[] IS NULL OR player_ref = ANY($1::text[])) AND (stuck IS NOT NULL OR NOT $2::boolean)',
        [playerRefs, onlyStuck],
      ),
    async settleAgain(id) {
      // A refused bet has nothing to report: a false claim of its settlement is withdrawn.
      const rows = await db.query(
        `UPDATE sandbox.book_bet SET stuck = NULL,
           revision = CASE WHEN state = 'REFUSED' THEN 1 ELSE revision END,
           outcome = CASE WHEN state = 'REFUSED' THEN NULL ELSE outcome END,
           told = CASE WHEN state = 'REFUSED' THEN 1 ELSE LEAST(told, revision - 1) END
         WHERE id = $1 AND stuck IS NOT NULL RETURNING id`,
        [id],
      )
      if (rows.length === 0) return null
      await settle()
      const [bet] = await read('id = $1', [id])
      return bet?.settlement ?? null
    },
  }
}

function recalledLeg({ picked, fixture, result }: LegRow): RecalledBet['legs'][number] {
  const { event, market, outcome, odds = null } = JSON.parse(picked)
  const { home, away } = JSON.parse(fixture ?? '{}')
  const match = fixture === null ? event : `${home} – ${away}`
  return { event, match, market, outcome, odds, result: JSON.parse(result ?? 'null') }
}

function deskBetOf(row: Row): DeskBet {
  const outcome = row.outcome === null ? null : JSON.parse(row.outcome)
  const settlement = row.stuck !== null ? 'STUCK' : row.is_told ? 'TOLD' : 'WAITS'
  return {
    ...{ id: row.id, playerRef: row.player_ref, state: row.state, currency: row.currency },
    ...{ stakeMinor: Number(row.stake), potentialPayoutMinor: Number(row.payout_max) },
    bonusStakeMinor: Number(row.bonus_stake),
    isFreeBet: row.free_bet !== null,
    payoutMinor: outcome?.kind === 'SETTLED' ? Number(outcome.payoutMinor) : null,
    ...{ settlement, refusal: row.stuck },
    createdAt: new Date(Number(row.created_at)).toISOString(),
  }
}
