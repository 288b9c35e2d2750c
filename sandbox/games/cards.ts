import type { Draw } from './engine.ts'

/** A card as rank and suit: `AS` is the ace of spades, `TD` the ten of diamonds. */
export type Card = string

export const RANKS = '23456789TJQKA'
export const SUITS = 'CDHS'
export const DECK = 52

/** The card with a number from 0 to 51; higher numbers repeat the deck. */
export function cardOf(id: number): Card {
  const inDeck = id % DECK
  return `${RANKS[inDeck >> 2]}${SUITS[inDeck & 3]}`
}

/**
 * Draws from a shoe without replacement: each remaining card is equally likely. `dealt` holds the numbers of the drawn
 * cards, ascending; the result has one more.
 */
export function drawCard(
  dealt: readonly number[],
  decks: number,
  draw: Draw,
): { card: Card; dealt: number[] } {
  let id = draw(decks * DECK - dealt.length)
  let at = 0
  while (at < dealt.length && (dealt[at] as number) <= id) {
    id += 1
    at += 1
  }
  const out = dealt.slice()
  out.splice(at, 0, id)
  return { card: cardOf(id), dealt: out }
}

const SIGNS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' }

/** Cards in a notation that needs no translation: `A♠ 10♦`. */
export function cardSigns(cards: readonly Card[]): string {
  return cards
    .map((card) => `${card[0] === 'T' ? '10' : card[0]}${SIGNS[card[1] ?? ''] ?? ''}`)
    .join(' ')
}
