import { describe, expect, test } from 'vitest'
import { CHECK_RESULTS } from '#contracts/player-api/deposit-words.ts'
import {
  type DepositFlowEvent,
  flowAfter,
  hasForm,
  NO_DEPOSIT,
  nextDepositFlow,
} from './deposit-flow.ts'

const check = (status: string) => ({
  status,
  limitLeft: 40,
  limitType: 'D' as const,
  resetOn: '2026-11-24T00:00:00.000Z',
  daysLeftToVerifyDocuments: status === 'DOCUMENTS_PREFERRED' ? 12 : null,
})

/** GAP-080: each result of the check and its state. */
const EXPECTED: Record<(typeof CHECK_RESULTS)[number], object> = {
  SUCCESS: { status: 'allowed', cause: null, hidesForm: false },
  DOCUMENTS_PREFERRED: { status: 'allowed', notification: true, daysLeftToVerifyDocuments: 12 },
  DOCUMENTS_REQUIRED: { status: 'upload-documents', cause: 'documentsRequired' },
  DOCUMENTS_REQUIRED_RESTRICTED: { status: 'upload-documents', cause: 'documentsRestricted' },
  DOCUMENTS_UNDER_REVIEW: { status: 'upload-documents', cause: 'documentsUnderReview' },
  SELF_LIMIT_REACHED: { hidesForm: true, isSpendLimit: false, limitLeft: 40, limitType: 'D' },
  SELF_SPEND_LIMIT_REACHED: { hidesForm: true, isSpendLimit: true },
  LIMITS_REQUIRED: { status: 'error', cause: 'limitsRequired' },
  FORBIDDEN: { status: 'error', cause: 'closed' },
  RESTRICTED: { status: 'error', cause: 'closed' },
  WITHDRAWAL_LIMIT_REACHED: { status: 'error', cause: 'unavailable' },
  FAILURE: { status: 'error', cause: 'unavailable' },
  EXCEEDS_KYC_LIMIT: { status: 'error', cause: 'unavailable' },
  NOT_ENOUGH_FUNDS: { status: 'error', cause: 'unavailable' },
}

describe('after the check', () => {
  test.each(CHECK_RESULTS)('%s', (status) => {
    expect(flowAfter(check(status))).toMatchObject(EXPECTED[status])
  })

  test.each(['', 'success', 'toString', '__proto__', 'A_NEW_RESULT'])(
    'an unknown result never shows a form: “%s”',
    (status) => expect(hasForm(flowAfter(check(status)))).toBe(false),
  )

  test('a missing answer is an error', () => {
    expect(flowAfter(null)).toMatchObject({ status: 'error', cause: 'unavailable' })
  })

  test('only two results show a form', () => {
    const withForm = CHECK_RESULTS.filter((it) => hasForm(flowAfter(check(it))))
    expect(withForm).toEqual(['SUCCESS', 'DOCUMENTS_PREFERRED'])
  })
})

describe('the deposit modal', () => {
  const stands = (...events: DepositFlowEvent[]) => events.reduce(nextDepositFlow, NO_DEPOSIT)
  const preferred = { type: 'result', flow: flowAfter(check('DOCUMENTS_PREFERRED')) } as const

  test('loads, then shows the result of the check', () => {
    expect(stands({ type: 'start' }).status).toBe('loading')
    expect(stands({ type: 'start' }, preferred)).toEqual(preferred.flow)
  })

  test('announces preferred documents only once', () => {
    const displayStatus = stands({ type: 'start' }, preferred, { type: 'notification-done' })
    expect(displayStatus).toMatchObject({ status: 'allowed', notification: false })
  })

  test('is inactive once closed, and a late answer opens nothing', () => {
    expect(stands({ type: 'start' }, { type: 'clear' }).status).toBe('inactive')
    expect(stands({ type: 'start' }, { type: 'clear' }, preferred).status).toBe('inactive')
    expect(stands({ type: 'start' }, preferred, { type: 'clear' })).toEqual({
      ...NO_DEPOSIT,
      notification: true,
    })
  })
})
