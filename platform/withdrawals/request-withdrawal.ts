import { createHash } from 'node:crypto'
import { fromApiAmount, isPayable, payablePart, toApiAmount } from '#contracts/money.ts'
import type { PaymentMethod } from '#contracts/payment-methods.ts'
import type { CheckResult } from '#contracts/player-api/deposit-words.ts'
import type {
  WithdrawalCheck,
  WithdrawalMethod,
  WithdrawalSubmit,
} from '#contracts/player-api/withdrawals.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import { withdrawalBounds } from '#markets/payment-methods.ts'
import type { Db } from '../db/db.ts'
import { findPlayerById, type PlayerRow } from '../players/index.ts'
import { readWallet } from '../wallet/index.ts'
import { evaluateWithdrawal } from './evaluate-withdrawal.ts'
import { type OpenRefusal, openWithdrawal } from './open-withdrawal.ts'
import { type PayoutSource, payoutMethods, payoutTime } from './payout-methods.ts'
import type { WithdrawalDeps } from './withdrawal-deps.ts'
import { limitLeft, PERIOD_MS, withdrawalLimit } from './withdrawal-limits.ts'
import { isBack } from './withdrawal-states.ts'
import { findByReference, sumTaken } from './withdrawal-store.ts'

type RequestRefusal =
  | OpenRefusal
  | 'WITHDRAWAL_FORBIDDEN'
  | 'DOCUMENTS_REQUIRED'
  | 'WITHDRAWAL_NOT_PENDING'
type Invalid = { ok: false; invalid: { field: string } }

/** Whether the player may withdraw now, and how much (table 3, row 49). */
export async function checkWithdrawal(
  deps: WithdrawalDeps,
  player: PlayerRow,
): Promise<WithdrawalCheck> {
  const { result, left, limit, duration } = await evaluate(deps, player)
  return {
    status: result,
    limit: toApiAmount(left),
    duration,
    originalLimit: toApiAmount(limit),
  }
}

/** The available payout methods, the best first (GAP-082). */
export async function readWithdrawalMethods(
  { db }: WithdrawalDeps,
  player: PlayerRow,
): Promise<WithdrawalMethod[]> {
  const { minMinor, maxMinor } = withdrawalBounds(player.currency)
  return payoutMethods(await readSources(db, player.id)).map(({ method, label }) => ({
    method,
    label,
    min: toApiAmount(minMinor),
    max: toApiAmount(maxMinor),
    processTime: payoutTime(method),
  }))
}

/**
 * Requests a withdrawal (table 3, row 50). The same reference twice is one withdrawal, whatever has changed meanwhile. It
 * is not accepted for a second time once its money is back in the wallet.
 */
export async function requestWithdrawal(
  deps: WithdrawalDeps,
  player: PlayerRow,
  body: WithdrawalSubmit,
): Promise<Result<{ pendingWithdrawalId: string; amount: number }, RequestRefusal> | Invalid> {
  const asked = { amount: fromApiAmount(body.amount), method: body.method }
  const hash = createHash('sha256').update(`${asked.amount} ${asked.method}`).digest('base64url')
  const known = await findByReference(deps.db, { playerId: player.id, reference: body.reference })
  if (known) {
    if (known.request_hash !== hash) return refuse('REFERENCE_CONFLICT')
    return isBack(known.state) ? refuse('WITHDRAWAL_NOT_PENDING') : accepted(known.id, body)
  }
  const evaluated = await evaluate(deps, player)
  const refusal = REFUSAL_OF[evaluated.result]
  if (refusal) return refuse(refusal)
  const sources = payoutMethods(await readSources(deps.db, player.id))
  const source = sources.find((it) => it.method === asked.method)
  if (!source) return { ok: false, invalid: { field: 'method' } }
  const { minMinor, maxMinor } = withdrawalBounds(player.currency)
  const isWithin = asked.amount >= minMinor && asked.amount <= maxMinor
  if (!isWithin || !isPayable(asked.amount, player.currency)) {
    return { ok: false, invalid: { field: 'amount' } }
  }
  const { method, instrumentToken, label } = source
  const wanted = { minor: asked.amount, method, instrumentToken, label }
  if (await deps.requestDocuments(player, wanted)) {
    const now = (await findPlayerById(deps.db, player.id)) ?? player
    const again = REFUSAL_OF[(await evaluate(deps, now)).result]
    if (again) return refuse(again)
  }
  const opened = await openWithdrawal(deps, {
    playerId: player.id,
    reference: body.reference,
    hash,
    source: { method: source.method, instrumentToken: source.instrumentToken },
    amount: { minor: asked.amount, currency: player.currency },
    limit: evaluated,
    needsReview: player.withdrawal_review,
    holdMs: holdMs(player.country_code),
    forfeitBonus: body.forfeitBonus === true,
  })
  if (!opened.ok) return opened
  deps.wakeJobs()
  return accepted(opened.value.id, body)
}

