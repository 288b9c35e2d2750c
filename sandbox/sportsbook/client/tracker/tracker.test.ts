import fc from 'fast-check'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listedEvent } from '#contracts/sportsbook/listed.ts'
import { type OfferedEvent, offeredEventSchema } from '#contracts/sportsbook/offer.ts'
import { textsIn } from '../../../texts/texts.ts'
import { bookNames } from '../../book-names.ts'
import { type Fixture, fixturesBetween, longestMs } from '../../calendar.ts'
import { offeredEvent } from '../../offer.ts'
import { tradeOf } from '../../trading.ts'
import { COMPETITIONS } from '../../world.ts'
import { h, patch, type View } from '../dom.ts'
import { isLiveMatch, type Page } from '../page.ts'
import { translatorOf } from '../page-texts.ts'
import { createTracked } from '../tracked.ts'
import * as tracker from './tracker.ts'

const MONDAY = Date.parse('2026-11-30T00:00:00Z')
const DAY = 86_400_000
const fixtures = COMPETITIONS.map(
  (it) => fixturesBetween(it, MONDAY, MONDAY + 8 * DAY)[0] as Fixture,
)
const page = {
  t: translatorOf(textsIn('en').sportsbook.words),
  config: { names: bookNames('en') },
  now: () => MONDAY,
} as unknown as Page

/** A match at a moment of it, by its competition. */
function matchAt(competition: string, permille: number, seed = 'a-seed'): OfferedEvent {
  const fixture = fixtures.find((it) => it.competition.id === competition) as Fixture
  const now = fixture.startsAt + (longestMs(fixture.competition) * permille) / 1_000
  return offeredEvent(tradeOf(fixture, seed), now)
}

const moment = fc.record({
  competition: fc.constantFrom(...COMPETITIONS.map(({ id }) => id)),
  permille: fc.integer({ min: 0, max: 1_000 }),
  seed: fc.string({ minLength: 4, maxLength: 8 }),
})

describe('the feed', () => {
  test('lists every goal and red card of its score, which rows of lists omit', () => {
    fc.assert(
      fc.property(moment, ({ competition, permille, seed }) => {
        const event = offeredEventSchema.parse(matchAt(competition, permille, seed))
        const { live } = event
        expect(listedEvent(event).live?.incidents).toBeUndefined()
        if (!live?.incidents) return
        const count = (kind: string, side: string) =>
          live.incidents?.filter((it) => it.kind === kind && it.side === side).length
        expect({ home: count('GOAL', 'home'), away: count('GOAL', 'away') }).toEqual(live.score)
        if (!live.redCards) return
        expect({ home: count('RED_CARD', 'home'), away: count('RED_CARD', 'away') }).toEqual(
          live.redCards,
        )
      }),
      { numRuns: 30 },
    )
  })
})

/** What is read of a view: all its text, without what is hidden from screen readers. */
function read(view: View): string {
  if (typeof view === 'string') return view
  if (view.attributes['aria-hidden']) return ''
  return view.children.map(read).join(' ')
}
const readOf = (event: OfferedEvent) => {
  if (!isLiveMatch(event)) throw new Error('the match has not begun')
  return tracker.trackerView(page, event).map(read).join(' ').replaceAll(/\s+/g, ' ').trim()
}
const withLive = (event: OfferedEvent, live: Partial<OfferedEvent['live']>): OfferedEvent =>
  ({ ...event, live: { ...event.live, ...live } }) as OfferedEvent

const football = matchAt('harbour-sprint', 500)
const goal = { kind: 'GOAL', side: 'home', period: 'FIRST_HALF', minute: 23 } as const
const card = { kind: 'RED_CARD', side: 'away', period: 'SECOND_HALF', minute: 70 } as const
const oneNil = withLive(football, {
  ...{ score: { home: 1, away: 0 }, incidents: [goal], period: 'FIRST_HALF' },
})

