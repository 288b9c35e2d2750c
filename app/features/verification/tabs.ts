import type {
  FileDocumentType,
  RequestStatus,
  WEALTH_CODES,
} from '#contracts/player-api/verification-words.ts'

/** The tabs of the page (KYC-09): the account tab shows the status of everything. */
export const TABS = ['account', 'id', 'address', 'payment', 'wealth', 'other'] as const
export type Tab = (typeof TABS)[number]
/** Proof of the source of funds, as a form names it (KYC-13). */
export type WealthSource = keyof typeof WEALTH_CODES
export type DocumentTab = Exclude<Tab, 'account'>

export const TYPE_OF: Readonly<Record<DocumentTab, FileDocumentType>> = {
  id: 'PROOF_OF_ID',
  address: 'PROOF_OF_ADDRESS',
  payment: 'PROOF_OF_PAYMENT',
  wealth: 'SOURCE_OF_WEALTH',
  other: 'OTHER',
}
export const DOCUMENT_TABS = Object.keys(TYPE_OF) as DocumentTab[]

export function tabOf(text: string | null): Tab {
  return TABS.find((it) => it === text) ?? 'account'
}

export function tabOfType(type: FileDocumentType): DocumentTab {
  return DOCUMENT_TABS.find((it) => TYPE_OF[it] === type) ?? 'other'
}

/** Of several, the one that needs the player's attention first. */
const URGENCY: readonly RequestStatus[] = [
  'REQUESTED',
  'EXPIRED',
  'UNDER_REVIEW',
  'VERIFIED',
  'UNREQUESTED',
]
export function mostUrgent(statuses: readonly RequestStatus[]): RequestStatus {
  return URGENCY.find((it) => statuses.includes(it)) ?? 'UNREQUESTED'
}

/** The steps of an upload (KYC-10, KYC-11): if there are several document types, one is chosen first. */
export type Step = 'kind' | 'files' | 'review' | 'accepted'
export function stepsOf(document: {
  status: RequestStatus
  hasKinds: boolean
}): { step: Step; state: 'done' | 'current' | 'open' }[] {
  const steps: Step[] = [
    ...(document.hasKinds ? (['kind'] as const) : []),
    'files',
    'review',
    'accepted',
  ]
  const at =
    document.status === 'UNDER_REVIEW'
      ? steps.indexOf('review')
      : document.status === 'VERIFIED'
        ? steps.length
        : 0
  return steps.map((step, index) => ({
    step,
    state: index < at ? 'done' : index === at ? 'current' : 'open',
  }))
}
