import { describe, expect, test } from 'vitest'
import { changeRow, moveRow, placeGame, resizePlace } from './arrange-lobby.ts'
import {
  type LobbyContent,
  type PreviewCategory,
  type PreviewGame,
  previewLobby,
} from './preview-lobby.ts'

const game = (id: string, facts: Partial<PreviewGame> = {}): PreviewGame => ({
  _id: id,
  name: `Game ${id}`,
  type: 'CASINO',
  enabled: true,
  provider: 'gameProvider-relax',
  studio: 'studio-a',
  releasedAt: '2026-01-01',
  themes: [],
  features: [],
  jackpotExist: false,
  popularity: 0,
  ...facts,
})
const category = (id: string, facts: Partial<PreviewCategory> = {}): PreviewCategory => ({
  _id: id,
  markets: [],
  visibleInMenu: true,
  visibleInLobby: true,
  rule: null,
  pinned: ['a', 'b'],
  ...facts,
})
const content = (
  facts: Partial<LobbyContent<PreviewGame, PreviewCategory>> = {},
): LobbyContent<PreviewGame, PreviewCategory> => ({
  settings: [{ markets: [], categories: ['one', 'two'], excludedStudios: ['studio-x'] }],
  grids: [{ _id: 'grid', markets: [], rows: [] }],
  categories: [category('one')],
  providers: [{ _id: 'gameProvider-relax', id: 'relax' }],
  studios: [{ _id: 'studio-a', restrictedCountry: ['NO'], removeRestrictedCountryOverlay: false }],
  games: [game('a'), game('b')],
  ...facts,
})
const visit = {
  kind: 'CASINO',
  market: 'FI',
  country: 'FI',
  device: 'desktop',
  today: '2026-11-21',
} as const

describe('the lobby as a player has it', () => {
  test('shows pinned games first, then what the rule finds, and no game twice', () => {
    const [row] = previewLobby(
      content({
        categories: [category('one', { rule: { by: 'new', most: 1 } })],
        games: [
          game('a'),
          game('b'),
          game('old', { releasedAt: '2020-01-01' }),
          game('new', { releasedAt: '2026-10-01' }),
        ],
      }),
      visit,
    ).rows
    expect(row?.places.map((it) => [it.game._id, it.isPinned])).toEqual([
      ['a', true],
      ['b', true],
      ['new', false],
    ])
  })

  test('says why a game is missing', () => {
    const games = [
      game('a'),
      game('off', { enabled: false }),
      game('live', { type: 'LIVE_CASINO' }),
      game('excluded', { studio: 'studio-x' }),
      game('later', { releasedAt: '2027-01-01' }),
      game('orphan', { provider: 'gameProvider-none' }),
    ]
    const pinned = ['a', 'off', 'live', 'excluded', 'later', 'orphan', 'deleted']
    const [row] = previewLobby(
      content({ categories: [category('one', { pinned })], games }),
      visit,
    ).rows
    expect(row?.places.map((it) => it.game._id)).toEqual(['a'])
    expect(Object.fromEntries(row?.missing.map((it) => [it.id, it.why]) ?? [])).toEqual({
      off: 'disabled',
      live: 'other-lobby',
      excluded: 'studio-excluded',
      later: 'not-released',
      orphan: 'provider-gone',
      deleted: 'gone',
    })
  })

  test('says which categories have no row here, and why', () => {
    const { closed } = previewLobby(
      content({
        categories: [
          category('one', { markets: ['CA'] }),
          category('two', { visibleInLobby: false }),
          category('three', { pinned: [] }),
        ],
      }),
      visit,
    )
    expect(closed.map((it) => [it.category._id, it.why])).toEqual([
      ['one', 'market'],
      ['two', 'hidden'],
      ['three', 'empty'],
    ])
  })

  test('marks games restricted in the country', () => {
    const restricted = (country: string) =>
      previewLobby(content(), { ...visit, country }).rows[0]?.places[0]?.isRestricted
    expect([restricted('FI'), restricted('NO'), restricted('CA')]).toEqual([false, true, true])
  })
})

describe('arranging', () => {
  const shown = (...ids: string[]) =>
    ids.map((id) => ({ game: { _id: id }, isPinned: !id.startsWith('rule') }))

  test.each([
    ['a', 2, ['b', 'c', 'a']],
    ['c', 0, ['c', 'a', 'b']],
    ['b', 1, ['a', 'b', 'c']],
    ['b', -5, ['b', 'a', 'c']],
  ])('moves %s to place %i', (moved, to, expected) => {
    expect(placeGame(['a', 'b', 'c'], shown('a', 'b', 'c'), { game: moved, to })).toEqual(expected)
  })

  test('keeps pinned games that are not shown where they are', () => {
    expect(placeGame(['a', 'off', 'b'], shown('a', 'b'), { game: 'b', to: 0 })).toEqual([
      'b',
      'a',
      'off',
    ])
  })

  test('pins a game found by the rule, at the latest behind the last pinned one', () => {
    const row = shown('a', 'b', 'rule-1', 'rule-2')
    expect(placeGame(['a', 'b'], row, { game: 'rule-2', to: 0 })).toEqual(['rule-2', 'a', 'b'])
    expect(placeGame(['a', 'b'], row, { game: 'rule-1', to: 3 })).toEqual(['a', 'b', 'rule-1'])
    expect(placeGame(['a', 'b'], row, { game: 'a', to: 3 })).toEqual(['b', 'a'])
  })

  test('stores the size of a place for each device, and drops a place that is small everywhere', () => {
    const tiles = resizePlace([], { index: 3, size: '4x', devices: ['desktop'] })
    expect(tiles).toEqual([
      {
        _key: 'place-3',
        _type: 'lobbyTile',
        index: 3,
        desktop: '4x',
        tablet: '1x',
        mobile: '1x',
      },
    ])
    expect(resizePlace(tiles, { index: 3, size: '1x', devices: ['desktop'] })).toEqual([])
  })

  test('takes rows into the grid down to the one that moved', () => {
    const row = (id: string, inGrid: boolean) => ({
      category: { _id: id },
      layout: 'strip' as const,
      grid: inGrid
        ? { _key: id, category: id, layout: 'strip' as const, tiles: [], boxes: [`box-${id}`] }
        : undefined,
    })
    const rows = [row('a', true), row('b', false), row('c', false), row('d', false)]
    expect(moveRow(rows, { from: 2, to: 1 }).map((it) => it.category)).toEqual(['a', 'c'])
    expect(moveRow(rows, { from: 0, to: 2 }).map((it) => it.category)).toEqual(['b', 'c', 'a'])
    const changed = changeRow(rows, 'b', { layout: 'grid' })
    const withBox = changeRow(rows, 'b', { boxes: ['box'] })
    expect(moveRow(rows, { from: 0, to: 2 }).map((it) => it.boxes)).toEqual([[], [], ['box-a']])
    expect(withBox.map((it) => it.boxes)).toEqual([['box-a'], ['box']])
    expect(changed.map((it) => [it.category, it.layout])).toEqual([
      ['a', 'strip'],
      ['b', 'grid'],
    ])
  })
})
