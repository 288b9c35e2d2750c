import { expect, test } from 'vitest'
import { BET_BUILDER } from '#contracts/sportsbook/bet-builder.ts'
import { marketName, outcomeName } from '#contracts/sportsbook/names.ts'
import { LIVE_PERIODS, SPORTS } from '#contracts/sportsbook/words.ts'
import en from '../texts/en.json' with { type: 'json' }
import { basketballChain } from './basketball/chain.ts'
import { TIP_OFF } from './basketball/course.ts'
import { basketballMarketId, basketballMarkets, basketballOutcomes } from './basketball/markets.ts'
import { bookNames } from './book-names.ts'
import { footballMarkets, marketIdOf, outcomesOf } from './football/markets.ts'
import { hockeyMarketId, hockeyMarkets, hockeyOutcomes } from './hockey/markets.ts'
import { BEST_OF_FIVE, BEST_OF_THREE } from './tennis/course.ts'
import { tennisMarketId, tennisMarkets, tennisOutcomes } from './tennis/markets.ts'
import { COMPETITIONS } from './world.ts'

const LANGUAGES = ['br', 'de', 'en', 'es', 'fi', 'fr', 'ja', 'no', 'pl', 'pt', 'tl', 'tr']
const SIDES = { home: 'Aberholm', away: 'Brackwater' }

const AVERAGE = { attack: 100, defence: 100 }
const BASKETBALL = basketballChain({ home: AVERAGE, away: AVERAGE, tipOff: 'home' })

const OFFERED = [
  ...basketballMarkets(BASKETBALL, TIP_OFF).map((it) => ({
    ...{ id: basketballMarketId(it), outcomes: basketballOutcomes(it) },
  })),
  ...footballMarkets(2).map((it) => ({ id: marketIdOf(it), outcomes: outcomesOf(it) })),
  ...hockeyMarkets(2).map((it) => ({ id: hockeyMarketId(it), outcomes: hockeyOutcomes(it) })),
  ...[BEST_OF_THREE, BEST_OF_FIVE].flatMap((rules) =>
    tennisMarkets(rules, { set: 2, game: 3 }).map((it) => ({
      ...{ id: tennisMarketId(it), outcomes: tennisOutcomes(it, rules) },
    })),
  ),
]

test.each(LANGUAGES)('in %s all that is offered has a name', (language) => {
  const names = bookNames(language)
  for (const sport of SPORTS) expect(names.sports[sport]).toBeTruthy()
  for (const period of LIVE_PERIODS) expect(names.periods[period]).toBeTruthy()
  for (const { id, region } of COMPETITIONS) {
    expect(names.competitions[id]).toBeTruthy()
    expect(names.regions[region]).toBeTruthy()
  }
  for (const { id, outcomes } of OFFERED) {
    const market = marketName(names, id, SIDES)
    expect(market, id).not.toBe(id)
    expect(market, id).not.toMatch(/[{}]/)
    const named = outcomes.map((outcome) => outcomeName(names, id, { ...SIDES, outcome }))
    expect(new Set(named).size, `${id}: ${named}`).toBe(outcomes.length)
    for (const [at, name] of named.entries()) {
      expect(name, id).not.toMatch(/[{}]/)
      const outcome = outcomes[at] ?? ''
      if (!/^\d+-\d+$/.test(outcome)) expect(name, id).not.toBe(outcome)
    }
  }
})

test('every market with a name is one that is offered', () => {
  const kinds = new Set([BET_BUILDER, ...OFFERED.map(({ id }) => id.split(':')[0])])
  expect(Object.keys(en.sportsbook.markets).filter((it) => !kinds.has(it))).toEqual([])
})
