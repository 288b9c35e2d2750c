import type { MatchSteering } from '#contracts/qa.ts'
import { newServerSeed } from '../games/fairness.ts'
import type { SandboxDatabase } from '../sandbox-database.ts'
import type { Steer } from './trading.ts'

/** One statement each: the embedded database accepts no more. Times are unix milliseconds. */
const TABLES = [
  'CREATE SCHEMA IF NOT EXISTS sandbox',
  `CREATE TABLE IF NOT EXISTS sandbox.book (
    id integer PRIMARY KEY CHECK (id = 1), seed text NOT NULL, starts bigint NOT NULL, seen_at bigint NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS sandbox.book_live (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, event text NOT NULL UNIQUE,
    closed boolean NOT NULL DEFAULT false)`,
  `CREATE TABLE IF NOT EXISTS sandbox.book_steer (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, event text NOT NULL, at bigint NOT NULL,
    steering text NOT NULL)`,
] as const

/** Events that were live: seven weeks of them. */
const MOST_LIVE = 100_000

export type BookStore = {
  /** The world's seed, how often the book has started, and the last moment it has seen. */
  start(now: number): Promise<{ seed: string; starts: number; seenAt: number }>
  saw(now: number): Promise<void>
  /** Keeps that these events have been live. */
  begin(events: readonly string[]): Promise<void>
  /** Closes all events that have been live. */
  closeAll(): Promise<void>
  closed(): Promise<Set<string>>
  /** How each event was steered, in order. */
  steers(): Promise<Map<string, Steer[]>>
  steer(event: string, steer: Steer): Promise<void>
  /** Forgets how events that have not been live were steered after a moment. */
  forgetSteers(after: number): Promise<void>
}

/** All SQL of the sandbox's book. The results of its matches follow from their seeds and are not stored. */
export async function createBookStore(db: SandboxDatabase): Promise<BookStore> {
  for (const table of TABLES) await db.query(table)
  return {
    async start(now) {
      const [row] = await db.query<{ seed: string; starts: unknown; seen_at: unknown }>(
        `INSERT INTO sandbox.book (id, seed, starts, seen_at) VALUES (1, $1, 1, $2)
         ON CONFLICT (id) DO UPDATE SET starts = sandbox.book.starts + 1 RETURNING seed, starts, seen_at`,
        [newServerSeed(), now],
      )
      if (!row) throw new Error('the book has no row')
      return { seed: row.seed, starts: Number(row.starts), seenAt: Number(row.seen_at) }
    },
    async saw(now) {
      await db.query('UPDATE sandbox.book SET seen_at = $1 WHERE id = 1', [now])
    },
    async begin(events) {
      await db.query(
        `INSERT INTO sandbox.book_live (event) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING`,
        [events],
      )
      await db.query(
        `DELETE FROM sandbox.book_live WHERE number < (SELECT max(number) FROM sandbox.book_live) - ${MOST_LIVE}`,
      )
    },
    async closeAll() {
      await db.query('UPDATE sandbox.book_live SET closed = true WHERE NOT closed')
    },
    async closed() {
      const rows = await db.query<{ event: string }>(
        'SELECT event FROM sandbox.book_live WHERE closed',
      )
      return new Set(rows.map((it) => it.event))
    },
    async steers() {
      const rows = await db.query<{ event: string; at: unknown; steering: string }>(
        'SELECT event, at, steering FROM sandbox.book_steer ORDER BY number',
      )
      const steers = new Map<string, Steer[]>()
      for (const { event, at, steering } of rows) {
        const steer = { at: Number(at), steering: JSON.parse(steering) as MatchSteering }
        steers.set(event, [...(steers.get(event) ?? []), steer])
      }
      return steers
    },
    async steer(event, { at, steering }) {
      await db.query('INSERT INTO sandbox.book_steer (event, at, steering) VALUES ($1, $2, $3)', [
        event,
        at,
        JSON.stringify(steering),
      ])
    },
    async forgetSteers(after) {
      await db.query(
        `DELETE FROM sandbox.book_steer s WHERE at > $1
           AND NOT EXISTS (SELECT 1 FROM sandbox.book_live l WHERE l.event = s.event)`,
        [after],
      )
    },
  }
}
