import type { CheckResult } from '#contracts/player-api/cashier-words.ts'
import type { DocumentsSay } from '../verification/index.ts'

export type WithdrawalFacts = {
  /** KYC-01. */
  kycLevel: string
  /** The flag of the player; taken away, nothing goes out (SES-06). */
  mayWithdraw: boolean
  documents: DocumentsSay
  /** Minor units: what is in MAIN, what may still go out in this period, and the least that any method pays. */
  balance: bigint
  limitLeft: bigint
  least: bigint
}

/**
 * What a withdrawal comes to before it is asked for (BNK-29, GAP-064). A player who may only take money out may:
 * neither the status of the account nor risk payout is asked here (CON-05). Documents come before money: who has to
 * send them hears that first.
 */
export function judgeWithdrawal(facts: WithdrawalFacts): CheckResult {
  const { kycLevel, mayWithdraw, documents, limitLeft, balance, least } = facts
  if (kycLevel === 'SUSPENDED' || !mayWithdraw) return 'FORBIDDEN'
  if (documents.check !== null && documents.check !== 'DOCUMENTS_PREFERRED') return documents.check
  // Restricted, and nothing that the player could do about it: people have to look.
  if (kycLevel === 'RESTRICTED' && !documents.areVerified) return 'RESTRICTED'
  if (limitLeft <= 0n) return 'WITHDRAWAL_LIMIT_REACHED'
  if (balance < least) return 'NOT_ENOUGH_FUNDS'
  return documents.check ?? 'SUCCESS'
}

/** Whether it is the player's turn to send something. */
export function awaitsDocuments({ check }: DocumentsSay): boolean {
  return check === 'DOCUMENTS_REQUIRED' || check === 'DOCUMENTS_REQUIRED_RESTRICTED'
}
