import {
  MAX_STATEMENT_BETS,
  SPORTS_STATEMENT_PATH,
  type SportsStatement,
  type SportsStatementRequest,
  sportsStatementRequest,
} from '#contracts/provider-callbacks/sports-statement.ts'
import { type Outcome, type SoldPart, soldOf } from '#contracts/sportsbook/bet-course.ts'
import { BET_STATES, type BetState, isRunning } from '#contracts/sportsbook/bet-states.ts'
import { operatorCall, type Signers } from '../../games/operator-calls.ts'
import type { SandboxDatabase } from '../../sandbox-database.ts'

/** Full of ids of the greatest length. */
const MAX_BODY_BYTES = 50_000
/** The stake goes back, or has gone: for the wallet it is a void. */
const RETURNED = ['RETURNING', 'RETURNED'] as const
const LISTED: readonly string[] = [...BET_STATES, ...RETURNED]

type Row = {
  id: string
  state: BetState | (typeof RETURNED)[number]
  currency: string
  cash_outs: string | null
  free_bet: string | null
  bonus_stake: unknown
  outcome: string | null
} & Record<'revision' | 'stake' | 'changed_at', unknown>

/** The operator asks what the book knows of its bets (contracts/provider-callbacks/sports-statement.ts). */
export const betStatementRoutes = (signers: Signers, db: SandboxDatabase) =>
  operatorCall(
    signers,
    SPORTS_STATEMENT_PATH,
    sportsStatementRequest,
    (asked, providers) => readStatement(db, asked, providers),
    MAX_BODY_BYTES,
  )

async function readStatement(
  db: SandboxDatabase,
  asked: SportsStatementRequest,
  providers: readonly string[],
): Promise<SportsStatement> {
  const read = (where: string, params: unknown[]) =>
    db.query<Row>(
      `SELECT id, state, revision, terms::jsonb->>'currency' AS currency, stake, cash_outs, outcome, free_bet, bonus_stake,
         COALESCE(changed_at, accepted_at, created_at) AS changed_at
       FROM sandbox.book_bet WHERE state = ANY($1::text[]) AND provider = ANY($2::text[]) AND ${where}`,
      [LISTED, providers, ...params],
    )
  if ('betIds' in asked) {
    const rows = await read('id = ANY($3::text[])', [asked.betIds])
    return { bets: rows.map(statedBetOf), hasMore: false }
  }
  const from = Date.parse(asked.from)
  const rows = await read(
    `changed_at < $4 AND (changed_at, id) > ($3::bigint, $5::text) AND changed_at >= $6 ORDER BY changed_at, id LIMIT $7`,
    [
      ...[asked.after ? Date.parse(asked.after.changedAt) : from - 1, Date.parse(asked.until)],
      ...[asked.after?.betId ?? '', from, MAX_STATEMENT_BETS + 1],
    ],
  )
  return {
    bets: rows.slice(0, MAX_STATEMENT_BETS).map(statedBetOf),
    hasMore: rows.length > MAX_STATEMENT_BETS,
  }
}

function statedBetOf(row: Row): SportsStatement['bets'][number] {
  const { state } = row
  const isReturned = state === 'RETURNING' || state === 'RETURNED'
  const cashOuts = row.cash_outs === null ? [] : (JSON.parse(row.cash_outs) as SoldPart[])
  const outcome = row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome)
  const stakeMinor = Number(row.stake)
  const soldStakeMinor = Number(soldOf(cashOuts))
  const isVoid = isReturned || outcome?.kind === 'VOID'
  const ending = isVoid ? stakeMinor - soldStakeMinor : (outcome?.payoutMinor ?? 0)
  return {
    ...{ betId: row.id, revision: Number(row.revision), currency: row.currency },
    ...{ stakeMinor, soldStakeMinor },
    payoutMinor: cashOuts.reduce((sum, it) => sum + it.payoutMinor, ending),
    isRunning: !isReturned && isRunning(state),
    isFreeBet: row.free_bet !== null,
    // Of a bet that was returned the wallet's answer may have been lost.
    bonusStakeMinor: isReturned ? null : Number(row.bonus_stake),
    changedAt: new Date(Number(row.changed_at)).toISOString(),
  }
}
