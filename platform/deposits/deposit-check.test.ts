import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { KYC_LEVELS } from '#contracts/player-api/account-status.ts'
import { verificationNeeded } from '#contracts/player-api/verification-need.ts'
import { checkDeposit, type DepositCheckInput, type DepositLimit } from './deposit-check.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const DAY = 86_400_000
const asked: DepositCheckInput = {
  flags: { deposit: true, payout: true },
  kyc: 'FULLY VERIFIED',
  documents: null,
  firstDepositAt: null,
  later: false,
  limit: null,
  limitsMissing: false,
  hasRoom: true,
  nowMs: NOW,
}
/** The outcome of the documents rule for a level alone. */
const byLevel = (kycStatus: string) =>
  verificationNeeded({ kycStatus, before: 'DEPOSIT', daysLeft: 30 }, []).check
const LIMIT: DepositLimit = {
  refused: true,
  isSpend: false,
  leftMinor: 0n,
  type: 'D',
  resetOn: '2026-11-21T00:00:00.000Z',
}

describe('the check before a deposit', () => {
  test('limits required by the market come before documents, and after a closed account', () => {
    const missing = { ...asked, limitsMissing: true }
    const one = (over: Partial<DepositCheckInput>) => checkDeposit({ ...missing, ...over }).status
    expect(one({})).toBe('LIMITS_REQUIRED')
    expect(one({ kyc: 'NOT_VERIFIED', documents: 'DOCUMENTS_REQUIRED' })).toBe('LIMITS_REQUIRED')
    expect(one({ limit: LIMIT })).toBe('LIMITS_REQUIRED')
    expect(one({ flags: { deposit: false, payout: true } })).toBe('FORBIDDEN')
  })

  test('each verification level has its result before the first deposit', () => {
    expect(
      Object.fromEntries(
        KYC_LEVELS.map((kyc) => [
          kyc,
          checkDeposit({ ...asked, kyc, documents: byLevel(kyc) }).status,
        ]),
      ),
    ).toEqual({
      NOT_VERIFIED: 'SUCCESS',
      DATA_VERIFIED: 'SUCCESS',
      PENDING: 'SUCCESS',
      'FULLY VERIFIED': 'SUCCESS',
      'ENHANCED KYC': 'SUCCESS',
      EDD_PENDING: 'DOCUMENTS_REQUIRED',
      EDD_UNDER_REVIEW: 'DOCUMENTS_UNDER_REVIEW',
      ENHANCED: 'SUCCESS',
      RESTRICTED: 'DOCUMENTS_REQUIRED_RESTRICTED',
      SUSPENDED: 'FORBIDDEN',
      PENDING_EXPIRED: 'SUCCESS',
      NOT_REQUIRED: 'SUCCESS',
    })
  })

  test('documents are optional for thirty days after the first deposit, then required', () => {
    const since = (ms: number) =>
      checkDeposit({ ...asked, kyc: 'NOT_VERIFIED', firstDepositAt: new Date(NOW - ms) })
    expect(since(0)).toEqual({ status: 'DOCUMENTS_PREFERRED', daysLeft: 30 })
    expect(since(29.5 * DAY)).toEqual({ status: 'DOCUMENTS_PREFERRED', daysLeft: 1 })
    expect(since(30 * DAY)).toEqual({ status: 'DOCUMENTS_REQUIRED', daysLeft: null })
  })

  test('postponing is accepted while there is time, and not afterwards', () => {
    const later = (ms: number) =>
      checkDeposit({
        ...asked,
        kyc: 'NOT_VERIFIED',
        later: true,
        firstDepositAt: new Date(NOW - ms),
      }).status
    expect(later(DAY)).toBe('SUCCESS')
    expect(later(31 * DAY)).toBe('DOCUMENTS_REQUIRED')
  })

  test('a player who has sent documents is not asked again', () => {
    const pending = (ms: number) =>
      checkDeposit({ ...asked, kyc: 'PENDING', firstDepositAt: new Date(NOW - ms) }).status
    expect(pending(DAY)).toBe('SUCCESS')
    expect(pending(31 * DAY)).toBe('DOCUMENTS_UNDER_REVIEW')
    expect(checkDeposit({ ...asked, kyc: 'PENDING', hasRoom: false }).status).toBe(
      'DOCUMENTS_UNDER_REVIEW',
    )
  })

  test('a request for optional documents names the days left, and can be postponed', () => {
    const wish = { ...asked, documents: 'DOCUMENTS_PREFERRED' } as const
    const first = new Date(NOW - 10 * DAY)
    expect(checkDeposit({ ...wish, firstDepositAt: first })).toEqual({
      status: 'DOCUMENTS_PREFERRED',
      daysLeft: 20,
    })
    expect(checkDeposit({ ...wish, kyc: 'ENHANCED', firstDepositAt: first })).toEqual({
      status: 'DOCUMENTS_PREFERRED',
      daysLeft: null,
    })
    expect(checkDeposit({ ...wish, later: true }).status).toBe('SUCCESS')
    expect(checkDeposit({ ...wish, kyc: 'NOT_VERIFIED', hasRoom: false }).status).toBe(
      'DOCUMENTS_REQUIRED',
    )
  })

  test('a player’s own limit comes before documents', () => {
    const of = (limit: DepositLimit) =>
      checkDeposit({ ...asked, kyc: 'EDD_PENDING', documents: 'DOCUMENTS_REQUIRED', limit }).status
    expect(of(LIMIT)).toBe('SELF_LIMIT_REACHED')
    expect(of({ ...LIMIT, isSpend: true })).toBe('SELF_SPEND_LIMIT_REACHED')
    expect(of({ ...LIMIT, refused: false })).toBe('DOCUMENTS_REQUIRED')
  })

  test('nothing opens a deposit for a player who may not pay in', () => {
    fc.assert(
      fc.property(
        fc.record({
          deposit: fc.boolean(),
          payout: fc.boolean(),
          kyc: fc.constantFrom(...KYC_LEVELS),
          later: fc.boolean(),
          hasRoom: fc.boolean(),
          first: fc.option(fc.integer({ min: 0, max: 400 })),
        }),
        ({ deposit, payout, first, ...rest }) => {
          const { status, daysLeft } = checkDeposit({
            ...asked,
            ...rest,
            flags: { deposit, payout },
            firstDepositAt: first === null ? null : new Date(NOW - first * DAY),
          })
          const forbidden = !deposit || !payout || rest.kyc === 'SUSPENDED'
          expect(status === 'FORBIDDEN').toBe(forbidden)
          expect(daysLeft !== null).toBe(status === 'DOCUMENTS_PREFERRED')
        },
      ),
    )
  })
})
