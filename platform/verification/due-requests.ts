import type { Currency } from '#contracts/money.ts'
import { sameLevel } from '#contracts/player-api/verification-need.ts'
import type {
  ChangedDetail,
  DocumentType,
  RequestReason,
  RequestStatus,
} from '#contracts/player-api/verification-words.ts'
import { scaledFromEuro } from '#markets/payment-methods.ts'
import type { AmountRule, DocumentRequestRules } from '#markets/types.ts'
import { levelAfter } from './request-rules.ts'

type Held = { documentTypeName: DocumentType; documentStatus: RequestStatus }
type HeldProof = Held & { about: string }

/** What the rules look at. Sums in minor units of the player's currency, instants in Unix milliseconds. */
export type RequestFacts = {
  level: string
  currency: Currency
  documents: readonly HeldProof[]
  paidInMinor: bigint
  /** With the withdrawal that is asked for. */
  paidOutMinor: bigint
  registeredAt: number
  now: number
  /** Details that have changed since the last request for them. */
  changed: readonly ChangedDetail[]
  /** Where the withdrawal goes that is asked for, and whether none went anywhere else before. */
  payout: { label: string; isKnown: boolean } | null
}

/** `about` tells several documents of one type apart. */
export type DueRequest = { documentType: DocumentType; about: string; reason: RequestReason }

export type DueRequests = {
  requests: DueRequest[]
  /** Changes that need no further look: proof is requested, was open already, or is not needed. */
  settled: ChangedDetail[]
  /** When the rules have to be asked again if nothing happens before; null: never. */
  nextAt: number | null
}

const DAY_MS = 86_400_000
/** Set by hand: staff decides what these players have to send, and a proof must not lift what staff has restricted. */
export const LEFT_TO_STAFF = ['RESTRICTED', 'SUSPENDED']
/** Staff has freed these players from verification (KYC-16). */
const FREED = 'NOT_REQUIRED'
/** What a level says is proved, also where staff set it without a document. */
const PROVED_BY: Readonly<Record<string, readonly DocumentType[]>> = {
  DATA_VERIFIED: ['PROOF_OF_ID'],
  'FULLY VERIFIED': ['PROOF_OF_ID', 'PROOF_OF_ADDRESS'],
  ENHANCED: ['PROOF_OF_ID', 'PROOF_OF_ADDRESS', 'SOURCE_OF_WEALTH'],
}

/**
 * The documents that a rule of the market requests now (KYC-03, KYC-14): by sums, by the age of the account, by changed
 * details. Asked again with the same facts after the requests were made, it requests nothing: one open request of a
 * type is enough, no matter who made it.
 */
export function dueRequests(facts: RequestFacts, rules: DocumentRequestRules): DueRequests {
  if (facts.level === FREED) return { requests: [], settled: [...facts.changed], nextAt: null }
  if (LEFT_TO_STAFF.includes(facts.level)) {
    const isWaiting = facts.changed.length > 0
    return { requests: [], settled: [], nextAt: isWaiting ? facts.now + DAY_MS : null }
  }
  const waiting = facts.changed.filter((it) => stateOf(facts, rules.changed[it]) === 'UNDER_REVIEW')
  const wanted = [
    ...facts.changed.flatMap((it) => changeRequest(facts, rules, it)),
    ...payoutRequest(facts, rules),
    ...amountRequests(facts, 'PAID_OUT', rules.paidOut),
    ...amountRequests(facts, 'PAID_IN', rules.paidIn),
    ...ageRequests(facts, rules),
  ]
  return {
    requests: wanted.filter(
      (it, at) => wanted.findIndex((other) => other.documentType === it.documentType) === at,
    ),
    settled: facts.changed.filter((it) => !waiting.includes(it)),
    nextAt: nextLook(facts, rules, waiting.length > 0),
  }
}

/** The level after a request by a rule: a questionnaire that staff wants stays what blocks (GAP-064). */
export function levelAfterRule(level: string, documents: readonly Held[]): string {
  return level.startsWith('EDD_') ? level : levelAfter(level, documents)
}

