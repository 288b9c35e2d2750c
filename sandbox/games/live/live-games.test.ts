import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededDraw } from '../fairness.ts'
import { POCKETS } from '../roulette/spots.ts'
import { baccaratTotal, bankDraws, LIVE_BACCARAT } from './baccarat.ts'
import { betProblem, chipsOf, spotLimit } from './limits.ts'
import { TIMING } from './live-game.ts'
import { liveGameOf } from './live-games.ts'
import { allTexts } from './page.ts'
import { LIVE_ROULETTE } from './roulette.ts'
import { isDrawn, isDue, tableMoment } from './table-clock.ts'
import { LIVE_WHEEL, WHEEL_SEGMENTS } from './wheel.ts'

const STAKE = 1_000

describe('what a table returns', () => {
  test('roulette returns 36/37 on every place', () => {
    for (const spot of LIVE_ROULETTE.spots(0)) {
      const all = Array.from({ length: POCKETS }, (_, number) =>
        LIVE_ROULETTE.payout({ number }, spot, STAKE),
      )
      expect(all.reduce((sum, it) => sum + it, 0)).toBe(36 * STAKE)
    }
  })

  test('the wheel returns 96 % on every place', () => {
    for (const spot of LIVE_WHEEL.spots(0)) {
      const all = WHEEL_SEGMENTS.map((pays, segment) =>
        LIVE_WHEEL.payout({ segment, pays }, spot, STAKE),
      )
      const back = all.reduce((sum, it) => sum + it, 0) / (WHEEL_SEGMENTS.length * STAKE)
      expect(back * 100).toBeCloseTo(LIVE_WHEEL.rtp, 10)
    }
  })

  test('baccarat returns what its rules state, over many rounds of one seed', () => {
    const rounds = 120_000
    const back = { player: 0, banker: 0, tie: 0 }
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { draw } = seededDraw({ serverSeed: 'a seed', clientSeed: 'a table', nonce })
      const outcome = LIVE_BACCARAT.draw(draw, nonce)
      for (const spot of ['player', 'banker', 'tie'] as const) {
        back[spot] += LIVE_BACCARAT.payout(outcome, spot, STAKE) / STAKE
      }
    }
    // Four standard errors of so many rounds: about 0.011 for the sides and 0.03 for the tie.
    expect(Math.abs(back.banker / rounds - 0.9894)).toBeLessThan(0.011)
    expect(Math.abs(back.player / rounds - 0.9876)).toBeLessThan(0.012)
    expect(Math.abs(back.tie / rounds - 0.8564)).toBeLessThan(0.031)
  })
})

describe('baccarat', () => {
  test.each([
    [['AS', 'KD'], 1],
    [['9H', '8C'], 7],
    [['TD', 'JC', 'QS'], 0],
    [['5D', '5H', '9S'], 9],
  ])('%j counts %i', (cards, total) => {
    expect(baccaratTotal(cards)).toBe(total)
  })

  test.each([
    // When the bank takes a third card: its sum, and the player's third cards to which it draws.
    [0, 'A23456789T'],
    [2, 'A23456789T'],
    [3, 'A2345679T'],
    [4, '234567'],
    [5, '4567'],
    [6, '67'],
    [7, ''],
  ])('at %i the bank draws to %s', (bank, draws) => {
    for (const rank of 'A23456789T') {
      expect([rank, bankDraws(bank, `${rank}S`)]).toEqual([rank, draws.includes(rank)])
    }
  })

  test('a tie returns both stakes, and the bank keeps a twentieth of a win, in whole cents', () => {
    const outcome = {
      player: [],
      banker: [],
      playerTotal: 3,
      bankerTotal: 3,
      winner: 'tie' as const,
    }
    expect(LIVE_BACCARAT.payout(outcome, 'player', 50)).toBe(50)
    expect(LIVE_BACCARAT.payout(outcome, 'banker', 50)).toBe(50)
    expect(LIVE_BACCARAT.payout(outcome, 'tie', 50)).toBe(450)
    const bank = { ...outcome, winner: 'banker' as const }
    expect(LIVE_BACCARAT.payout(bank, 'banker', 1_000)).toBe(1_950)
    expect(LIVE_BACCARAT.payout(bank, 'banker', 50)).toBe(97)
  })
})

