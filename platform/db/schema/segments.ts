import { sql } from 'drizzle-orm'
import { check, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, platform } from './platform-schema.ts'

/** Who belongs to a list that content names by its key: the content itself is public and holds no player. */
export const segmentMember = platform.table(
  'segment_member',
  {
    segmentKey: text('segment_key').notNull(),
    playerId: uuid('player_id').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.segmentKey, it.playerId] }),
    index('segment_member_player').on(it.playerId),
    check('segment_member_key', sql`${it.segmentKey} ~ '^[a-z0-9-]{1,40}$'`),
  ],
)
