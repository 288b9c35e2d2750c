import type { Draw } from './engine.ts'

/** A card as rank and suit: `AS` is the ace of spades, `TD` the ten of diamonds. */
export type Card = string

export const RANKS = '23456789TJQKA'
export const SUITS = 'CDHS'
export const DECK = 52

/** The card with a number from 0 to 51; every further deck begins again. */
export function cardOf(id: number): Card {
  const inDeck = id % DECK
  return `${RANKS[inDeck >> 2]}${SUITS[inDeck & 3]}`
}

/**
 * Draws from a shoe without putting back: each card that is still in it is as likely. `dealt` holds the
 * numbers of the cards that are out, ascending; the answer holds one more.
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

/** Cards as everybody reads them, whatever the language: `A♠ 10♦`. */
export function cardSigns(cards: readonly Card[]): string {
  return cards
    .map((card) => `${card[0] === 'T' ? '10' : card[0]}${SIGNS[card[1] ?? ''] ?? ''}`)
    .join(' ')
}
