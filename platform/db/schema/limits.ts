import { sql } from 'drizzle-orm'
import { boolean, check, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor, platform } from './platform-schema.ts'

/** One limit of a player: of one kind and one period. A row without a value says that there was one, or is locked. */
export const playerLimit = platform.table(
  'player_limit',
  {
    playerId: uuid('player_id').notNull(),
    kind: text('kind').notNull(),
    period: text('period').notNull(),
    value: minor('value'),
    /** What waits until `pending_from`; null with a moment is a removal. */
    pendingValue: minor('pending_value'),
    pendingFrom: instant('pending_from'),
    /** It is in force only when the player has said yes again, between `pending_from` and this. */
    confirmBy: instant('confirm_by'),
    isLocked: boolean('is_locked').notNull().default(false),
    lockedUntil: instant('locked_until'),
    updatedAt: instant('updated_at').notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.playerId, it.kind, it.period] }),
    check('player_limit_kind', sql`${it.kind} in ('deposit','spend','loss')`),
    check('player_limit_period', sql`${it.period} in ('D','W','M')`),
    check('player_limit_value', sql`${it.value} > 0 and ${it.pendingValue} > 0`),
    check(
      'player_limit_pending',
      sql`${it.pendingFrom} is not null or (${it.pendingValue} is null and ${it.confirmBy} is null)`,
    ),
  ],
)

/**
 * What the play of a player with limits has come to: one row, read and counted on at every bet under the lock of the
 * wallet. `spent` and `lost` run on for ever; what they were when a period began makes them the use of that period.
 */
export const limitState = platform.table('limit_state', {
  playerId: uuid('player_id').primaryKey(),
  timeZone: text('time_zone').notNull(),
  /** How many changes there have been; the number of the newest. */
  version: integer('version').notNull().default(0),
  /** Whether there is a limit on spending or losing: without one nothing is counted. */
  countsPlay: boolean('counts_play').notNull().default(false),
  /** Until then nothing changes by itself: no period ends, nothing that waits is due. */
  dueAt: instant('due_at').notNull(),
  dayFrom: instant('day_from').notNull(),
  weekFrom: instant('week_from').notNull(),
  monthFrom: instant('month_from').notNull(),
  spent: minor('spent').notNull().default(sql`0`),
  spentAtDay: minor('spent_at_day').notNull().default(sql`0`),
  spentAtWeek: minor('spent_at_week').notNull().default(sql`0`),
  spentAtMonth: minor('spent_at_month').notNull().default(sql`0`),
  lost: minor('lost').notNull().default(sql`0`),
  lostAtDay: minor('lost_at_day').notNull().default(sql`0`),
  lostAtWeek: minor('lost_at_week').notNull().default(sql`0`),
  lostAtMonth: minor('lost_at_month').notNull().default(sql`0`),
  /** How far the running sums may go under the lowest limit; null: there is none. */
  spendStop: minor('spend_stop'),
  lossStop: minor('loss_stop'),
  /** The lowest limit on losing: a win before gives no more to lose at once than the limit. */
  lossMost: minor('loss_most'),
})

/** Everything that ever happened to a player's limits, by whom, and what the player had read; rows are only added. */
export const limitChange = platform.table(
  'limit_change',
  {
    playerId: uuid('player_id').notNull(),
    no: integer('no').notNull(),
    kind: text('kind').notNull(),
    period: text('period').notNull(),
    event: text('event').notNull(),
    valueBefore: minor('value_before'),
    valueAfter: minor('value_after'),
    /** Of a raise or a removal that waits. */
    pendingValue: minor('pending_value'),
    worksFrom: instant('works_from'),
    /** When it was in force; what came by itself may have been written down later. */
    at: instant('at').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    cause: text('cause').notNull(),
    /** Of the words that were shown before. */
    textVersion: text('text_version'),
    /** As in `protection_event`. */
    acknowledged: text('acknowledged').default('NOT_ASKED'),
    acknowledgedAt: instant('acknowledged_at'),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.no] })],
)
