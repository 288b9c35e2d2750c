import type { CheckResult, LIMIT_TYPES } from '#contracts/player-api/cashier-words.ts'
import type { KYC_LEVELS } from '#contracts/player-api/standing.ts'
import { type DocumentsCheck, daysLeftToVerify } from '#contracts/player-api/verification-need.ts'

type KycLevel = (typeof KYC_LEVELS)[number]

/** What limits of the player's own say; null where none is set. */
export type DepositLimit = {
  refused: boolean
  /** A limit on what is spent, not on what is paid in. */
  isSpend: boolean
  leftMinor: bigint
  type: (typeof LIMIT_TYPES)[number]
  resetOn: string
}

export type DepositQuestion = {
  /** As they are in effect: the player's own, the status and a suspension laid together (CON-05). */
  flags: { deposit: boolean; payout: boolean }
  kyc: KycLevel
  /** What documents say to it: one rule with withdrawals. */
  documents: DocumentsCheck | null
  firstDepositAt: Date | null
  /** The player has chosen to prove who they are later. */
  later: boolean
  limit: DepositLimit | null
  /** Limits that the market wants before the first deposit are not set. */
  limitsMissing: boolean
  /** Whether the least deposit still fits into what may be paid in unproved. */
  hasRoom: boolean
  nowMs: number
}
export type DepositAnswer = { status: CheckResult; daysLeft: number | null }

/** Levels at which nobody has looked at a document yet: they may pay in for some days, and up to a sum. */
const UNPROVED: readonly KycLevel[] = ['NOT_VERIFIED', 'DATA_VERIFIED', 'PENDING']

/** Whether this player may pay in now (BNK-21, BNK-22, GAP-080). The strictest word wins. */
export function checkDeposit(question: DepositQuestion): DepositAnswer {
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
  // Of who is proved already there is no day by which it has to be (GAP-064).
  const hasDays = !['ENHANCED', 'ENHANCED KYC'].includes(kyc)
  return { status: documents, daysLeft: hasDays ? daysLeft(question) : null }
}

function daysLeft({ firstDepositAt, nowMs }: DepositQuestion): number {
  return daysLeftToVerify(firstDepositAt?.toISOString() ?? null, nowMs)
}

/** Who has not proved anything may pay in for some days and up to a sum; who has sent documents waits for us. */
function inTime(question: DepositQuestion): DepositAnswer {
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

const only = (status: CheckResult): DepositAnswer => ({ status, daysLeft: null })
