import { describe, expect, test } from 'vitest'
import type { BookNames } from '#contracts/sportsbook/names.ts'
import { NO_NAMES } from '#contracts/sportsbook/names.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import { type BookPlace, parseBookPath } from '#contracts/sportsbook/paths.ts'
import { type BookQuestion, bookPage } from './book-page.ts'
import type { Highlights } from './book-view.ts'

const NAMES: BookNames = {
  ...NO_NAMES,
  sports: { FOOTBALL: 'Jalkapallo', TENNIS: 'Tennis' },
  regions: { norvane: 'Norvane' },
  competitions: { 'norvane-premier': 'Norvanen valioliiga' },
  periods: { FIRST_HALF: '1. puoliaika' },
  markets: { result: 'Ottelun tulos', total: 'Maaleja yhteensä' },
  outcomes: { home: '{home}', away: '{away}', draw: 'Tasapeli', over: 'Yli {line}' },
}

function anEvent(id: string, what: Partial<OfferedEvent> = {}): OfferedEvent {
  return {
    ...{ id, sport: 'FOOTBALL', region: 'norvane', competition: 'norvane-premier' },
    ...{ home: 'Aberholm', away: 'Brackwater', startsAt: '2026-11-21T18:00:00.000Z' },
    ...{ seedHash: '', state: 'NOT_STARTED', live: null, seed: null, steered: false, sequence: 1 },
    markets: [
      { id: 'total:2.5', state: 'ACTIVE', outcomes: [{ id: 'over', odds: 1_850 }] },
      { id: 'result', state: 'ACTIVE', outcomes: [{ id: 'home', odds: 2_105 }] },
      { id: 'secret', state: 'INACTIVE', outcomes: [{ id: 'home', odds: 9_000 }] },
    ],
    ...what,
  }
}
const LIVE: Partial<OfferedEvent> = {
  state: 'LIVE',
  live: { period: 'FIRST_HALF', score: { home: 1, away: 0 }, clock: null },
}

const ask = (path: string, what: Partial<BookQuestion> & { events?: OfferedEvent[] } = {}) =>
  bookPage({
    place: parseBookPath(path) as BookPlace,
    offer: { events: what.events ?? [], at: 0, isCurrent: true },
    ...{
      names: NAMES,
      highlights: { competitions: [], sports: [] },
      language: 'fi',
      timeZone: 'Itä-Euroopan aika',
    },
    words: {
      place: (kind) => `[${kind}]`,
      moment: (at) => `at ${at.slice(11, 16)}`,
      second: String,
    },
    ...what,
  })

describe('a match', () => {
  const path = '/football/norvane/norvane-premier/e1'

  test('has its markets by name, the match result first, and no hidden one', () => {
    const page = ask(path, { events: [anEvent('e1'), anEvent('e2')] })
    expect(page?.heading).toBe('Aberholm – Brackwater')
    expect(page?.offer?.event).toMatchObject({
      path: '/sportsbook/jalkapallo/norvane/norvane-premier/e1',
      ...{ when: 'at 18:00', score: null },
      markets: [
        { name: 'Ottelun tulos', outcomes: [{ name: 'Aberholm', odds: '2.105' }] },
        { name: 'Maaleja yhteensä', outcomes: [{ name: 'Yli 2.5', odds: '1.85' }] },
      ],
    })
    expect(page?.trail.map(({ path }) => path)).toEqual([
      '/sportsbook',
      '/sportsbook/jalkapallo',
      '/sportsbook/jalkapallo/norvane',
      '/sportsbook/jalkapallo/norvane/norvane-premier',
      path.replace('/football', '/sportsbook/jalkapallo'),
    ])
  })

  test('shows its score while it is live, and takes bets only on open markets', () => {
    const markets = [
      { id: 'result', state: 'SUSPENDED' as const, outcomes: [{ id: 'home', odds: null }] },
    ]
    const page = ask(path, { events: [anEvent('e1', { ...LIVE, markets })] })
    expect(page?.offer?.event).toMatchObject({
      ...{ score: '1–0', period: '1. puoliaika' },
      markets: [{ isOpen: false, outcomes: [{ odds: null }] }],
    })
  })
})

test('live and upcoming matches are separate lists by start, of no more than forty', () => {
  const many = Array.from({ length: 60 }, (_, n) =>
    anEvent(`e${n}`, { startsAt: `2026-11-21T18:${String(59 - n).padStart(2, '0')}:00.000Z` }),
  )
  const events = [...many, anEvent('live', LIVE), anEvent('over', { state: 'ENDED' })]
  const sections = ask('/football', { events })?.offer?.sections ?? []
  expect(sections.map(({ key, all, events }) => [key, all, events.length])).toEqual([
    ['live', 1, 1],
    ['soon', 60, 30],
  ])
  expect(sections[1]?.events[0]?.id).toBe('e59')
  expect(ask('/starting-soon', { events })?.offer?.sections[0]?.events).toHaveLength(40)
  expect(ask('/live', { events })?.offer?.sections[0]?.events.map(({ id }) => id)).toEqual(['live'])
})

