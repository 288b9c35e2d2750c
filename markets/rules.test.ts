import { describe, expect, test } from 'vitest'
import { MARKET_CODES, MARKETS, minimumAgeIn } from './index.ts'
import { LANGUAGES } from './languages.ts'
import { STRICT } from './strict.ts'
import type { MarketCode, PlayRules } from './types.ts'

const RULES = Object.keys(STRICT) as (keyof PlayRules)[]
const ALL = MARKET_CODES.map((code) => MARKETS[code])
const NOT_VERIFIED: readonly MarketCode[] = ['UN', 'JP', 'CL']

describe('every value of the table', () => {
  test.each(ALL.map((it) => [it.code, it] as const))(
    '%s has a source, a day and a confidence for each rule, and no rule is missing',
    (_, { code: _code, sources, ...rules }) => {
      expect(Object.keys(sources).sort()).toEqual(Object.keys(rules).sort())
      expect(Object.keys(rules)).toEqual(expect.arrayContaining(RULES))
      for (const { text, asOf, confidence } of Object.values(sources)) {
        expect(text.trim().length).toBeGreaterThan(5)
        expect(new Date(asOf).toISOString().slice(0, 10)).toBe(asOf)
        expect([
          'requirement',
          'decision',
          'regulator',
          'secondary',
          'dossier',
          'strict',
        ]).toContain(confidence)
      }
    },
  )

  test('what is marked as strict is the strict value, not a copy that can drift', () => {
    for (const market of ALL) {
      for (const rule of RULES.filter((it) => market.sources[it].confidence === 'strict')) {
        expect([market.code, rule, market[rule]]).toEqual([market.code, rule, STRICT[rule].value])
      }
    }
  })

  test.each(NOT_VERIFIED)('%s, with nothing verified, is the strict row', (code) => {
    for (const rule of RULES) expect(MARKETS[code][rule]).toEqual(STRICT[rule].value)
  })

  test('each language of a market has its tag in the locale mapping', () => {
    for (const { languages, localeMapping, spokenAs } of ALL) {
      expect(localeMapping).toEqual(
        Object.fromEntries(languages.map((it) => [it, LANGUAGES[spokenAs[it] ?? it].tag])),
      )
    }
    expect(MARKETS.BR.localeMapping).toEqual({ pt: 'pt-BR' })
    expect(MARKETS.CA.localeMapping).toEqual({ en: 'en-CA', caf: 'fr-CA' })
  })
})

