import type { CheckResult, LIMIT_TYPES } from '#contracts/player-api/deposit-words.ts'

/** States of the deposit page (BNK-20, CON-21). */
export const DEPOSIT_FLOW_STATUSES = [
  'inactive',
  'loading',
  'allowed',
  'error',
  'upload-documents',
] as const
export type DepositFlowStatus = (typeof DEPOSIT_FLOW_STATUSES)[number]
export type LimitType = (typeof LIMIT_TYPES)[number]

/** Why there is no form: one sentence and one next step each. */
export type DepositCause =
  | 'closed'
  | 'unavailable'
  | 'noMethod'
  /** The market requires limits before the first deposit. */
  | 'limitsRequired'
  | 'documentsRequired'
  | 'documentsRestricted'
  | 'documentsUnderReview'

/** The state in table 2. Amounts are numbers as in the player API, times ISO 8601. */
export type DepositFlow = {
  status: DepositFlowStatus
  cause: DepositCause | null
  /** Documents are requested but not required: shown beside the form until the player has read it. */
  notification: boolean
  daysLeftToVerifyDocuments: number | null
  /** A limit set by the player is used up: the form is not shown. */
  hidesForm: boolean
  isSpendLimit: boolean
  limitLeft: number | null
  limitType: LimitType | null
  resetOn: string | null
}

export const NO_DEPOSIT: DepositFlow = {
  status: 'inactive',
  cause: null,
  notification: false,
  daysLeftToVerifyDocuments: null,
  hidesForm: false,
  isSpendLimit: false,
  limitLeft: null,
  limitType: null,
  resetOn: null,
}

type Check = {
  status: string
  limitLeft: number | null
  limitType: LimitType | null
  resetOn: string | null
  daysLeftToVerifyDocuments: number | null
}
type Outcome = Pick<DepositFlow, 'status'> & Partial<DepositFlow>

/** GAP-080. Any other value is an error, including values of a newer platform version. */
const OF_RESULT: Partial<Record<string, Outcome>> = {
  SUCCESS: { status: 'allowed' },
  DOCUMENTS_PREFERRED: { status: 'allowed', notification: true },
  DOCUMENTS_REQUIRED: { status: 'upload-documents', cause: 'documentsRequired' },
  DOCUMENTS_REQUIRED_RESTRICTED: { status: 'upload-documents', cause: 'documentsRestricted' },
  DOCUMENTS_UNDER_REVIEW: { status: 'upload-documents', cause: 'documentsUnderReview' },
  SELF_LIMIT_REACHED: { status: 'allowed', hidesForm: true },
  SELF_SPEND_LIMIT_REACHED: { status: 'allowed', hidesForm: true, isSpendLimit: true },
  LIMITS_REQUIRED: { status: 'error', cause: 'limitsRequired' },
  FORBIDDEN: { status: 'error', cause: 'closed' },
  RESTRICTED: { status: 'error', cause: 'closed' },
} satisfies Partial<Record<CheckResult, Outcome>>

/** The state that a check leads to; null is a check without a response. */
export function flowAfter(check: Check | null): DepositFlow {
  const failed: Outcome = { status: 'error', cause: 'unavailable' }
  if (check === null) return { ...NO_DEPOSIT, ...failed }
  const known = Object.hasOwn(OF_RESULT, check.status) ? OF_RESULT[check.status] : undefined
  const { limitLeft, limitType, resetOn, daysLeftToVerifyDocuments } = check
  return {
    ...NO_DEPOSIT,
    ...{ limitLeft, limitType, resetOn, daysLeftToVerifyDocuments },
    ...(known ?? failed),
  }
}

/** Whether the form is shown. */
export function hasForm({ status, hidesForm }: DepositFlow): boolean {
  return status === 'allowed' && !hidesForm
}

export type DepositFlowEvent =
  | { type: 'start' }
  | { type: 'result'; flow: DepositFlow }
  | { type: 'notification-done' }
  | { type: 'clear' }

/** The window over a page (table 2): a notice is shown once while the page is open. */
export function nextDepositFlow(flow: DepositFlow, event: DepositFlowEvent): DepositFlow {
  switch (event.type) {
    case 'start':
      return { ...flow, status: 'loading' }
    case 'result':
      return flow.status === 'inactive' ? flow : event.flow
    case 'notification-done':
      return { ...flow, notification: false }
    case 'clear':
      return { ...NO_DEPOSIT, notification: flow.notification }
  }
}
