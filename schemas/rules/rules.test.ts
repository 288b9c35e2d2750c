import { expect, test } from 'vitest'
import { endsAfterStart, isBetRange, isSegmentKey, isTarget } from './rules.ts'

test('an end must lie after its start', () => {
  expect(endsAfterStart('2026-01-01', '2026-01-02')).toBe(true)
  expect(endsAfterStart('2026-01-02', '2026-01-01')).not.toBe(true)
  expect(endsAfterStart('2026-01-01', '2026-01-01')).not.toBe(true)
  expect(endsAfterStart(undefined, '2026-01-01')).toBe(true)
})

test('the key of a list of players is lower-case letters, digits and dashes', () => {
  expect(isSegmentKey('front-row-2')).toBe(true)
  for (const wrong of [undefined, '', 'Front row', '7f0c7c0e,1', 'k'.repeat(41)]) {
    expect(isSegmentKey(wrong)).not.toBe(true)
  }
})

test.each(['javascript:alert(1)', '//evil.test', '/\\evil.test', 'http://plain.test', 'page'])(
  '%s is no target',
  (it) => {
    expect(isTarget(it)).not.toBe(true)
  },
)

test('pages of ours and https addresses are targets', () => {
  expect(isTarget('/online-casino')).toBe(true)
  expect(isTarget('https://help.example/a')).toBe(true)
})

test('a bet range has a minimum above zero and a maximum above that', () => {
  expect(isBetRange({ min: 0.1, max: 100 })).toBe(true)
  expect(isBetRange({ min: 5, max: 1 })).not.toBe(true)
  expect(isBetRange({ min: 0, max: 1 })).not.toBe(true)
  expect(isBetRange({ min: 1 })).not.toBe(true)
})
