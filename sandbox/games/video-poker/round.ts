import { type Card, drawCard } from '../cards.ts'
import type { Draw } from '../engine.ts'
import { handOf, type PokerHand, payOf } from './hands.ts'

export const HAND_SIZE = 5

export type PokerState = {
  phase: 'hold' | 'over'
  stakeMinor: number
  /** Numbers of the cards drawn from the deck, ascending. */
  dealt: number[]
  first: Card[]
  /** Places of the initial cards that were kept, ascending; empty before the draw. */
  held: number[]
  cards: Card[]
  hand: PokerHand | null
}
/** The player sees everything: the cards to come are not decided before the draw. */
export type PokerView = Omit<PokerState, 'dealt'>

/** Five cards from one fresh deck. */
export function deal(stakeMinor: number, draw: Draw): PokerState {
  const cards: Card[] = []
  let dealt: number[] = []
  while (cards.length < HAND_SIZE) {
    const drawn = drawCard(dealt, 1, draw)
    dealt = drawn.dealt
    cards.push(drawn.card)
  }
  return { phase: 'hold', stakeMinor, dealt, first: cards, held: [], cards, hand: handOf(cards) }
}

/** Keeps the cards at `held` and replaces the others once, from the remaining cards. */
export function exchange(state: PokerState, held: readonly number[], draw: Draw): PokerState {
  if (state.phase !== 'hold') throw new Error('the cards have been drawn')
  let { dealt } = state
  const cards = state.first.map((card, place) => {
    if (held.includes(place)) return card
    const drawn = drawCard(dealt, 1, draw)
    dealt = drawn.dealt
    return drawn.card
  })
  const kept = [...new Set(held)].sort((a, b) => a - b)
  return { ...state, phase: 'over', dealt, held: kept, cards, hand: handOf(cards) }
}

/** What the round pays, its stake included; 0 before the draw. */
export function payoutOf(state: PokerState): number {
  return state.phase === 'over' ? payOf(state.hand) * state.stakeMinor : 0
}

export function viewOf({ dealt: _, ...seen }: PokerState): PokerView {
  return seen
}
