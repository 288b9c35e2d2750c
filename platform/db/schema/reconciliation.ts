import { index, integer, jsonb, uuid } from 'drizzle-orm/pg-core'
import { instant, platform } from './platform-schema.ts'

/** What came of holding the payment provider's list against the ledger, once for each time. */
export const reconciliation = platform.table(
  'reconciliation',
  {
    id: uuid('id').primaryKey(),
    madeAt: instant('made_at').notNull(),
    /** The stretch of time that was looked at: from its first moment up to, and without, `until_at`. */
    fromAt: instant('from_at').notNull(),
    untilAt: instant('until_at').notNull(),
    theirs: integer('theirs').notNull(),
    ours: integer('ours').notNull(),
    differences: jsonb('differences').notNull(),
  },
  (it) => [index('reconciliation_newest').on(it.madeAt.desc())],
)
