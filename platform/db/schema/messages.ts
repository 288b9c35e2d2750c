import { sql } from 'drizzle-orm'
import { check, index, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { instant, platform } from './platform-schema.ts'

/** Mail and SMS as they left. Rows are added, and removed by age and number; none is ever changed. */
export const message = platform.table(
  'message',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    language: text('language').notNull(),
    params: jsonb('params').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (it) => [
    index('message_recipient').on(it.recipient, it.id.desc()),
    index('message_age').on(it.sentAt),
    check('message_kind', sql`${it.kind} in ('mail','sms')`),
  ],
)
