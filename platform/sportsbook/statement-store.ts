import { z } from 'zod'
import { betDifference, type SportsReport } from '#contracts/reconciliation.ts'
import { isRunning } from '#contracts/sportsbook/bet-states.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import type { StatedBet } from './compare-bets.ts'
import type { BetRow } from './sports-store.ts'

type OwnRow = Pick<BetRow, 'bet_ref' | 'revision' | 'currency' | 'stake' | 'cash_outs' | 'state'> &
  Pick<Rows['sports_bet'], 'changed_at' | 'free_bet_id' | 'bonus_stake'> & { due: bigint }

const OWN = `select bet_ref, revision, currency, stake, cash_outs, state, changed_at, free_bet_id, bonus_stake,
    payout_due + cash_out_due + refund_due as due
  from platform.sports_bet`

/** The bets of a provider by its own ids; those that it has not placed are missing. */
export async function selectStated(
  db: Db,
  provider: string,
  betIds: readonly string[],
): Promise<StatedBet[]> {
  const sql = `${OWN} where provider = $1 and bet_ref = any($2::text[])`
  const rows = await db.query<OwnRow>(sql, [provider, betIds], { idempotent: true })
  return rows.map(toStated)
}

/** A page of the bets that changed in a window, without `until` itself; `after` is the last one of the page before. */
export async function selectChanged(
  db: Db,
  of: { provider: string; from: number; until: number; after: StatedBet | null; limit: number },
): Promise<StatedBet[]> {
  const rows = await db.query<OwnRow>(
    `${OWN} where provider = $1 and changed_at >= $2 and changed_at < $3
       and ($4::timestamptz is null or (changed_at, bet_ref) > ($4, $5))
     order by changed_at, bet_ref limit $6`,
    [
      ...[of.provider, new Date(of.from), new Date(of.until)],
      ...[of.after && new Date(of.after.changedAt), of.after?.betId ?? '', of.limit],
    ],
    { idempotent: true },
  )
  return rows.map(toStated)
}

function toStated(row: OwnRow): StatedBet {
  return {
    ...{ betId: row.bet_ref, revision: row.revision, currency: row.currency },
    stakeMinor: row.stake,
    soldStakeMinor: row.cash_outs.reduce((sum, it) => sum + BigInt(it.stakeMinor), 0n),
    payoutMinor: row.due,
    bonusStakeMinor: row.bonus_stake,
    ...{ isRunning: isRunning(row.state), isFreeBet: row.free_bet_id !== null },
    changedAt: row.changed_at.getTime(),
  }
}

export async function keepSportsReport(db: Db, id: string, report: SportsReport): Promise<void> {
  await db.query(
    `insert into platform.sports_reconciliation
       (id, provider, made_at, from_at, until_at, theirs, ours, differences)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb) on conflict (id) do nothing`,
    [
      ...[id, report.provider],
      ...[new Date(report.madeAt), new Date(report.from), new Date(report.until)],
      ...[report.theirs, report.ours, JSON.stringify(report.differences)],
    ],
    { idempotent: true },
  )
}

/** Newest first; of one provider or of all. */
export async function selectSportsReports(
  db: Db,
  { provider, limit }: { provider?: string; limit: number },
): Promise<SportsReport[]> {
  const rows = await db.query<Omit<Rows['sports_reconciliation'], 'id'>>(
    `select provider, made_at, from_at, until_at, theirs, ours, differences
     from platform.sports_reconciliation where $1::text is null or provider = $1
     order by made_at desc, id desc limit $2`,
    [provider ?? null, limit],
    { idempotent: true },
  )
  return rows.map(({ made_at, from_at, until_at, ...row }) => ({
    ...{ provider: row.provider, theirs: row.theirs, ours: row.ours },
    ...{ madeAt: made_at.toISOString(), from: from_at.toISOString() },
    until: until_at.toISOString(),
    differences: z.array(betDifference).parse(row.differences),
  }))
}

export async function deleteOldSportsReports(db: Db, before: Date): Promise<void> {
  await db.query('delete from platform.sports_reconciliation where made_at < $1', [before])
}
