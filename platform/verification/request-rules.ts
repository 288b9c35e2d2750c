import { isOpen, sameLevel } from '#contracts/player-api/verification-need.ts'
import type { DocumentType, RequestStatus } from '#contracts/player-api/verification-words.ts'

/** Allowed transitions of a request (KYC-02, GAP-062); all others are refused. */
export const TRANSITIONS: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  UNREQUESTED: ['REQUESTED'],
  REQUESTED: ['UNDER_REVIEW', 'EXPIRED'],
  UNDER_REVIEW: ['VERIFIED', 'EXPIRED', 'REQUESTED'],
  VERIFIED: ['EXPIRED'],
  EXPIRED: ['REQUESTED'],
}

export function mayBecome(from: RequestStatus, to: RequestStatus): boolean {
  return TRANSITIONS[from].includes(to)
}

/**
 * The steps of a document for which something is submitted: one that was not requested, or that is closed, is first
 * requested on the player's own initiative (OPT_IN). Null: nothing may be submitted now.
 */
export function stepsToReview(from: RequestStatus): readonly RequestStatus[] | null {
  if (mayBecome(from, 'UNDER_REVIEW')) return ['UNDER_REVIEW']
  return mayBecome(from, 'REQUESTED') && from !== 'UNDER_REVIEW'
    ? ['REQUESTED', 'UNDER_REVIEW']
    : null
}

type Held = { documentTypeName: DocumentType; documentStatus: RequestStatus }

/** Levels that only staff set and remove. */
const BY_HAND = ['RESTRICTED', 'SUSPENDED']
/** Levels that mean a verification is in progress; with nothing in progress they have no meaning. */
const UNDER_WAY = ['PENDING', 'PENDING_EXPIRED', 'EDD_PENDING', 'EDD_UNDER_REVIEW']

/**
 * The level that follows from the documents (KYC-01). Open requests count first, then verified documents: wealth above
 * identity and address, both above identity alone. An ENHANCED player stays ENHANCED, whatever is requested (GAP-064).
 */
export function levelAfter(level: string, documents: readonly Held[]): string {
  if (BY_HAND.includes(level)) return level
  const has = (status: RequestStatus, ...types: DocumentType[]) =>
    documents.some((it) => it.documentStatus === status && types.includes(it.documentTypeName))
  const isEnhanced = sameLevel(level) === 'ENHANCED'
  if (has('REQUESTED', 'EDD_QUESTIONNAIRE')) return 'EDD_PENDING'
  if (has('UNDER_REVIEW', 'EDD_QUESTIONNAIRE')) return 'EDD_UNDER_REVIEW'
  if (isEnhanced || has('VERIFIED', 'SOURCE_OF_WEALTH', 'EDD_QUESTIONNAIRE')) return 'ENHANCED'
  if (documents.some((it) => it.documentStatus === 'EXPIRED')) return 'PENDING_EXPIRED'
  if (documents.some((it) => isOpen(it) || it.documentStatus === 'UNDER_REVIEW')) return 'PENDING'
  if (has('VERIFIED', 'PROOF_OF_ID') && has('VERIFIED', 'PROOF_OF_ADDRESS')) return 'FULLY VERIFIED'
  if (has('VERIFIED', 'PROOF_OF_ID')) return 'DATA_VERIFIED'
  return UNDER_WAY.includes(level) ? 'NOT_VERIFIED' : level
}
