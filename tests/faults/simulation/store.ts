import { PGlite, types } from '@electric-sql/pglite'
import {
  DatabaseError,
  DatabaseUnavailableError,
  toErrorFields,
} from '#platform/db/database-error.ts'
import type { Db, Statement } from '#platform/db/db.ts'
import { FUNCTION_SET, MIGRATIONS } from '#platform/db/generated/migrations.ts'
import { withRetry } from '#platform/db/with-retry.ts'
import type { Scheduler } from './scheduler.ts'

/** Called with every committed statement: its parameters and the rows returned by the database. */
export type Committed = (sql: string, params: readonly unknown[], rows: unknown[]) => void

/** The database of the world: real, in memory, and the only thing that outlives an instance. */
export class Store {
  readonly #pg: PGlite
  onCommit: Committed = () => undefined

  private constructor(pg: PGlite) {
    this.#pg = pg
  }

  static async open(): Promise<Store> {
    const pg = await PGlite.create({
      parsers: { [types.INT8]: (value: string) => BigInt(value) },
    })
    await pg.exec("set timezone = 'UTC'; create schema platform")
    const statements = [
      ...MIGRATIONS.flatMap((it) => it.statements),
      'set check_function_bodies = off',
      ...FUNCTION_SET.functions,
      ...FUNCTION_SET.viewsAndTriggers,
    ]
    for (const statement of statements) await pg.query(statement)
    return new Store(pg)
  }

  async run<Row = Record<string, unknown>>(
    sql: string,
    params: readonly unknown[] = [],
  ): Promise<Row[]> {
    try {
      const { rows } = await this.#pg.query<Row>(
        sql,
        params.map((it) => it ?? null),
      )
      this.onCommit(sql, params, rows)
      return rows
    } catch (error) {
      throw asDatabaseError(error)
    }
  }

  async batch(statements: readonly Statement[]): Promise<void> {
    try {
      await this.#pg.transaction(async (tx) => {
        for (const { sql, params = [] } of statements) {
          await tx.query(
            sql,
            params.map((it) => it ?? null),
          )
        }
      })
    } catch (error) {
      throw asDatabaseError(error)
    }
  }

  /** Empties the store: a world starts with nothing left by another. */
  async empty(): Promise<void> {
    const tables = await this.run<{ name: string }>(
      `select string_agg('platform.' || quote_ident(relname), ', ') as name from pg_stat_user_tables
       where schemaname = 'platform' and relname = any($1::text[])`,
      [WRITTEN],
    )
    // The ledger's triggers make it append-only.
    await this.#pg.exec(
      `set session_replication_role = replica; truncate ${tables[0]?.name}; set session_replication_role = origin`,
    )
  }

  /** Jobs and notices are not tied to a player: those of another world would be processed in this one. */
  async forgetWork(): Promise<void> {
    for (const table of ['job', 'psp_event', 'reconciliation']) {
      await this.run(`delete from platform.${table}`)
    }
  }

  async close(): Promise<void> {
    await this.#pg.close()
  }

  /** The database as one instance sees it: every statement waits for its turn, and may be lost in transit. */
  seenBy(instance: number, scheduler: Scheduler): Db {
    const call = <Value>(label: string, run: () => Promise<Value>) =>
      scheduler.call<Value>({
        ...{ kind: 'database', instance, label, run },
        lost: () => new DatabaseUnavailableError('the connection was lost'),
        undone: () => new DatabaseError({ message: 'could not serialize access', code: '40001' }),
      })
    const wait = () => scheduler.pause(instance)
    return {
      engine: 'pglite',
      query: (sql, params, { idempotent = false } = {}) =>
        withRetry(() => call(labelOf(sql), () => this.run(sql, params)), { idempotent, wait }),
      batch: (statements) =>
        withRetry(() => call('batch', () => this.batch(statements)), { idempotent: false, wait }),
      listen: async () => async () => undefined,
      health: async () => true,
      stats: async () => ({ fsyncs: 0 }),
      close: async () => undefined,
    }
  }
}

/** Every table that is written to in a world. */
const WRITTEN = [
  ...['player', 'player_session', 'game_session', 'wallet_account', 'posted_reference', 'outbox'],
  ...['ledger_transaction', 'ledger_transfer', 'game_round', 'deposit', 'payment_instrument'],
  ...['withdrawal', 'withdrawal_step', 'job', 'psp_event', 'reconciliation', 'player_limit'],
  ...['limit_state', 'limit_change'],
]

function labelOf(sql: string): string {
  return /platform\.\w+/.exec(sql)?.[0] ?? sql.slice(0, 20)
}

function asDatabaseError(error: unknown): Error {
  const fields = toErrorFields(error)
  return fields ? new DatabaseError(fields) : (error as Error)
}
