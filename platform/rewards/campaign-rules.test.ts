import { describe, expect, test } from 'vitest'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { type Campaign, campaignFile } from './campaign-file.ts'
import { campaignProblems, termsOf } from './campaign-rules.ts'

const gift = (over: Record<string, unknown> = {}) => ({
  ...{ id: 'gift', kind: 'GIFT', vertical: 'CASINO', markets: ['FI'], audience: 'established' },
  ...{ startsAt: '2026-01-01T00:00:00Z', wrMultiplier: 10, hoursToFulfil: 1_440 },
  ...{ contributions: { slot: 100 }, names: { en: 'A gift' } },
  amounts: { EUR: { amount: 10, maxStake: 5 } },
  ...over,
})
const read = (over: Record<string, unknown> = {}) => {
  const [campaign] = campaignFile.parse([gift(over)])
  if (!campaign) throw new Error('nothing was read')
  return campaign
}
const problems = (over: Record<string, unknown> = {}) => campaignProblems(read(over)).join('; ')

test('an offer that every rule allows has no problem', () => {
  expect(campaignProblems(read())).toEqual([])
})

test('a manually granted bonus needs a code to request it with', () => {
  expect(problems({ category: 'MANUAL' })).toContain('no code')
  expect(problems({ category: 'MANUAL', bonusCode: 'BY-HAND' })).toBe('')
})

describe('an offer is refused', () => {
  test.each(MARKET_CODES)('above the cap of %s', (code) => {
    const { currency, wageringCap } = MARKETS[code]
    const amounts = { [currency]: { amount: 10, maxStake: 5 } }
    expect(problems({ markets: [code], amounts, wrMultiplier: wageringCap + 1 })).toContain(
      `allows ${wageringCap}`,
    )
    expect(problems({ markets: [code], amounts, wrMultiplier: wageringCap })).not.toContain(
      'allows',
    )
  })

  test('in Guernsey and Britain above ten times, naming the rule', () => {
    const amounts = { GBP: { amount: 10, maxStake: 5 } }
    expect(problems({ markets: ['GG'], amounts, wrMultiplier: 11 })).toContain('5.1.1')
  })

  test.each([
    ['less time than sixty days', { hoursToFulfil: 1_439 }, 'asks for 1440'],
    ['a welcome offer where none is lawful', { audience: 'everybody' }, 'no such bonus'],
    ['no amounts in the currency of a market', { markets: ['FI', 'NO'] }, 'no amounts in NOK'],
    ['a product that is not open', { markets: ['AT'] }, 'not open to everybody in'],
    ['no game that counts towards wagering', { contributions: { slot: 0 } }, 'in no game'],
    ['an end before its start', { endsAt: '2025-01-01T00:00:00Z' }, 'before it begins'],
    ['an end at its start', { endsAt: '2026-01-01T00:00:00Z' }, 'before it begins'],
    [
      'decimals in a currency that has none',
      {
        amounts: { EUR: { amount: 10, maxStake: 5 }, JPY: { amount: 1_000, maxStake: 500.5 } },
      },
      'decimals in JPY',
    ],
  ])('with %s', (_, over, words) => {
    expect(problems(over)).toContain(words)
  })

  test('but not at its bounds: an end just after the start, exact hours, the cap and its own code', () => {
    expect(
      problems({
        endsAt: '2026-01-01T00:00:01Z',
        hoursToFulfil: MARKETS.FI.bonuses.leastHoursToFulfil,
        wrMultiplier: MARKETS.FI.wageringCap,
        bonusCode: 'BY-CODE',
      }),
    ).toBe('')
  })

  test('as a whole if one of many markets forbids it', () => {
    const amounts = { EUR: { amount: 10, maxStake: 5 }, BRL: { amount: 50, maxStake: 25 } }
    const over = { markets: ['MT', 'BR'], amounts, audience: 'everybody' }
    expect(problems(over)).toContain('Brazil allows no such bonus')
  })
})

describe('a free bet', () => {
  const freeBet = (over: Record<string, unknown> = {}) => ({
    ...{ id: 'stand', kind: 'FREE_BET', markets: ['FI'], audience: 'established' },
    ...{ startsAt: '2026-01-01T00:00:00Z', hoursToFulfil: 1_440, minOdds: 1.5, scope: 'BOTH' },
    ...{ names: { en: 'A free bet' }, amounts: { EUR: { amount: 10 } } },
    ...over,
  })
  const parse = (over: Record<string, unknown> = {}) => campaignFile.safeParse([freeBet(over)])
  const problemsOf = (over: Record<string, unknown> = {}) =>
    campaignProblems(campaignFile.parse([freeBet(over)])[0] as Campaign).join('; ')

  test('has the terms that bets are checked against, in minor units and thousandths', () => {
    const [campaign] = campaignFile.parse([freeBet({ minOdds: 1.51 })])
    expect(termsOf(campaign as Campaign).EUR).toMatchObject({
      ...{ kind: 'FREE_BET', amountMinor: '1000', minOdds: 1_510, scope: 'BOTH' },
      ...{ hoursToFulfil: 1_440, wrMultiplier: 0, version: expect.any(String) },
    })
  })

  test.each([
    ['', {}],
    ['not open to everybody in Germany', { markets: ['DE'] }],
    ['not open to everybody in Sweden', { markets: ['PP'], amounts: { SEK: { amount: 100 } } }],
    ['no amounts in NOK', { markets: ['NO'] }],
    ['asks for 1440', { hoursToFulfil: 1_439 }],
    ['no such bonus', { audience: 'everybody' }],
    ['decimals in JPY', { amounts: { EUR: { amount: 10 }, JPY: { amount: 10.5 } } }],
  ])('has the problem “%s” with %j', (words, over) => {
    if (words === '') expect(problemsOf(over)).toBe('')
    else expect(problemsOf(over)).toContain(words)
  })

  test.each([
    [{ bonusCode: 'A-CODE' }],
    [{ wrMultiplier: 1 }],
    [{ minOdds: 1 }],
    [{ minOdds: 1.5001 }],
    [{ scope: 'ALWAYS' }],
    [{ audience: 'first-deposit' }],
    [{ vertical: 'CASINO' }],
  ])('is rejected with %j', (over) => {
    expect(parse(over).success).toBe(false)
  })
})

