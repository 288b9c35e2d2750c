import { index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { instant, platform } from './platform-schema.ts'

/** Work that must still happen. Whoever runs it holds it until `locked_until`; a row that is done is gone. */
export const job = platform.table(
  'job',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    /** The same work is never there twice. */
    key: text('key').notNull().unique(),
    payload: jsonb('payload').notNull(),
    runAt: instant('run_at').notNull(),
    /** How often it was begun; also tells one lease from the next. */
    attempts: integer('attempts').notNull().default(0),
    lockedUntil: instant('locked_until'),
    /** How often it was put: what was put while it ran is not over with that run. */
    puts: integer('puts').notNull().default(0),
    /** How often in a row it came to nothing. */
    tries: integer('tries').notNull().default(0),
    lastError: text('last_error'),
  },
  (it) => [index('job_due').on(it.runAt)],
)
