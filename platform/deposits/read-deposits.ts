import { payablePart, toApiAmount } from '#contracts/money.ts'
import type { PaymentMethod } from '#contracts/payment-methods.ts'
import { KYC_LEVELS } from '#contracts/player-api/account-status.ts'
import type {
  Deposit,
  DepositCheck,
  DepositMethods,
  SavedInstruments,
} from '#contracts/player-api/deposits.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import { depositBounds } from '#markets/payment-methods.ts'
import { METHOD_FACTS } from '#payment-providers/methods.ts'
import { areMandatoryLimitsMissing } from '../limits/index.ts'
import { effectiveFlags, type PlayerRow } from '../players/index.ts'
import { readDocumentVerification } from '../verification/index.ts'
import { readFirstDepositDate } from '../wallet/index.ts'
import { checkDeposit } from './deposit-check.ts'
import type { DepositDeps } from './deposit-deps.ts'
import { depositMethodsFor, type OpenMethod } from './deposit-methods.ts'
import { isUnfinished, STATUS_OF } from './deposit-states.ts'
import {
  type DepositRow,
  deleteInstrumentRow,
  findDeposit,
  readDepositLimit,
  readPaidIn,
  selectInstruments,
  selectRecentMethods,
  selectUnfinished,
} from './deposit-store.ts'
import { NO_ACTIONS, type OpenPaymentActions, readOpenPaymentActions } from './open-payment.ts'

/** An unknown level counts as the strictest. */
export function kycOf(player: PlayerRow): (typeof KYC_LEVELS)[number] {
  return KYC_LEVELS.find((it) => it === player.kyc_status) ?? 'SUSPENDED'
}

/** The player's deposit methods with their bounds (BNK-40); none when the player may not deposit at all. */
export async function readDepositMethods(
  deps: DepositDeps,
  player: PlayerRow,
): Promise<DepositMethods> {
  return (await openMethods(deps, player)).map(({ method, minMinor, maxMinor }) => {
    const { step, canSave, processTime } = METHOD_FACTS[method]
    return {
      method,
      min: toApiAmount(minMinor),
      max: toApiAmount(maxMinor),
      processTime: processTime.deposit,
      step,
      canSave,
    }
  })
}

export async function findMethod(
  deps: DepositDeps,
  player: PlayerRow,
  method: PaymentMethod,
): Promise<OpenMethod | undefined> {
  return (await openMethods(deps, player)).find((it) => it.method === method)
}

async function openMethods(
  { db, takesRealMoney }: DepositDeps,
  player: PlayerRow,
): Promise<OpenMethod[]> {
  const country = player.country_code
  return depositMethodsFor({
    market: takesRealMoney(country) ? marketOfCountry(country).code : null,
    currency: player.currency,
    kyc: kycOf(player),
    flags: effectiveFlags(player),
    paidInMinor: await readPaidIn(db, player.id),
  })
}

export async function readRecentMethods({ db }: DepositDeps, player: PlayerRow) {
  const rows = await selectRecentMethods(db, player.id)
  return rows.map(({ method, amount, last_used }) => ({
    ...{ method, lastUsed: last_used.toISOString(), lastAmount: toApiAmount(amount) },
  }))
}

/** Whether this player may deposit now (BNK-24, GAP-080). */
export async function readDepositCheck(
  deps: DepositDeps,
  player: PlayerRow,
  { later }: { later: boolean },
): Promise<DepositCheck> {
  const { db, clock } = deps
  const nowMs = clock()
  const [firstDepositAt, documents, methods, limitsMissing, held] = await Promise.all([
    readFirstDepositDate(db, player.id),
    readDocumentVerification(deps, player, 'DEPOSIT'),
    openMethods(deps, player),
    areMandatoryLimitsMissing(deps, player),
    readDepositLimit(db, {
      playerId: player.id,
      currency: player.currency,
      amountMinor: depositBounds(player.currency).minMinor,
      now: new Date(nowMs),
    }),
  ])
  const limit = held && {
    refused: held.refused,
    isSpend: held.isSpend,
    leftMinor: BigInt(held.limitLeft),
    type: held.limitType,
    resetOn: held.resetOn,
  }
  const { deposit, payout } = effectiveFlags(player)
  const { status, daysLeft } = checkDeposit({
    flags: { deposit: deposit && deps.takesRealMoney(player.country_code), payout },
    kyc: kycOf(player),
    documents: documents.check,
    firstDepositAt,
    later,
    limit,
    limitsMissing,
    hasRoom: methods.length > 0,
    nowMs,
  })
  return {
    status,
    limitLeft: limit && toApiAmount(payablePart(limit.leftMinor, player.currency)),
    limitType: limit?.type ?? null,
    resetOn: limit?.resetOn ?? null,
    daysLeftToVerifyDocuments: daysLeft,
    cashierUrl: null,
  }
}

