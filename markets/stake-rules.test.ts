import { expect, test } from 'vitest'
import { CURRENCIES, isPayable } from '#contracts/money.ts'
import { MARKET_CODES, MARKETS } from './index.ts'
import { ageOn, sportsBoundsOf, stakeRulesOf } from './stake-rules.ts'

const RANGE = { minMinor: 20n, maxMinor: 10_000n }
const aGame = (gameType: string, kind: 'CASINO' | 'LIVE_CASINO' = 'CASINO') => ({
  kind,
  gameType,
  betRanges: { EUR: RANGE, GBP: RANGE },
})

test('the stake range is that of the game in the currency of the player', () => {
  const rules = stakeRulesOf({ market: MARKETS.FI, game: aGame('slot'), currency: 'EUR', age: 40 })
  expect(rules).toMatchObject({ minMinor: 20n, maxMinor: 10_000n, roundCapMinor: null })
  const other = stakeRulesOf({ market: MARKETS.FI, game: aGame('slot'), currency: 'SEK', age: 40 })
  expect(other).toMatchObject({ minMinor: 1n, maxMinor: null })
})

test.each([
  ['GG', 'slot', 25, 500n],
  ['GG', 'jackpot', 40, 500n],
  ['GG', 'slot', 24, 200n],
  ['GG', 'slot', null, 200n],
  ['GG', 'roulette', 24, null],
  ['DE', 'slot', 40, 100n],
  ['FI', 'slot', 24, null],
] as const)(
  'in %s a round of a %s accepts from a player aged %s at most %s',
  (code, type, age, cap) => {
    const market = MARKETS[code]
    const rules = stakeRulesOf({ market, game: aGame(type), currency: market.currency, age })
    expect(rules.roundCapMinor).toBe(cap)
  },
)

test('a live table is not a slot, whatever its name', () => {
  const rules = stakeRulesOf({
    market: MARKETS.GG,
    game: aGame('slot', 'LIVE_CASINO'),
    currency: 'GBP',
    age: 19,
  })
  expect(rules).toMatchObject({ roundCapMinor: null, paceMs: MARKETS.GG.gamePace.otherMs })
})

test.each(MARKET_CODES)(
  'in %s the pace of rounds and one game at a time follow the table',
  (code) => {
    const market = MARKETS[code]
    const of = (type: string) =>
      stakeRulesOf({ market, game: aGame(type), currency: market.currency, age: 40 })
    expect(of('slot').paceMs).toBe(market.gamePace.slotMs)
    expect(of('roulette').paceMs).toBe(market.gamePace.otherMs)
    expect(of('slot').oneGameAtATime).toBe(market.oneGameAtATime)
  },
)

test('autoplay is allowed only where the market says so', () => {
  for (const code of MARKET_CODES) {
    const market = MARKETS[code]
    const of = { market, game: aGame('slot'), currency: market.currency, age: 40 }
    expect(stakeRulesOf(of).autoplay, code).toBe(market.autoplay === 'allowed')
  }
})

test('in a currency without decimals, the minimum and the maximum stake are payable', () => {
  const range = { minMinor: 20n, maxMinor: 10_050n }
  const game = { ...aGame('slot'), betRanges: { JPY: range } }
  expect(stakeRulesOf({ market: MARKETS.FI, game, currency: 'JPY', age: 40 })).toMatchObject({
    ...{ minMinor: 100n, maxMinor: 10_000n },
  })
})

test.each([
  ['2001-11-21', 24],
  ['2001-12-01', 24],
  ['2001-10-30', 25],
  [' 2001-11-20', null],
  ['2001-11-20 ', null],
  ['2001-11-20', 25],
  ['2001-11-19', 25],
  ['2000-02-29', 26],
  [null, null],
  ['', null],
  ['yesterday', null],
])('a player born on %s is %s on 20 November 2026', (born, age) => {
  expect(ageOn(born, Date.UTC(2026, 10, 20, 12))).toBe(age)
})

test('the bounds of a sportsbook are payable in every currency, in the same ratio as in euro', () => {
  for (const currency of CURRENCIES) {
    const { minMinor, maxMinor, payoutMaxMinor } = sportsBoundsOf(currency)
    for (const minor of [minMinor, maxMinor, payoutMaxMinor]) {
      expect(isPayable(minor, currency), currency).toBe(true)
    }
    expect([maxMinor / minMinor, payoutMaxMinor / maxMinor]).toEqual([50_000n, 20n])
  }
  expect(sportsBoundsOf('EUR')).toEqual({
    ...{ minMinor: 10n, maxMinor: 500_000n, payoutMaxMinor: 10_000_000n },
  })
})
