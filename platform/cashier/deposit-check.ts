import type { CheckResult, LIMIT_TYPES } from '#contracts/player-api/cashier-words.ts'
import type { KYC_LEVELS } from '#contracts/player-api/standing.ts'

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
  firstDepositAt: Date | null
  /** The player has chosen to prove who they are later. */
  later: boolean
  limit: DepositLimit | null
  /** Whether the least deposit still fits into what may be paid in unproved. */
  hasRoom: boolean
  nowMs: number
}
export type DepositAnswer = { status: CheckResult; daysLeft: number | null }

/** How long a player may pay in before proving who they are, from the first deposit on (GAP-080). */
export const DAYS_TO_VERIFY = 30
const DAY_MS = 86_400_000

/** What each level asks of a player who wants to pay in. */
const BY_LEVEL: Readonly<Record<KycLevel, 'nothing' | 'in time' | CheckResult>> = {
  NOT_VERIFIED: 'in time',
  DATA_VERIFIED: 'in time',
  PENDING: 'in time',
  'FULLY VERIFIED': 'nothing',
  'ENHANCED KYC': 'nothing',
  ENHANCED: 'nothing',
  NOT_REQUIRED: 'nothing',
  // By the seed's word (BNK-21).
  PENDING_EXPIRED: 'nothing',
  EDD_PENDING: 'DOCUMENTS_REQUIRED',
  EDD_UNDER_REVIEW: 'DOCUMENTS_UNDER_REVIEW',
  RESTRICTED: 'DOCUMENTS_REQUIRED_RESTRICTED',
  SUSPENDED: 'FORBIDDEN',
}

/** Whether this player may pay in now (BNK-21, BNK-22, GAP-080). The strictest word wins. */
export function checkDeposit(question: DepositQuestion): DepositAnswer {
  const { flags, kyc, limit } = question
  if (!flags.deposit || !flags.payout || kyc === 'SUSPENDED') return only('FORBIDDEN')
  if (limit?.refused) {
    return only(limit.isSpend ? 'SELF_SPEND_LIMIT_REACHED' : 'SELF_LIMIT_REACHED')
  }
  const asked = BY_LEVEL[kyc]
  if (asked === 'nothing') return only('SUCCESS')
  return asked === 'in time' ? inTime(question) : only(asked)
}

/** Who has not proved anything may pay in for some days and up to a sum; who has sent documents waits for us. */
function inTime({ kyc, firstDepositAt, later, hasRoom, nowMs }: DepositQuestion): DepositAnswer {
  const sent = kyc === 'PENDING'
  const mustProve = only(sent ? 'DOCUMENTS_UNDER_REVIEW' : 'DOCUMENTS_REQUIRED')
  if (!hasRoom) return mustProve
  if (firstDepositAt === null) return only('SUCCESS')
  const endsMs = firstDepositAt.getTime() + DAYS_TO_VERIFY * DAY_MS
  if (nowMs >= endsMs) return mustProve
  if (sent || later) return only('SUCCESS')
  return { status: 'DOCUMENTS_PREFERRED', daysLeft: Math.ceil((endsMs - nowMs) / DAY_MS) }
}

const only = (status: CheckResult): DepositAnswer => ({ status, daysLeft: null })
