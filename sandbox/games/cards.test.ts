import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardOf, cardSigns, DECK, drawCard } from './cards.ts'

test('a deck has fifty-two cards, none twice', () => {
  expect(new Set(Array.from({ length: DECK }, (_, id) => cardOf(id))).size).toBe(52)
})

test('a shoe dealt to its end has dealt every card exactly once, whatever was drawn', () => {
  fc.assert(
    fc.property(fc.constantFrom(1, 6), fc.infiniteStream(fc.nat()), (decks, numbers) => {
      let dealt: number[] = []
      const seen = new Map<string, number>()
      for (let i = 0; i < decks * DECK; i++) {
        const drawn = drawCard(dealt, decks, (limit) => (numbers.next().value as number) % limit)
        dealt = drawn.dealt
        seen.set(drawn.card, (seen.get(drawn.card) ?? 0) + 1)
      }
      expect(dealt).toEqual(Array.from({ length: decks * DECK }, (_, id) => id))
      expect([...seen.values()].every((count) => count === decks)).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('every card that is left is equally likely: each number draws another one', () => {
  const dealt = [0, 3, 4, 50]
  const next = Array.from({ length: DECK - 4 }, (_, i) => drawCard(dealt, 1, () => i).card)
  expect(new Set(next).size).toBe(48)
  for (const id of dealt) expect(next).not.toContain(cardOf(id))
})

test('cards are written with their signs', () => {
  expect(cardSigns(['AS', 'TD', '2C'])).toBe('A♠ 10♦ 2♣')
})
