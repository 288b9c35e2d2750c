import { expect, test } from 'vitest'
import { MARKETS } from '#markets/index.ts'
import { inUnits, readWish } from './wish.ts'

const { FI, CA } = MARKETS

test.each([
  [{ intent: 'panic' }, FI, { kind: 'panic' }],
  [{ intent: 'timeout', hours: '24' }, FI, { kind: 'timeout', hours: 24 }],
  [{ intent: 'timeout', hours: '2160' }, CA, { kind: 'timeout', hours: 2_160 }],
  [{ intent: 'timeout', hours: '2160' }, FI, 'unchosen'],
  [{ intent: 'timeout', hours: '24.0' }, FI, 'unchosen'],
  [{ intent: 'timeout' }, FI, 'unchosen'],
  [{ intent: 'exclusion', months: '6' }, FI, { kind: 'exclusion', months: 6 }],
  [{ intent: 'exclusion', months: 'forever' }, FI, { kind: 'exclusion', months: null }],
  [{ intent: 'exclusion', months: '1' }, FI, 'unchosen'],
  [{ intent: 'exclusion', months: '' }, FI, 'unchosen'],
  [{ intent: 'lift' }, FI, null],
  [{}, FI, null],
])('%j asks for %o', (fields, terms, wish) => {
  expect(readWish(fields, terms)).toEqual(wish)
})

test.each([
  [{ hours: 24 }, 'en', '24 hours'],
  [{ hours: 72 }, 'en', '72 hours'],
  [{ hours: 168 }, 'en', '7 days'],
  [{ hours: 2_160 }, 'fr', '90 jours'],
  [{ months: 6 }, 'de', '6 Monate'],
  [{ months: 12 }, 'fi', '1 vuosi'],
  [{ months: 60 }, 'en', '5 years'],
])('%j is said in %s as %s', (length, language, words) => {
  expect(inUnits(length, language).replace('\u00a0', ' ')).toBe(words)
})
