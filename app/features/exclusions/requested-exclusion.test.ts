import { expect, test } from 'vitest'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { inUnits, parseRequestedExclusion } from './requested-exclusion.ts'

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
])('%j asks for %o', (fields, terms, requested) => {
  expect(parseRequestedExclusion(fields, terms)).toEqual(requested)
})

/** Every length of any market, and some that no market has. */
const lengthsBeside = (all: readonly (readonly number[])[]) =>
  new Set(all.flat().flatMap((it) => [it - 1, it, it + 1, 10 * it]))

test.each(MARKET_CODES)('in %s only the lengths of the market are accepted', (code) => {
  const markets = MARKET_CODES.map((it) => MARKETS[it])
  const { timeoutHours, exclusionMonths } = MARKETS[code]
  for (const length of lengthsBeside(markets.map((it) => it.timeoutHours))) {
    const timeout = parseRequestedExclusion(
      { intent: 'timeout', hours: String(length) },
      MARKETS[code],
    )
    expect(timeout !== 'unchosen').toBe(timeoutHours.includes(length))
  }
  for (const length of lengthsBeside(markets.map((it) => it.exclusionMonths))) {
    const exclusion = parseRequestedExclusion(
      { intent: 'exclusion', months: String(length) },
      MARKETS[code],
    )
    expect(exclusion !== 'unchosen').toBe(exclusionMonths.includes(length))
  }
})

test.each([
  [{ hours: 24 }, 'en', '24 hours'],
  [{ hours: 72 }, 'en', '72 hours'],
  [{ hours: 168 }, 'en', '7 days'],
  [{ hours: 2_160 }, 'fr', '90 jours'],
  [{ months: 6 }, 'de', '6 Monate'],
  [{ months: 12 }, 'fi', '1 vuosi'],
  [{ months: 60 }, 'en', '5 years'],
])('%j in %s is written as %s', (length, language, words) => {
  expect(inUnits(length, language).replace('\u00a0', ' ')).toBe(words)
})
