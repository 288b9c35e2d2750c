/** The literals of identity verification (KYC-*, EDD-*). No zod: pages import this. */

/** KYC-06 */
export const DOCUMENT_TYPES = [
  'PROOF_OF_ID',
  'PROOF_OF_ADDRESS',
  'PROOF_OF_PAYMENT',
  'SOURCE_OF_WEALTH',
  'EDD_QUESTIONNAIRE',
  'OTHER',
] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** Types that are proved by uploads; the questionnaire is a form. */
export const FILE_DOCUMENT_TYPES = [
  'PROOF_OF_ID',
  'PROOF_OF_ADDRESS',
  'PROOF_OF_PAYMENT',
  'SOURCE_OF_WEALTH',
  'OTHER',
] as const satisfies readonly DocumentType[]
export type FileDocumentType = (typeof FILE_DOCUMENT_TYPES)[number]

/** KYC-02 */
export const REQUEST_STATUSES = [
  'UNREQUESTED',
  'REQUESTED',
  'UNDER_REVIEW',
  'VERIFIED',
  'EXPIRED',
] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]

/** How a document request or a bonus was triggered (KYC-03, REW-04, CON-19). */
export const TRIGGERS = ['MANUAL', 'TRIGGERED', 'OPT_IN'] as const
export type Trigger = (typeof TRIGGERS)[number]

/** Details of a player for which a change makes a rule request a document. */
export const CHANGED_DETAILS = [
  'NAME',
  'BIRTH_DATE',
  'ADDRESS',
  'PHONE',
  'PAYOUT_INSTRUMENT',
] as const
export type ChangedDetail = (typeof CHANGED_DETAILS)[number]

/** Why a rule requested a document (KYC-14); the pages have the texts. */
export const REQUEST_REASONS = [
  'PAID_IN',
  'PAID_OUT',
  'ACCOUNT_AGE',
  'NAME_CHANGED',
  'BIRTH_DATE_CHANGED',
  'ADDRESS_CHANGED',
  'PHONE_CHANGED',
  'PAYOUT_INSTRUMENT_CHANGED',
] as const
export type RequestReason = (typeof REQUEST_REASONS)[number]

/** Kinds of proof of address (GAP-063). */
export const ADDRESS_SUB_TYPES = [
  'UTILITY_BILL',
  'BANK_STATEMENT',
  'TAX_LETTER',
  'GOVERNMENT_LETTER',
] as const

/**
 * Kinds of proof of wealth, with their API code (KYC-13). Two share the code BS: a form shows both, a stored BS may
 * mean either (CON-20).
 */
export const WEALTH_CODES = {
  BANK_STATEMENT: 'BS',
  CREDIT_CARD_STATEMENT: 'CCS',
  UTILITY_BILL: 'UB',
  EMPLOYMENT: 'PS',
  SALE_OF_PROPERTY: 'SP',
  SAVINGS: 'BS',
  SALE_OF_SECURITIES: 'SC',
  INHERITANCE: 'WI',
  WINNINGS: 'WN',
  OTHER: 'OT',
} as const

