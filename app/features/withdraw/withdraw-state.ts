import type { CheckResult } from '#contracts/player-api/deposit-words.ts'

/** States of the withdraw page, BNK-30. */
export const WITHDRAW_STATES = [
  'INACTIVE',
  'LOADING',
  'VERIFYDOCUMENT_STRICT',
  'VERIFYDOCUMENT_LOYAL',
  'SUSPENDED',
  'ERROR',
  'ALLOWED',
  'SELF_LIMIT_REACHED',
  'WITHDRAWAL_LIMIT_REACHED',
  'SELF_LIMIT_NOTIFY',
  'RESTRICTED',
  'VERIFYDOCUMENT_REQUIRED',
  'VERIFYDOCUMENT_UNDER_REVIEW',
] as const
export type WithdrawState = (typeof WITHDRAW_STATES)[number]

/** BNK-31 to BNK-37, GAP-083. Any other value is an error, including values of a newer platform version. */
const OF_RESULT: Partial<Record<string, WithdrawState>> = {
  SUCCESS: 'ALLOWED',
  DOCUMENTS_PREFERRED: 'VERIFYDOCUMENT_LOYAL',
  DOCUMENTS_UNDER_REVIEW: 'VERIFYDOCUMENT_UNDER_REVIEW',
  DOCUMENTS_REQUIRED: 'VERIFYDOCUMENT_REQUIRED',
  DOCUMENTS_REQUIRED_RESTRICTED: 'VERIFYDOCUMENT_STRICT',
  WITHDRAWAL_LIMIT_REACHED: 'WITHDRAWAL_LIMIT_REACHED',
  SELF_LIMIT_REACHED: 'SELF_LIMIT_REACHED',
  RESTRICTED: 'RESTRICTED',
} satisfies Partial<Record<CheckResult, WithdrawState>>

export function stateOfResult(result: string): WithdrawState {
  return Object.hasOwn(OF_RESULT, result) ? (OF_RESULT[result] ?? 'ERROR') : 'ERROR'
}

export type WithdrawFacts = {
  kycStatus: string
  /** Null while unknown; amounts in minor units. */
  check: { status: string; limitMinor: bigint } | null
  balanceMinor: bigint
  /** The player has chosen to upload documents another time (GAP-064). */
  later: boolean
}

/** The state of the page (BNK-26, BNK-27). SUSPENDED needs no check (GAP-083). */
export function withdrawState({
  kycStatus,
  check,
  balanceMinor,
  later,
}: WithdrawFacts): WithdrawState {
  if (kycStatus === 'SUSPENDED') return 'SUSPENDED'
  if (check === null) return 'ERROR'
  const state = stateOfResult(check.status)
  const isAllowed = state === 'ALLOWED' || (state === 'VERIFYDOCUMENT_LOYAL' && later)
  if (!isAllowed) return state
  if (check.limitMinor === 0n) return 'WITHDRAWAL_LIMIT_REACHED'
  return balanceMinor > check.limitMinor ? 'SELF_LIMIT_NOTIFY' : 'ALLOWED'
}

/** States in which the form is shown: a notice beside it does not block it. */
export function hasForm(state: WithdrawState): boolean {
  return state === 'ALLOWED' || state === 'SELF_LIMIT_NOTIFY'
}
