import { describe, expect, test } from 'vitest'
import { CHECK_RESULTS } from '#contracts/player-api/deposit-words.ts'
import {
  hasForm,
  stateOfResult,
  WITHDRAW_STATES,
  type WithdrawFacts,
  withdrawState,
} from './withdraw-state.ts'

/** BNK-31 to BNK-37, GAP-083: each result of the check and its state. */
const EXPECTED: Record<(typeof CHECK_RESULTS)[number], string> = {
  FORBIDDEN: 'ERROR',
  SELF_LIMIT_REACHED: 'SELF_LIMIT_REACHED',
  SELF_SPEND_LIMIT_REACHED: 'ERROR',
  LIMITS_REQUIRED: 'ERROR',
  WITHDRAWAL_LIMIT_REACHED: 'WITHDRAWAL_LIMIT_REACHED',
  SUCCESS: 'ALLOWED',
  FAILURE: 'ERROR',
  DOCUMENTS_PREFERRED: 'VERIFYDOCUMENT_LOYAL',
  DOCUMENTS_REQUIRED: 'VERIFYDOCUMENT_REQUIRED',
  EXCEEDS_KYC_LIMIT: 'ERROR',
  NOT_ENOUGH_FUNDS: 'ERROR',
  RESTRICTED: 'RESTRICTED',
  DOCUMENTS_REQUIRED_RESTRICTED: 'VERIFYDOCUMENT_STRICT',
  DOCUMENTS_UNDER_REVIEW: 'VERIFYDOCUMENT_UNDER_REVIEW',
}
const FINE: WithdrawFacts = {
  kycStatus: 'FULLY VERIFIED',
  check: { status: 'SUCCESS', limitMinor: 10_000n },
  balanceMinor: 5_000n,
  later: false,
}
const checked = (status: string, limitMinor = 10_000n) => ({ check: { status, limitMinor } })

describe('the state of the withdraw page', () => {
  test.each(CHECK_RESULTS)('follows the result %s', (result) => {
    expect(stateOfResult(result)).toBe(EXPECTED[result])
    expect(withdrawState({ ...FINE, ...checked(result) })).toBe(EXPECTED[result])
  })

  test.each(['', 'success', 'toString', 'A_NEW_RESULT'])(
    'is an error after the unknown result “%s”',
    (it) => {
      expect(stateOfResult(it)).toBe('ERROR')
    },
  )

  test('is SUSPENDED at that level without a check (GAP-083)', () => {
    expect(withdrawState({ ...FINE, kycStatus: 'SUSPENDED' })).toBe('SUSPENDED')
    expect(withdrawState({ ...FINE, kycStatus: 'SUSPENDED', check: null })).toBe('SUSPENDED')
  })

  test('is an error without an answer, never a form', () => {
    expect(withdrawState({ ...FINE, check: null })).toBe('ERROR')
  })

  test.each([
    ['a limit of nothing', 0n, 5_000n, 'WITHDRAWAL_LIMIT_REACHED'],
    ['more than the limit', 4_999n, 5_000n, 'SELF_LIMIT_NOTIFY'],
    ['exactly the limit', 5_000n, 5_000n, 'ALLOWED'],
  ] as const)('with %s (BNK-27)', (_, limitMinor, balanceMinor, expected) => {
    const facts = { ...FINE, ...checked('SUCCESS', limitMinor), balanceMinor }
    expect(withdrawState(facts)).toBe(expected)
  })

  test('lets optional documents be postponed, and required ones not (GAP-064)', () => {
    const later = (status: string) => withdrawState({ ...FINE, ...checked(status), later: true })
    expect(later('DOCUMENTS_PREFERRED')).toBe('ALLOWED')
    expect(later('DOCUMENTS_REQUIRED')).toBe('VERIFYDOCUMENT_REQUIRED')
    expect(later('DOCUMENTS_REQUIRED_RESTRICTED')).toBe('VERIFYDOCUMENT_STRICT')
    expect(withdrawState({ ...FINE, ...checked('DOCUMENTS_PREFERRED', 0n), later: true })).toBe(
      'WITHDRAWAL_LIMIT_REACHED',
    )
  })

  test('shows the form in two states', () => {
    expect(WITHDRAW_STATES.filter(hasForm)).toEqual(['ALLOWED', 'SELF_LIMIT_NOTIFY'])
  })
})
