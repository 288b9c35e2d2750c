import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardOf } from '../cards.ts'
import { VIDEO_POKER } from './engine.ts'
import { handOf, PAYTABLE, payOf } from './hands.ts'
import { deal, exchange, payoutOf, viewOf } from './round.ts'

const anyDraw = (numbers: Iterator<number>) => (limit: number) => numbers.next().value % limit
const numbers = fc.infiniteStream(fc.nat(1_000_000))

test.each([
  ['TS JS QS KS AS', 'royalFlush', 800],
  ['9D TD JD QD KD', 'straightFlush', 50],
  ['AD 2D 3D 4D 5D', 'straightFlush', 50],
  ['7C 7D 7H 7S KD', 'fourOfAKind', 25],
  ['7C 7D 7H KS KD', 'fullHouse', 9],
  ['2C 9C 4C KC TC', 'flush', 6],
  ['TC JS QS KS AS', 'straight', 4],
  ['AC 2S 3S 4S 5S', 'straight', 4],
  ['7C 7D 7H 2S KD', 'threeOfAKind', 3],
  ['2C 2D 3H 3S KD', 'twoPair', 2],
  ['JC JD 3H 4S KD', 'jacksOrBetter', 1],
  ['AC AD 3H 4S KD', 'jacksOrBetter', 1],
  ['TC TD 3H 4S KD', null, 0],
  ['QC KD AH 2S 3D', null, 0],
  ['2C 4D 6H 8S TD', null, 0],
])('%s is %s and pays %i', (cards, hand, pay) => {
  expect(handOf(cards.split(' '))).toBe(hand)
  expect(payOf(handOf(cards.split(' ')))).toBe(pay)
})

test('better hands pay more', () => {
  const pays = PAYTABLE.map(([, pay]) => pay)
  expect(pays).toEqual([...pays].sort((a, b) => b - a))
})

describe('a round', () => {
  test('keeps what is held and draws the rest from the cards that are left', () => {
    fc.assert(
      fc.property(numbers, fc.uniqueArray(fc.integer({ min: 0, max: 4 })), (given, held) => {
        const first = deal(20, anyDraw(given))
        const over = exchange(first, held, anyDraw(given))
        for (const place of held) expect(over.cards[place]).toBe(first.cards[place])
        const all = new Set([...first.cards, ...over.cards])
        expect(all.size).toBe(10 - held.length)
        expect(over.dealt.map(cardOf).sort()).toEqual([...all].sort())
        expect(payoutOf(over)).toBe(payOf(handOf(over.cards)) * 20)
      }),
    )
  })

  test('pays nothing before the draw, and shows no shoe', () => {
    const first = deal(20, () => 0)
    expect(payoutOf(first)).toBe(0)
    expect(Object.keys(viewOf(first))).not.toContain('dealt')
  })

  test('has one draw', () => {
    const round = VIDEO_POKER.begin({ stakeMinor: 20, choice: null, currency: 'EUR' }, () => 0)
    const over = VIDEO_POKER.act?.(round.state, { hold: [0] }, () => 0)
    expect(over?.done).toBe(true)
    expect(VIDEO_POKER.act?.(over?.state ?? round.state, { hold: [] }, () => 0)).toBeNull()
  })

  test.each([
    [null],
    ['draw'],
    [{}],
    [{ hold: [5] }],
    [{ hold: [-1] }],
    [{ hold: [0.5] }],
    [{ hold: '0' }],
    [{ hold: [0, 1, 2, 3, 4, 4] }],
  ])('refuses %j', (action) => {
    const round = VIDEO_POKER.begin({ stakeMinor: 20, choice: null, currency: 'EUR' }, () => 0)
    expect(VIDEO_POKER.act?.(round.state, action, () => 0)).toBeNull()
  })

  test('that is abandoned is settled with the hand as dealt', () => {
    const round = VIDEO_POKER.begin({ stakeMinor: 20, choice: null, currency: 'EUR' }, () => 0)
    const over = VIDEO_POKER.settleNow?.(round.state, () => 0)
    expect(over?.state.cards).toEqual(round.state.cards)
    expect(over?.payoutMinor).toBe(payOf(round.state.hand) * 20)
  })
})
