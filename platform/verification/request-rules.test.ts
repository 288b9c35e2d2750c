import { describe, expect, test } from 'vitest'
import { REQUEST_STATUSES, type RequestStatus } from '#contracts/player-api/verification-words.ts'
import { levelAfter, mayBecome, stepsToReview } from './request-rules.ts'

test('only the transitions of GAP-062 are allowed', () => {
  const taken = REQUEST_STATUSES.flatMap((from) =>
    REQUEST_STATUSES.filter((to) => mayBecome(from, to)).map((to) => `${from} > ${to}`),
  )
  expect(taken).toEqual([
    'UNREQUESTED > REQUESTED',
    'REQUESTED > UNDER_REVIEW',
    'REQUESTED > EXPIRED',
    'UNDER_REVIEW > REQUESTED',
    'UNDER_REVIEW > VERIFIED',
    'UNDER_REVIEW > EXPIRED',
    'VERIFIED > EXPIRED',
    'EXPIRED > REQUESTED',
  ])
})

test('a submitted document goes to review from the states that allow it', () => {
  const steps = Object.fromEntries(REQUEST_STATUSES.map((it) => [it, stepsToReview(it)]))
  expect(steps).toEqual({
    UNREQUESTED: ['REQUESTED', 'UNDER_REVIEW'],
    REQUESTED: ['UNDER_REVIEW'],
    UNDER_REVIEW: null,
    VERIFIED: null,
    EXPIRED: ['REQUESTED', 'UNDER_REVIEW'],
  })
  for (const [from, way] of Object.entries(steps)) {
    let at = from as RequestStatus
    for (const to of way ?? []) {
      expect(mayBecome(at, to)).toBe(true)
      at = to
    }
  }
})

describe('the level that documents give', () => {
  const held = {
    id: 'PROOF_OF_ID',
    address: 'PROOF_OF_ADDRESS',
    payment: 'PROOF_OF_PAYMENT',
    wealth: 'SOURCE_OF_WEALTH',
    edd: 'EDD_QUESTIONNAIRE',
  } as const
  type Held = Partial<Record<keyof typeof held, RequestStatus>>
  test.each<[string, Held, string]>([
    ['NOT_VERIFIED', {}, 'NOT_VERIFIED'],
    ['NOT_REQUIRED', {}, 'NOT_REQUIRED'],
    ['NOT_VERIFIED', { id: 'REQUESTED' }, 'PENDING'],
    ['NOT_VERIFIED', { id: 'UNDER_REVIEW' }, 'PENDING'],
    ['PENDING', { id: 'VERIFIED' }, 'DATA_VERIFIED'],
    ['PENDING', { id: 'VERIFIED', address: 'REQUESTED' }, 'PENDING'],
    ['PENDING', { id: 'VERIFIED', address: 'VERIFIED' }, 'FULLY VERIFIED'],
    ['PENDING', { id: 'VERIFIED', address: 'VERIFIED', payment: 'UNDER_REVIEW' }, 'PENDING'],
    ['FULLY VERIFIED', { id: 'EXPIRED', address: 'VERIFIED' }, 'PENDING_EXPIRED'],
    ['PENDING_EXPIRED', { id: 'REQUESTED', address: 'VERIFIED' }, 'PENDING'],
    ['PENDING', { wealth: 'VERIFIED' }, 'ENHANCED'],
    ['ENHANCED KYC', { id: 'REQUESTED' }, 'ENHANCED'],
    ['ENHANCED', { edd: 'REQUESTED' }, 'EDD_PENDING'],
    ['EDD_PENDING', { edd: 'UNDER_REVIEW' }, 'EDD_UNDER_REVIEW'],
    ['EDD_UNDER_REVIEW', { edd: 'VERIFIED' }, 'ENHANCED'],
    ['PENDING', {}, 'NOT_VERIFIED'],
    ['RESTRICTED', { id: 'VERIFIED', address: 'VERIFIED' }, 'RESTRICTED'],
    ['SUSPENDED', { wealth: 'VERIFIED' }, 'SUSPENDED'],
  ])('%s with %j is %s', (level, statuses, expected) => {
    const documents = Object.entries(statuses).map(([name, documentStatus]) => ({
      documentTypeName: held[name as keyof typeof held],
      documentStatus,
    }))
    expect(levelAfter(level, documents)).toBe(expected)
  })
})
