import type { SandboxDatabase } from '../../sandbox-database.ts'
import type { KeptState } from './bet-store.ts'

/** A bet of the book as its staff see it. */
export type DeskBet = {
  id: string
  /** The operator's reference of the player. */
  playerRef: string
  state: KeptState
  stakeMinor: number
  /** What of the stake is bonus money. */
  bonusStakeMinor: number
  isFreeBet: boolean
  potentialPayoutMinor: number
  /** Null before the bet was judged. */
  currency: string | null
  /** Null while it has none. */
  payoutMinor: number | null
  /** TOLD: the wallet knows it as it is. WAITS: it is told until it does. STUCK: it has refused it for good. */
  settlement: 'TOLD' | 'WAITS' | 'STUCK'
  /** The wallet's code, where it is stuck. */
  refusal: string | null
  createdAt: string
}

export type BetDesk = {
  /** The newest first; null: of all players. */
  newest(of: { playerRefs: readonly string[] | null; onlyStuck: boolean }): Promise<DeskBet[]>
  /** Tells the wallet again what it has refused for good; null: no bet is stuck under this id. */
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

/** The book's bets for its staff. `settle` tells the wallet what it does not know. */
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
    newest: ({ playerRefs, onlyStuck }) =>
      read(
        '($1::text[] IS NULL OR player_ref = ANY($1::text[])) AND (stuck IS NOT NULL OR NOT $2::boolean)',
        [playerRefs, onlyStuck],
      ),
    async settleAgain(id) {
      // Of a refused bet there is nothing to tell: what was claimed of it is taken back.
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
