import { describe, expect, test } from 'vitest'
import { KYC_LEVELS } from './account-status.ts'
import { parseRequestedTypes, questionnaireAnswer } from './verification.ts'
import {
  DAYS_TO_VERIFY,
  daysLeftToVerify,
  type HeldDocument,
  hasNoOpenVerification,
  isKycComplete,
  verificationNeeded,
} from './verification-need.ts'
import {
  DOCUMENT_TYPES,
  nextStepOf,
  REJECTION_REASONS,
  REQUEST_STATUSES,
  rejectionReasonsOf,
} from './verification-words.ts'

const held = (documentStatus: HeldDocument['documentStatus']): HeldDocument[] => [
  { documentTypeName: 'PROOF_OF_ID', documentStatus },
  { documentTypeName: 'PROOF_OF_ADDRESS', documentStatus: 'UNREQUESTED' },
]

describe('KYC is complete (KYC-16, CON-17)', () => {
  const complete = KYC_LEVELS.flatMap((level) =>
    REQUEST_STATUSES.filter((it) => isKycComplete(level, held(it))).map((it) => `${level} ${it}`),
  )
  test('only when nothing is needed, or nothing was ever requested', () => {
    expect(complete).toEqual([
      'NOT_VERIFIED UNREQUESTED',
      ...REQUEST_STATUSES.map((it) => `NOT_REQUIRED ${it}`),
    ])
  })

  test.each([
    ['FULLY VERIFIED', 'VERIFIED', true],
    ['FULLY_VERIFIED', 'VERIFIED', true],
    ['ENHANCED KYC', 'UNDER_REVIEW', true],
    ['ENHANCED', 'REQUESTED', false],
    ['FULLY VERIFIED', 'EXPIRED', false],
    ['DATA_VERIFIED', 'VERIFIED', false],
    ['NOT_VERIFIED', 'UNREQUESTED', true],
  ] as const)('%s with %s has nothing open: %s', (level, status, expected) => {
    expect(hasNoOpenVerification(level, held(status))).toBe(expected)
  })
})

describe('the effect of documents on deposits and withdrawals (GAP-064, GAP-080)', () => {
  test.each([
    ['NOT_VERIFIED', 'UNREQUESTED', 30, null, null],
    ['NOT_VERIFIED', 'REQUESTED', 30, 'DOCUMENTS_PREFERRED', 'DOCUMENTS_REQUIRED'],
    ['NOT_VERIFIED', 'REQUESTED', 0, 'DOCUMENTS_REQUIRED', 'DOCUMENTS_REQUIRED'],
    ['PENDING', 'UNDER_REVIEW', 30, null, 'DOCUMENTS_UNDER_REVIEW'],
    ['PENDING', 'UNDER_REVIEW', 0, 'DOCUMENTS_UNDER_REVIEW', 'DOCUMENTS_UNDER_REVIEW'],
    ['PENDING', 'UNREQUESTED', 30, null, 'DOCUMENTS_UNDER_REVIEW'],
    ['PENDING_EXPIRED', 'EXPIRED', 0, null, 'DOCUMENTS_REQUIRED'],
    ['PENDING_EXPIRED', 'UNREQUESTED', 30, null, 'DOCUMENTS_REQUIRED'],
    ['FULLY VERIFIED', 'VERIFIED', 0, null, null],
    ['FULLY VERIFIED', 'EXPIRED', 0, 'DOCUMENTS_REQUIRED', 'DOCUMENTS_REQUIRED'],
    ['ENHANCED', 'REQUESTED', 0, 'DOCUMENTS_PREFERRED', 'DOCUMENTS_PREFERRED'],
    ['ENHANCED KYC', 'REQUESTED', 0, 'DOCUMENTS_PREFERRED', 'DOCUMENTS_PREFERRED'],
    ['ENHANCED_KYC', 'UNDER_REVIEW', 0, null, null],
    [
      'RESTRICTED',
      'REQUESTED',
      30,
      'DOCUMENTS_REQUIRED_RESTRICTED',
      'DOCUMENTS_REQUIRED_RESTRICTED',
    ],
    ['RESTRICTED', 'UNDER_REVIEW', 30, 'DOCUMENTS_UNDER_REVIEW', 'DOCUMENTS_UNDER_REVIEW'],
    ['RESTRICTED', 'UNREQUESTED', 30, 'DOCUMENTS_REQUIRED_RESTRICTED', null],
    ['RESTRICTED', 'VERIFIED', 30, null, null],
    ['EDD_PENDING', 'VERIFIED', 30, 'DOCUMENTS_REQUIRED', 'DOCUMENTS_REQUIRED'],
    ['EDD_UNDER_REVIEW', 'VERIFIED', 30, 'DOCUMENTS_UNDER_REVIEW', 'DOCUMENTS_UNDER_REVIEW'],
    ['NOT_REQUIRED', 'UNREQUESTED', 0, null, null],
  ] as const)(
    '%s, %s, %i days: deposit %s, withdrawal %s',
    (kycStatus, status, daysLeft, deposit, withdrawal) => {
      const ask = (before: 'DEPOSIT' | 'WITHDRAWAL') =>
        verificationNeeded({ kycStatus, before, daysLeft }, held(status)).check
      expect([ask('DEPOSIT'), ask('WITHDRAWAL')]).toEqual([deposit, withdrawal])
    },
  )

  test('each kind of document that must be sent is named once', () => {
    const two = ['a', 'b'].map(() => ({
      documentTypeName: 'PROOF_OF_PAYMENT' as const,
      documentStatus: 'REQUESTED' as const,
    }))
    const asked = { kycStatus: 'EDD_PENDING', before: 'WITHDRAWAL', daysLeft: 3 } as const
    expect(verificationNeeded(asked, two).documents).toEqual([
      'PROOF_OF_PAYMENT',
      'EDD_QUESTIONNAIRE',
    ])
  })

  test.each([
    [null, DAYS_TO_VERIFY],
    ['2026-11-01T00:00:00.000Z', 30],
    ['2026-10-31T23:59:00.000Z', 30],
    ['2026-10-30T00:00:00.000Z', 28],
    ['2026-09-01T00:00:00.000Z', 0],
  ])('first deposit %s leaves %i days', (first, days) => {
    expect(daysLeftToVerify(first, Date.UTC(2026, 10, 1))).toBe(days)
  })
})

