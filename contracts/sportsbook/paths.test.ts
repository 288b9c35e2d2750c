import { expect, test } from 'vitest'
import { bookPathOf, parseBookPath } from './paths.ts'

test.each([
  ['/', { kind: 'home' }],
  ['/live', { kind: 'live' }],
  ['/bet-history', { kind: 'bet-history' }],
  ['/ice-hockey', { kind: 'sport', sport: 'ice-hockey' }],
  ['/football/leagues-by-country', { kind: 'leagues', sport: 'football' }],
  ['/tennis/sundmark', { kind: 'region', sport: 'tennis', region: 'sundmark' }],
  [
    '/football/norvane/norvane-premier/norvane-premier.12.3',
    {
      ...{ kind: 'event', sport: 'football', region: 'norvane', competition: 'norvane-premier' },
      event: 'norvane-premier.12.3',
    },
  ],
])('%s is a place, and the place has that path', (path, place) => {
  expect(parseBookPath(path)).toEqual(place)
  expect(bookPathOf(parseBookPath(path) ?? { kind: 'home' })).toBe(path)
})

test.each([
  '/curling',
  '/live/football',
  '/football/leagues-by-country/norvane',
  '/football//norvane-premier',
  '/football/../login',
  '/football/a/b/c/d',
  '/football/<b>',
  `/football/${'a'.repeat(101)}`,
])('%s is no place of a book', (path) => {
  expect(parseBookPath(path)).toBeNull()
})
