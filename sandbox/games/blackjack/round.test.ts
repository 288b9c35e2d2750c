import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Card, cardOf, DECK } from '../cards.ts'
import { actionsOf, type BlackjackState, deal, payoutOf, play, standAll, viewOf } from './round.ts'
import { DECKS, totalOf } from './rules.ts'

/** Draws that give these cards in this order: player, dealer's open one, player, hidden one, then the rest. */
function stacked(...cards: Card[]): (limit: number) => number {
  const dealt: number[] = []
  return () => {
    const wanted = cards.shift()
    if (!wanted) throw new Error('the test stacked too few cards')
    const id = Array.from({ length: DECKS * DECK }, (_, i) => i).find(
      (i) => cardOf(i) === wanted && !dealt.includes(i),
    ) as number
    const place = id - dealt.filter((it) => it < id).length
    dealt.push(id)
    return place
  }
}
const offered = (state: BlackjackState) => actionsOf(state).map(({ action }) => action)
const staked = (state: BlackjackState) =>
  state.hands.reduce((sum, { stakeMinor }) => sum + stakeMinor, state.insuranceMinor)
const anyDraw = (numbers: Iterator<number>) => (limit: number) => numbers.next().value % limit

describe('totals', () => {
  test.each([
    [['AS', 'KD'], 21, true],
    [['AS', 'AD'], 12, true],
    [['AS', '6D', 'TC'], 17, false],
    [['AS', 'AC', '9D'], 21, true],
    [['KS', 'QC', '2D'], 22, false],
  ])('%s are %i', (cards, total, soft) => {
    expect(totalOf(cards)).toEqual({ total, soft })
  })
})

describe('a natural', () => {
  test('pays three to two at once', () => {
    const state = deal(200, stacked('AS', '9D', 'KH', '8C'))
    expect(state.phase).toBe('over')
    expect(payoutOf(state)).toBe(500)
  })

  test('against a natural is a push', () => {
    const state = deal(200, stacked('AS', 'KD', 'KH', 'AC'))
    expect(payoutOf(state)).toBe(200)
  })

  test('of the dealer with a ten showing ends the round before anything more is staked', () => {
    const state = deal(200, stacked('9S', 'KD', '9H', 'AC'))
    expect([state.phase, payoutOf(state), staked(state)]).toEqual(['over', 0, 200])
  })
})

describe('insurance', () => {
  test('is offered only when the dealer shows an ace, before the dealer peeks', () => {
    expect(offered(deal(200, stacked('9S', 'AD', '9H', 'KC')))).toEqual(['insure', 'decline'])
    expect(offered(deal(200, stacked('9S', 'TD', '9H', '7C')))).not.toContain('insure')
  })

  test('costs half and pays two to one', () => {
    const state = play(deal(200, stacked('9S', 'AD', '9H', 'KC')), 'insure', stacked())
    expect([state.phase, staked(state), payoutOf(state)]).toEqual(['over', 300, 300])
  })

  test('is lost without a blackjack, and the round continues', () => {
    const cards = stacked('TS', 'AD', '9H', '8C')
    const state = play(play(deal(200, cards), 'insure', cards), 'stand', cards)
    expect([state.hands[0]?.result, staked(state), payoutOf(state)]).toEqual(['push', 300, 200])
  })

  test('on a natural is even money', () => {
    const blackjack = play(deal(200, stacked('AS', 'AD', 'KH', 'KC')), 'insure', stacked())
    expect(payoutOf(blackjack) - staked(blackjack)).toBe(200)
    const none = play(deal(200, stacked('AS', 'AD', 'KH', '9C')), 'insure', stacked())
    expect(payoutOf(none) - staked(none)).toBe(200)
  })
})

describe('the dealer', () => {
  test('stands on a soft seventeen', () => {
    const cards = stacked('TS', '6D', '8H', 'AC')
    const state = play(deal(200, cards), 'stand', cards)
    expect(state.dealer).toEqual(['6D', 'AC'])
    expect(payoutOf(state)).toBe(400)
  })

  test('draws to sixteen', () => {
    const cards = stacked('TS', '6D', '8H', 'TC', '5S')
    const state = play(deal(200, cards), 'stand', cards)
    expect([state.dealer, payoutOf(state)]).toEqual([['6D', 'TC', '5S'], 0])
  })

  test('draws nothing against a bust hand', () => {
    const cards = stacked('TS', '6D', '8H', 'TC', '9S')
    const state = play(deal(200, cards), 'hit', cards)
    expect([state.hands[0]?.result, state.dealer, payoutOf(state)]).toEqual([
      'bust',
      ['6D', 'TC'],
      0,
    ])
  })
})

