import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, minor, platform } from './platform-schema.ts'

/** Money that a player pays in, from the form to the ledger. Its id is what the payment provider knows it by. */
export const deposit = platform.table(
  'deposit',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    /** Made with the form: a second click finds this row. */
    key: uuid('key').notNull(),
    requestHash: text('request_hash').notNull(),
    method: text('method').notNull(),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    state: text('state').notNull(),
    /** Why it came to nothing. */
    reason: text('reason'),
    /** Was credited although the account takes no deposits any more: for people to look at. */
    blockedMeanwhile: boolean('blocked_meanwhile').notNull().default(false),
    /** Was credited although it passed a limit of the player's own: it came late, or the limit was lowered meanwhile. */
    pastLimit: boolean('past_limit').notNull().default(false),
    /** The newest that the provider has said; 0 before it has said anything. */
    sequence: integer('sequence').notNull().default(0),
    /** Everything that the provider is asked with, so that it can be asked again. */
    request: jsonb('request').notNull(),
    step: text('step'),
    url: text('url'),
    transactionId: uuid('transaction_id'),
    /** What a payment that was taken back has cost beyond the player's balance. */
    owed: minor('owed').notNull().default(sql`0`),
    /** The campaign whose bonus was chosen with it; null: none. */
    bonusId: text('bonus_id'),
    /** The terms of the bonus and what the market says of bonuses, as they were when the deposit began. */
    bonus: jsonb('bonus'),
    /** What came on top; null: nothing did. */
    bonusAmount: minor('bonus_amount'),
    /** Why it was credited without the bonus. */
    bonusRefusal: text('bonus_refusal'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** When the provider is asked, should it say nothing by then; null once nothing more is to come. */
    askAt: instant('ask_at'),
  },
  (it) => [
    primaryKey({ columns: [it.playerId, it.id] }),
    uniqueIndex('deposit_key').on(it.playerId, it.key),
    uniqueIndex('deposit_id').on(it.id),
    index('deposit_newest').on(it.playerId, it.createdAt.desc()),
    index('deposit_booked').on(it.changedAt).where(sql`${it.transactionId} is not null`),
    index('deposit_open').on(it.askAt).where(sql`${it.askAt} is not null`),
    check('deposit_amount', sql`${it.amount} > 0`),
    check(
      'deposit_state',
      sql`${it.state} in ('CREATED','WAITING','PENDING','PAID','DECLINED','CANCELLED','EXPIRED','REFUSED','REFUNDING','REFUNDED','CHARGED_BACK')`,
    ),
    check('deposit_paid_once', sql`${it.state} <> 'PAID' or ${it.transactionId} is not null`),
  ],
)

/** Everything that payment providers have told us by themselves, kept before it is acted upon. */
export const pspEvent = platform.table(
  'psp_event',
  {
    eventId: text('event_id').primaryKey(),
    subject: text('subject').notNull(),
    reference: text('reference').notNull(),
    sequence: integer('sequence').notNull(),
    bodyHash: text('body_hash').notNull(),
    body: jsonb('body').notNull(),
    receivedAt: instant('received_at').notNull(),
    appliedAt: instant('applied_at'),
    /** What it came to. */
    outcome: text('outcome'),
  },
  (it) => [
    index('psp_event_waiting').on(it.receivedAt).where(sql`${it.appliedAt} is null`),
    index('psp_event_reference').on(it.reference),
  ],
)

/** What a player has paid with, as the provider's token; never the number of a card or an account. */
export const paymentInstrument = platform.table(
  'payment_instrument',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    method: text('method').notNull(),
    token: text('token').notNull(),
    label: text('label').notNull(),
    /** The player wants it offered again; payouts may go back to it in any case. */
    isKept: boolean('is_kept').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.playerId, it.id] }),
    uniqueIndex('payment_instrument_token').on(it.playerId, it.method, it.token),
  ],
)
