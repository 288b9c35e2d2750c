import { expect, test } from 'vitest'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import type { Visit } from '#schemas/rules/audience.ts'
import { bestOf, marketsShowing, promotionsFor, stateOf } from './promotions.server.ts'
import { nextStep, shownFrom } from './shown.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const visit: Visit = { audience: { kind: 'visitor' }, market: 'FI', now: NOON }
const promotion = (facts: object = {}) => ({
  markets: [] as string[],
  startDate: null,
  endDate: null,
  authorized: null,
  targetAudience: null,
  ...facts,
})
const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString()

test('a promotion is shown from its start until its end', () => {
  const one = promotion({ startDate: at(0), endDate: at(10) })
  expect(promotionsFor([one], visit)).toHaveLength(1)
  expect(promotionsFor([one], { ...visit, now: NOON - 1 })).toHaveLength(0)
  expect(promotionsFor([one], { ...visit, now: NOON + 600_000 })).toHaveLength(0)
})

test.each([
  ['open', promotion(), 'open'],
  ['over', promotion({ endDate: at(0) }), 'ended'],
  ['not begun', promotion({ startDate: at(1), endDate: at(2) }), null],
  ['over, of another market', promotion({ endDate: at(-5), markets: ['NO'] }), null],
  ['over, for players', promotion({ endDate: at(-5), authorized: 'authorized' }), null],
])('%s', (_, one, state) => expect(stateOf(one, visit)).toBe(state))

test.each([
  [null, 10],
  ['20', 20],
  ['11', 20],
  ['0', 10],
  ['-5', 10],
  ['1e9', 200],
  ['ten', 10],
])('?shown=%s shows %i', (asked, shown) => expect(shownFrom(asked)).toBe(shown))

test('each market gets its own promotion at a shared address, the open one first', () => {
  const norway = promotion({ markets: ['NO'] })
  const over = promotion({ markets: ['FI'], endDate: at(-1) })
  const open = promotion({ markets: ['FI'] })
  expect(bestOf([norway, over, open], visit)).toEqual({ one: open, state: 'open' })
  expect(bestOf([norway, over], visit)).toEqual({ one: over, state: 'ended' })
  expect(bestOf([norway], visit)).toBeNull()
})

test('there is a next step until everything is shown, or the maximum per page is reached', () => {
  expect(nextStep(10, 11)).toBe(20)
  expect(nextStep(10, 10)).toBeNull()
  expect(nextStep(200, 500)).toBeNull()
})

test('only markets that show a promotion are named: its own, with its target open, while it runs', () => {
  const settings = { openedByFlag: {}, closedProducts: [] }
  const to = (path: string, facts: object = {}) => ({
    ...promotion(facts),
    button: { label: null, path },
  })
  const showing = (...all: ReturnType<typeof to>[]) => marketsShowing(all, visit, settings)
  expect(showing(to('/tournaments'))).toEqual(MARKET_CODES)
  expect(showing(to('/tournaments', { startDate: at(1) }))).toEqual([])
  const noLiveCasino = MARKET_CODES.filter((it) => MARKETS[it].liveCasino === 'closed')
  const live = showing(to('/live-casino-online'))
  expect(noLiveCasino).toContain('DE')
  expect(live).toContain('FI')
  expect(live.filter((it) => noLiveCasino.includes(it))).toEqual([])
  expect(showing(to('/live-casino-online', { markets: ['FI', 'DE'] }))).toEqual(['FI'])
  const twoOfOneAddress = [
    to('/live-casino-online', { markets: ['FI'] }),
    to('/tournaments', { markets: ['DE'], endDate: at(0) }),
  ]
  expect(showing(...twoOfOneAddress)).toEqual(expect.arrayContaining(['FI', 'DE']))
  expect(
    marketsShowing([to('/sportsbook')], visit, { ...settings, closedProducts: ['sportsbook'] }),
  ).toEqual([])
})
