import type { RewardFailure } from '#app/rewards/reward-failure.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import type { AmountProblem as TypedProblem } from '#contracts/typed-amount.ts'
import type { DepositProgress } from './deposit.server.ts'

/** What is wrong with the amount; a key of `deposit:problems.amount`. */
export type AmountProblem = TypedProblem | 'low' | 'high' | 'ownLimit'
/** A key of `deposit:problems.way`. */
export type PaymentOptionProblem = 'choose' | 'gone'

/** Refusals with their own message; all others are "not now". */
const FAILURE_OF = {
  FORBIDDEN: 'closed',
  DOCUMENTS_REQUIRED: 'documents',
  CURRENCY_MISMATCH: 'currency',
  TOO_MANY_REQUESTS: 'tooMany',
  PROVIDER_UNAVAILABLE: 'provider',
  REGISTER_UNAVAILABLE: 'register',
  'error.gambling.limit.required': 'limits',
  'error.gambling.limit.reached': 'pastLimit',
} as const satisfies Partial<Record<RefusalCode, string>>
/** Why a form failed as a whole; a key of `deposit:failures`. */
export type DepositFailure = (typeof FAILURE_OF)[keyof typeof FAILURE_OF] | 'unavailable'

/** The response to a form of the deposit page. */
export type DepositReply = {
  intent: 'deposit' | 'continue' | 'cancel' | 'forget'
  amountProblem: AmountProblem | null
  optionProblem: PaymentOptionProblem | null
  /** Why the chosen bonus is not available; no deposit was created. */
  bonusProblem: RewardFailure | 'choose' | null
  failure: DepositFailure | null
  /** So that the player need not type it again. */
  typed: { amount: string; way: string; keep: boolean; bonus: string } | null
  /** Idempotency key: the same form again is the same deposit. */
  key: string | null
  /** The deposit that was started or cancelled. */
  progress: DepositProgress | null
}

export function failureOf(refusal: RefusalCode): DepositFailure {
  const known: Partial<Record<RefusalCode, DepositFailure>> = FAILURE_OF
  return known[refusal] ?? 'unavailable'
}

const OF_AMOUNT: Partial<Record<RefusalCode, AmountProblem>> = {
  'error.deposit.limit.too_low': 'low',
  'error.deposit.limit.too_high': 'high',
  'error.gambling.limit.reached': 'ownLimit',
}

/** The amount problem in a refusal; null if it concerns something else. */
export function amountProblemOf(
  refusal: RefusalCode,
  fields: readonly { field: string }[] = [],
): AmountProblem | null {
  const isAmount = fields.some((it) => it.field === 'amount')
  return OF_AMOUNT[refusal] ?? (isAmount ? 'notANumber' : null)
}
