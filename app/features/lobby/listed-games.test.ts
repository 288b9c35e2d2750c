import fc from 'fast-check'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { searchOf, whyUnlisted } from '#schemas/rules/lobby-games.ts'
import { orderByRule } from '#schemas/rules/preview-lobby.ts'
import { LOBBY_ROWS_QUERY, RULE_GAMES_QUERY, withWindow } from './lobby.query.server.ts'

/** The site's queries must list exactly what the rule lists, since the Studio explains by the rule. */
const KIND = 'CASINO'
const TODAY = '2026-11-21'
const EXCLUDED = ['studio-b']
const everything = { provider: '', studio: '', kind: KIND, excluded: EXCLUDED, today: TODAY }

const game = fc.record({
  type: fc.constantFrom('CASINO', 'LIVE_CASINO'),
  enabled: fc.constantFrom(true, false, null, undefined),
  studio: fc.constantFrom('studio-a', 'studio-b', null),
  releasedAt: fc.constantFrom('2020-01-01', TODAY, '2026-11-22', null),
})

async function idsOf(query: string, params: object, dataset: unknown[]): Promise<string[]> {
  const value = await evaluate(parse(query, { params: { ...params } }), {
    dataset,
    params: { ...params },
  })
  const answer = (await value.get()) as { games: { _id: string }[]; total: number } | unknown[]
  const { games, total } = (Array.isArray(answer) ? answer[0] : answer) as {
    games: { _id: string }[]
    total: number
  }
  expect(games).toHaveLength(total)
  return games.map((it) => it._id).sort()
}

test('each query lists exactly the games that the rule allows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(game, { minLength: 1, maxLength: 12 }), async (facts) => {
      const games = facts.map((it, index) => ({
        _id: `game-${index}`,
        _type: 'game',
        type: it.type,
        ...(it.enabled === undefined ? {} : { enabled: it.enabled }),
        ...(it.studio ? { subProvider: { _ref: it.studio } } : {}),
        ...(it.releasedAt ? { releasedAt: it.releasedAt } : {}),
      }))
      const category = {
        _id: 'category-a',
        _type: 'casinoGameCategory',
        kind: KIND,
        slug: { current: 'a' },
        games: [...games.map((it) => ({ _ref: it._id })), { _ref: 'game-gone' }],
      }
      const dataset = [...games, category]
      const listed = facts
        .map((it, index) => ({ ...it, enabled: it.enabled ?? null, id: `game-${index}` }))
        .filter((it) => !whyUnlisted(it, { kind: KIND, excluded: EXCLUDED, today: TODAY }))
        .map((it) => it.id)
        .sort()
      const params = { ...everything, slug: 'a', pinned: [], ...searchOf({ by: 'new' }) }
      expect(await idsOf(LOBBY_ROWS_QUERY, params, dataset)).toEqual(listed)
      expect(await idsOf(RULE_GAMES_QUERY, params, dataset)).toEqual(listed)
    }),
    { numRuns: 40 },
  )
})

type Facts = {
  id: string
  themes?: string[]
  features?: string[]
  jackpotExist?: boolean
  popularity?: number
  provider?: { _ref: string }
  subProvider?: { _ref: string }
}
const FACTS: Facts[] = [
  { id: 'a', themes: ['sea'], features: ['wilds'], jackpotExist: true, popularity: 5 },
  { id: 'b', themes: ['forest'], features: ['free-spins'], popularity: 9 },
  { id: 'c', themes: ['sea', 'forest'], popularity: 1, subProvider: { _ref: 'studio-x' } },
  { id: 'd', provider: { _ref: 'gameProvider-x' } },
]
const CATALOGUE = FACTS.map(({ id, ...facts }, index) => ({
  _id: `game-${id}`,
  _type: 'game',
  type: KIND,
  releasedAt: `2026-01-0${index + 1}`,
  ...facts,
}))

test.each([
  [{ by: 'new' }, ['d', 'c', 'b', 'a']],
  [{ by: 'popular' }, ['b', 'a', 'c', 'd']],
  [{ by: 'jackpot' }, ['a']],
  [{ by: 'theme', theme: 'sea' }, ['c', 'a']],
  [{ by: 'feature', feature: 'free-spins' }, ['b']],
  [{ by: 'studio', studio: 'studio-x' }, ['c']],
  [{ by: 'provider', provider: 'gameProvider-x' }, ['d']],
] as const)('the rule %j finds %j', async (rule, expected) => {
  const params = { ...everything, pinned: [], ...searchOf(rule) }
  const value = await evaluate(parse(RULE_GAMES_QUERY, { params }), { dataset: CATALOGUE, params })
  const { games } = (await value.get()) as { games: { _id: string }[] }
  expect(games.map((it) => it._id)).toEqual(expected.map((it) => `game-${it}`))
  const search = searchOf(rule)
  const previewed = CATALOGUE.map((it) => ({
    name: it._id,
    enabled: true,
    themes: null,
    features: null,
    jackpotExist: null,
    popularity: null,
    ...it,
    provider: it.provider?._ref ?? null,
    studio: it.subProvider?._ref ?? null,
  }))
  if (search)
    expect(orderByRule(previewed, search).map((it) => it._id)).toEqual(
      expected.map((it) => `game-${it}`),
    )
})

test('a rule never repeats a pinned game, and its window moves', async () => {
  const params = { ...everything, pinned: ['game-d'], ...searchOf({ by: 'new' }) }
  const query = withWindow(RULE_GAMES_QUERY, { from: 1, to: 2 })
  const value = await evaluate(parse(query, { params }), { dataset: CATALOGUE, params })
  const { games, total } = (await value.get()) as { games: { _id: string }[]; total: number }
  expect([games.map((it) => it._id), total]).toEqual([['game-b'], 3])
})
