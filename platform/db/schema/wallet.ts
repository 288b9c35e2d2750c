import { sql } from 'drizzle-orm'
import {
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

/** The accounts of a player's wallet. House accounts (H:…) are names only: a row for them would be a queue. */
export const walletAccount = platform.table(
  'wallet_account',
  {
    playerId: uuid('player_id').notNull(),
    account: text('account').notNull(),
    currency: text('currency').notNull(),
    balance: minor('balance').notNull().default(sql`0`),
    /** Counts the entries of this account, without a gap. */
    seq: minor('seq').notNull().default(sql`0`),
  },
  (it) => [
    primaryKey({ columns: [it.playerId, it.account] }),
    check('wallet_account_not_negative', sql`${it.balance} >= 0`),
    check(
      'wallet_account_chart',
      sql`${it.account} in ('MAIN','LOCKED','BONUS:CASINO','BONUS:LIVE_CASINO','BONUS:SPORTS')`,
    ),
  ],
)

/** The answer given to each reference. Also holds the mark that a rollback leaves for a bet still to come. */
export const postedReference = platform.table(
  'posted_reference',
  {
    playerId: uuid('player_id').notNull(),
    provider: text('provider').notNull(),
    reference: text('reference').notNull(),
    requestHash: text('request_hash').notNull(),
    transactionId: uuid('transaction_id'),
    answer: jsonb('answer').notNull(),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.provider, it.reference] })],
)

export const ledgerTransaction = platform.table(
  'ledger_transaction',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    provider: text('provider').notNull(),
    reference: text('reference').notNull(),
    category: text('category').notNull(),
    type: text('type').notNull(),
    status: text('status').notNull(),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    /** MAIN after this transaction, as the statement shows it. */
    balanceAfter: minor('balance_after').notNull(),
    roundRef: text('round_ref'),
    gameId: text('game_id'),
    /** The transaction that this one takes back. */
    reverses: uuid('reverses'),
    createdAt: instant('created_at').notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.playerId, it.id] }),
    // The list of a category, read backwards, and merged for the list of all: the order of GAP-073, by bytes. Rising,
    // because `desc()` would put nulls last, and then no `order by … desc` is answered by it.
    index('ledger_transaction_list').on(
      it.playerId,
      it.category,
      it.createdAt,
      sql`${it.reference} collate "C"`,
      sql`${it.provider} collate "C"`,
    ),
    index('ledger_transaction_not_done')
      .on(
        it.playerId,
        it.status,
        it.createdAt,
        sql`${it.reference} collate "C"`,
        sql`${it.provider} collate "C"`,
      )
      .where(sql`${it.status} <> 'SUCCESS'`),
    uniqueIndex('ledger_transaction_reversed_once')
      .on(it.playerId, it.reverses)
      .where(sql`${it.reverses} is not null`),
    index('ledger_transaction_round')
      .on(it.playerId, it.provider, it.roundRef)
      .where(sql`${it.roundRef} is not null`),
    check('ledger_transaction_amount', sql`${it.amount} >= 0`),
  ],
)

/** One movement between two accounts: zero-sum by its shape, whatever is inserted. */
export const ledgerTransfer = platform.table(
  'ledger_transfer',
  {
    playerId: uuid('player_id').notNull(),
    transactionId: uuid('transaction_id').notNull(),
    leg: integer('leg').notNull(),
    debit: text('debit').notNull(),
    credit: text('credit').notNull(),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    debitAfter: minor('debit_after'),
    debitSeq: minor('debit_seq'),
    creditAfter: minor('credit_after'),
    creditSeq: minor('credit_seq'),
  },
  (it) => [
    primaryKey({ columns: [it.playerId, it.transactionId, it.leg] }),
    check('ledger_transfer_amount', sql`${it.amount} > 0`),
    check('ledger_transfer_two_accounts', sql`${it.debit} <> ${it.credit}`),
  ],
)

/** What the feed has to tell, written by the transaction that made it true. */
export const outbox = platform.table(
  'outbox',
  {
    playerId: uuid('player_id').notNull(),
    seq: minor('seq').notNull(),
    transactionId: uuid('transaction_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (it) => [primaryKey({ columns: [it.playerId, it.seq] }), index('outbox_age').on(it.createdAt)],
)
