import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { offeredEventSchema } from '#contracts/sportsbook/offer.ts'
import { CLUBS } from '../games/virtuals/league.ts'
import {
  type Fixture,
  fixtureOf,
  fixturesAround,
  fixturesBetween,
  LISTED_MS,
  longestMs,
  seedOf,
} from './calendar.ts'
import { COMPETITIONS } from './world.ts'

const MINUTE = 60_000
const WEEK = 7 * 24 * 60 * MINUTE
const MONDAY = Date.parse('2026-11-30T00:00:00Z')
const everyFixture = (from: number, until: number) =>
  COMPETITIONS.flatMap((it) => fixturesBetween(it, from, until))
const moment = fc.integer({ min: 0, max: 4_102_444_800 }).map((seconds) => seconds * 1_000)

/** Matches of the fast leagues last so many minutes at least, breaks included. */
const FAST_MINUTES = { FOOTBALL: 11, BASKETBALL: 10.8 } as const

describe('the calendar', () => {
  test.each([
    ['FOOTBALL', 12],
    ['BASKETBALL', 3],
  ] as const)('has live matches of %s at every minute of a week: at least %i', (sport, least) => {
    const live = new Int32Array(WEEK / MINUTE)
    for (const { competition, startsAt } of everyFixture(MONDAY - WEEK, MONDAY + WEEK)) {
      if (competition.sport !== sport || competition.pace !== 'FAST') continue
      const from = (startsAt - MONDAY) / MINUTE
      for (let at = from; at < from + FAST_MINUTES[sport]; at += 1) {
        if (at >= 0 && at < live.length) live[at] = (live[at] ?? 0) + 1
      }
    }
    expect(Math.min(...live)).toBeGreaterThanOrEqual(least)
  })

  test('gives no team or player a second match before the first can be over', () => {
    const last = new Map<string, Fixture>()
    const tooSoon: string[] = []
    for (const it of everyFixture(MONDAY, MONDAY + 2 * WEEK)) {
      for (const [name] of [it.home, it.away]) {
        const before = last.get(name)
        const free = (before?.startsAt ?? 0) + longestMs(it.competition)
        if (it.startsAt < free) tooSoon.push(`${name}: ${before?.id}, ${it.id}`)
        last.set(name, it)
      }
    }
    expect(last.size).toBe(COMPETITIONS.flatMap((it) => it.competitors).length)
    expect(tooSoon).toEqual([])
  })

  test('has unique ids that name their match and fit the offer', () => {
    const all = everyFixture(MONDAY, MONDAY + WEEK)
    expect(new Set(all.map((it) => it.id)).size).toBe(all.length)
    expect(all.filter((it) => !offeredEventSchema.shape.id.safeParse(it.id).success)).toEqual([])
    for (const it of all) expect(fixtureOf(it.id)).toEqual(it)
  })

  test.each([
    'x.1.1',
    'harbour-sprint.1',
    'harbour-sprint.01.1',
    'harbour-sprint.1.6',
    '',
    'a.1.1.1',
  ])('has no match %j', (id) => {
    expect(fixtureOf(id)).toBe(null)
  })

  test('is the same from any requested window', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...COMPETITIONS), (now, competition) => {
        const span = LISTED_MS[competition.pace]
        const [before, after] = [
          fixturesBetween(competition, now - span, now),
          fixturesBetween(competition, now, now + span),
        ]
        expect(fixturesBetween(competition, now - span, now + span)).toEqual([...before, ...after])
        const around = fixturesAround(now).filter((it) => it.competition === competition)
        expect(around.filter((it) => it.startsAt >= now)).toEqual(after)
      }),
      { numRuns: 30 },
    )
  })

  test('has every competitor play every other once at home in a season', () => {
    for (const competition of COMPETITIONS) {
      const { competitors, schedule } = competition
      const rounds = 2 * (competitors.length - 1)
      const cycles = Math.ceil(rounds / schedule.starts.length)
      const played = fixturesBetween(competition, 0, (cycles + 1) * schedule.cycle * MINUTE)
      const season = played.filter((it) => Number(it.id.split('.')[1]) < rounds)
      const pairs = new Set(season.map(({ home, away }) => `${home[0]} – ${away[0]}`))
      expect([competition.id, pairs.size]).toEqual([
        competition.id,
        competitors.length * (competitors.length - 1),
      ])
    }
  })
})

test('every name and id of the world is unique, and no name is that of a club of the virtual league', () => {
  const names = [
    ...COMPETITIONS.flatMap((it) => it.competitors.map(([name]) => name)),
    ...CLUBS.map((it) => it.name),
  ]
  expect(new Set(names).size).toBe(names.length)
  for (const key of ['id', 'name'] as const) {
    const all = COMPETITIONS.map((it) => it[key])
    expect(new Set(all).size).toBe(all.length)
  }
})

test('a match has its own seed, derived from that of the world', () => {
  expect(seedOf('world', 'a.1.1')).toBe(seedOf('world', 'a.1.1'))
  const others = [seedOf('world', 'a.1.2'), seedOf('another', 'a.1.1')]
  expect(others).not.toContain(seedOf('world', 'a.1.1'))
})
