import { type Currency, fromApiAmount, isPayable, payablePart } from '#contracts/money.ts'
import type { PaymentMethod } from '#contracts/payment-methods.ts'
import type { KYC_LEVELS, PlayerFlag } from '#contracts/player-api/account-status.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import {
  type AmountBounds,
  depositBounds,
  paymentMethodsIn,
  scaledFromEuro,
} from '#markets/payment-methods.ts'
import type { MarketCode } from '#markets/types.ts'

type KycLevel = (typeof KYC_LEVELS)[number]

/** Player marks that enable a method in any market (GAP-046). */
const BY_FLAG: readonly [PlayerFlag, PaymentMethod][] = [
  ['volt', 'VOLT'],
  ['macropay', 'MACROPAY'],
  ['crypto', 'CRYPTO'],
]

/** Levels without any reviewed document. */
const UNPROVED: readonly KycLevel[] = ['NOT_VERIFIED', 'DATA_VERIFIED', 'PENDING']
/**
 * The most that an unverified player may have deposited, in euro: the sum from which European law requires a gambling
 * customer's identity to be verified (directive 2015/849, article 11 d).
 */
const MOST_UNPROVED_EURO = 2_000n

/** Minor units; null where the level has no bound. */
export function mostUnproved(kyc: KycLevel, currency: Currency): bigint | null {
  return UNPROVED.includes(kyc) ? scaledFromEuro(MOST_UNPROVED_EURO * 100n, currency) : null
}

export type MethodFilter = {
  /** Null: the player's country belongs to none of our markets. */
  market: MarketCode | null
  currency: Currency
  kyc: KycLevel
  flags: Readonly<Record<PlayerFlag, boolean>>
  /** Deposits that were paid, and pending ones. */
  paidInMinor: bigint
}
export type OpenMethod = AmountBounds & { method: PaymentMethod }

/** The payment methods by which this player may deposit, each with its bounds (BNK-38, GAP-077). */
export function depositMethodsFor(question: MethodFilter): OpenMethod[] {
  const { market, currency, kyc, flags, paidInMinor } = question
  if (market === null) return []
  const bounds = depositBounds(currency)
  const most = mostUnproved(kyc, currency)
  const room = most === null ? bounds.maxMinor : most - paidInMinor
  const maxMinor = payablePart(room < bounds.maxMinor ? room : bounds.maxMinor, currency)
  if (maxMinor < bounds.minMinor) return []
  const flagged = BY_FLAG.filter(([flag]) => flags[flag]).map(([, method]) => method)
  return [...paymentMethodsIn(market), ...flagged].map((method) => ({
    method,
    minMinor: bounds.minMinor,
    maxMinor,
  }))
}

export type AmountRefusal = 'error.deposit.limit.too_low' | 'error.deposit.limit.too_high'

/**
 * The amount in minor units; `null` for an invalid amount: three decimals, decimals in a currency that has none, not a
 * number, larger than any sum allowed.
 */
export function toDepositAmount(
  amount: number,
  currency: Currency,
  { minMinor, maxMinor }: AmountBounds,
): Result<bigint, AmountRefusal> | null {
  const minor = toMinor(amount)
  if (minor === null || minor <= 0n || !isPayable(minor, currency)) return null
  if (minor < minMinor) return refuse('error.deposit.limit.too_low')
  return minor > maxMinor ? refuse('error.deposit.limit.too_high') : ok(minor)
}

function toMinor(amount: number): bigint | null {
  try {
    return fromApiAmount(amount)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