describe('the tracker', () => {
  test('has its whole picture as text, too', () => {
    const { home, away } = football
    const later = withLive(oneNil, { incidents: [goal, card] })
    expect(readOf(later)).toBe(`Minute 23 Goal: ${home} 1–0 Minute 70 Red card: ${away}`)
    expect(readOf(withLive(football, { incidents: [] }))).toBe('Nothing to report yet.')
  })
  test('names the shoot-out, which has no minute', () => {
    const hockey = withLive(matchAt('frost-sprint', 500), {
      incidents: [{ kind: 'GOAL', side: 'away', period: 'SHOOT_OUT', minute: null }],
    })
    expect(readOf(hockey)).toBe(`Shoot-out Goal: ${hockey.away} 0–1`)
  })
  test('says who led after each quarter', () => {
    const match = withLive(matchAt('beacon-sprint', 500), {
      quarters: [
        { home: 20, away: 14 },
        { home: 10, away: 16 },
        { home: 3, away: 7 },
      ],
    })
    expect(readOf(match)).toBe(
      `1st quarter ${match.home} ahead by 6 20–14 2nd quarter Level 30–30 3rd quarter ${match.away} ahead by 4 33–37`,
    )
  })
  test('has the games of each set in a table, the points and who serves', () => {
    const match = withLive(matchAt('lantern-tour-a', 300), {
      ...{ score: { home: 1, away: 0 }, points: { home: '40', away: 'A' }, server: 'away' },
      sets: [
        { home: 7, away: 6 },
        { home: 2, away: 3 },
      ],
    })
    expect(readOf(match)).toBe(
      `Score by sets 1 2 Sets ${match.home} 7 2 1 ${match.away} 6 3 0 Points in this game: 40–A · ${match.away} to serve`,
    )
  })
  test('draws every moment of every sport inside its picture', () => {
    fc.assert(
      fc.property(moment, ({ competition, permille, seed }) => {
        const event = matchAt(competition, permille, seed)
        if (!isLiveMatch(event)) return
        const places: number[] = []
        const look = (view: View) => {
          if (typeof view === 'string') return
          for (const name of ['x', 'x1', 'x2', 'cx']) {
            const value = view.attributes[name]
            if (typeof value === 'string') places.push(Number.parseFloat(value))
          }
          view.children.forEach(look)
        }
        const now = () => Date.parse(event.startsAt) + longestMs(competitionOf(competition)) * 2
        tracker.trackerView({ ...page, now }, event).forEach(look)
        for (const it of places) expect(it >= 0 && it <= 100).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})

const competitionOf = (id: string) =>
  COMPETITIONS.find((it) => it.id === id) as (typeof COMPETITIONS)[number]

describe('screen readers announce', () => {
  const { home, away } = football
  test('goals, red cards and periods, with the score', () => {
    const before = withLive(oneNil, { incidents: [], score: { home: 0, away: 0 } })
    expect(tracker.newsOf(page, before, oneNil)).toBe(`Goal: ${home}. ${home} 1–0 ${away}`)
    const half = withLive(oneNil, { period: 'HALF_TIME' })
    expect(tracker.newsOf(page, oneNil, half)).toBe(`Half-time. ${home} 1–0 ${away}`)
  })
  test('no points or running clocks', () => {
    const set = withLive(matchAt('lantern-tour-a', 300), { points: { home: '15', away: '0' } })
    const next = withLive(set, { points: { home: '15', away: '15' }, server: 'home' })
    expect(tracker.newsOf(page, set, next)).toBeNull()
    expect(tracker.newsOf(page, oneNil, oneNil)).toBeNull()
  })
})

describe('the bundle of the tracker', () => {
  const place = { kind: 'event', sport: 'football', region: 'a', competition: 'b', event: 'm' }
  function aTracked() {
    const now = { ms: 0 }
    const load = vi.fn(async () => tracker)
    const announce = vi.fn()
    const tracked = createTracked(
      load,
      () => now.ms,
      () => {},
    )
    const follow = (event: OfferedEvent | null) =>
      tracked.follow({ ...page, place, announce, feed: { whole: () => event } } as unknown as Page)
    return { now, load, announce, tracked, follow }
  }
  test('is loaded once, with the first match in progress', async () => {
    const { load, tracked, follow } = aTracked()
    follow(null)
    follow({ ...football, live: null })
    expect(load).not.toHaveBeenCalled()
    follow(football)
    follow(football)
    await vi.waitFor(() => expect(tracked.tracker()).toBe(tracker))
    expect(load).toHaveBeenCalledTimes(1)
  })
  test('is requested again a few seconds after a failed load', async () => {
    const { now, load, tracked, follow } = aTracked()
    load.mockRejectedValueOnce(new Error('lost'))
    follow(football)
    await vi.waitFor(() => expect(tracked.isLost()).toBe(true))
    follow(football)
    expect(load).toHaveBeenCalledTimes(1)
    now.ms = 5_000
    follow(football)
    await vi.waitFor(() => expect(tracked.isLost()).toBe(false))
    expect(load.mock.calls).toEqual([[1], [2]])
  })
  test('announces news only of the match that stays open', async () => {
    const { announce, tracked, follow } = aTracked()
    follow({ ...oneNil, id: 'other' })
    await vi.waitFor(() => expect(tracked.tracker()).toBe(tracker))
    follow(withLive(oneNil, { incidents: [], score: { home: 0, away: 0 } }))
    expect(announce).not.toHaveBeenCalled()
    follow(oneNil)
    follow(oneNil)
    expect(announce.mock.calls).toEqual([
      [`Goal: ${football.home}. ${football.home} 1–0 ${football.away}`],
    ])
  })
})

describe('in a page', () => {
  const window = new Window()
  beforeAll(() => {
    vi.stubGlobal('document', window.document)
    vi.stubGlobal('Node', window.Node)
  })
  afterAll(() => {
    vi.unstubAllGlobals()
    window.close()
  })
  test('pictures are SVG, and stay the same elements', () => {
    const body = window.document.body as unknown as Element
    if (!isLiveMatch(oneNil)) throw new Error('the match has not begun')
    patch(body, [h('div', {}, ...tracker.trackerView(page, oneNil))])
    const mark = body.querySelector('circle')
    expect(mark?.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(body.querySelector('li')?.namespaceURI).toBe('http://www.w3.org/1999/xhtml')
    const { clock } = oneNil.live
    const next = {
      ...oneNil,
      live: { ...oneNil.live, clock: clock && { ...clock, seconds: 3_000 } },
    }
    patch(body, [h('div', {}, ...tracker.trackerView(page, next))])
    expect(body.querySelector('circle')).toBe(mark)
  })
})