/** The most open state of the documents of a type; null: none was requested. */
function stateOf({ documents }: RequestFacts, type: DocumentType): RequestStatus | null {
  const states = documents.filter((it) => it.documentTypeName === type)
  const has = (status: RequestStatus) => states.some((it) => it.documentStatus === status)
  if (has('REQUESTED') || has('EXPIRED')) return 'REQUESTED'
  if (has('UNDER_REVIEW')) return 'UNDER_REVIEW'
  return has('VERIFIED') ? 'VERIFIED' : null
}

const isProvedByLevel = ({ level }: RequestFacts, type: DocumentType) =>
  PROVED_BY[sameLevel(level)]?.includes(type) === true

/** Whether nothing of this type was ever requested, sent or proved. */
const isMissing = (facts: RequestFacts, type: DocumentType) =>
  stateOf(facts, type) === null && !isProvedByLevel(facts, type)

/**
 * What was proved before has to be proved again. Of players who have neither paid in nor proved anything nothing is asked
 * for: no more data than the law needs.
 */
function changeRequest(
  facts: RequestFacts,
  rules: DocumentRequestRules,
  detail: ChangedDetail,
): DueRequest[] {
  const documentType = rules.changed[detail]
  const state = stateOf(facts, documentType)
  const isProved = state === 'VERIFIED' || (state === null && isProvedByLevel(facts, documentType))
  if (!isProved && (state !== null || facts.paidInMinor === 0n)) return []
  return [{ documentType, about: '', reason: `${detail}_CHANGED` }]
}

/** Money that goes where none has gone before: whose account that is has to be proved first. */
function payoutRequest(facts: RequestFacts, rules: DocumentRequestRules): DueRequest[] {
  const { payout, documents } = facts
  if (payout === null || payout.isKnown) return []
  const documentType = rules.changed.PAYOUT_INSTRUMENT
  const isOpen = stateOf(facts, documentType) === 'REQUESTED'
  return isOpen || documents.some((it) => isProofOf(it, documentType, payout.label))
    ? []
    : [{ documentType, about: payout.label, reason: 'PAYOUT_INSTRUMENT_CHANGED' }]
}

const isProofOf = (it: HeldProof, type: DocumentType, label: string) =>
  it.documentTypeName === type &&
  it.about === label &&
  (it.documentStatus === 'VERIFIED' || it.documentStatus === 'UNDER_REVIEW')

function amountRequests(
  facts: RequestFacts,
  reason: 'PAID_IN' | 'PAID_OUT',
  rules: readonly AmountRule[],
): DueRequest[] {
  const sum = reason === 'PAID_IN' ? facts.paidInMinor : facts.paidOutMinor
  return rules
    .filter((it) => sum >= scaledFromEuro(it.fromEuro * 100n, facts.currency))
    .flatMap(({ documents }) => missing(facts, documents, reason))
}

function ageRequests(facts: RequestFacts, { accountAge }: DocumentRequestRules): DueRequest[] {
  if (facts.paidInMinor === 0n || facts.now < ageReachedAt(facts, accountAge.days)) return []
  return missing(facts, accountAge.documents, 'ACCOUNT_AGE')
}

const ageReachedAt = ({ registeredAt }: RequestFacts, days: number) => registeredAt + days * DAY_MS

function missing(
  facts: RequestFacts,
  documents: readonly DocumentType[],
  reason: RequestReason,
): DueRequest[] {
  return documents
    .filter((it) => isMissing(facts, it))
    .map((documentType) => ({
      documentType,
      about: documentType === 'PROOF_OF_PAYMENT' ? (facts.payout?.label ?? '') : '',
      reason,
    }))
}

/** A proof under review may be of before the change: it is looked at again when the review is over. */
function nextLook(
  facts: RequestFacts,
  { accountAge }: DocumentRequestRules,
  isWaiting: boolean,
): number | null {
  if (isWaiting) return facts.now + DAY_MS
  const at = ageReachedAt(facts, accountAge.days)
  return facts.paidInMinor > 0n && at > facts.now ? at : null
}
