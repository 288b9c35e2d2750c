import type { CheckResult } from '#contracts/player-api/deposit-words.ts'
import type { DocumentVerification } from '../verification/index.ts'

export type WithdrawalFacts = {
  /** KYC-01. */
  kycLevel: string
  /** The player's flag; without it, no withdrawal is possible (SES-06). */
  mayWithdraw: boolean
  documents: DocumentVerification
  /** Minor units: the balance of MAIN, what the limit leaves in this period, and the least that any method pays. */
  balance: bigint
  limitLeft: bigint
  least: bigint
}

/**
 * The check before a withdrawal is requested (BNK-29, GAP-064). A payout-only player may withdraw: neither the
 * account's status nor the risk payout flag is checked here (CON-05). Documents come before money: a player who has to
 * send them is shown that first.
 */
export function evaluateWithdrawal(facts: WithdrawalFacts): CheckResult {
  const { kycLevel, mayWithdraw, documents, limitLeft, balance, least } = facts
  if (kycLevel === 'SUSPENDED' || !mayWithdraw) return 'FORBIDDEN'
  if (documents.check !== null && documents.check !== 'DOCUMENTS_PREFERRED') return documents.check
  // Restricted, and the player can do nothing about it: staff must review.
  if (kycLevel === 'RESTRICTED' && !documents.areVerified) return 'RESTRICTED'
  if (limitLeft <= 0n) return 'WITHDRAWAL_LIMIT_REACHED'
  if (balance < least) return 'NOT_ENOUGH_FUNDS'
  return documents.check ?? 'SUCCESS'
}

/** Whether the player has to send something. */
export function awaitsDocuments({ check }: DocumentVerification): boolean {
  return check === 'DOCUMENTS_REQUIRED' || check === 'DOCUMENTS_REQUIRED_RESTRICTED'
}