describe('the questionnaire is complete (EDD-03, EDD-04)', () => {
  const whole = { occupation: 'LEGAL', salaryRangeId: 1, sourceOfFunds: 'SALARY' }
  test.each([
    [{}, true],
    [{ occupation: undefined }, false],
    [{ salaryRangeId: 0 }, false],
    [{ salaryRangeId: 8 }, false],
    [{ sourceOfFunds: undefined }, false],
    [{ occupation: 'OTHER' }, false],
    [{ occupation: 'OTHER', otherOccupation: ' ' }, false],
    [{ occupation: 'OTHER', otherOccupation: 'Diver' }, true],
    [{ sourceOfFunds: 'OTHER' }, false],
    [{ sourceOfFunds: 'OTHER', otherSourceOfFunds: 'A prize' }, true],
    [{ placeOfBirth: 'x'.repeat(101) }, false],
    [{ nationality: 'FI', placeOfBirth: 'Turku' }, true],
    [{ nationality: 'fi' }, false],
  ])('%j: %s', (change, expected) => {
    expect(questionnaireAnswer.safeParse({ ...whole, ...change }).success).toBe(expected)
  })
})

test('every rejection has a next step, and every kind of document its reasons', () => {
  for (const reason of REJECTION_REASONS) expect(nextStepOf(reason)).toBeTruthy()
  expect(nextStepOf('SOMETHING_NEW')).toBe('RETAKE')
  expect(nextStepOf('toString')).toBe('RETAKE')
  const offered = DOCUMENT_TYPES.flatMap(rejectionReasonsOf)
  expect([...new Set(offered)].sort()).toEqual([...REJECTION_REASONS].sort())
  expect(rejectionReasonsOf('PROOF_OF_ADDRESS')).not.toContain('ID_BACKSIDE')
})

test('the profile’s list of requested documents is parsed into single types (KYC-21)', () => {
  expect(parseRequestedTypes('PROOF_OF_ADDRESS, PROOF_OF_ID,NOTHING_KNOWN,')).toEqual([
    'PROOF_OF_ID',
    'PROOF_OF_ADDRESS',
  ])
  expect(parseRequestedTypes('')).toEqual([])
})