describe('a file is rejected', () => {
  test.each([
    ['a cashback', { kind: 'CASHBACK' }],
    ['two products in one offer', { vertical: 'CASINO,SPORTS' }],
    ['a gift for a first deposit', { audience: 'first-deposit' }],
    ['an amount with a tenth of a cent', { amounts: { EUR: { amount: 1.001, maxStake: 5 } } }],
    ['a gift of zero', { amounts: { EUR: { amount: 0, maxStake: 5 } } }],
    ['a wagering requirement of zero', { wrMultiplier: 0 }],
    ['a code in lower case', { bonusCode: 'harbour' }],
    ['an unknown field', { surprise: true }],
    ['no name in English', { names: { fi: 'Lahja' } }],
  ])('with %s', (_, over) => {
    expect(campaignFile.safeParse([gift(over)]).success).toBe(false)
  })
})

describe('terms', () => {
  test('are in minor units, with one version however they are written', () => {
    const one = termsOf(read({ contributions: { slot: 100, table: 30 } })).EUR
    const other = termsOf(read({ contributions: { table: 30, slot: 100 } })).EUR
    expect(one).toMatchObject({ maxMinor: '1000', maxStakeMinor: '500', minDepositMinor: null })
    expect(one?.version).toBe(other?.version)
  })

  test('of a deposit match have its percentage, minimum deposit and maximum', () => {
    const match = read({
      ...{ kind: 'DEPOSIT_MATCH', percentage: 50 },
      amounts: {
        EUR: { most: 100, minDeposit: 20, maxStake: 5 },
        NOK: { most: 1_000, minDeposit: 200, maxStake: 50 },
      },
    })
    const shared = {
      ...{ kind: 'DEPOSIT_MATCH', percentage: 50, wrMultiplier: 10, hoursToFulfil: 1_440 },
      ...{ contributions: { slot: 100 }, excludedGames: [], audience: 'established' },
      version: expect.any(String),
    }
    const euro = { maxMinor: '10000', minDepositMinor: '2000', maxStakeMinor: '500' }
    const krone = { maxMinor: '100000', minDepositMinor: '20000', maxStakeMinor: '5000' }
    expect(termsOf(match)).toEqual({
      EUR: { ...shared, ...euro, currency: 'EUR' },
      NOK: { ...shared, ...krone, currency: 'NOK' },
    })
  })

  test.each([
    [{ wrMultiplier: 9 }],
    [{ hoursToFulfil: 1_441 }],
    [{ contributions: { slot: 99 } }],
    [{ excludedGames: ['relax:a-game'] }],
    [{ amounts: { EUR: { amount: 10.01, maxStake: 5 } } }],
    [{ amounts: { EUR: { amount: 10, maxStake: 4.99 } } }],
  ])('with %j have another version', (over) => {
    expect(termsOf(read(over)).EUR?.version).not.toBe(termsOf(read()).EUR?.version)
  })
})

describe('a bonus for bets', () => {
  const bets = { vertical: 'SPORTS', contributions: {}, sports: { minOdds: 1.5, scope: 'BOTH' } }
  test('has the terms that bets are checked against, in thousandths', () => {
    expect(problems(bets)).toBe('')
    expect(termsOf(read(bets)).EUR).toMatchObject({
      ...{ kind: 'GIFT', maxMinor: '1000', maxStakeMinor: '500', contributions: {} },
      sports: { minOdds: 1_500, scope: 'BOTH' },
    })
    expect(termsOf(read()).EUR).not.toHaveProperty('sports')
  })
  test.each([
    ['does not say which', { sports: undefined }],
    ['counts games', { contributions: { slot: 100 } }],
    ['says which bets', { vertical: 'CASINO', contributions: { slot: 100 } }],
    ['in no game', { vertical: 'CASINO', sports: undefined }],
    ['not open to everybody in Germany', { markets: ['DE'] }],
  ])('is refused: %s', (words, over) => {
    expect(problems({ ...bets, ...over })).toContain(words)
  })
})
