import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ROULETTE } from './engine.ts'
import { SPOTS } from './spots.ts'

const asked = (choice: unknown, stakeMinor: number, currency = 'EUR') => ({
  choice,
  stakeMinor,
  currency,
})
const accepts = (choice: unknown, stakeMinor: number, currency?: string) =>
  ROULETTE.accepts?.(asked(choice, stakeMinor, currency))

describe('a round', () => {
  test('of any chips on any places returns 36 of 37 over all numbers', () => {
    const someBets = fc.dictionary(
      fc.constantFrom(...SPOTS.keys()),
      fc.integer({ min: 1, max: 20 }).map((it) => it * 50),
      { minKeys: 1, maxKeys: 12 },
    )
    fc.assert(
      fc.property(someBets, (bets) => {
        const stakeMinor = Object.values(bets).reduce((sum, it) => sum + it, 0)
        let returned = 0
        for (let number = 0; number < 37; number++) {
          const step = ROULETTE.begin(asked(bets, stakeMinor), (limit) => number % limit)
          expect(step.done).toBe(true)
          expect(step.state.number).toBe(number)
          expect(step.payoutMinor).toBe(
            step.state.bets.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0),
          )
          returned += step.payoutMinor
        }
        expect(returned).toBe(36 * stakeMinor)
      }),
    )
  })

  test('pays each chip by its own place', () => {
    const bets = { 'straight-17': 100, 'split-17-20': 200, black: 500, red: 500, 'dozen-2': 50 }
    const { payoutMinor, words } = ROULETTE.begin(asked(bets, 1_350), () => 17)
    expect(payoutMinor).toBe(3_600 + 3_600 + 1_000 + 0 + 150)
    expect(words).toEqual([{ key: 'words.black', values: { number: 17 } }])
  })

  test('at zero loses even chances and columns, and pays a bet that includes it', () => {
    const bets = { even: 100, odd: 100, low: 100, 'column-3': 100, 'trio-0-1-2': 50 }
    expect(ROULETTE.begin(asked(bets, 450), () => 0).payoutMinor).toBe(600)
  })
})

describe('the table accepts', () => {
  test('chips up to the limit of their place, in every currency in proportion', () => {
    expect(accepts({ 'straight-17': 5_000 }, 5_000)).toBe(true)
    expect(accepts({ 'straight-17': 5_050 }, 5_050)).toBe(false)
    expect(accepts({ 'straight-17': 50_000 }, 50_000, 'NOK')).toBe(true)
    expect(accepts({ 'straight-17': 100 }, 100, 'NOK')).toBe(false)
    expect(accepts({ red: 50_000 }, 50_000)).toBe(true)
  })

  test('no more than its own limit in all', () => {
    expect(accepts({ red: 25_000, odd: 25_000 }, 50_000)).toBe(true)
    expect(accepts({ red: 25_000, odd: 25_050 }, 50_050)).toBe(false)
  })

  test.each([
    ['a place that it does not have', { 'split-1-36': 50 }, 50],
    ['a property name of an object', { constructor: 50 }, 50],
    ['no chips', {}, 0],
    ['a chip of zero', { red: 0 }, 0],
    ['a negative chip', { red: -50, black: 100 }, 50],
    ['half a minor unit', { red: 50.5 }, 50.5],
    ['less than its smallest chip', { red: 30 }, 30],
    ['chips that are not the stake', { red: 100 }, 50],
    ['a list', ['red'], 50],
    ['null', null, 50],
  ])('not %s', (_, bets, stakeMinor) => {
    expect(accepts(bets, stakeMinor)).toBe(false)
  })
})
