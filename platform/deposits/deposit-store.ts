import type { Currency } from '#contracts/money.ts'
import type { PaymentMethod } from '#contracts/payment-methods.ts'
import type { DepositReason, PaymentStep } from '#contracts/player-api/deposit-words.ts'
import type { BonusRefusal } from '#contracts/player-api/reward-words.ts'
import type { CreatePayment } from '#contracts/psp/calls.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import type { JobItem } from '../jobs/index.ts'
import type { MandatoryLimits } from '../limits/index.ts'
import type { BonusMarket } from '../rewards/index.ts'
import type { PostItem } from '../wallet/index.ts'
import type { DepositState } from './deposit-states.ts'

/**
 * `ask_at`: when the provider is queried if it sends nothing by then; `past_limit`: was credited although it exceeded a
 * limit of the player's own.
 */
export type DepositRow = Pick<
  Rows['deposit'],
  | 'player_id'
  | 'id'
  | 'amount'
  | 'sequence'
  | 'version'
  | 'transaction_id'
  | 'refunded'
  | 'charged_back'
  | 'url'
  | 'created_at'
  | 'ask_at'
  | 'past_limit'
  | 'bonus_id'
  | 'bonus_amount'
> & {
  method: PaymentMethod
  currency: Currency
  state: DepositState
  reason: DepositReason | null
  request: CreatePayment
  step: PaymentStep | null
  bonus_refusal: BonusRefusal | null
}

const COLUMNS = `player_id, id, method, currency, amount, state, reason, sequence, version, transaction_id,
  refunded, charged_back, request, step, url, created_at, ask_at, past_limit, bonus_id, bonus_amount, bonus_refusal`

export type StartAnswer = {
  code:
    | 'OK'
    | 'WALLET_DOES_NOT_EXIST'
    | 'REFERENCE_CONFLICT'
    | 'CURRENCY_MISMATCH'
    | 'FORBIDDEN'
    | 'TOO_MANY_REQUESTS'
    | 'DOCUMENTS_REQUIRED'
    | 'error.gambling.limit.reached'
    | 'error.gambling.limit.required'
    | BonusRefusal
  id?: string
  /** With TOO_MANY_REQUESTS: payment forms that wait for the player leave no room for this deposit. */
  formsOpen?: boolean
  limit?: LimitRow
  /** Of a bonus that requires more: its least deposit, in minor units. */
  least?: string | null
}
/** A limit as returned by `platform.deposit_limit`. */
export type LimitRow = {
  refused: boolean
  isSpend: boolean
  limitLeft: string
  limitType: 'D' | 'W' | 'M'
  resetOn: string
}

/** The bonus that is chosen with a deposit. */
type ChosenBonus = { campaignId: string; code: string | null; market: BonusMarket }
export const CHOSEN_BONUS_KEYS = {
  campaignId: true,
  code: true,
  market: true,
} as const satisfies Record<keyof ChosenBonus, true>

/** A deposit as `platform.start_deposit` reads it; amounts and instants are text. */
export type StartDeposit = {
  playerId: string
  id: string
  key: string
  hash: string
  method: PaymentMethod
  currency: Currency
  amount: string
  request: CreatePayment
  bonus: ChosenBonus | null
  at: string
  askAt: string | null
  job: JobItem
  mostOpen: number
  mostUnproved: string | null
  limitsFirst: MandatoryLimits | null
}
export const START_DEPOSIT_KEYS = {
  playerId: true,
  id: true,
  key: true,
  hash: true,
  method: true,
  currency: true,
  amount: true,
  request: true,
  bonus: true,
  at: true,
  askAt: true,
  job: true,
  mostOpen: true,
  mostUnproved: true,
  limitsFirst: true,
} as const satisfies Record<keyof StartDeposit, true>

/** Safe to repeat after a lost connection: the key finds the row. */
export async function startDepositRow(db: Db, start: StartDeposit): Promise<StartAnswer> {
  const rows = await db.query<{ answer: StartAnswer }>(
    'select platform.start_deposit($1::jsonb) as answer',
    [JSON.stringify(start)],
    { idempotent: true },
  )
  return rows[0]?.answer ?? noAnswer('start_deposit')
}

