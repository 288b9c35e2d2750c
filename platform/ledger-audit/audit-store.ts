import { z } from 'zod'
import { auditDifference, type LedgerAudit } from '#contracts/reconciliation.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

/** Where the last check ended. */
export type AuditPosition = { readUntil: Date; sweptTo: string | null }
type Violation = { player_id: string; subject: string; found: string }

const READ = { idempotent: true } as const

export async function findPosition(db: Db): Promise<AuditPosition | null> {
  const rows = await db.query<Pick<Rows['book_check'], 'read_until' | 'swept_to'>>(
    'select read_until, swept_to from platform.book_check order by made_at desc, id desc limit 1',
    [],
    READ,
  )
  const [row] = rows
  return row ? { readUntil: row.read_until, sweptTo: row.swept_to } : null
}

/** Players with wallet movements since; with more outbox rows than `limit`, also how far this reaches. */
export async function selectMoved(
  db: Db,
  of: { since: Date; limit: number },
): Promise<{ players: string[]; cutAt: Date | null }> {
  const rows = await db.query<{ player_id: string; news: number; at: Date }>(
    `select player_id, count(*)::int as news, max(created_at) as at from (
       select player_id, created_at from platform.outbox where created_at >= $1
       order by created_at limit $2) news
     group by player_id`,
    [of.since, of.limit],
    READ,
  )
  const isCut = rows.reduce((sum, { news }) => sum + news, 0) === of.limit
  return {
    players: rows.map((it) => it.player_id),
    cutAt: isCut ? new Date(Math.max(...rows.map(({ at }) => at.getTime()))) : null,
  }
}

/** The next players of the rotation through all of them. */
export async function selectNextWallets(
  db: Db,
  of: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db.query<Pick<Rows['wallet_account'], 'player_id'>>(
    `select player_id from platform.wallet_account
     where account = 'MAIN' and ($1::uuid is null or player_id > $1) order by player_id limit $2`,
    [of.after, of.limit],
    READ,
  )
  return rows.map((it) => it.player_id)
}

export function selectViolations(
  db: Db,
  rule: { sql: string; params: readonly unknown[]; limit: number },
): Promise<Violation[]> {
  return db.query<Violation>(`${rule.sql} limit ${rule.limit}`, rule.params, READ)
}

export async function insertCheck(
  db: Db,
  id: string,
  check: LedgerAudit & { place: AuditPosition },
): Promise<void> {
  const { madeAt, wallets, tookMs, differences, place } = check
  await db.query(
    `insert into platform.book_check (id, made_at, read_until, swept_to, wallets, took_ms, differences)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb) on conflict (id) do nothing`,
    [
      ...[id, new Date(madeAt), place.readUntil, place.sweptTo, wallets, tookMs],
      JSON.stringify(differences),
    ],
    READ,
  )
}

/** The newest check, and earlier ones that found something. */
export async function selectChecks(db: Db, limit: number): Promise<LedgerAudit[]> {
  const rows = await db.query<
    Pick<Rows['book_check'], 'made_at' | 'wallets' | 'took_ms' | 'differences'>
  >(
    `select made_at, wallets, took_ms, differences from (
       (select * from platform.book_check order by made_at desc, id desc limit 1)
       union
       (select * from platform.book_check where differences <> '[]' order by made_at desc, id desc limit $1)
     ) it order by made_at desc, id desc limit $1`,
    [limit],
    READ,
  )
  return rows.map((row) => ({
    madeAt: row.made_at.toISOString(),
    wallets: row.wallets,
    tookMs: row.took_ms,
    differences: z.array(auditDifference).parse(row.differences),
  }))
}

/** A check an hour old is of no more use, unless it found something. */
export async function deleteOldChecks(
  db: Db,
  before: { clean: Date; broken: Date },
): Promise<void> {
  await db.query(
    `delete from platform.book_check where made_at < $2 or (made_at < $1 and differences = '[]')`,
    [before.clean, before.broken],
  )
}