describe('the clock of a table', () => {
  const at = fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 })
  const id = fc.constantFrom('live-ivory-roulette', 'live-opal-baccarat', 'live-laurel-wheel')

  test('continues without a gap, and in the order of a round', () => {
    fc.assert(
      fc.property(id, at, (tableId, now) => {
        const moment = tableMoment(tableId, now)
        expect(moment.endsAt).toBeGreaterThan(now)
        const next = tableMoment(tableId, moment.endsAt)
        const after = { BETTING: 'DEALING', DEALING: 'PAYING', PAYING: 'BETTING' }[moment.phase]
        expect(next.phase).toBe(after)
        expect(next.number).toBe(moment.number + (after === 'BETTING' ? 1 : 0))
      }),
    )
  })

  test('draws no outcome while bets are open, and pays only in the paying phase', () => {
    fc.assert(
      fc.property(id, at, (tableId, now) => {
        const { number, phase } = tableMoment(tableId, now)
        expect(isDrawn(tableId, number, now)).toBe(phase !== 'BETTING')
        expect(isDue(tableId, number, now)).toBe(phase === 'PAYING')
        expect(isDrawn(tableId, number + 1, now)).toBe(false)
        expect(isDue(tableId, number - 1, now)).toBe(true)
      }),
    )
  })

  test('leaves time to bet', () => {
    expect(TIMING.bettingMs).toBeGreaterThanOrEqual(15_000)
  })
})

describe('limits', () => {
  const limits = { minMinor: 50, maxMinor: 50_000 }

  test('the chips can place exactly what the table accepts', () => {
    const chips = chipsOf(limits)
    expect(chips[0]).toBe(limits.minMinor)
    for (const chip of chips) {
      expect(
        betProblem(LIVE_ROULETTE, limits, { number: 0, wanted: { red: chip }, placed: [] }),
      ).toBeNull()
    }
  })

  test.each([
    ['nothing', {}],
    ['an unknown place', { banker: 100 }],
    ['a negative stake', { red: -50 }],
    ['a part of a chip', { red: 75 }],
    ['a part of a cent', { red: 0.5 }],
    ['more than the limit of the place', { 'straight-7': 5_050 }],
    ['more than the limit of the table', { red: 50_000, black: 50 }],
    ['an absurdly large stake', { red: 1e18 }],
  ])('%s is refused', (_name, spots) => {
    expect(
      betProblem(LIVE_ROULETTE, limits, {
        number: 0,
        wanted: spots as Record<string, number>,
        placed: [],
      }),
    ).toBe('STAKE_OUT_OF_RANGE')
  })

  test('earlier bets of the round count towards the limit of their place', () => {
    const most = spotLimit(LIVE_ROULETTE, limits, 'straight-7')
    const placed = [{ 'straight-7': most - 50 }]
    expect(
      betProblem(LIVE_ROULETTE, limits, { number: 0, wanted: { 'straight-7': 50 }, placed }),
    ).toBeNull()
    expect(
      betProblem(LIVE_ROULETTE, limits, { number: 0, wanted: { 'straight-7': 100 }, placed }),
    ).not.toBeNull()
  })
})

test('a game is found only by the launch code of a live table', () => {
  expect(liveGameOf('live-amber-salon-roulette')?.id).toBe('roulette')
  expect(liveGameOf('live-opal-baccarat')?.id).toBe('baccarat')
  expect(liveGameOf('live-laurel-fortune-wheel')?.id).toBe('wheel')
  expect(liveGameOf('amber-roulette')).toBeNull()
  expect(liveGameOf('live-poker')).toBeNull()
  expect(liveGameOf('virtuals-e2e')?.id).toBe('league')
})

test.each(['br', 'de', 'en', 'es', 'fi', 'fr', 'ja', 'no', 'pl', 'pt', 'tl', 'tr'])(
  'every text of a table exists in %s, with the same values',
  (language) => {
    const [all, english] = [allTexts(language), allTexts('en')]
    const valuesIn = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort().join()
    expect(Object.keys(all).sort()).toEqual(Object.keys(english).sort())
    for (const [key, text] of Object.entries(all)) {
      expect([key, valuesIn(text)]).toEqual([key, valuesIn(english[key])])
      expect(text).not.toBe('')
    }
  },
)