describe('what a regulator would ask', () => {
  test('no one under 18 may play, in any market or region', () => {
    for (const { minimumAge, minimumAgeByRegion } of ALL) {
      for (const age of [minimumAge, ...Object.values(minimumAgeByRegion)]) {
        expect(age).toBeGreaterThanOrEqual(18)
      }
    }
  })

  test.each([
    ['FI', undefined, 18],
    ['CA', undefined, 19],
    ['CA', 'ON', 19],
    ['CA', 'qc', 18],
    ['CA', 'AB', 18],
    ['CA', 'MB', 18],
    ['IN', undefined, 21],
    ['PH', 'X', 21],
  ] as const)('the age in %s %s is %i', (code, region, age) => {
    expect(minimumAgeIn(MARKETS[code], region)).toBe(age)
  })

  test('every market is opt-in: nothing optional before consent', () => {
    for (const { consentModel } of ALL) expect(consentModel).toBe('opt-in')
  })

  test('no limit increase takes effect sooner than in the strict row', () => {
    for (const { limitIncrease } of ALL) {
      expect(limitIncrease.delayHours).toBeGreaterThanOrEqual(STRICT.limitIncrease.value.delayHours)
    }
    expect(MARKETS.PP.limitIncrease).toMatchObject({ delayHours: 72, afterPeriodEnd: true })
    expect(MARKETS.DE.limitIncrease.delayHours).toBe(168)
    expect(MARKETS.GG.limitIncrease).toMatchObject({ delayHours: 24, confirmed: true })
  })

  test('limits before play are required where a law in force says so, each with a source that was read', () => {
    const wanted = MARKET_CODES.filter((code) => MARKETS[code].limitsBeforePlay !== null)
    expect(wanted.sort()).toEqual(['BR', 'DE', 'LL', 'PP'])
    for (const { limitsBeforePlay, sources } of ALL.filter((it) => it.limitsBeforePlay !== null)) {
      expect(['regulator', 'secondary']).toContain(sources.limitsBeforePlay.confidence)
      expect(new Set(limitsBeforePlay?.periods).size).toBe(limitsBeforePlay?.periods.length)
    }
    expect(MARKETS.PP.limitsBeforePlay).toMatchObject({
      kind: 'deposit',
      periods: ['D', 'W', 'M'],
    })
    expect(MARKETS.DE.limitsBeforePlay).toMatchObject({ periods: ['M'], highestMinor: 100_000n })
    // Not in force before the date in its source.
    expect(MARKETS.FI.sources.limitsBeforePlay.text).toContain('1 July 2027')
  })

  test('no bonus has a wagering requirement above ten times', () => {
    for (const { wageringCap } of ALL) expect(wageringCap).toBeLessThanOrEqual(10)
  })

  test('a pace faster than the strict one needs its own source', () => {
    const { slotMs, otherMs } = STRICT.gamePace.value
    for (const { gamePace, sources } of ALL) {
      if (gamePace.slotMs < slotMs || gamePace.otherMs < otherMs) {
        expect(['regulator', 'secondary', 'dossier']).toContain(sources.gamePace.confidence)
      }
    }
  })

  test('players can cancel a withdrawal only where the order opens registration', () => {
    const may = MARKET_CODES.filter((code) => MARKETS[code].withdrawalCancel === 'player')
    expect(may.filter((code) => !MARKETS[code].registrationOpen)).toEqual([])
    expect([MARKETS.GG, MARKETS.PP].map((it) => it.withdrawalCancel)).toEqual(['never', 'never'])
  })

  test('the panic button uses the first time-out, which is a day in every market, as its text says', () => {
    expect(new Set(ALL.map(({ timeoutHours }) => timeoutHours[0]))).toEqual(new Set([24]))
  })

  test('a reminder starts with one of its own choices, and a fixed one has only that', () => {
    for (const { realityCheck } of ALL) {
      const { mode, choicesMinutes, defaultMinutes } = realityCheck
      expect(choicesMinutes).toContain(defaultMinutes)
      expect(Math.max(...choicesMinutes)).toBeLessThanOrEqual(120)
      if (mode === 'fixed') expect(choicesMinutes).toEqual([defaultMinutes])
    }
    expect(MARKETS.DE.realityCheck).toMatchObject({ mode: 'fixed', lockMinutes: 5 })
  })

  test('real money is closed where the law closes it, and needs a licence everywhere else', () => {
    const closed = MARKET_CODES.filter((code) => MARKETS[code].realMoney === 'closed')
    expect(closed.sort()).toEqual(['IN', 'NO'])
  })

  test('no market has real money closed for a missing feature', () => {
    const waiting = MARKET_CODES.filter((code) => MARKETS[code].realMoney === 'incomplete')
    expect(waiting).toEqual([])
  })

  test('time limits are required where the law asks for them, by day, week and month (LIM-24)', () => {
    const wanted = MARKET_CODES.filter((code) => MARKETS[code].timeLimitsBeforePlay !== null)
    expect(wanted.sort()).toEqual(['BR', 'LL'])
    for (const code of wanted) {
      const { timeLimitsBeforePlay, limitsBeforePlay, realMoney, sources } = MARKETS[code]
      expect(timeLimitsBeforePlay).toEqual(['D', 'W', 'M'])
      expect(limitsBeforePlay?.periods).toEqual(['D', 'W', 'M'])
      expect(sources.timeLimitsBeforePlay.confidence).toBe('regulator')
      expect(realMoney).toBe('with-licence')
    }
  })

  test('free play needs a verified age in the United Kingdom and is off in Germany', () => {
    expect(MARKETS.GG.demoPlay).toBe('age-verified')
    expect(MARKETS.DE.demoPlay).toBe('off')
  })
})

test('loss limits are shown in the four markets of CON-11, and where the law requires them before play', () => {
  const shown = MARKET_CODES.filter((code) => MARKETS[code].lossLimits)
  const wanted = MARKET_CODES.filter((code) => MARKETS[code].limitsBeforePlay?.kind === 'loss')
  expect(wanted).toEqual(['BR'])
  expect(shown.sort()).toEqual(['BR', 'DE', 'GG', 'LL', 'PP'])
})

test('registration is open in the four countries of the order (MKT-13)', () => {
  const open = MARKET_CODES.filter((code) => MARKETS[code].registrationOpen)
  expect(open.sort()).toEqual(['CA', 'FI', 'NO', 'NZ'])
})