/** Why a reviewer may reject a document (KYC-12, GAP-061). */
export const REJECTION_REASONS = [
  'EMPTY',
  'BAD_QUALITY',
  'CROPPED_CORNERS_NOT_VISIBLE',
  'DAMAGED_DOCUMENT',
  'GENERIC_NO_NAME',
  'ID_BACKSIDE',
  'ID_BLACK_AND_WHITE',
  'ID_EXPIRED',
  'ID_INVALID_TYPE',
  'ID_NAME_MISMATCH',
  'INVALID_ISSUE_DATE',
  'INVALID_SELFIE',
  'MISSING_DOCUMENT_PAGE',
  'PHOTO',
  'POA_ADDRESS_MISMATCH',
  'POA_INVALID_TYPE',
  'POA_MOBILE_PHONE_BILL',
  'POA_NAME_MISMATCH',
  'POA_NO_ISSUE_DATE',
  'POP_CARD_NAME_MISMATCH',
  'POP_CARD_NUMBER_MISMATCH',
  'POP_CARD_DIGITS_NOT_VISIBLE',
  'POP_CARD_CVV_VISIBLE',
  'POP_CARD_EXPIRED',
  'POP_CARD_BACKSIDE_MISSING',
  'POP_EWALLET_NAME_MISMATCH',
  'POP_EWALLET_ACCOUNT_NOT_VISIBLE',
  'POP_EWALLET_WRONG_ACCOUNT',
  'POP_INCORRECT',
  'REJECTED_DUE_TO_MASKED_INFO',
  'SCREENSHOT_NOT_ORIGINAL_DOCUMENT',
  'EMAIL',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

/** The player's next step after a rejection; every reason maps to one. */
export type NextStep =
  | 'RETAKE'
  | 'OTHER_DOCUMENT'
  | 'ADD_PAGE'
  | 'CHECK_DETAILS'
  | 'UNMASK'
  | 'ORIGINAL_FILE'

/** Reasons that apply to one kind of document are offered only for that kind. */
const OF_ONE_KIND: readonly [prefix: string, type: DocumentType][] = [
  ['ID_', 'PROOF_OF_ID'],
  ['INVALID_SELFIE', 'PROOF_OF_ID'],
  ['POA_', 'PROOF_OF_ADDRESS'],
  ['POP_', 'PROOF_OF_PAYMENT'],
]

/** The possible rejection reasons for this kind of document. */
export function rejectionReasonsOf(type: DocumentType): RejectionReason[] {
  return REJECTION_REASONS.filter((reason) => {
    const own = OF_ONE_KIND.find(([prefix]) => reason.startsWith(prefix))
    return own === undefined || own[1] === type
  })
}

const OTHER_STEPS: Partial<Record<RejectionReason, NextStep>> = {
  GENERIC_NO_NAME: 'OTHER_DOCUMENT',
  ID_BACKSIDE: 'ADD_PAGE',
  ID_EXPIRED: 'OTHER_DOCUMENT',
  ID_INVALID_TYPE: 'OTHER_DOCUMENT',
  ID_NAME_MISMATCH: 'CHECK_DETAILS',
  INVALID_ISSUE_DATE: 'OTHER_DOCUMENT',
  MISSING_DOCUMENT_PAGE: 'ADD_PAGE',
  PHOTO: 'ORIGINAL_FILE',
  POA_ADDRESS_MISMATCH: 'CHECK_DETAILS',
  POA_INVALID_TYPE: 'OTHER_DOCUMENT',
  POA_MOBILE_PHONE_BILL: 'OTHER_DOCUMENT',
  POA_NAME_MISMATCH: 'CHECK_DETAILS',
  POA_NO_ISSUE_DATE: 'OTHER_DOCUMENT',
  POP_CARD_NAME_MISMATCH: 'CHECK_DETAILS',
  POP_CARD_NUMBER_MISMATCH: 'OTHER_DOCUMENT',
  POP_CARD_EXPIRED: 'OTHER_DOCUMENT',
  POP_CARD_BACKSIDE_MISSING: 'ADD_PAGE',
  POP_EWALLET_NAME_MISMATCH: 'CHECK_DETAILS',
  POP_EWALLET_WRONG_ACCOUNT: 'OTHER_DOCUMENT',
  POP_INCORRECT: 'OTHER_DOCUMENT',
  REJECTED_DUE_TO_MASKED_INFO: 'UNMASK',
  SCREENSHOT_NOT_ORIGINAL_DOCUMENT: 'ORIGINAL_FILE',
  EMAIL: 'ORIGINAL_FILE',
}

/** The next step after a rejection; for an unknown reason it is a better picture (GAP-061). */
export function nextStepOf(reason: string): NextStep {
  const known: Partial<Record<string, NextStep>> = OTHER_STEPS
  return (Object.hasOwn(OTHER_STEPS, reason) ? known[reason] : undefined) ?? 'RETAKE'
}

/** GAP-063 */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024
export const MAX_DOCUMENT_FILES = 5
/** Stored formats: images (JPEG and PNG are accepted) are re-encoded as JPEG. */
export const FILE_KINDS = ['jpeg', 'pdf'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** GAP-065: ids in the API; the pages have the texts. */
export const OCCUPATIONS = [
  'ACCOUNTING_AND_FINANCE',
  'AGRICULTURE_AND_FISHING',
  'ARTS_AND_MEDIA',
  'CONSTRUCTION_AND_TRADES',
  'EDUCATION',
  'ENGINEERING_AND_IT',
  'GOVERNMENT',
  'HEALTHCARE',
  'HOMEMAKER',
  'HOSPITALITY',
  'LEGAL',
  'MANUFACTURING',
  'MILITARY_AND_POLICE',
  'RETAIL_AND_SALES',
  'RETIRED',
  'SELF_EMPLOYED',
  'STUDENT',
  'TRANSPORT',
  'UNEMPLOYED',
  'OTHER',
] as const

export const SOURCES_OF_FUNDS = [
  'SALARY',
  'BUSINESS_INCOME',
  'SAVINGS',
  'PENSION',
  'INVESTMENTS',
  'SALE_OF_PROPERTY',
  'SALE_OF_SECURITIES',
  'INHERITANCE',
  'GAMBLING_WINNINGS',
  'FAMILY_SUPPORT',
  'STATE_BENEFITS',
  'OTHER',
] as const

/** Lower bound of each range of annual salary, in euros; its id is its index plus one, 0 is not chosen. */
export const SALARY_RANGES_FROM = [0, 10_000, 25_000, 50_000, 75_000, 100_000, 150_000] as const
export const MAX_QUESTIONNAIRE_TEXT = 100
