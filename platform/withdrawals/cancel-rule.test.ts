import { expect, test } from 'vitest'
import { WITHDRAWAL_STATES } from '#contracts/player-api/withdrawal-words.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { cancelRefusal } from './cancel-rule.ts'

const FRESH = { state: 'REQUESTED', needsReview: false, cancellations: 0 } as const
const asked = (given: object) =>
  cancelRefusal({ ...FRESH, market: { withdrawalCancel: 'player' }, ...given })

test.each(MARKET_CODES)(
  'in %s the market table decides whether a withdrawal can be cancelled',
  (code) => {
    const market = MARKETS[code]
    const expected = market.withdrawalCancel === 'never' ? 'WITHDRAWAL_CANCEL_FORBIDDEN' : null
    expect(cancelRefusal({ ...FRESH, market })).toBe(expected)
  },
)

test('a withdrawal can be cancelled only before the provider is asked', () => {
  const may = WITHDRAWAL_STATES.filter((state) => asked({ state }) === null)
  expect(may).toEqual(['REQUESTED', 'APPROVED'])
  expect(asked({ state: 'PROCESSING' })).toBe('WITHDRAWAL_NOT_PENDING')
})

test('a withdrawal under staff review cannot be cancelled, an approved one can', () => {
  expect(asked({ needsReview: true })).toBe('WITHDRAWAL_NOT_PENDING')
  expect(asked({ needsReview: true, state: 'APPROVED' })).toBeNull()
})

test('a fourth cancellation in a day is refused', () => {
  expect(asked({ cancellations: 2 })).toBeNull()
  expect(asked({ cancellations: 3 })).toBe('error.withdrawal.cancel.limit_reached')
})

test('a market that forbids cancellation refuses it before any other rule', () => {
  const market = { withdrawalCancel: 'never' } as const
  expect(asked({ market, state: 'PAID', cancellations: 9 })).toBe('WITHDRAWAL_CANCEL_FORBIDDEN')
})
