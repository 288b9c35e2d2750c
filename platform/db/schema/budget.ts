import { primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor, platform } from './platform-schema.ts'

/**
 * Sums of the ledger for whole days that are over, so that years are read without walking them. Only a memory: without a
 * row the same is counted from the ledger.
 */
export const playDay = platform.table(
  'play_day',
  {
    playerId: uuid('player_id').notNull(),
    /** The first moment of the day in the zone of `play_counted`. */
    startsAt: instant('starts_at').notNull(),
    type: text('type').notNull(),
    status: text('status').notNull(),
    total: minor('total').notNull(),
    /** Milliseconds that were played: only of stakes. */
    played: minor('played').notNull(),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.startsAt, it.type, it.status] })],
)

/** Up to where a player's days are summed, and by which calendar. */
export const playCounted = platform.table('play_counted', {
  playerId: uuid('player_id').primaryKey(),
  timeZone: text('time_zone').notNull(),
  countedUntil: instant('counted_until').notNull(),
})
