import { index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, platform } from './platform-schema.ts'

/** The one code that is good for a purpose and whom it is about; a newer one takes its place. */
export const oneTimeCode = platform.table(
  'one_time_code',
  {
    purpose: text('purpose').notNull(),
    /** The sign-up or the player, as the purpose says. */
    subject: text('subject').notNull(),
    id: uuid('id').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull(),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.purpose, it.subject] }),
    index('one_time_code_expires').on(it.expiresAt),
  ],
)

/** Counts of what may be done so often, shared by all instances. The key is a hash: no address stands here. */
export const rateWindow = platform.table(
  'rate_window',
  {
    key: text('key').primaryKey(),
    calls: integer('calls').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (it) => [index('rate_window_ends').on(it.endsAt)],
)
