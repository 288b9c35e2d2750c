import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOVEMENT_KINDS } from '#contracts/reconciliation.ts'
import { compareMovements, type Movement } from './compare-movements.ts'

const WINDOW = { from: 1_000, until: 2_000 }
const a = (given: Partial<Movement> = {}): Movement => ({
  ...{ kind: 'PAYMENT', reference: 'one', amountMinor: 2_000n, currency: 'EUR', at: 1_500 },
  ...given,
})
const problems = (theirs: Movement[], ours: Movement[]) =>
  compareMovements(theirs, ours, WINDOW).map(({ problem, kind }) => `${problem} ${kind}`)

describe('two lists', () => {
  test('that say the same do not differ, whenever each of them heard of it', () => {
    expect(problems([a({ at: 900 })], [a({ at: 1_000 })])).toEqual([])
    expect(problems([a({ at: 1_999 })], [a({ at: 5_000 })])).toEqual([])
  })

  test('differ where one has nothing, the other amount, another currency, or one thing twice', () => {
    expect(problems([a()], [])).toEqual(['MISSING_HERE PAYMENT'])
    expect(problems([], [a()])).toEqual(['MISSING_THERE PAYMENT'])
    expect(problems([a({ amountMinor: 1_999n })], [a()])).toEqual(['AMOUNT_DIFFERS PAYMENT'])
    expect(problems([a({ currency: 'SEK' })], [a()])).toEqual(['AMOUNT_DIFFERS PAYMENT'])
    expect(problems([a(), a()], [a()])).toEqual(['TWICE_THERE PAYMENT'])
    expect(compareMovements([a({ amountMinor: 1n })], [a()], WINDOW)).toEqual([
      {
        ...{ problem: 'AMOUNT_DIFFERS', kind: 'PAYMENT', reference: 'one' },
        ours: { amountMinor: 2_000, currency: 'EUR' },
        theirs: { amountMinor: 1, currency: 'EUR' },
      },
    ])
  })

  test('are not asked about what is outside of the window', () => {
    expect(problems([a({ at: 999 }), a({ reference: 'two', at: 2_000 })], [])).toEqual([])
    expect(problems([], [a({ at: 999 }), a({ reference: 'two', at: 2_000 })])).toEqual([])
  })

  test('need not agree on what came and went before we heard of it, if all of it went', () => {
    const back = a({ kind: 'REFUND' })
    expect(problems([a(), back], [])).toEqual([])
    expect(problems([a({ at: 500 }), back], [])).toEqual([])
    expect(problems([a({ kind: 'PAYOUT' }), a({ kind: 'PAYOUT_RETURN' })], [])).toEqual([])
    expect(problems([a(), a({ kind: 'REFUND', amountMinor: 1_999n })], [])).toEqual([
      'MISSING_HERE PAYMENT',
      'MISSING_HERE REFUND',
    ])
    expect(problems([a(), back], [a()])).toEqual(['MISSING_HERE REFUND'])
    expect(problems([a({ kind: 'PAYOUT' }), back], [])).toEqual([
      'MISSING_HERE PAYOUT',
      'MISSING_HERE REFUND',
    ])
  })
})

test('whatever is taken away, added or changed on one side is found, and nothing else', () => {
  const movement = fc.record({
    kind: fc.constantFrom(...MOVEMENT_KINDS),
    reference: fc.uuid(),
    amountMinor: fc.bigInt(1n, 1_000_000n),
    currency: fc.constantFrom('EUR', 'SEK'),
    at: fc.integer({ min: WINDOW.from, max: WINDOW.until - 1 }),
  })
  const list = fc.uniqueArray(movement, { selector: (it) => it.reference, minLength: 1 })
  fc.assert(
    fc.property(list, fc.nat(), (both, pick) => {
      const at = pick % both.length
      const one = both[at] as Movement
      const rest = both.filter((it) => it !== one)
      const found = (theirs: Movement[], ours: Movement[]) =>
        compareMovements(theirs, ours, WINDOW).map((it) => [it.problem, it.reference])
      expect(found(both, both)).toEqual([])
      expect(found(both, rest)).toEqual([['MISSING_HERE', one.reference]])
      expect(found(rest, both)).toEqual([['MISSING_THERE', one.reference]])
      const changed = [...rest, { ...one, amountMinor: one.amountMinor + 1n }]
      expect(found(changed, both)).toEqual([['AMOUNT_DIFFERS', one.reference]])
      expect(found([...both, one], both)).toEqual([['TWICE_THERE', one.reference]])
    }),
  )
})
