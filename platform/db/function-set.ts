import { createHash } from 'node:crypto'
import { isDatabaseError } from './database-error.ts'
import type { Db, Statement } from './db.ts'
import { START_LOCK } from './start-lock.ts'

/** The current text of all functions, views and triggers, and the tables that they are made for. */
export type FunctionSet = {
  tables: readonly string[]
  functions: readonly string[]
  viewsAndTriggers: readonly string[]
}

export type FunctionSetReport = {
  /** `older`: this database has had the set before and has a newer one since, which stays. */
  outcome: 'applied' | 'unchanged' | 'older'
  hash: string
  /** Functions of the schema that the set does not create, and that went with it. */
  dropped: readonly string[]
}

/** The sets that a database has had, one after the other. */
export const CREATE_FUNCTION_SET: Statement = {
  sql: `create table if not exists platform.function_set
    (number int primary key, hash text not null unique, views_and_triggers text[] not null,
     dropped text[] not null default '{}', applied_at timestamptz not null default now())`,
}

/**
 * Drops every function that this transaction has not created: one that was deleted, or the old signature of one whose
 * arguments are other ones. What still needs it, for example a trigger, makes the whole set fail.
 */
const DROP_OTHERS: Statement = {
  sql: `do $drop$
    declare
      other text;
    begin
      for other in
        select p.oid::regprocedure::text from pg_proc p
         where p.pronamespace = 'platform'::regnamespace and p.xmin <> pg_current_xact_id()::xid order by 1
      loop
        execute 'drop routine ' || other;
        update platform.function_set set dropped = dropped || other
         where number = (select max(number) from platform.function_set);
      end loop;
    end $drop$`,
}

const UNIQUE_VIOLATION = '23505'
const VIEW_OR_TRIGGER =
  /^(?:--[^\n]*\n)*(create or replace|drop) (?:view|trigger) (?:if exists )?(?:platform\.)?(\w+)/i

type Applied = { number: number; hash: string; views_and_triggers: string[] }

/**
 * Creates all functions again, in one transaction, unless the database has them already. A set that it has had before
 * and has no longer is an older one: an instance that restarts during a rolling update leaves the newer one alone.
 */
export async function applyFunctionSet(db: Db, set: FunctionSet): Promise<FunctionSetReport> {
  // A migration may drop a view, or a table with its triggers: the set is applied again after each.
  const hash = hashOf([...set.tables, ...set.functions, ...set.viewsAndTriggers])
  for (let before: number | undefined; ; ) {
    const history = await db.query<Applied>(
      'select number, hash, views_and_triggers from platform.function_set order by number desc',
    )
    const [newest] = history
    if (newest?.hash === hash) return { outcome: 'unchanged', hash, dropped: [] }
    if (history.some((it) => it.hash === hash)) return { outcome: 'older', hash, dropped: [] }
    const number = (newest?.number ?? 0) + 1
    const changed = await changedIn(db, set.viewsAndTriggers, newest?.views_and_triggers ?? [])
    try {
      await db.batch([
        START_LOCK,
        {
          sql: `insert into platform.function_set (number, hash, views_and_triggers)
            values ($1, $2, $3::text[])`,
          params: [number, hash, set.viewsAndTriggers.map((it) => hashOf([it]))],
        },
        // Functions name each other and views that are not there yet.
        { sql: 'set local check_function_bodies = off' },
        ...set.functions.map((sql) => ({ sql })),
        ...changed.map((sql) => ({ sql })),
        DROP_OTHERS,
      ])
      return { outcome: 'applied', hash, dropped: await droppedBy(db, number) }
    } catch (error) {
      // Another instance was faster: what it has applied decides what is left to do.
      if (!isDatabaseError(error, UNIQUE_VIOLATION) || number === before) throw error
      before = number
    }
  }
}

/**
 * Those views and triggers that are other ones than in the set before, or are missing. A trigger that is created locks
 * its table against writers, and several at once meet the locks of payments in another order: what is there stays.
 */
async function changedIn(
  db: Db,
  statements: readonly string[],
  before: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = 'platform'::regnamespace and c.relkind = 'v'
     union all
     select t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'platform'::regnamespace and not t.tgisinternal`,
  )
  const existing = new Set(rows.map((it) => it.name))
  return statements.filter((it) => {
    const [, verb = '', name = ''] = VIEW_OR_TRIGGER.exec(it) ?? []
    const isDone = verb.toLowerCase() === 'drop' || existing.has(name)
    return !(isDone && before.includes(hashOf([it])))
  })
}

async function droppedBy(db: Db, number: number): Promise<string[]> {
  const [row] = await db.query<{ dropped: string[] }>(
    'select dropped from platform.function_set where number = $1',
    [number],
  )
  return row?.dropped ?? []
}

function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex')
}
