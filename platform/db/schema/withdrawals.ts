import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, minor, platform } from './platform-schema.ts'

/** Money on its way out: in LOCKED from the first row on, settled by exactly one transaction of the ledger. */
export const withdrawal = platform.table(
  'withdrawal',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    /** Of the form that asked: the same one again is this withdrawal. */
    reference: uuid('reference').notNull(),
    requestHash: text('request_hash').notNull(),
    state: text('state').notNull(),
    method: text('method').notNull(),
    /** What the payment provider knows the card or account by. */
    instrumentToken: text('instrument_token').notNull(),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    lockTx: uuid('lock_tx').notNull(),
    settleTx: uuid('settle_tx'),
    /** What a bank has sent back after it was paid is in MAIN again by this one. */
    returnTx: uuid('return_tx'),
    /** People look at it before anything is sent. */
    needsReview: boolean('needs_review').notNull(),
    /** Nothing is sent before, so that the player can take it back where the market lets players. */
    holdUntil: instant('hold_until').notNull(),
    /** Why staff said no; for nobody's eyes but staff's, what the provider said. */
    reason: text('reason'),
    providerNote: text('provider_note'),
    requestedAt: instant('requested_at').notNull(),
    /** When the state began. */
    changedAt: instant('changed_at').notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.playerId, it.id] }),
    uniqueIndex('withdrawal_id').on(it.id),
    uniqueIndex('withdrawal_reference').on(it.playerId, it.reference),
    uniqueIndex('withdrawal_locked_once').on(it.playerId, it.lockTx),
    uniqueIndex('withdrawal_settled_once').on(it.playerId, it.settleTx),
    uniqueIndex('withdrawal_returned_once').on(it.playerId, it.returnTx),
    index('withdrawal_open').on(it.changedAt).where(sql`${it.settleTx} is null`),
    index('withdrawal_over').on(it.changedAt).where(sql`${it.settleTx} is not null`),
    check('withdrawal_amount', sql`${it.amount} > 0`),
    check(
      'withdrawal_state',
      sql`${it.state} in ('REQUESTED','APPROVED','PROCESSING','PAID','REJECTED','CANCELLED','FAILED','RETURNED')`,
    ),
    check(
      'withdrawal_settled',
      sql`(${it.state} in ('PAID','REJECTED','CANCELLED','FAILED','RETURNED')) = (${it.settleTx} is not null)`,
    ),
    check('withdrawal_returned', sql`(${it.state} = 'RETURNED') = (${it.returnTx} is not null)`),
  ],
)

/** Every state that a withdrawal has been in; rows are only added. */
export const withdrawalStep = platform.table(
  'withdrawal_step',
  {
    playerId: uuid('player_id').notNull(),
    withdrawalId: uuid('withdrawal_id').notNull(),
    step: integer('step').notNull(),
    state: text('state').notNull(),
    at: instant('at').notNull(),
    /** Who or what brought it there. */
    cause: text('cause').notNull(),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.withdrawalId, it.step] })],
)
