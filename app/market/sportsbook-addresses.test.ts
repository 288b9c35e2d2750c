import { expect, test } from 'vitest'
import { type BookPlace, parseBookPath } from '#contracts/sportsbook/paths.ts'
import {
  addressInEach,
  bookAddress,
  NAMED_PLACES,
  pathInWordsOf,
  placeOfAddress,
} from './sportsbook-addresses.ts'

const LANGUAGES = ['en', 'no', 'fi', 'de', 'cl', 'pe', 'pt']
const place = (path: string) => parseBookPath(path) as BookPlace
const EVENT = place('/ice-hockey/norvane/live/tennis')

/** Written from GAP-143, independently of the table. */
test.each([
  ['en', '/live', '/live'],
  ['no', '/starting-soon', '/starter-snart'],
  ['fi', '/price-boost', '/kerroinboosti'],
  ['fi', '/ice-hockey', '/jaakiekko'],
  ['de', '/football/leagues-by-country', '/fussball/ligen-nach-land'],
  ['cl', '/basketball', '/basquetbol'],
  ['pe', '/basketball', '/basquet'],
  ['pe', '/bet-history', '/historial-de-apuestas'],
  ['pt', '/ice-hockey/leagues-by-country', '/hoquei-no-gelo/ligas-por-pais'],
  ['pt', '/game-rules', '/regras-do-jogo'],
  // Languages without a set of their own.
  ['ja', '/football', '/football'],
  ['fr', '/bet-history', '/bet-history'],
  // Ids are the same in every language, also those that look like a word.
  ['fi', '/ice-hockey/norvane/live/tennis', '/jaakiekko/norvane/live/tennis'],
])('in %s %s has the address %s', (language, path, address) => {
  expect(bookAddress(place(path), language)).toBe(`/sportsbook${address}`)
})

test('every place is found at its address, in its own language and in every other', () => {
  for (const it of [...NAMED_PLACES, EVENT]) {
    for (const [own, address] of Object.entries(addressInEach(it))) {
      for (const language of [...LANGUAGES, 'ja']) {
        expect(placeOfAddress(address, language), `${own} in ${language}`).toEqual(it)
      }
    }
  }
})

test('the first page, with and without a slash', () => {
  for (const path of ['/sportsbook', '/sportsbook/']) {
    expect(placeOfAddress(path, 'fi')).toEqual({ kind: 'home' })
  }
})

test.each([
  '/sportsbook/cricket',
  '/sportsbook/live/norvane',
  '/sportsbook/football/leagues-by-country/norvane',
  '/sportsbook/football/../casino',
  '/sportsbook/Football',
  '/sportsbook/football/a/b/c/d',
  '/sportsbooks',
  '/online-casino',
])('no place: %s', (path) => {
  expect(placeOfAddress(path, 'en')).toBeNull()
})

test.each([
  ['/sportsbook/football?btag=a#live', '/sportsbook/jalkapallo?btag=a#live'],
  ['/sportsbook/en-vivo', '/sportsbook/live'],
  ['/sportsbook', '/sportsbook'],
  // No place of the sportsbook.
  ['/sportsbook/cricket', '/sportsbook/cricket'],
  ['/promotions/football', '/promotions/football'],
])('in Finnish a link to %s leads to %s', (written, path) => {
  expect(pathInWordsOf('fi', written)).toBe(path)
})
