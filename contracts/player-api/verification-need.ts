import type { DocumentType, RequestStatus } from './verification-words.ts'

/** Required documents, and how they affect deposits and withdrawals. No zod: pages import this. */

export type HeldDocument = { documentTypeName: DocumentType; documentStatus: RequestStatus }
/** A result of the deposit or withdrawal check (BNK-29); null: documents do not block it. */
export type DocumentsCheck =
  | 'DOCUMENTS_PREFERRED'
  | 'DOCUMENTS_REQUIRED'
  | 'DOCUMENTS_REQUIRED_RESTRICTED'
  | 'DOCUMENTS_UNDER_REVIEW'

export type VerificationNeed = {
  check: DocumentsCheck | null
  /** Documents to be uploaded, or under review. */
  documents: DocumentType[]
}

const DAY_MS = 86_400_000
/** After the first deposit (GAP-080). */
export const DAYS_TO_VERIFY = 30

/** Maps the levels with two spellings to one (CON-18). */
export function sameLevel(level: string): string {
  if (level === 'FULLY_VERIFIED') return 'FULLY VERIFIED'
  return level === 'ENHANCED_KYC' || level === 'ENHANCED KYC' ? 'ENHANCED' : level
}

/** The rule exactly as in KYC-16 (CON-17). */
export function isKycComplete(level: string, documents: readonly HeldDocument[]): boolean {
  if (level === 'NOT_REQUIRED') return true
  return level === 'NOT_VERIFIED' && documents.every((it) => it.documentStatus === 'UNREQUESTED')
}

/** For prompts and badges: a verified player without open requests counts as complete too (CON-17). */
export function hasNoOpenVerification(level: string, documents: readonly HeldDocument[]): boolean {
  if (isKycComplete(level, documents)) return true
  const isThrough = ['FULLY VERIFIED', 'ENHANCED'].includes(sameLevel(level))
  return isThrough && !documents.some(isOpen)
}

/** Whether the player has something to do. */
export function isOpen({ documentStatus }: Pick<HeldDocument, 'documentStatus'>): boolean {
  return documentStatus === 'REQUESTED' || documentStatus === 'EXPIRED'
}

/** Levels under review, whatever the documents say: staff may have set them manually. */
const LOOKED_AT = ['PENDING', 'EDD_UNDER_REVIEW']

/**
 * How documents affect a deposit or a withdrawal (GAP-064, GAP-080). A request blocks a withdrawal, and a deposit once
 * its days are over; the questionnaire blocks both at once. For ENHANCED a request is only a preference, for RESTRICTED
 * it always blocks; PENDING_EXPIRED may deposit (BNK-21).
 */
export function verificationNeeded(
  asked: { kycStatus: string; before: 'DEPOSIT' | 'WITHDRAWAL'; daysLeft: number },
  documents: readonly HeldDocument[],
): VerificationNeed {
  const level = sameLevel(asked.kycStatus)
  const isDeposit = asked.before === 'DEPOSIT'
  const inTime = asked.daysLeft > 0
  const open = typesOf(documents.filter(isOpen))
  const waiting = typesOf(documents.filter((it) => it.documentStatus === 'UNDER_REVIEW'))
  if (level === 'EDD_PENDING' && !open.includes('EDD_QUESTIONNAIRE')) open.push('EDD_QUESTIONNAIRE')
  if (level === 'ENHANCED') return need(open.length > 0 ? 'DOCUMENTS_PREFERRED' : null, open)
  if (isDeposit && level === 'PENDING_EXPIRED') return need(null, [])
  if (open.length > 0) {
    if (level === 'RESTRICTED') return need('DOCUMENTS_REQUIRED_RESTRICTED', open)
    const mayWait = isDeposit && inTime && !open.includes('EDD_QUESTIONNAIRE')
    return need(mayWait ? 'DOCUMENTS_PREFERRED' : 'DOCUMENTS_REQUIRED', open)
  }
  if (waiting.length > 0 || LOOKED_AT.includes(level)) {
    const mayWait = isDeposit && inTime && !['RESTRICTED', 'EDD_UNDER_REVIEW'].includes(level)
    return need(mayWait ? null : 'DOCUMENTS_UNDER_REVIEW', waiting)
  }
  if (level === 'PENDING_EXPIRED') return need('DOCUMENTS_REQUIRED', [])
  // Nothing is requested and nothing is verified: staff has to decide what is required.
  const isProved = documents.some((it) => it.documentStatus === 'VERIFIED')
  const isClosed = isDeposit && level === 'RESTRICTED' && !isProved
  return need(isClosed ? 'DOCUMENTS_REQUIRED_RESTRICTED' : null, [])
}

/** Days left, counted from the first deposit; all of them before it (GAP-080). */
export function daysLeftToVerify(firstDepositDate: string | null, nowMs: number): number {
  if (firstDepositDate === null) return DAYS_TO_VERIFY
  const end = Date.parse(firstDepositDate) + DAYS_TO_VERIFY * DAY_MS
  return Math.max(0, Math.ceil((end - nowMs) / DAY_MS))
}

function need(check: DocumentsCheck | null, documents: DocumentType[]): VerificationNeed {
  return { check, documents }
}

function typesOf(documents: readonly HeldDocument[]): DocumentType[] {
  return [...new Set(documents.map((it) => it.documentTypeName))]
}