function accepted(id: string, { amount }: WithdrawalSubmit) {
  return ok({ pendingWithdrawalId: id, amount })
}

/** The check's result as a refusal of the request; null lets it through. */
const REFUSAL_OF = {
  SUCCESS: null,
  DOCUMENTS_PREFERRED: null,
  FORBIDDEN: 'WITHDRAWAL_FORBIDDEN',
  SELF_LIMIT_REACHED: 'WITHDRAWAL_LIMIT_REACHED',
  SELF_SPEND_LIMIT_REACHED: 'WITHDRAWAL_LIMIT_REACHED',
  // Concerns deposits: no path to the player's own money requires limits.
  LIMITS_REQUIRED: 'WITHDRAWAL_FORBIDDEN',
  WITHDRAWAL_LIMIT_REACHED: 'WITHDRAWAL_LIMIT_REACHED',
  FAILURE: 'WITHDRAWAL_FORBIDDEN',
  DOCUMENTS_REQUIRED: 'DOCUMENTS_REQUIRED',
  EXCEEDS_KYC_LIMIT: 'DOCUMENTS_REQUIRED',
  NOT_ENOUGH_FUNDS: 'NOT_ENOUGH_FUNDS',
  RESTRICTED: 'WITHDRAWAL_FORBIDDEN',
  DOCUMENTS_REQUIRED_RESTRICTED: 'DOCUMENTS_REQUIRED',
  DOCUMENTS_UNDER_REVIEW: 'DOCUMENTS_REQUIRED',
} as const satisfies Record<CheckResult, RequestRefusal | null>

type Evaluated = ReturnType<typeof withdrawalLimit> & { result: CheckResult; left: bigint }

async function evaluate(deps: WithdrawalDeps, player: PlayerRow): Promise<Evaluated> {
  const limit = withdrawalLimit(player.currency, player.limit_level)
  const since = new Date(deps.clock() - PERIOD_MS[limit.duration])
  const [wallet, documents, taken] = await Promise.all([
    readWallet(deps.db, player.id),
    deps.readDocuments(player),
    sumTaken(deps.db, { playerId: player.id, since }),
  ])
  const left = limitLeft({ limit: limit.limit, taken }, player.currency)
  const result = evaluateWithdrawal({
    kycLevel: player.kyc_status,
    mayWithdraw: player.withdrawal,
    documents,
    balance: wallet.ok ? payablePart(wallet.value.balances.MAIN, player.currency) : 0n,
    limitLeft: left,
    least: withdrawalBounds(player.currency).minMinor,
  })
  return { ...limit, result, left }
}

/** Where players may cancel a withdrawal, nothing is sent before this has passed (GAP-084). */
const HOLD_MS = 5 * 60_000

/** How long a withdrawal of a player of this country waits before it is sent. */
function holdMs(countryCode: string): number {
  return marketOfCountry(countryCode).withdrawalCancel === 'player' ? HOLD_MS : 0
}

/** More cards and accounts than that are not read: the last used ones are enough. */
const MAX_SOURCES = 50

/** Instruments the player has paid with, the deposits by each method, and its paid or pending withdrawals. */
async function readSources(db: Db, playerId: string): Promise<PayoutSource[]> {
  const rows = await db.query<{
    method: PaymentMethod
    token: string
    label: string
    deposited: bigint
    withdrawn: bigint
    last_used_at: Date
  }>(
    `select i.method, i.token, i.label, i.last_used_at,
            coalesce((select sum(amount - refunded - charged_back) from platform.deposit d
                      where d.player_id = i.player_id and d.method = i.method and d.state = 'PAID'), 0)::bigint
              as deposited,
            coalesce((select sum(amount - returned) from platform.withdrawal w
                      where w.player_id = i.player_id and w.method = i.method
                        and w.state not in ('REJECTED', 'CANCELLED', 'FAILED')), 0)::bigint as withdrawn
     from platform.payment_instrument i where i.player_id = $1 order by i.last_used_at desc limit $2`,
    [playerId, MAX_SOURCES],
    { idempotent: true },
  )
  return rows.map(({ token, last_used_at, ...rest }) => ({
    ...rest,
    instrumentToken: token,
    lastUsedAt: last_used_at.getTime(),
  }))
}
