import { index, integer, jsonb, uuid } from 'drizzle-orm/pg-core'
import { instant, platform } from './platform-schema.ts'

/** What came of looking at the books while they are written, once for each time. */
export const bookCheck = platform.table(
  'book_check',
  {
    id: uuid('id').primaryKey(),
    madeAt: instant('made_at').notNull(),
    /** Up to where news of wallets had been read: the next time goes on from here. */
    readUntil: instant('read_until').notNull(),
    /** The last player of the round through all of them; null: the round begins anew. */
    sweptTo: uuid('swept_to'),
    wallets: integer('wallets').notNull(),
    tookMs: integer('took_ms').notNull(),
    differences: jsonb('differences').notNull(),
  },
  (it) => [index('book_check_newest').on(it.madeAt.desc())],
)