export async function readDeposit(
  deps: DepositDeps,
  player: PlayerRow,
  id: string,
): Promise<Result<Deposit, 'NOT_FOUND'>> {
  const deposit = await findDeposit(deps.db, { playerId: player.id, id })
  if (!deposit) return refuse('NOT_FOUND')
  const actions =
    deposit.state === 'WAITING' ? await readOpenPaymentActions(deps, player) : NO_ACTIONS
  return ok(toDeposit(deposit, actions))
}

/**
 * The payments that are not decided, newest first, and the last one that failed where no money has come since: what a
 * player who comes back can continue, cancel or try again (BNK-03).
 */
export async function readPendingDeposits(
  deps: DepositDeps,
  player: PlayerRow,
): Promise<Deposit[]> {
  const since = new Date(deps.clock() - FAILURE_SHOWN_MS)
  const rows = worthShowing(await selectUnfinished(deps.db, { playerId: player.id, since }))
  if (rows.length === 0) return []
  const actions = await readOpenPaymentActions(deps, player)
  return rows.map((row) => toDeposit(row, actions))
}

/** Instruments the player has asked to keep, never their tokens. */
export async function readInstruments(
  { db }: DepositDeps,
  player: PlayerRow,
): Promise<SavedInstruments> {
  const all = await selectInstruments(db, player.id)
  return all
    .filter((it) => it.is_kept)
    .map(({ id, method, label, last_used_at }) => ({
      id,
      method,
      label,
      lastUsed: last_used_at.toISOString(),
    }))
}

export async function deleteInstrument(
  { db }: DepositDeps,
  player: PlayerRow,
  id: string,
): Promise<Result<null, 'NOT_FOUND'>> {
  return (await deleteInstrumentRow(db, { playerId: player.id, id }))
    ? ok(null)
    : refuse('NOT_FOUND')
}

/** A deposit as its player sees it. `actions` matter while it waits for the player. */
export function toDeposit(row: DepositRow, actions: OpenPaymentActions = NO_ACTIONS): Deposit {
  const isWaiting = row.state === 'WAITING'
  const { step, url } = row
  return {
    referenceId: row.id,
    status: STATUS_OF[row.state],
    method: row.method,
    amount: toApiAmount(row.amount),
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
    reason: row.reason,
    pastLimit: row.past_limit,
    bonusId: row.bonus_id,
    bonusAmount: row.bonus_amount === null ? null : toApiAmount(row.bonus_amount),
    bonusRefusal: row.bonus_refusal,
    mayContinue: isWaiting && actions.mayContinue,
    mayCancel: isWaiting,
    next: isWaiting && actions.showsNext && step && url ? { step, url } : null,
  }
}

/** How long a payment that failed is offered again: a day. */
const FAILURE_SHOWN_MS = 24 * 60 * 60_000

/**
 * Of a player's deposits, newest first, those that need a look: all open ones, and a failed one if it is the last that
 * the player has tried. One that the player has cancelled is as wanted, and none is shown once money has come.
 */
export function worthShowing<Row extends Pick<DepositRow, 'state'>>(rows: readonly Row[]): Row[] {
  return rows.filter(
    ({ state }, place) => isUnfinished(state) || (place === 0 && FAILED.includes(state)),
  )
}

const FAILED: readonly DepositRow['state'][] = ['DECLINED', 'EXPIRED', 'REFUSED']
