import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, wordsIn } from './fold.ts'
import { findIn, variantsOf } from './search-index-cache.server.ts'
import { editsBetween, lettersMissing, lettersOf, WordIndex } from './word-index.ts'

describe('normalised text', () => {
  test.each([
    ['Gonzó’s', 'gonzos'],
    ['JÄÄKARHU', 'jaakarhu'],
    ['Łódź', 'lodz'],
    ['smørbrød', 'smorbrod'],
    ['İSTANBUL ışık', 'istanbul isik'],
    ['ＳＬＯＴ', 'slot'],
    ['straße', 'strasse'],
    ['すろっと', 'スロット'],
  ])('%s is %s', (text, expected) => {
    expect(fold(text)).toBe(expected)
  })

  test('splits Japanese into pairs of letters, everything else into words', () => {
    expect(wordsIn('スロット')).toEqual(['スロ', 'ロッ', 'ット'])
    expect(wordsIn('Amber-Blackjack 21!')).toEqual(['amber', 'blackjack', '21'])
    expect(wordsIn(' !? ')).toEqual([])
  })
})

describe('typos', () => {
  test.each([
    ['starbrust', 'starburst', 1, 1],
    ['starburst', 'starburst', 0, 0],
    ['starbru', 'starburst', 3, 1],
    ['gonzo', 'gonzos', 1, 0],
    ['gonzzo', 'gonzo', 1, 1],
    ['', 'ab', 2, 0],
  ])('%s and %s are %i apart, the beginning %i', (typed, word, whole, beginning) => {
    expect(editsBetween(typed, word, 2)).toEqual({ whole, beginning })
  })

  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 })

  test('are symmetric, and the letter filter never rules out a near match', () => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const there = editsBetween(one, other, 3)
        expect(editsBetween(other, one, 3).whole).toBe(there.whole)
        expect(there.beginning).toBeLessThanOrEqual(there.whole)
        if (there.whole <= 3)
          expect(lettersMissing(lettersOf(one), lettersOf(other))).toBeLessThanOrEqual(there.whole)
      }),
    )
  })

  test('count once, wherever they occur', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 2, maxLength: 10 }),
        fc.nat(),
        (word, at) => {
          const i = at % (word.length - 1)
          const swapped = `${word.slice(0, i)}${word[i + 1]}${word[i]}${word.slice(i + 2)}`
          expect(editsBetween(swapped, word, 2).whole).toBeLessThanOrEqual(1)
          expect(
            editsBetween(word.slice(0, i) + word.slice(i + 1), word, 2).whole,
          ).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})

function anIndex(): WordIndex {
  const index = new WordIndex()
  const games: [string, string, string, number][] = [
    ['starburst', 'Starburst', 'Copper Heron', 5],
    ['gonzo', 'Gonzó’s Trail', 'Copper Heron', 9],
    ['jade', 'Jade Dragons', 'Velvet Fathom', 1],
    ['ember', 'Ember Dragons', 'Velvet Fathom', 7],
    ['dragon', 'Dragon', 'Paperlane', 0],
  ]
  for (const [id, name, studio, rank] of games)
    index.add({
      id,
      name,
      rank,
      texts: [
        { text: studio, weight: 4 },
        { text: 'slot スロット', weight: 2 },
      ],
    })
  return index
}
const idsOf = (query: string) =>
  anIndex()
    .find(query)
    .map((it) => it.id)

describe('search', () => {
  test.each([
    ['starbrust', ['starburst']],
    ['starbru', ['starburst']],
    ['star burst', ['starburst']],
    ['gonzós', ['gonzo']],
    ['GONZOS TR', ['gonzo']],
    ['trail gonzos', ['gonzo']],
    ['gonzostrail', ['gonzo']],
    ['dragon', ['dragon', 'ember', 'jade']],
    ['jade dragno', ['jade']],
    ['copper heron', ['gonzo', 'starburst']],
    ['velvet ember', ['ember']],
    ['スロット', ['gonzo', 'ember', 'starburst', 'jade', 'dragon']],
    ['zzzz', []],
    ['', []],
    ['  ', []],
  ])('%s finds %j', (query, expected) => {
    expect(idsOf(query)).toEqual(expected)
  })

  test('returns partial matches rather than nothing', () => {
    expect(idsOf('jade unheardof')).toEqual(['jade'])
  })

  test('is not broken by any input', () => {
    const index = anIndex()
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (query) => {
        for (const { score } of index.find(query)) expect(score).toBeGreaterThan(0)
      }),
    )
  })
})

test('synonyms replace each other, as whole words only', () => {
  const synonyms = [['fruit machine', 'slot', 'one-armed bandit']]
  expect(variantsOf('Fruit  Machine gold', synonyms)).toEqual([
    'Fruit  Machine gold',
    'slot gold',
    'one armed bandit gold',
  ])
  expect(variantsOf('slots', synonyms)).toEqual(['slots'])
  expect(variantsOf('x', [])).toEqual(['x'])
})

test('a synonym never outranks the typed word, and is found when nothing typed matches', () => {
  const index = new WordIndex()
  const tool = (id: string, text: string) =>
    index.add({ id, name: '', rank: 0, texts: [{ text, weight: 8 }] })
  tool('budget', 'your money and time, how much have I spent')
  tool('withdraw', 'withdraw withdrawal')
  const synonyms = [['withdraw', 'get my money']]
  for (const query of ['withdraw', 'get my money'])
    expect(findIn({ index, synonyms }, query)[0]?.id, query).toBe('withdraw')
})
