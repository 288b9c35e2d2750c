import type { Card } from '../cards.ts'

/** The rules of the table, as the player reads them. */
export const DECKS = 6
export const BLACKJACK_PAYS = [3, 2] as const
export const INSURANCE_PAYS = 2
export const DEALER_STANDS_ON = 17

/** A ten, jack, queen or king counts ten, an ace one. */
export function countOf(card: Card): number {
  const rank = card[0] as string
  if (rank === 'A') return 1
  return 'TJQK'.includes(rank) ? 10 : Number(rank)
}

/** The best total of a hand; it is soft while one of its aces counts eleven. */
export function totalOf(cards: readonly Card[]): { total: number; soft: boolean } {
  let total = 0
  let ace = false
  for (const card of cards) {
    const value = countOf(card)
    total += value
    if (value === 1) ace = true
  }
  return ace && total <= 11 ? { total: total + 10, soft: true } : { total, soft: false }
}

/** Twenty-one with the first two cards. After a split there is none. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).total === 21
}
