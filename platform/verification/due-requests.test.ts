import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CHANGED_DETAILS,
  DOCUMENT_TYPES,
  type DocumentType,
  REQUEST_REASONS,
  REQUEST_STATUSES,
  type RequestStatus,
} from '#contracts/player-api/verification-words.ts'
import { STRICT } from '#markets/strict.ts'
import { dueRequests, levelAfterRule, type RequestFacts } from './due-requests.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 26, 12)
const RULES = STRICT.documentRequests.value
const NOTHING: RequestFacts = {
  ...{ level: 'NOT_VERIFIED', currency: 'EUR', documents: [], changed: [], payout: null },
  ...{ paidInMinor: 0n, paidOutMinor: 0n, registeredAt: NOW, now: NOW },
}
const due = (facts: Partial<RequestFacts>) => dueRequests({ ...NOTHING, ...facts }, RULES)
const asked = (facts: Partial<RequestFacts>) =>
  due(facts).requests.map((it) =>
    [it.documentType, it.about, it.reason].filter((word) => word !== '').join(' '),
  )
const held = (documentTypeName: DocumentType, documentStatus: RequestStatus, about = '') => ({
  ...{ documentTypeName, documentStatus, about },
})

test('nothing is requested from a new player', () => {
  expect(due({})).toEqual({ requests: [], settled: [], nextAt: null })
})

