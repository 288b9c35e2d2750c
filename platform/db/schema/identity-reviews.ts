import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, platform } from './platform-schema.ts'

/** A new account whose person is like one who is shut out; the account plays when somebody has said that they are two. */
export const identityReview = platform.table(
  'identity_review',
  {
    playerId: uuid('player_id').notNull(),
    /** The account that is shut out. */
    otherId: uuid('other_id').notNull(),
    at: instant('at').notNull(),
    points: integer('points').notNull(),
    /** What is alike, by the names of the rule. */
    reasons: text('reasons').array().notNull(),
    /** OTHER: two people. SAME: one. */
    state: text('state').notNull(),
    decidedAt: instant('decided_at'),
    /** Who decided. */
    cause: text('cause'),
  },
  (it) => [
    primaryKey({ columns: [it.playerId, it.otherId] }),
    index('identity_review_open').on(it.at).where(sql`state = 'OPEN'`),
    check('identity_review_state', sql`${it.state} in ('OPEN','OTHER','SAME')`),
  ],
)

/** A sign-up that was refused because its person is shut out already; rows are only added. */
export const identityRefusal = platform.table(
  'identity_refusal',
  {
    /** Of the sign-up. */
    draftId: uuid('draft_id').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    otherId: uuid('other_id').notNull(),
    points: integer('points').notNull(),
    reasons: text('reasons').array().notNull(),
  },
  (it) => [primaryKey({ columns: [it.draftId, it.id] })],
)
