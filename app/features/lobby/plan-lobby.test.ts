import { describe, expect, test } from 'vitest'
import { planLobby } from '#schemas/rules/plan-lobby.ts'
import type { GameProvider, GameStudio, LobbyCategory, LobbyPlan } from './lobby.query.server.ts'

const category = (id: string, facts: Partial<LobbyCategory> = {}): LobbyCategory => ({
  _id: id,
  title: { en: id },
  slug: id,
  icon: null,
  visibleInMenu: true,
  visibleInLobby: true,
  markets: [],
  rule: null,
  pinned: [],
  ...facts,
})
const provider = (id: string, facts: Partial<GameProvider> = {}): GameProvider => ({
  _id: `gameProvider-${id}`,
  id,
  title: id,
  type: 'BOTH',
  isAggregators: false,
  ...facts,
})
const studio = (id: string, facts: Partial<GameStudio> = {}): GameStudio => ({
  _id: `subprovider-${id}`,
  id,
  title: id,
  provider: null,
  restrictedCountry: [],
  removeRestrictedCountryOverlay: null,
  ...facts,
})
const settings = (facts: Partial<LobbyPlan['settings'][number]> = {}) => ({
  _id: 'lobbySettings-casino',
  markets: [],
  categories: ['b', 'a', 'c'],
  availableProviders: [],
  availableStudios: [],
  excludedStudios: [],
  ...facts,
})
const aPlan = (facts: Partial<LobbyPlan> = {}): LobbyPlan => ({
  settings: [settings()],
  grids: [],
  categories: [category('a'), category('b'), category('c')],
  providers: [],
  studios: [],
  hiddenProviders: [],
  ...facts,
})
const row = (id: string) => ({ category: id, layout: 'grid' as const, tiles: [], boxes: [] })
const ids = (list: { _id: string }[]) => list.map((it) => it._id)
const rowsOf = (plan: LobbyPlan, market: 'FI' | 'NO' = 'FI') =>
  ids(planLobby(plan, 'CASINO', market).rows.map((it) => it.category))

test('menu and rows follow the order of the settings', () => {
  const lobby = planLobby(aPlan(), 'CASINO', 'FI')
  expect(ids(lobby.menu)).toEqual(['b', 'a', 'c'])
  expect(rowsOf(aPlan())).toEqual(['b', 'a', 'c'])
})

test('rows that the grid names come first, in its order, with its layout', () => {
  const plan = aPlan({
    grids: [{ _id: 'grid', markets: [], rows: [row('c'), row('gone'), row('b')] }],
  })
  const { rows } = planLobby(plan, 'CASINO', 'FI')
  expect(ids(rows.map((it) => it.category))).toEqual(['c', 'b', 'a'])
  expect(rows.map((it) => it.grid?.layout)).toEqual(['grid', 'grid', undefined])
})

test('a category hidden in menu or lobby keeps its other place, one of another market has none', () => {
  const plan = aPlan({
    categories: [
      category('a', { visibleInMenu: false }),
      category('b', { visibleInLobby: false }),
      category('c', { markets: ['NO'] }),
    ],
  })
  const lobby = planLobby(plan, 'CASINO', 'FI')
  expect(ids(lobby.menu)).toEqual(['b'])
  expect(ids(lobby.open)).toEqual(['a', 'b'])
  expect(rowsOf(plan)).toEqual(['a'])
  expect(rowsOf(plan, 'NO')).toEqual(['a', 'c'])
})

test('the settings of the market win over those for all', () => {
  const own = settings({ _id: 'own', markets: ['FI'], categories: ['c'] })
  const plan = aPlan({ settings: [settings(), own] })
  expect(rowsOf(plan)).toEqual(['c'])
  expect(rowsOf(plan, 'NO')).toEqual(['b', 'a', 'c'])
})

test('without settings every category has its place', () => {
  expect(rowsOf(aPlan({ settings: [] }))).toEqual(['a', 'b', 'c'])
})

describe('the filter', () => {
  const providers = [
    provider('relax'),
    provider('quickspin', { type: 'CASINO' }),
    provider('evolution', { type: 'LIVE_CASINO' }),
    provider('pariplay', { isAggregators: true }),
    provider('softswiss'),
    provider('creedroomz'),
    provider('yggdrasil'),
  ]
  const plan = aPlan({
    providers,
    studios: [studio('amber'), studio('birch')],
    settings: [
      settings({
        availableProviders: ids(providers).filter((it) => it !== 'gameProvider-yggdrasil'),
        availableStudios: ['subprovider-amber', 'subprovider-birch', 'subprovider-gone'],
        excludedStudios: ['subprovider-birch'],
      }),
    ],
  })
  const offered = (kind: 'CASINO' | 'LIVE_CASINO') =>
    planLobby(plan, kind, 'FI').filter.providers.map((it) => it.id)

  test('of the casino omits relax, aggregators and providers with live tables only', () => {
    expect(offered('CASINO')).toEqual(['quickspin', 'softswiss', 'creedroomz'])
  })

  test('of live casino omits pariplay, softswiss and creedroomz', () => {
    expect(offered('LIVE_CASINO')).toEqual(['relax', 'evolution'])
  })

  test('names the available studios, but no excluded one', () => {
    const { filter, excludedStudios } = planLobby(plan, 'CASINO', 'FI')
    expect(filter.studios.map((it) => it.id)).toEqual(['amber'])
    expect(excludedStudios).toEqual(['subprovider-birch'])
  })
})

test('a provider that is hidden in a market hides its studios there, and only there', () => {
  const plan = aPlan({
    providers: [provider('quickspin'), provider('playngo')],
    studios: [studio('amber', { provider: 'gameProvider-quickspin' }), studio('birch')],
    settings: [
      settings({
        availableProviders: ['gameProvider-quickspin', 'gameProvider-playngo'],
        availableStudios: ['subprovider-amber', 'subprovider-birch'],
      }),
    ],
    hiddenProviders: [{ provider: 'gameProvider-quickspin', markets: ['NO'] }],
  })
  const inNorway = planLobby(plan, 'CASINO', 'NO')
  expect(inNorway.hiddenProviders).toEqual(['gameProvider-quickspin'])
  expect(ids(inNorway.filter.providers)).toEqual(['gameProvider-playngo'])
  expect(ids(inNorway.filter.studios)).toEqual(['subprovider-birch'])
  expect(inNorway.excludedStudios).toEqual(['subprovider-amber'])
  const inFinland = planLobby(plan, 'CASINO', 'FI')
  expect([inFinland.hiddenProviders, inFinland.excludedStudios]).toEqual([[], []])
  expect(ids(inFinland.filter.providers)).toHaveLength(2)
})
