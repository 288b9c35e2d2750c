import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  competitionTableSchema,
  MOST_RESULTS,
  matchStatisticsSchema,
  type PastMatch,
} from '#contracts/sportsbook/statistics.ts'
import { memoryStore } from '#tests/fixtures/memory-book-store.ts'
import { openBook } from './book.ts'
import { fixturesBetween, longestMs, seedOf } from './calendar.ts'
import { fixturesBefore, fixturesOfTable, tableOf } from './past.ts'
import { createStatistics } from './statistics.ts'
import { tradeOf } from './trading.ts'
import { COMPETITIONS } from './world.ts'

const NOW = Date.parse('2026-11-30T12:00:00Z')
const DAY = 86_400_000
const competition = fc.constantFrom(...COMPETITIONS)
const moment = fc.integer({ min: -30 * DAY, max: 30 * DAY }).map((it) => NOW + it)
const of = (id: string) => COMPETITIONS.find((it) => it.id === id) as (typeof COMPETITIONS)[number]

describe('the past of a competition', () => {
  test('consists of finished rounds, in which each side has played each other one once', () => {
    fc.assert(
      fc.property(competition, moment, (it, now) => {
        const fixtures = fixturesOfTable(it, now)
        const pairs = fixtures.map(({ home, away }) => [home[0], away[0]].sort().join(' – '))
        const sides = it.competitors.length
        expect(new Set(pairs).size).toBe((sides * (sides - 1)) / 2)
        expect(pairs.length).toBe(new Set(pairs).size)
        for (const { startsAt } of fixtures)
          expect(startsAt + longestMs(it)).toBeLessThanOrEqual(now)
      }),
      { numRuns: 50 },
    )
  })

  test('has the last matches of both sides and between them, newest first', () => {
    fc.assert(
      fc.property(competition, moment, fc.nat(), (it, now, n) => {
        const listed = fixturesBetween(it, now - longestMs(it), now + 8 * DAY)
        const fixture = listed[n % listed.length]
        if (!fixture) return
        const { home, away, meetings } = fixturesBefore(fixture, now)
        const names = [fixture.home[0], fixture.away[0]]
        for (const [at, matches] of [home, away].entries()) {
          expect(matches).toHaveLength(MOST_RESULTS)
          for (const match of matches) {
            expect([match.home[0], match.away[0]]).toContain(names[at])
          }
        }
        expect(meetings).toHaveLength(MOST_RESULTS)
        for (const match of meetings) {
          expect([match.home[0], match.away[0]].sort()).toEqual([...names].sort())
        }
        for (const matches of [home, away, meetings]) {
          const starts = matches.map(({ startsAt }) => startsAt)
          expect(starts).toEqual([...starts].sort((a, b) => b - a))
          for (const start of starts) expect(start).toBeLessThan(Math.min(now, fixture.startsAt))
        }
      }),
      { numRuns: 50 },
    )
  })
})

test('a table counts every match for both sides', () => {
  const football = of('harbour-sprint')
  const [one, two] = football.competitors.map(([name]) => name) as [string, string]
  const match = (home: number, away: number): PastMatch => ({
    ...{ id: 'm', startsAt: '2026-11-30T12:00:00Z', home: one, away: two, score: { home, away } },
  })
  const [first, second] = tableOf(football, [match(2, 1), match(0, 0), match(3, 0)])
  expect(first).toEqual({
    ...{ team: one, played: 3, won: 2, drawn: 1, lost: 0, scored: 5, conceded: 1, points: 7 },
  })
  const last = tableOf(football, [match(2, 1)]).find(({ team }) => team === two)
  expect(last).toMatchObject({ played: 1, lost: 1, scored: 1, conceded: 2, points: 0 })
  expect(second?.points).toBe(1)
  const tennis = of('lantern-tour-a')
  expect(tableOf(tennis, []).every(({ points }) => points === null)).toBe(true)
})

describe('the book', () => {
  async function aBook() {
    const store = memoryStore()
    const { seed } = await store.start(NOW)
    const clock = { now: NOW }
    let pauses = 0
    const pause = async () => {
      pauses += 1
    }
    const book = await openBook({ store, clock: () => clock.now, pause, fixtures: () => [] })
    await book.tick()
    return { book, store, clock, seed, statistics: createStatistics(book), pauses: () => pauses }
  }

  test('plays out finished matches one at a time, each only once', async () => {
    const { statistics, seed, pauses } = await aBook()
    for (const { id, competitors } of COMPETITIONS.slice(0, 7)) {
      const table = competitionTableSchema.parse(await statistics.tableOf(id))
      expect(table.rounds).toBe(competitors.length - 1)
      expect(table.rows.every(({ played }) => played === table.rounds)).toBe(true)
    }
    const before = pauses()
    const sprint = of('harbour-sprint')
    expect(await statistics.tableOf(sprint.id)).not.toBeNull()
    expect(pauses()).toBe(before)

    const [next] = fixturesBetween(sprint, NOW, NOW + DAY)
    if (!next) throw new Error('nothing is played')
    const { home } = matchStatisticsSchema.parse(await statistics.ofMatch(next.id))
    const [last] = fixturesBefore(next, NOW).home
    if (!last) throw new Error('nothing was played')
    const { live } = tradeOf(last, seedOf(seed, last.id)).at(NOW)
    expect(home[0]).toMatchObject({ id: last.id, score: live?.score })
  })

  test('records each match whose result it has shown, so that it stays closed', async () => {
    const { statistics, store } = await aBook()
    await statistics.tableOf('frost-sprint')
    const shown = fixturesOfTable(of('frost-sprint'), NOW).map(({ id }) => id)
    expect([...store.live.keys()].sort()).toEqual(shown.sort())
  })

  test('has no statistics for a match or league outside its world, or for one long past', async () => {
    const { statistics } = await aBook()
    const [old] = fixturesBetween(of('harbour-sprint'), NOW - 3 * DAY, NOW - 2 * DAY)
    expect(await statistics.ofMatch('harbour-sprint.1.99')).toBeNull()
    expect(await statistics.ofMatch(old?.id ?? '')).toBeNull()
    expect(await statistics.tableOf('no-such-league')).toBeNull()
  })
})
