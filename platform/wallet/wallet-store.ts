import type { Currency } from '#contracts/money.ts'
import type { Db, Statement } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

/** One posting as `platform.post_tx` reads it; amounts and instants are text, so that none is rounded. */
export type PostItem = {
  playerId: string
  provider: string
  reference: string
  op: string
  hash: string
  currency: string
  amount: string
  txId: string
  at: string
  type: string
  status: string
  category: string
  roundRef: string | null
  gameId: string | null
  gameSession: string | null
  refuseNew: string | null
  closesRound: boolean
  ofGame: string | null
  betReference: string | null
  house: string | null
}
export const POST_KEYS = {
  playerId: true,
  provider: true,
  reference: true,
  op: true,
  hash: true,
  currency: true,
  amount: true,
  txId: true,
  at: true,
  type: true,
  status: true,
  category: true,
  roundRef: true,
  gameId: true,
  gameSession: true,
  refuseNew: true,
  closesRound: true,
  ofGame: true,
  betReference: true,
  house: true,
} as const satisfies Record<keyof PostItem, true>

/** What a batch posts: a transaction, or a bet of a sportsbook with its changes (`sportsbook/sports-store.ts`). */
export type BatchItem = { op: string; playerId: string }

export type PostRow = {
  code: string
  txId?: string | null
  balance?: string
  bonus?: string
  seq?: string
  replayed?: boolean
  /** For a round that started too soon. */
  retryAfterMs?: number
  /** Of a bet of a sportsbook: what could not be taken back. */
  owed?: string
  /** Of a bet that was taken: what of its stake is bonus money. */
  bonusStake?: string
  sqlstate?: string
  text?: string
}

const POST_BATCH_SQL = 'select platform.post_tx_batch($1::jsonb) as answers'

/** Posts in one commit. Safe to repeat after a lost connection: every item has its reference. */
export async function callPostBatch(db: Db, items: readonly BatchItem[]): Promise<PostRow[]> {
  const rows = await db.query<{ answers: PostRow[] }>(POST_BATCH_SQL, [JSON.stringify(items)], {
    idempotent: true,
    prepare: true,
  })
  return rows[0]?.answers ?? []
}

export const WALLET_ACCOUNTS = [
  'MAIN',
  'LOCKED',
  'BONUS:CASINO',
  'BONUS:LIVE_CASINO',
  'BONUS:SPORTS',
] as const
export type WalletAccount = (typeof WALLET_ACCOUNTS)[number]

/** The accounts of a new wallet, as statements for the transaction that creates the player. */
export function openWalletStatements(wallet: {
  playerId: string
  currency: Currency
}): Statement[] {
  return WALLET_ACCOUNTS.map((account) => ({
    sql: `insert into platform.wallet_account (player_id, account, currency)
          values ($1, $2, $3) on conflict do nothing`,
    params: [wallet.playerId, account, wallet.currency],
  }))
}

export type AccountRow = Pick<Rows['wallet_account'], 'player_id' | 'balance' | 'seq'> & {
  account: WalletAccount
  currency: Currency
}

export function selectAccounts(db: Db, playerIds: readonly string[]): Promise<AccountRow[]> {
  return db.query<AccountRow>(
    `select player_id, account, currency, balance, seq from platform.wallet_account
     where player_id = any($1::uuid[])`,
    [playerIds],
    { idempotent: true, prepare: true },
  )
}

/** The categories that a deposit may have: with them the index of the list finds the few among millions. */
const DEPOSITS = `player_id = $1 and category in ('PAYMENT', 'ADJUSTMENT')
     and type = 'DEPOSIT' and status = 'SUCCESS'`

export async function readFirstDepositDate(db: Db, playerId: string): Promise<Date | null> {
  const rows = await db.query<{ at: Date | null }>(
    `select min(created_at) as at from platform.ledger_transaction
     where ${DEPOSITS}`,
    [playerId],
    { idempotent: true },
  )
  return rows[0]?.at ?? null
}

export async function countDeposits(db: Db, playerId: string): Promise<bigint> {
  const rows = await db.query<{ count: bigint }>(
    `select count(*) as count from platform.ledger_transaction
     where ${DEPOSITS}`,
    [playerId],
    { idempotent: true },
  )
  return rows[0]?.count ?? 0n
}
