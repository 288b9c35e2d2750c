import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor, platform } from './platform-schema.ts'

/** What a player was, or is to be, told because of how the play went. */
export const warning = platform.table(
  'warning',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    rule: text('rule').notNull(),
    level: integer('level').notNull(),
    at: instant('at').notNull(),
    /** What it went by, number by number; money in minor units, as text. */
    figures: jsonb('figures').notNull(),
    /** It waits: to be read, from level 2 on to be answered. */
    isOpen: boolean('is_open').notNull().default(true),
    shownAt: instant('shown_at'),
    answeredAt: instant('answered_at'),
    answer: text('answer'),
    /** When staff has seen one of level 3; null: it waits, or there is nothing to see. */
    notedAt: instant('noted_at'),
  },
  (it) => [
    primaryKey({ columns: [it.playerId, it.id] }),
    // Rising, as every list here: `desc()` would put nulls last, and answer no `order by … desc`.
    index('warning_newest').on(it.playerId, it.at),
    index('warning_of_all').on(it.at),
    index('warning_for_staff').on(it.at).where(sql`${it.level} = 3 and ${it.notedAt} is null`),
    check('warning_level', sql`${it.level} between 1 and 3`),
  ],
)

/** Up to where a player was looked after, and until when nothing is advertised. */
export const warningState = platform.table('warning_state', {
  playerId: uuid('player_id').primaryKey(),
  /** Grows with each message: two looks at once never raise two. */
  version: integer('version').notNull().default(0),
  lookedAt: instant('looked_at'),
  /** Up to where the time played stands in `play_stretch`. */
  countedUntil: instant('counted_until'),
  noMarketingUntil: instant('no_marketing_until'),
})

/** Time played by half hours, of the last days only: so that nobody's bets are walked twice. */
export const playStretch = platform.table(
  'play_stretch',
  {
    playerId: uuid('player_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Milliseconds. */
    played: minor('played').notNull(),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.startsAt] })],
)

/** A higher limit, or none, that a player asked for, with what was used of the limit at that moment. */
export const limitRaise = platform.table(
  'limit_raise',
  {
    playerId: uuid('player_id').notNull(),
    no: integer('no').notNull(),
    at: instant('at').notNull(),
    used: minor('used').notNull(),
    value: minor('value').notNull(),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.no] })],
)

/** When the player looked at the own limits, and how often that is asked for. Without a row: from the registration on. */
export const limitReview = platform.table(
  'limit_review',
  {
    playerId: uuid('player_id').primaryKey(),
    everyMonths: integer('every_months').notNull(),
    since: instant('since').notNull(),
    answeredAt: instant('answered_at'),
    laterUntil: instant('later_until'),
    shownAt: instant('shown_at'),
  },
  (it) => [check('limit_review_months', sql`${it.everyMonths} in (1, 3, 6)`)],
)

/** What a player wanted kept of the self-test: the day and the band, nothing else. */
export const selfTest = platform.table(
  'self_test',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    band: text('band').notNull(),
    /** Which words the player agreed to. */
    textVersion: text('text_version'),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.id] })],
)

/** A player's own yardstick; it refuses nothing. */
export const ownBudget = platform.table(
  'own_budget',
  {
    playerId: uuid('player_id').primaryKey(),
    per: text('per').notNull(),
    amount: minor('amount').notNull(),
    setAt: instant('set_at').notNull(),
  },
  (it) => [
    check('own_budget_per', sql`${it.per} in ('week', 'month')`),
    check('own_budget_amount', sql`${it.amount} > 0`),
  ],
)
