import fc from 'fast-check'
import { applyPatch, incremental } from 'mendoza'
import { expect, test } from 'vitest'
import { encodeMendoza } from './effects.ts'

const key = fc.constantFrom('a', 'b', 'title', '_type', 'ä', 'Z', '10', '9')
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.array(fc.record({ _key: fc.constantFrom('k1', 'k2', 'k3', 'k4'), body: tie('value') }), {
      maxLength: 5,
    }),
    fc.dictionary(key, tie('value'), { maxKeys: 5 }),
  ),
}))
const document = fc.dictionary(key, value, { maxKeys: 6 }) as fc.Arbitrary<Record<string, unknown>>

/** A variant of a document: most of it kept, as in real edits. */
const edited = fc
  .tuple(document, document, fc.array(key, { maxLength: 3 }))
  .map(([was, other, gone]) => {
    const is: Record<string, unknown> = { ...was }
    for (const [name, item] of Object.entries(other).slice(0, 2)) is[name] = item
    for (const name of gone) delete is[name]
    for (const [name, item] of Object.entries(is)) {
      if (typeof item === 'string' && item.length > 30)
        is[name] = `${item.slice(0, 12)}å🎲${item.slice(14)}`
      if (Array.isArray(item) && item.length > 1) is[name] = [...item.slice(1), item[0], 'new']
    }
    return [was, is] as const
  })

test('the patch between two documents turns the first into the second', () => {
  fc.assert(
    fc.property(fc.oneof(edited, fc.tuple(document, document)), ([a, b]) => {
      expect(applyPatch(structuredClone(a), encodeMendoza(a, b))).toEqual(b)
      expect(applyPatch(structuredClone(b), encodeMendoza(b, a))).toEqual(a)
    }),
    { numRuns: 1_500 },
  )
})

test('the incremental decoder of the Studio gives the same result', () => {
  fc.assert(
    fc.property(edited, ([a, b]) => {
      const before = incremental.wrap(structuredClone(a), 'first')
      const after = incremental.applyPatch(before, encodeMendoza(a, b), 'second')
      expect(incremental.unwrap(after)).toEqual(b)
    }),
    { numRuns: 500 },
  )
})

test('a creation and a deletion are encoded as whole values', () => {
  expect(encodeMendoza({ a: 1 }, null)).toEqual([0, null])
  expect(encodeMendoza(null, { a: 1 })).toEqual([0, { a: 1 }])
})

test('a changed field leaves the others alone', () => {
  const before = {
    _id: 'x',
    title: 'Night Owl',
    rows: [
      { _key: 'a', n: 1 },
      { _key: 'b', n: 2 },
    ],
  }
  const after = {
    ...before,
    rows: [
      { _key: 'a', n: 1 },
      { _key: 'b', n: 3 },
    ],
  }
  const patch = JSON.stringify(encodeMendoza(before, after))
  expect(patch).not.toContain('Night Owl')
  expect(patch).not.toContain('_key')
})
