import { sql } from 'drizzle-orm'
import { check, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, platform } from './platform-schema.ts'

/** What was done to protect a player, by whom, and what he had read before; rows are only added. */
export const protectionEvent = platform.table(
  'protection_event',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    /** Of a break: null is without end. Of a check: until when it was locked, or when the next one is due. */
    until: instant('until'),
    /** How the player stood before it. */
    statusBefore: text('status_before').notNull(),
    /** The session in which it was asked for; null where it was not a player's page. */
    sessionId: uuid('session_id'),
    /** The visitor's network address; empty when nobody says. */
    visitor: text('visitor').notNull(),
    textVersion: text('text_version'),
    /** How the player acknowledged it; `NOT_ASKED` where nobody asked. Null: from before it was kept. */
    acknowledged: text('acknowledged').default('NOT_ASKED'),
    acknowledgedAt: instant('acknowledged_at'),
    /** What the event went by, for the player to read: of a warning its rule, level and figures. */
    details: jsonb('details'),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.id] })],
)

/** What a register of excluded people has said of a player, or that it was silent; rows are only added. */
export const registerAnswer = platform.table(
  'register_answer',
  {
    /** Of a sign-up: the id that its account has or would have had. */
    playerId: uuid('player_id').notNull(),
    /** Also the reference under which the register was asked. */
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    register: text('register').notNull(),
    occasion: text('occasion').notNull(),
    answer: text('answer').notNull(),
    /** End of the exclusion; null: without end, or not listed. */
    until: instant('until'),
    /** The register's number of its answer; null where it was silent. */
    receipt: text('receipt'),
  },
  (it) => [
    primaryKey({ columns: [it.playerId, it.id] }),
    check('register_answer_answer', sql`${it.answer} in ('CLEAR','LISTED','UNAVAILABLE')`),
    check(
      'register_answer_occasion',
      sql`${it.occasion} in ('SIGN_UP','SIGN_IN','PLAY','DEPOSIT','IN_GAME')`,
    ),
  ],
)

/** Whose exclusion is a register's and nobody else's: it ends when the register says so. */
export const registerExclusion = platform.table('register_exclusion', {
  playerId: uuid('player_id').primaryKey(),
  register: text('register').notNull(),
  since: instant('since').notNull(),
})

/** How long a player plays until the next check. It is the player's, on whichever devices. */
export const activityTimer = platform.table('activity_timer', {
  playerId: uuid('player_id').primaryKey(),
  /** What the player has chosen; null: what the market begins with. */
  chosenMinutes: integer('chosen_minutes'),
  /** From when the summary counts: the login or the last answer to a check. */
  since: instant('since').notNull(),
  /** From then on no round begins. Null: it is stopped by a logout, and none begins either. */
  dueAt: instant('due_at'),
  /** When the check that is due first stood before the player. */
  shownAt: instant('shown_at'),
})
