import { z } from 'zod'
import { difference, type ReconciliationReport } from '#contracts/reconciliation.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

const differences = z.array(difference)
/** More are not stored: something is broken as a whole, and the first ones show what. */
const MAX_KEPT = 500

export async function keepReport(db: Db, id: string, report: ReconciliationReport): Promise<void> {
  await db.query(
    `insert into platform.reconciliation (id, made_at, from_at, until_at, theirs, ours, differences)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb) on conflict (id) do nothing`,
    [
      ...[id, new Date(report.madeAt), new Date(report.from), new Date(report.until)],
      ...[report.theirs, report.ours],
      JSON.stringify(report.differences.slice(0, MAX_KEPT)),
    ],
    { idempotent: true },
  )
}

/** Newest first. */
export async function selectReports(db: Db, limit: number): Promise<ReconciliationReport[]> {
  const rows = await db.query<
    Pick<
      Rows['reconciliation'],
      'made_at' | 'from_at' | 'until_at' | 'theirs' | 'ours' | 'differences'
    >
  >(
    `select made_at, from_at, until_at, theirs, ours, differences from platform.reconciliation
     order by made_at desc, id desc limit $1`,
    [limit],
    { idempotent: true },
  )
  return rows.map((row) => ({
    madeAt: row.made_at.toISOString(),
    from: row.from_at.toISOString(),
    until: row.until_at.toISOString(),
    theirs: row.theirs,
    ours: row.ours,
    differences: differences.parse(row.differences),
  }))
}

export async function deleteOldReports(db: Db, before: Date): Promise<void> {
  await db.query('delete from platform.reconciliation where made_at < $1', [before])
}