type SettleAnswer = {
  code: 'OK' | 'CHANGED'
  /** By how much more the player owes, because the wallet did not have it; negative: by how much less. */
  owed?: string
  /** What was credited exceeded a limit of the player's own. */
  pastLimit?: boolean
  /** Was credited without the bonus that was chosen with it. */
  bonusRefusal?: BonusRefusal | null
}

/** What was paid with, to be offered again or as the target of payouts. */
type PaidWith = { id: string; token: string; label: string; keep: boolean }
export const PAID_WITH_KEYS = {
  id: true,
  token: true,
  label: true,
  keep: true,
} as const satisfies Record<keyof PaidWith, true>

/** A step as `platform.settle_deposit` reads it; instants are text. */
type SettleDeposit = {
  playerId: string
  id: string
  fromState: DepositState
  fromSequence: number
  fromVersion: number
  toState: DepositState
  sequence: number
  reason: DepositReason | null
  step: PaymentStep | null
  url: string | null
  blockedMeanwhile: boolean
  askAt: string | null
  job: JobItem | null
  at: string
  credit: PostItem | null
  /** What has gone back in total, by refunds and by chargebacks. */
  refunded: string
  chargedBack: string
  reversalId: string
  instrument: PaidWith | null
}
export const SETTLE_DEPOSIT_KEYS = {
  playerId: true,
  id: true,
  fromState: true,
  fromSequence: true,
  fromVersion: true,
  toState: true,
  sequence: true,
  reason: true,
  step: true,
  url: true,
  blockedMeanwhile: true,
  askAt: true,
  job: true,
  at: true,
  credit: true,
  refunded: true,
  chargedBack: true,
  reversalId: true,
  instrument: true,
} as const satisfies Record<keyof SettleDeposit, true>

/** Safe to repeat: a step that was already made is reported as CHANGED. */
export async function settleDepositRow(db: Db, settle: SettleDeposit): Promise<SettleAnswer> {
  const rows = await db.query<{ answer: SettleAnswer }>(
    'select platform.settle_deposit($1::jsonb) as answer',
    [JSON.stringify(settle)],
    { idempotent: true },
  )
  return rows[0]?.answer ?? noAnswer('settle_deposit')
}

export async function findDeposit(
  db: Db,
  of: { playerId: string; id: string },
): Promise<DepositRow | undefined> {
  const rows = await db.query<DepositRow>(
    `select ${COLUMNS} from platform.deposit where player_id = $1 and id = $2`,
    [of.playerId, of.id],
    { idempotent: true },
  )
  return rows[0]
}

/** By the provider's reference: the provider knows no players. */
export async function findDepositByReference(
  db: Db,
  reference: string,
): Promise<DepositRow | undefined> {
  const rows = await db.query<DepositRow>(
    `select ${COLUMNS} from platform.deposit where id::text = $1`,
    [reference],
    { idempotent: true },
  )
  return rows[0]
}

/** Deposits that were paid, and pending ones, less what has gone back of them; without forms that wait for the player. */
export async function readPaidIn(db: Db, playerId: string): Promise<bigint> {
  const rows = await db.query<{ sum: string }>(
    `select coalesce(sum(amount - refunded - charged_back), 0)::text as sum from platform.deposit
     where player_id = $1 and state in ('CREATED','PENDING','PAID')`,
    [playerId],
    { idempotent: true },
  )
  return BigInt(rows[0]?.sum ?? '0')
}

export async function readDepositLimit(
  db: Db,
  of: { playerId: string; currency: Currency; amountMinor: bigint; now: Date },
): Promise<LimitRow | null> {
  const rows = await db.query<{ held: LimitRow | null }>(
    'select platform.deposit_limit($1, $2, $3::bigint, $4) as held',
    [of.playerId, of.currency, of.amountMinor.toString(), of.now],
    { idempotent: true },
  )
  return rows[0]?.held ?? null
}