describe('sums', () => {
  const ID_AND_ADDRESS = ['PROOF_OF_ID PAID_IN', 'PROOF_OF_ADDRESS PAID_IN']
  test.each<[string, Partial<RequestFacts>, string[]]>([
    ['a cent below the first amount', { paidInMinor: 999_99n }, []],
    ['the first amount', { paidInMinor: 1_000_00n }, ID_AND_ADDRESS],
    [
      'below the first amount in the currency of the player',
      { paidInMinor: 9_999_00n, currency: 'NOK' },
      [],
    ],
    [
      'the first amount in the currency of the player',
      { paidInMinor: 10_000_00n, currency: 'NOK' },
      ID_AND_ADDRESS,
    ],
    [
      'the second amount',
      { paidInMinor: 10_000_00n },
      [...ID_AND_ADDRESS, 'SOURCE_OF_WEALTH PAID_IN'],
    ],
    ['a cent below the amount paid out', { paidOutMinor: 1_999_99n }, []],
    [
      'the amount paid out',
      { paidOutMinor: 2_000_00n },
      ['PROOF_OF_ID PAID_OUT', 'PROOF_OF_PAYMENT PAID_OUT'],
    ],
    [
      'the amount paid out to a card',
      { paidOutMinor: 2_000_00n, payout: { label: '•••• 4242', isKnown: true } },
      ['PROOF_OF_ID PAID_OUT', 'PROOF_OF_PAYMENT •••• 4242 PAID_OUT'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(asked(facts)).toEqual(expected)
  })

  test.each(REQUEST_STATUSES)('request once: an identity document that is %s', (status) => {
    const facts = { paidInMinor: 1_000_00n, documents: [held('PROOF_OF_ID', status)] }
    const isAsked = asked(facts).includes('PROOF_OF_ID PAID_IN')
    expect(isAsked).toBe(status === 'UNREQUESTED')
  })

  test.each([
    ['DATA_VERIFIED', ['PROOF_OF_ADDRESS PAID_IN', 'SOURCE_OF_WEALTH PAID_IN']],
    ['FULLY VERIFIED', ['SOURCE_OF_WEALTH PAID_IN']],
    ['FULLY_VERIFIED', ['SOURCE_OF_WEALTH PAID_IN']],
    ['ENHANCED KYC', []],
  ])('do not request what the level %s covers', (level, expected) => {
    expect(asked({ level, paidInMinor: 10_000_00n })).toEqual(expected)
  })
})

describe('the age of the account', () => {
  const ago = (days: number) => ({ registeredAt: NOW - days * DAY, paidInMinor: 10_00n })

  test('requests the identity on its day, and not before', () => {
    expect(asked({ ...ago(14), registeredAt: NOW - 14 * DAY + 1 })).toEqual([])
    expect(asked(ago(14))).toEqual(['PROOF_OF_ID ACCOUNT_AGE'])
  })

  test('is checked again on that day, while it lies ahead', () => {
    expect(due(ago(4)).nextAt).toBe(NOW + 10 * DAY)
    expect(due(ago(14)).nextAt).toBeNull()
  })

  test('requests nothing before the first deposit', () => {
    expect(due({ ...ago(400), paidInMinor: 0n })).toMatchObject({ requests: [], nextAt: null })
  })
})

describe('changed details', () => {
  test.each(CHANGED_DETAILS)('request a proof of %s from a player who has deposited', (detail) => {
    expect(asked({ changed: [detail], paidInMinor: 10_00n })).toEqual([
      `${RULES.changed[detail]} ${detail}_CHANGED`,
    ])
  })

  test('of a player without deposits or proofs request nothing, and are settled', () => {
    expect(due({ changed: ['ADDRESS'] })).toMatchObject({ requests: [], settled: ['ADDRESS'] })
  })

  test.each<[string, Partial<RequestFacts>]>([
    ['by a document', { documents: [held('PROOF_OF_ADDRESS', 'VERIFIED')] }],
    ['by the level', { level: 'FULLY VERIFIED' }],
  ])('must be proved again if they were proved %s', (_, facts) => {
    expect(asked({ ...facts, changed: ['ADDRESS'] })).toEqual(['PROOF_OF_ADDRESS ADDRESS_CHANGED'])
  })

  test.each(['REQUESTED', 'EXPIRED'] as const)('add nothing to what is %s', (status) => {
    const documents = [held('PROOF_OF_ADDRESS', status)]
    expect(due({ changed: ['ADDRESS'], documents, paidInMinor: 10_00n })).toMatchObject({
      requests: [],
      settled: ['ADDRESS'],
    })
  })

  test('wait for a review that may prove the old detail, and stay until then', () => {
    const documents = [held('PROOF_OF_ADDRESS', 'UNDER_REVIEW')]
    expect(due({ changed: ['ADDRESS', 'PHONE'], documents, paidInMinor: 10_00n })).toEqual({
      requests: [{ documentType: 'PROOF_OF_ID', about: '', reason: 'PHONE_CHANGED' }],
      settled: ['PHONE'],
      nextAt: NOW + DAY,
    })
  })

  test('request once for two details with one proof', () => {
    expect(asked({ changed: ['NAME', 'PHONE'], paidInMinor: 10_00n })).toEqual([
      'PROOF_OF_ID NAME_CHANGED',
    ])
  })
})

describe('the payout instrument of a withdrawal', () => {
  const payout = { label: '•••• 4242', isKnown: false }
  const OTHER = 'PROOF_OF_PAYMENT •••• 4242 PAYOUT_INSTRUMENT_CHANGED'
  test.each<[string, Partial<RequestFacts>, string[]]>([
    ['a known one', { payout: { ...payout, isKnown: true } }, []],
    ['a new one', { payout }, [OTHER]],
    [
      'a new one that is proved',
      { payout, documents: [held('PROOF_OF_PAYMENT', 'VERIFIED', payout.label)] },
      [],
    ],
    [
      'a new one, with another card proved',
      { payout, documents: [held('PROOF_OF_PAYMENT', 'VERIFIED', 'x')] },
      [OTHER],
    ],
    [
      'a new one, with another proof requested',
      { payout, documents: [held('PROOF_OF_PAYMENT', 'REQUESTED', 'x')] },
      [],
    ],
  ])('%s', (_, facts, expected) => {
    expect(asked(facts)).toEqual(expected)
  })
})

const EVERYTHING: Partial<RequestFacts> = {
  ...{ paidInMinor: 20_000_00n, paidOutMinor: 20_000_00n, registeredAt: 0 },
  ...{ changed: CHANGED_DETAILS, payout: { label: 'x', isKnown: false } },
}

test.each(['RESTRICTED', 'SUSPENDED'])('%s is left to staff, and the changes are kept', (level) => {
  expect(due({ ...EVERYTHING, level })).toEqual({
    requests: [],
    settled: [],
    nextAt: NOW + DAY,
  })
})

test('nothing is requested from a player exempt from verification', () => {
  expect(due({ ...EVERYTHING, level: 'NOT_REQUIRED' })).toEqual({
    requests: [],
    settled: CHANGED_DETAILS,
    nextAt: null,
  })
})

test('a request by a rule does not lift what the questionnaire blocks (GAP-064)', () => {
  const requested = [held('PROOF_OF_ID', 'REQUESTED')]
  expect(levelAfterRule('EDD_PENDING', requested)).toBe('EDD_PENDING')
  expect(levelAfterRule('EDD_UNDER_REVIEW', requested)).toBe('EDD_UNDER_REVIEW')
  expect(levelAfterRule('NOT_VERIFIED', requested)).toBe('PENDING')
})

test('one open request of a type is enough, and repeating requests nothing', () => {
  const facts = fc.record({
    level: fc.constantFrom('NOT_VERIFIED', 'PENDING', 'FULLY VERIFIED', 'ENHANCED', 'RESTRICTED'),
    currency: fc.constant('EUR' as const),
    documents: fc.uniqueArray(
      fc.record({
        documentTypeName: fc.constantFrom(...DOCUMENT_TYPES),
        documentStatus: fc.constantFrom(...REQUEST_STATUSES),
        about: fc.constantFrom('', 'x'),
      }),
      { selector: (it) => `${it.documentTypeName} ${it.about}` },
    ),
    paidInMinor: fc.bigInt(0n, 12_000_00n),
    paidOutMinor: fc.bigInt(0n, 3_000_00n),
    registeredAt: fc.constantFrom(NOW, NOW - 14 * DAY),
    now: fc.constant(NOW),
    changed: fc.subarray([...CHANGED_DETAILS]),
    payout: fc.constantFrom(null, { label: 'x', isKnown: true }, { label: 'x', isKnown: false }),
  })
  fc.assert(
    fc.property(facts, (before) => {
      const { requests, settled } = dueRequests(before, RULES)
      const types = requests.map((it) => it.documentType)
      expect(new Set(types).size).toBe(types.length)
      for (const { documentType, reason } of requests) {
        expect(REQUEST_REASONS).toContain(reason)
        const open = before.documents.some(
          (it) =>
            it.documentTypeName === documentType &&
            ['REQUESTED', 'EXPIRED'].includes(it.documentStatus),
        )
        expect(open).toBe(false)
      }
      const after: RequestFacts = {
        ...before,
        documents: [
          ...before.documents.filter(
            (it) =>
              !requests.some(
                (one) => one.documentType === it.documentTypeName && one.about === it.about,
              ),
          ),
          ...requests.map((it) => held(it.documentType, 'REQUESTED', it.about)),
        ],
        changed: before.changed.filter((it) => !settled.includes(it)),
      }
      expect(dueRequests(after, RULES).requests).toEqual([])
    }),
  )
})
