import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSearch, leadingZeroBits, sha256 } from './sha256.ts'

const hex = (words: Uint32Array) =>
  [...words].map((it) => it.toString(16).padStart(8, '0')).join('')
const model = (text: string) => createHash('sha256').update(text).digest('hex')

test('sha256 gives the standard hash for a text of any length', () => {
  for (let length = 0; length < 200; length += 1) {
    const text = 'a'.repeat(length)
    expect(hex(sha256(text))).toBe(model(text))
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(hex(sha256(text))).toBe(model(text))
    }),
  )
})

test('the search finds the number that solves a puzzle, and null where there is none', () => {
  for (const prefix of ['', 'x'.repeat(55), 'x'.repeat(64), `${'y'.repeat(190)}.`]) {
    const search = createSearch(prefix, 8)
    const number = search.between(0, 100_000)
    expect(number).not.toBeNull()
    expect(model(`${prefix}${number}`).startsWith('00')).toBe(true)
    expect(search.between(0, number as number)).toBeNull()
  }
})

test('leading zero bits are counted', () => {
  expect(leadingZeroBits(new Uint32Array([0, 0x0080_0000]))).toBe(40)
  expect(leadingZeroBits(new Uint32Array([0x8000_0000]))).toBe(0)
})
