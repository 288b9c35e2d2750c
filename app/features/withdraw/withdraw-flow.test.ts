import { expect, test } from 'vitest'
import { NO_WITHDRAWAL, nextWithdrawFlow, type WithdrawFlowEvent } from './withdraw-flow.ts'

const PAGE = {
  state: 'SELF_LIMIT_NOTIFY',
  limit: { left: '10.00 €', whole: '50.00 €', duration: 'weekly' },
} as const

const after = (...events: WithdrawFlowEvent[]) => events.reduce(nextWithdrawFlow, NO_WITHDRAWAL)

test('starting opens the modal, in its loading state', () => {
  expect(after({ type: 'start' })).toEqual({ ...NO_WITHDRAWAL, status: 'LOADING', modal: true })
})

test('the result is shown in the modal, with the limit as reported', () => {
  expect(after({ type: 'start' }, { type: 'success', page: PAGE })).toEqual({
    status: 'SELF_LIMIT_NOTIFY',
    modal: true,
    limit: '10.00 €',
    duration: 'weekly',
    originalLimit: '50.00 €',
  })
})

test('a limit that is no longer reported is cleared', () => {
  const flow = after(
    { type: 'start' },
    { type: 'success', page: PAGE },
    { type: 'success', page: { state: 'ERROR', limit: null } },
  )
  expect(flow).toEqual({ ...NO_WITHDRAWAL, status: 'ERROR', modal: true })
})

test('a status alone keeps the limit', () => {
  const flow = after(
    { type: 'start' },
    { type: 'success', page: PAGE },
    { type: 'status', status: 'ERROR' },
  )
  expect(flow).toMatchObject({ status: 'ERROR', limit: '10.00 €' })
})

test('closing resets everything, and a late answer opens nothing', () => {
  const closed = after({ type: 'start' }, { type: 'success', page: PAGE }, { type: 'clear' })
  expect(closed).toEqual(NO_WITHDRAWAL)
  expect(nextWithdrawFlow(closed, { type: 'success', page: PAGE })).toEqual(NO_WITHDRAWAL)
  expect(nextWithdrawFlow(closed, { type: 'status', status: 'ERROR' })).toEqual(NO_WITHDRAWAL)
})
