import { describe, expect, test } from 'vitest'
import { KYC_LEVELS } from '#contracts/player-api/account-status.ts'
import { awaitsDocuments, evaluateWithdrawal, type WithdrawalFacts } from './evaluate-withdrawal.ts'

const NONE = { check: null, areVerified: false } as const
const asked = (check: WithdrawalFacts['documents']['check']) => ({ check, areVerified: false })
const FINE: WithdrawalFacts = {
  kycLevel: 'FULLY VERIFIED',
  mayWithdraw: true,
  documents: NONE,
  balance: 10_000n,
  limitLeft: 500_000n,
  least: 2_000n,
}

describe('the check before a withdrawal', () => {
  test.each(KYC_LEVELS)('level %s without documents in the way', (kycLevel) => {
    const expected = { SUSPENDED: 'FORBIDDEN', RESTRICTED: 'RESTRICTED' }[kycLevel as string]
    expect(evaluateWithdrawal({ ...FINE, kycLevel })).toBe(expected ?? 'SUCCESS')
  })

  test('level RESTRICTED with all its documents verified (GAP-064)', () => {
    const documents = { check: null, areVerified: true }
    expect(evaluateWithdrawal({ ...FINE, kycLevel: 'RESTRICTED', documents })).toBe('SUCCESS')
  })

  test.each([
    ['a player who may not withdraw', { mayWithdraw: false }, 'FORBIDDEN'],
    ['nothing left of the limit', { limitLeft: 0n }, 'WITHDRAWAL_LIMIT_REACHED'],
    ['more withdrawn than a lowered limit allows', { limitLeft: -1n }, 'WITHDRAWAL_LIMIT_REACHED'],
    ['a cent less than any method pays', { balance: 1_999n }, 'NOT_ENOUGH_FUNDS'],
    ['exactly what a method pays', { balance: 2_000n }, 'SUCCESS'],
    ['no money and no limit left', { balance: 0n, limitLeft: 0n }, 'WITHDRAWAL_LIMIT_REACHED'],
    [
      'documents before money',
      { balance: 0n, documents: asked('DOCUMENTS_REQUIRED') },
      'DOCUMENTS_REQUIRED',
    ],
    [
      'documents of a restricted player',
      { kycLevel: 'RESTRICTED', documents: asked('DOCUMENTS_REQUIRED_RESTRICTED') },
      'DOCUMENTS_REQUIRED_RESTRICTED',
    ],
    [
      'documents under review',
      { documents: asked('DOCUMENTS_UNDER_REVIEW') },
      'DOCUMENTS_UNDER_REVIEW',
    ],
    [
      'optional documents',
      { kycLevel: 'ENHANCED', documents: asked('DOCUMENTS_PREFERRED') },
      'DOCUMENTS_PREFERRED',
    ],
    [
      'optional documents, and no money',
      { balance: 0n, documents: asked('DOCUMENTS_PREFERRED') },
      'NOT_ENOUGH_FUNDS',
    ],
  ] as const)('%s', (_, given, expected) => {
    expect(evaluateWithdrawal({ ...FINE, ...given })).toBe(expected)
  })

  test('documents are awaited only where the player has to send some', () => {
    const turns = [null, 'DOCUMENTS_PREFERRED', 'DOCUMENTS_UNDER_REVIEW'] as const
    expect(turns.filter((check) => awaitsDocuments(asked(check)))).toEqual([])
    expect(awaitsDocuments(asked('DOCUMENTS_REQUIRED'))).toBe(true)
    expect(awaitsDocuments(asked('DOCUMENTS_REQUIRED_RESTRICTED'))).toBe(true)
  })
})
