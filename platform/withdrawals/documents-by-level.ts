import type { DocumentsSay } from './judge-withdrawal.ts'

/** Levels that are a request for documents by themselves, or say that some are being looked at (KYC-01, GAP-066). */
const BY_LEVEL: Readonly<Record<string, DocumentsSay['check']>> = {
  EDD_PENDING: 'DOCUMENTS_REQUIRED',
  PENDING_EXPIRED: 'DOCUMENTS_REQUIRED',
  PENDING: 'DOCUMENTS_UNDER_REVIEW',
  EDD_UNDER_REVIEW: 'DOCUMENTS_UNDER_REVIEW',
}

/** What the level alone says to a withdrawal. */
export function documentsByLevel(kycLevel: string): DocumentsSay {
  return { check: BY_LEVEL[kycLevel] ?? null, areVerified: false }
}
