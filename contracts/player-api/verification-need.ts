import type { DocumentType, RequestStatus } from './verification-words.ts'

/** What documents ask of a player, and what deposit and withdrawal ask of documents. No zod: pages read this. */

export type HeldDocument = { documentTypeName: DocumentType; documentStatus: RequestStatus }
/** As a check of deposit or withdrawal answers (BNK-29); null: documents stand in nobody's way. */
export type DocumentsCheck =
  | 'DOCUMENTS_PREFERRED'
  | 'DOCUMENTS_REQUIRED'
  | 'DOCUMENTS_REQUIRED_RESTRICTED'
  | 'DOCUMENTS_UNDER_REVIEW'

export type VerificationNeed = {
  check: DocumentsCheck | null
  /** What is to be sent, or what is being looked at. */
  documents: DocumentType[]
}

const DAY_MS = 86_400_000
/** After the first deposit (GAP-080). */
export const DAYS_TO_VERIFY = 30

/** One spelling for the levels that have two (CON-18). */
export function sameLevel(level: string): string {
  if (level === 'FULLY_VERIFIED') return 'FULLY VERIFIED'
  return level === 'ENHANCED_KYC' || level === 'ENHANCED KYC' ? 'ENHANCED' : level
}

/** The rule as it is given (KYC-16, CON-17). */
export function isKycComplete(level: string, documents: readonly HeldDocument[]): boolean {
  if (level === 'NOT_REQUIRED') return true
  return level === 'NOT_VERIFIED' && documents.every((it) => it.documentStatus === 'UNREQUESTED')
}

/** For prompts and badges: whoever is verified and owes nothing is through as well (CON-17). */
export function hasNoOpenVerification(level: string, documents: readonly HeldDocument[]): boolean {
  if (isKycComplete(level, documents)) return true
  const isThrough = ['FULLY VERIFIED', 'ENHANCED'].includes(sameLevel(level))
  return isThrough && !documents.some(isOpen)
}

/** Something for the player to do. */
export function isOpen({ documentStatus }: Pick<HeldDocument, 'documentStatus'>): boolean {
  return documentStatus === 'REQUESTED' || documentStatus === 'EXPIRED'
}

/** Levels at which somebody looks at something, whatever the documents say: staff may have set them by hand. */
const LOOKED_AT = ['PENDING', 'EDD_UNDER_REVIEW']

/**
 * What documents say to a deposit or a withdrawal (GAP-064, GAP-080). A request holds a withdrawal up, and a deposit
 * once its days are over; the questionnaire holds up both at once. Of ENHANCED a request is only a wish, of RESTRICTED
 * always a condition; PENDING_EXPIRED may pay in (BNK-21).
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
  // Nothing is asked for and nothing was proved: people have to say what is wanted.
  const isProved = documents.some((it) => it.documentStatus === 'VERIFIED')
  const isClosed = isDeposit && level === 'RESTRICTED' && !isProved
  return need(isClosed ? 'DOCUMENTS_REQUIRED_RESTRICTED' : null, [])
}

/** Days that are left, counted from the first deposit; all of them before it (GAP-080). */
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
