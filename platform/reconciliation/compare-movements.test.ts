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
  test('that agree do not differ, whenever each side recorded the money', () => {
    expect(problems([a({ at: 900 })], [a({ at: 1_000 })])).toEqual([])
    expect(problems([a({ at: 1_999 })], [a({ at: 5_000 })])).toEqual([])
  })

  test('differ where a movement is missing, has another amount or currency, or is there twice', () => {
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

  test('are not compared outside of the window', () => {
    expect(problems([a({ at: 999 }), a({ reference: 'two', at: 2_000 })], [])).toEqual([])
    expect(problems([], [a({ at: 999 }), a({ reference: 'two', at: 2_000 })])).toEqual([])
  })

  test('may state returned money in parts, as long as the totals agree', () => {
    const part = (amountMinor: bigint, at = 1_500) => a({ kind: 'CHARGE_BACK', amountMinor, at })
    const won = (amountMinor: bigint, at = 1_500) =>
      a({ kind: 'CHARGE_BACK_RETURN', amountMinor, at })
    const back = (amountMinor: bigint) => a({ kind: 'PAYOUT_RETURN', amountMinor })
    expect(problems([a(), part(500n), part(500n)], [a(), part(1_000n)])).toEqual([])
    expect(problems([a(), part(500n), won(200n)], [a(), part(300n)])).toEqual([])
    expect(problems([a(), part(500n), won(500n)], [a()])).toEqual([])
    expect(problems([back(1n), back(2n)], [back(3n)])).toEqual([])
    expect(problems([a(), part(500n), part(500n)], [a(), part(500n)])).toEqual([
      'AMOUNT_DIFFERS CHARGE_BACK',
    ])
    expect(problems([a(), part(500n), won(500n)], [a(), part(500n)])).toEqual([
      'AMOUNT_DIFFERS CHARGE_BACK',
    ])
    expect(problems([a(), part(2_000n), part(500n)], [])).toEqual([
      'MISSING_HERE PAYMENT',
      'MISSING_HERE CHARGE_BACK',
    ])
    // What is younger than the window may still be on its way: the total is compared next time.
    expect(problems([a(), part(500n), part(500n, 2_500)], [a(), part(500n)])).toEqual([])
    expect(problems([a(), part(500n)], [a(), part(1_000n, 2_500)])).toEqual([])
  })

  test('do not differ by money that was returned in full before we recorded it', () => {
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

const IN_PARTS: ReadonlySet<string> = new Set(['REFUND', 'CHARGE_BACK', 'PAYOUT_RETURN'])

test('a movement that is removed, added or changed on one side is found, and nothing else', () => {
  const movement = fc.record({
    kind: fc.constantFrom(
      ...MOVEMENT_KINDS.filter((it) => !/^(REFUND|CHARGE_BACK)_RETURN$/.test(it)),
    ),
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
      const twice = IN_PARTS.has(one.kind) ? 'AMOUNT_DIFFERS' : 'TWICE_THERE'
      expect(found([...both, one], both)).toEqual([[twice, one.reference]])
    }),
  )
})
