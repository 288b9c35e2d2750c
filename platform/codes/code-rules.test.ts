import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CODE_LIFETIME_MS, drawCode, enterCode, MAX_TRIES, newCode } from './code-rules.ts'

const LIFETIME_MS = CODE_LIFETIME_MS.sms

/** Sequences of entries by players and guessers: right or wrong, with time between them. */
const entries = fc.array(
  fc.record({ matches: fc.boolean(), afterMs: fc.integer({ min: 0, max: 4 * 60_000 }) }),
  { maxLength: 30 },
)

function play(steps: { matches: boolean; afterMs: number }[]) {
  let state = newCode(0, 'sms')
  let nowMs = 0
  return steps.map(({ matches, afterMs }) => {
    nowMs += afterMs
    const before = state
    const { outcome, next } = enterCode(state, { matches, nowMs })
    state = next
    return { outcome, matches, nowMs, before, after: next }
  })
}

describe('a one-time code, whatever is entered and when', () => {
  test('is accepted at most once, and then only if it was right, in time and within five entries', () => {
    fc.assert(
      fc.property(entries, (steps) => {
        const played = play(steps)
        const accepted = played.flatMap((it, index) => (it.outcome === 'ACCEPTED' ? [index] : []))
        expect(accepted.length).toBeLessThanOrEqual(1)
        const first = played.findIndex((it) => it.matches)
        const isGood = first >= 0 && first < MAX_TRIES && (played[first]?.nowMs ?? 0) < LIFETIME_MS
        expect(accepted).toEqual(isGood ? [first] : [])
      }),
      { numRuns: 2_000 },
    )
  })

  test('never lowers its count of tries, and does not change once it is dead', () => {
    fc.assert(
      fc.property(entries, (steps) => {
        for (const { outcome, before, after } of play(steps)) {
          expect(after.tries).toBe(outcome === 'DEAD' ? before.tries : before.tries + 1)
          expect(after.tries).toBeLessThanOrEqual(MAX_TRIES)
          if (outcome === 'DEAD') expect(after).toEqual(before)
          expect(after.expiresAt).toBe(LIFETIME_MS)
        }
      }),
    )
  })

  test.each([
    ['in the last millisecond', LIFETIME_MS - 1, 'ACCEPTED'],
    ['at its end', LIFETIME_MS, 'DEAD'],
  ])('the right code expires at its end: entered %s', (_, nowMs, outcome) => {
    expect(enterCode(newCode(0, 'sms'), { matches: true, nowMs }).outcome).toBe(outcome)
  })
})

test.each([
  ['sms', 10 * 60_000],
  ['mail', 24 * 3_600_000],
] as const)('a code by %s expires after its lifetime', (kind, lifetimeMs) => {
  const code = newCode(5, kind)
  expect(enterCode(code, { matches: true, nowMs: 4 + lifetimeMs }).outcome).toBe('ACCEPTED')
  expect(enterCode(code, { matches: true, nowMs: 5 + lifetimeMs }).outcome).toBe('DEAD')
})

test('codes have six digits, small numbers too, and each first digit is about as frequent', () => {
  expect(drawCode(() => Buffer.from([0, 0, 0, 7]))).toBe('000007')
  const firsts = Array.from({ length: 5_000 }, () => drawCode(randomBytes).slice(0, 1))
  for (const digit of '0123456789') {
    expect(firsts.filter((it) => it === digit).length).toBeGreaterThan(350)
  }
})

test('a number that would make some codes likelier is drawn again', () => {
  const drawn = [Buffer.from([255, 255, 255, 255]), Buffer.from([0, 1, 2, 3])]
  expect(drawCode(() => drawn.shift() ?? Buffer.alloc(4))).toBe(
    String(0x010203 % 1_000_000).padStart(6, '0'),
  )
})
