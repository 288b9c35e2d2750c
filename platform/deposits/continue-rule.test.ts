import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ContinueFacts, continueRefusal, isAbandoned } from './continue-rule.ts'

const OPEN: ContinueFacts = {
  ...{ mayPayIn: true, isMarketOpen: true, needsDocuments: false },
  ...{ limitsMissing: false, isPastLimit: false },
}

describe('an open payment', () => {
  test('may be continued while nothing prevents it', () => {
    expect(continueRefusal(OPEN)).toBeNull()
  })

  test.each([
    [{ mayPayIn: false }, 'FORBIDDEN'],
    [{ isMarketOpen: false }, 'FORBIDDEN'],
    [{ needsDocuments: true }, 'DOCUMENTS_REQUIRED'],
    [{ limitsMissing: true }, 'error.gambling.limit.required'],
    [{ isPastLimit: true }, 'error.gambling.limit.reached'],
    // A blocked account is the first refusal, whatever else is missing.
    [{ mayPayIn: false, needsDocuments: true, isPastLimit: true }, 'FORBIDDEN'],
  ] as const)('%o: %s', (facts, refusal) => {
    expect(continueRefusal({ ...OPEN, ...facts })).toBe(refusal)
  })

  test('is refused whenever a rule for new deposits is broken', () => {
    const facts = fc.record({
      ...{ mayPayIn: fc.boolean(), isMarketOpen: fc.boolean(), needsDocuments: fc.boolean() },
      ...{ limitsMissing: fc.boolean(), isPastLimit: fc.boolean() },
    })
    fc.assert(
      fc.property(facts, (it) => {
        const isFree = Object.entries(it).every(
          ([name, is]) => is === OPEN[name as keyof typeof it],
        )
        return (continueRefusal(it) === null) === isFree
      }),
    )
  })
})

const DAY = 24 * 60 * 60_000
test.each([
  ['WAITING', DAY, false],
  ['WAITING', DAY + 1, true],
  // A player who has acted may have paid: only the provider ends the payment.
  ['PENDING', 90 * DAY, false],
  ['PAID', 90 * DAY, false],
])('a payment in %s for %d ms is abandoned: %s', (state, age, isOver) => {
  expect(isAbandoned({ state, created_at: new Date(0) }, age)).toBe(isOver)
})
