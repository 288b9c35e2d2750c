import type { KYC_LEVELS } from '#contracts/player-api/account-status.ts'
import type { CheckResult, LIMIT_TYPES } from '#contracts/player-api/deposit-words.ts'
import { type DocumentsCheck, daysLeftToVerify } from '#contracts/player-api/verification-need.ts'

type KycLevel = (typeof KYC_LEVELS)[number]

/** Outcome of the player's own limits; null where none is set. */
export type DepositLimit = {
  refused: boolean
  /** A spending limit, not a deposit limit. */
  isSpend: boolean
  leftMinor: bigint
  type: (typeof LIMIT_TYPES)[number]
  resetOn: string
}

export type DepositCheckInput = {
  /** The flags in effect: the player's own, the status and a suspension combined (CON-05). */
  flags: { deposit: boolean; payout: boolean }
  kyc: KycLevel
  /** Outcome of the documents rule, shared with withdrawals. */
  documents: DocumentsCheck | null
  firstDepositAt: Date | null
  /** The player has chosen to verify their identity later. */
  later: boolean
  limit: DepositLimit | null
  /** Limits that the market requires before the first deposit are not set. */
  limitsMissing: boolean
  /** Whether the least deposit still fits into the bound for unverified players. */
  hasRoom: boolean
  nowMs: number
}
export type DepositCheckResult = { status: CheckResult; daysLeft: number | null }

/** Levels without any reviewed document: deposits are allowed for some days, and up to a sum. */
const UNPROVED: readonly KycLevel[] = ['NOT_VERIFIED', 'DATA_VERIFIED', 'PENDING']

/** Whether this player may deposit now (BNK-21, BNK-22, GAP-080). The strictest rule wins. */
export function checkDeposit(question: DepositCheckInput): DepositCheckResult {
  const { flags, kyc, limit } = question
  if (!flags.deposit || !flags.payout || kyc === 'SUSPENDED') return only('FORBIDDEN')
  if (question.limitsMissing) return only('LIMITS_REQUIRED')
  if (limit?.refused) {
    return only(limit.isSpend ? 'SELF_SPEND_LIMIT_REACHED' : 'SELF_LIMIT_REACHED')
  }
  const { documents, later } = question
  if (documents !== null && documents !== 'DOCUMENTS_PREFERRED') return only(documents)
  const byLevel = UNPROVED.includes(kyc) ? inTime(question) : only('SUCCESS')
  if (documents === null || later || byLevel.status !== 'SUCCESS') return byLevel
  // A player who is already verified has no deadline for it (GAP-064).
  const hasDays = !['ENHANCED', 'ENHANCED KYC'].includes(kyc)
  return { status: documents, daysLeft: hasDays ? daysLeft(question) : null }
}

function daysLeft({ firstDepositAt, nowMs }: DepositCheckInput): number {
  return daysLeftToVerify(firstDepositAt?.toISOString() ?? null, nowMs)
}

/**
 * Unverified players may deposit for some days and up to a sum; after sending documents the player waits for our
 * review.
 */
function inTime(question: DepositCheckInput): DepositCheckResult {
  const { kyc, firstDepositAt, later, hasRoom } = question
  const sent = kyc === 'PENDING'
  const mustProve = only(sent ? 'DOCUMENTS_UNDER_REVIEW' : 'DOCUMENTS_REQUIRED')
  if (!hasRoom) return mustProve
  if (firstDepositAt === null) return only('SUCCESS')
  const left = daysLeft(question)
  if (left === 0) return mustProve
  if (sent || later) return only('SUCCESS')
  return { status: 'DOCUMENTS_PREFERRED', daysLeft: left }
}

const only = (status: CheckResult): DepositCheckResult => ({ status, daysLeft: null })