test('price boosts lists the upcoming matches that have one, with both prices and their end', () => {
  const boost = { from: 2_105, until: '2026-11-21T17:00:00.000Z' }
  const markets = [
    { id: 'result', state: 'ACTIVE' as const, outcomes: [{ id: 'home', odds: 2_240, boost }] },
  ]
  const events = [anEvent('e1'), anEvent('e2', { markets }), anEvent('e3', { ...LIVE, markets })]
  const { sections = [] } = ask('/price-boost', { events })?.offer ?? {}
  expect(sections.map(({ key, all }) => [key, all])).toEqual([['soon', 1]])
  expect(sections[0]?.events[0]).toMatchObject({
    id: 'e2',
    markets: [{ outcomes: [{ odds: '2.24', boost: { from: '2.105', until: 'at 17:00' } }] }],
  })
  expect(ask('/price-boost', { events: [] })?.offer?.sections).toEqual([
    { key: 'soon', events: [], all: 0 },
  ])
})

test('regions and competitions are links with their number of matches', () => {
  const events = [anEvent('e1'), anEvent('e2'), anEvent('e3', { competition: 'cup' })]
  expect(ask('/football/leagues-by-country', { events })?.offer?.links).toEqual([
    {
      key: 'regions',
      links: [{ name: 'Norvane', path: '/sportsbook/jalkapallo/norvane', events: 3 }],
    },
    {
      key: 'competitions',
      links: [
        { name: 'Cup', path: '/sportsbook/jalkapallo/norvane/cup', events: 1 },
        {
          name: 'Norvanen valioliiga',
          path: '/sportsbook/jalkapallo/norvane/norvane-premier',
          events: 2,
        },
      ],
    },
  ])
})

test('the first page starts with the highlights of editors, in their order, where they have matches', () => {
  const events = [
    ...[anEvent('e1'), anEvent('e2', { competition: 'cup' })],
    ...[anEvent('e3', { competition: 'over', state: 'CLOSED' }), anEvent('e4')],
  ]
  const competitions = ['cup', 'over', 'gone', 'norvane-premier']
  const highlights = { competitions, sports: [] }
  const [first, second] = ask('', { events, highlights })?.offer?.links ?? []
  expect(first?.key).toBe('highlights')
  expect(first?.links.map(({ name, events: count }) => [name, count])).toEqual([
    ['Cup', 1],
    ['Norvanen valioliiga', 2],
  ])
  expect(second?.key).toBe('sports')
  expect(ask('/live', { events, highlights })?.offer?.links.map(({ key }) => key)).toEqual([
    'sports',
  ])
})

test('sports come in the order of the editors, the others by their names', () => {
  const sports = ['FOOTBALL', 'TENNIS', 'BASKETBALL', 'ICE_HOCKEY'] as const
  const events = sports.map((sport) => anEvent(sport, { sport }))
  const of = (order: Highlights['sports']) =>
    ask('/live', {
      events,
      highlights: { competitions: [], sports: order },
    })?.offer?.links[0]?.links.map(({ path }) => path.split('/').at(-1))
  const byName = of([])
  expect(of(['TENNIS', 'ICE_HOCKEY'])).toEqual([
    ...['tennis', 'jaakiekko'],
    ...(byName ?? []).filter((it) => it !== 'tennis' && it !== 'jaakiekko'),
  ])
  expect(byName).toHaveLength(sports.length)
})

test.each([
  ['/football/nowhere', false],
  ['/tennis/norvane', true],
  ['/football/norvane/nothing', false],
  ['/football/norvane/norvane-premier', true],
  ['/football/norvane/norvane-premier/e9', false],
  ['/football', true],
  ['/live', true],
])('without matches there is a page at %s: %s', (path, isThere) => {
  expect(ask(path) !== null).toBe(isThere)
  // What is offered is not known: no page can be said not to exist.
  expect(ask(path, { offer: null })?.offer).toBeNull()
})

test('a book without names shows names made from its ids', () => {
  const page = ask('/football/norvane/norvane-premier', {
    ...{ names: NO_NAMES, events: [anEvent('e1')] },
  })
  expect(page?.trail.map(({ name }) => name)).toEqual([
    '[home]',
    'Football',
    'Norvane',
    'Norvane premier',
  ])
})