describe('doubling', () => {
  test('takes the stake again, for exactly one card', () => {
    const cards = stacked('6S', '6D', '5H', 'TC', 'TS', 'KH')
    const dealt = deal(200, cards)
    expect(actionsOf(dealt)).toContainEqual({ action: 'double', costMinor: 200 })
    const state = play(dealt, 'double', cards)
    expect([state.phase, staked(state), payoutOf(state)]).toEqual(['over', 400, 800])
  })

  test('is for two cards only', () => {
    const cards = stacked('2S', '6D', '2H', 'TC', '3S')
    expect(offered(play(deal(200, cards), 'hit', cards))).toEqual(['hit', 'stand'])
  })
})

describe('splitting', () => {
  test('makes two hands with their own stakes, which may be doubled but not split again', () => {
    const cards = stacked('8S', '6D', '8H', 'TC', '8C', '3D', 'TH', 'KH', '9D')
    const state = play(deal(200, cards), 'split', cards)
    expect(state.hands.map((it) => it.cards)).toEqual([
      ['8S', '8C'],
      ['8H', '3D'],
    ])
    expect(offered(state)).toEqual(['hit', 'stand', 'double'])
    const second = play(state, 'stand', cards)
    expect(second.active).toBe(1)
    const over = play(second, 'double', cards)
    expect([over.phase, staked(over)]).toEqual(['over', 600])
    expect(over.hands.map((it) => it.result)).toEqual(['win', 'win'])
    expect(payoutOf(over)).toBe(1_200)
  })

  test('aces get one card each, and twenty-one is no blackjack', () => {
    const cards = stacked('AS', '6D', 'AH', 'TC', 'KC', '3D', '9D')
    const over = play(deal(200, cards), 'split', cards)
    expect(over.phase).toBe('over')
    expect(over.hands.map((it) => [it.result, it.cards.length])).toEqual([
      ['win', 2],
      ['win', 2],
    ])
    expect(payoutOf(over)).toBe(800)
  })

  test('needs two of the same value: a king and a queen are', () => {
    expect(offered(deal(200, stacked('KS', '6D', 'QH', 'TC')))).toContain('split')
    expect(offered(deal(200, stacked('9S', '6D', 'QH', 'TC')))).not.toContain('split')
  })
})

/** Plays to the end; the numbers choose among the available actions. */
function playThrough(numbers: Iterator<number>, seen: (state: BlackjackState) => void) {
  const draw = anyDraw(numbers)
  let state = deal(200, draw)
  let paid = 200
  seen(state)
  while (state.phase !== 'over') {
    const now = actionsOf(state)
    const { action, costMinor } = now[numbers.next().value % now.length] as (typeof now)[number]
    paid += costMinor
    state = play(state, action, draw)
    seen(state)
  }
  return { state, paid }
}

describe('whatever is played', () => {
  const numbers = fc.infiniteStream(fc.nat(1_000_000))

  test('the hidden card and the shoe are never shown before the end', () => {
    fc.assert(
      fc.property(numbers, (given) => {
        playThrough(given, (state) => {
          const view = viewOf(state)
          expect(Object.keys(view)).not.toContain('dealt')
          expect(view.dealer.cards.length).toBe(state.phase === 'over' ? state.dealer.length : 1)
        })
      }),
    )
  })

  test('each card of the shoe is dealt once at most, and none is lost', () => {
    fc.assert(
      fc.property(numbers, (given) => {
        const { state } = playThrough(given, () => undefined)
        const onTable = [...state.dealer, ...state.hands.flatMap(({ cards }) => cards)]
        expect(new Set(state.dealt).size).toBe(state.dealt.length)
        expect(state.dealt.map(cardOf).sort()).toEqual(onTable.sort())
      }),
    )
  })

  test('the total stake is what was charged, and every payout is in whole units', () => {
    fc.assert(
      fc.property(numbers, (given) => {
        const { state, paid } = playThrough(given, () => undefined)
        expect(staked(state)).toBe(paid)
        expect(Number.isInteger(payoutOf(state))).toBe(true)
        expect(state.hands.every(({ result }) => result !== null)).toBe(true)
      }),
    )
  })

  test('an abandoned round ends without another stake', () => {
    fc.assert(
      fc.property(numbers, (given) => {
        const dealt = deal(200, anyDraw(given))
        const over = standAll(dealt, anyDraw(given))
        expect(over.phase).toBe('over')
        expect(staked(over)).toBe(200)
        expect(standAll(over, anyDraw(given))).toBe(over)
      }),
    )
  })
})
