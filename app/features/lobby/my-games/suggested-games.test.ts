import fc from 'fast-check'
import { expect, test } from 'vitest'
import { similarGames } from './my-games.server.ts'

type Game = Parameters<typeof similarGames>[0]
const aGame = (id: string, what: Partial<Game> = {}): Game => ({
  _id: id,
  provider: 'p',
  studio: null,
  gameType: 'slot',
  features: [],
  themes: [],
  ...what,
})
const some = (...values: string[]) => fc.subarray(values)
const anyGame = fc.record({
  _id: fc.stringMatching(/^[a-z]{1,3}$/),
  provider: fc.constantFrom('p', 'q'),
  studio: fc.constantFrom(null, 's', 't'),
  gameType: fc.constantFrom(null, 'slot', 'roulette'),
  features: some('wilds', 'ways', 'respins'),
  themes: some('sea', 'gold'),
})
const world = fc.record({
  games: fc.uniqueArray(anyGame, { selector: (it) => it._id, minLength: 1, maxLength: 40 }),
  bets: fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }), {
    minLength: 40,
    maxLength: 40,
  }),
  known: fc.subarray([...'abcdefgh']),
  most: fc.integer({ min: 1, max: 20 }),
})
const betsOf = (games: readonly Game[], bets: readonly (number | undefined)[]) =>
  new Map(games.flatMap((it, i) => (bets[i] === undefined ? [] : [[it._id, bets[i]] as const])))

test('no suggestion has a smallest bet that is higher than that of the played game, or unknown', () => {
  fc.assert(
    fc.property(world, ({ games, bets, known, most }) => {
      const played = games[0] as Game
      const smallestBets = betsOf(games, bets)
      const found = similarGames(played, games, { smallestBets, known: new Set(known), most })
      const limit = smallestBets.get(played._id) ?? Number.NEGATIVE_INFINITY
      for (const { _id } of found) {
        expect(smallestBets.get(_id) ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(limit)
        expect(known).not.toContain(_id)
        expect(_id).not.toBe(played._id)
      }
      expect(found.length).toBeLessThanOrEqual(most)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})

test('what is allowed comes in one order, whatever it costs and however it was listed', () => {
  fc.assert(
    fc.property(world, fc.integer({ min: 2, max: 9 }), ({ games, bets, most }, times) => {
      const played = games[0] as Game
      const none = new Set<string>()
      const smallestBets = betsOf(games, bets)
      const limit = smallestBets.get(played._id)
      const found = similarGames(played, games, { smallestBets, known: none, most })
      const turned = similarGames(played, [...games].reverse(), { smallestBets, known: none, most })
      expect(turned).toEqual(found)
      // Allowed bets say nothing about the order.
      const other = new Map(
        [...smallestBets].map(([id, bet]) => [id, bet === limit ? bet : bet / times]),
      )
      const allowed = new Map(
        [...other].filter(([id]) => (smallestBets.get(id) ?? 0) <= (limit ?? 0)),
      )
      expect(similarGames(played, games, { smallestBets: allowed, known: none, most })).toEqual(
        found,
      )
    }),
  )
})

test('a game of the same type, theme and features comes before one that shares less', () => {
  const played = aGame('played', { themes: ['sea'], features: ['wilds', 'ways'], studio: 's' })
  const games = [
    aGame('nothing', { provider: 'q', gameType: 'roulette' }),
    aGame('studio', { studio: 's' }),
    aGame('theme', { themes: ['sea'] }),
    aGame('all', { themes: ['sea'], features: ['ways', 'wilds'], studio: 's' }),
    aGame('features', { features: ['wilds', 'ways'] }),
    played,
  ]
  const smallestBets = new Map(games.map((it) => [it._id, 0.2]))
  const found = similarGames(played, games, { smallestBets, known: new Set(), most: 9 })
  expect(found.map((it) => it._id)).toEqual(['all', 'features', 'theme', 'studio'])
})