/**
 * Whether a limit of the player's own is passed when all open payments are made: one was lowered since they began, or
 * what may be spent is spent.
 */
export async function readIsPastLimit(
  db: Db,
  of: { playerId: string; now: Date },
): Promise<boolean> {
  const rows = await db.query<{ past: boolean }>(
    `select exists (
       select 1 from platform.limit_state s, platform.limit_standings($1, 'deposit', s.time_zone, $2) it
        where s.player_id = $1 and it.used + platform.open_forms($1) > it.value
       union all
       select 1 from platform.limit_state s, platform.limit_standings($1, 'spend', s.time_zone, $2) it
        where s.player_id = $1 and it.used >= it.value) as past`,
    [of.playerId, of.now],
    { idempotent: true },
  )
  return rows[0]?.past ?? false
}

/** Each is read by its own index: open payments of any age, and how the last attempt since then ended. */
const UNFINISHED = `
  (select ${COLUMNS} from platform.deposit
    where player_id = $1 and transaction_id is null and state in ('CREATED','WAITING','PENDING','REFUNDING')
    order by created_at desc, id desc limit 20)
  union all
  (select ${COLUMNS} from platform.deposit
    where player_id = $1 and created_at > $2 and state not in ('CREATED','WAITING','PENDING','REFUNDING')
    order by created_at desc, id desc limit 1)`

/** Deposits without money, newest first, and the last one that has ended, in either way. */
export function selectUnfinished(
  db: Db,
  of: { playerId: string; since: Date },
): Promise<DepositRow[]> {
  return db.query<DepositRow>(
    `select * from (${UNFINISHED}) found order by created_at desc, id desc`,
    [of.playerId, of.since],
    { idempotent: true },
  )
}

/** The payment forms that wait for this player, at most as many as may be open; without that of a request itself. */
export async function selectOpenForms(
  db: Db,
  of: { playerId: string; exceptKey: string },
): Promise<string[]> {
  const rows = await db.query<Pick<Rows['deposit'], 'id'>>(
    `select id from platform.deposit where player_id = $1 and state = 'WAITING' and key <> $2`,
    [of.playerId, of.exceptKey],
    { idempotent: true },
  )
  return rows.map(({ id }) => id)
}

/** Methods of deposits that were actually paid, newest first. */
export function selectRecentMethods(
  db: Db,
  playerId: string,
): Promise<(Pick<Rows['deposit'], 'amount'> & { method: PaymentMethod; last_used: Date })[]> {
  return db.query(
    `select method, amount, created_at as last_used from (
       select distinct on (method) method, amount, created_at from platform.deposit
       where player_id = $1 and state = 'PAID' order by method, created_at desc, id desc
     ) as newest order by created_at desc, method`,
    [playerId],
    { idempotent: true },
  )
}

export type InstrumentRow = Pick<
  Rows['payment_instrument'],
  'id' | 'token' | 'label' | 'is_kept' | 'last_used_at'
> & { method: PaymentMethod }

/** Instruments this player has paid with, newest first. */
export function selectInstruments(db: Db, playerId: string): Promise<InstrumentRow[]> {
  return db.query<InstrumentRow>(
    `select id, method, token, label, is_kept, last_used_at from platform.payment_instrument
     where player_id = $1 order by last_used_at desc, id desc limit 50`,
    [playerId],
    { idempotent: true },
  )
}

/** No longer offers it. The row stays: money may have to be returned by the same method. */
export async function deleteInstrumentRow(
  db: Db,
  of: { playerId: string; id: string },
): Promise<boolean> {
  const rows = await db.query(
    `update platform.payment_instrument set is_kept = false
     where player_id = $1 and id = $2 and is_kept returning id`,
    [of.playerId, of.id],
  )
  return rows.length > 0
}

function noAnswer(of: string): never {
  throw new Error(`${of} gave no answer`)
}
