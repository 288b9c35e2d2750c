import {
  type CompetitionTable,
  type MatchStatistics,
  MOST_RESULTS,
  type PastMatch,
} from '#contracts/sportsbook/statistics.ts'
import { type Fixture, fixtureOf, longestMs } from './calendar.ts'
import type { Competition } from './world.ts'

/** Which matches were played before, and what their results amount to. */

const MINUTE_MS = 60_000

/** The matches of a round of a competition. */
const matchesIn = ({ id, competitors }: Competition, round: number): Fixture[] =>
  Array.from({ length: competitors.length / 2 }, (_, pair) => `${id}.${round}.${pair}`).flatMap(
    (it) => fixtureOf(it) ?? [],
  )

/** The last round of which all matches are over by the calendar. */
function lastRoundAt(competition: Competition, now: number): number {
  const { cycle, starts } = competition.schedule
  const endOf = (round: number) =>
    Math.max(...matchesIn(competition, round).map((it) => it.startsAt)) + longestMs(competition)
  let round = (Math.floor(now / (cycle * MINUTE_MS)) + 1) * starts.length
  while (round >= 0 && endOf(round) > now) round -= 1
  return round
}

/** The rounds in which each side has played each other one, the newest first. */
function lastRounds(competition: Competition, now: number): number[] {
  const last = lastRoundAt(competition, now)
  const rounds = Array.from({ length: competition.competitors.length - 1 }, (_, n) => last - n)
  return rounds.filter((it) => it >= 0)
}

export const fixturesOfTable = (competition: Competition, now: number): Fixture[] =>
  lastRounds(competition, now).flatMap((round) => matchesIn(competition, round))

type Selection<Match> = Record<keyof MatchStatistics, Match[]>

/** The last matches of both sides before this one, and those of the two against each other; newest first. */
export function fixturesBefore(fixture: Fixture, now: number): Selection<Fixture> {
  const { competition, home, away } = fixture
  const until = Math.min(now, fixture.startsAt)
  const rounds = lastRounds(competition, until)
  const [last] = rounds
  const plays = (it: Fixture, side: Fixture['home']) => it.home === side || it.away === side
  const of = (side: Fixture['home']) =>
    rounds
      .slice(0, MOST_RESULTS)
      .flatMap((round) => matchesIn(competition, round).filter((it) => plays(it, side)))
  if (last === undefined) return { home: [], away: [], meetings: [] }
  // Two sides meet once in as many rounds as there are others.
  const every = competition.competitors.length - 1
  const met = rounds.find((round) =>
    matchesIn(competition, round).some((it) => plays(it, home) && plays(it, away)),
  )
  const meetings = Array.from({ length: MOST_RESULTS }, (_, n) => (met ?? -1) - n * every)
    .filter((round) => round >= 0)
    .flatMap((round) =>
      matchesIn(competition, round).filter((it) => plays(it, home) && plays(it, away)),
    )
  return { home: of(home), away: of(away), meetings }
}

/** Points of a win and of a draw, in sports whose tables have them. */
const POINTS: Partial<Record<Competition['sport'], readonly [win: number, draw: number]>> = {
  FOOTBALL: [3, 1],
}

type Row = CompetitionTable['rows'][number]

/** A table of results: by points, else by wins; then by the difference, and what was scored. */
export function tableOf(
  { sport, competitors }: Competition,
  matches: readonly PastMatch[],
): CompetitionTable['rows'] {
  const [win, draw] = POINTS[sport] ?? [0, 0]
  const hasPoints = POINTS[sport] !== undefined
  const rows = competitors.map(([team]): Row => {
    const games = matches.flatMap(({ home, away, score }) => [
      ...(home === team ? [{ own: score.home, other: score.away }] : []),
      ...(away === team ? [{ own: score.away, other: score.home }] : []),
    ])
    const count = (isOne: (it: (typeof games)[number]) => boolean) => games.filter(isOne).length
    const won = count((it) => it.own > it.other)
    const drawn = count((it) => it.own === it.other)
    return {
      ...{ team, played: games.length, won, drawn, lost: games.length - won - drawn },
      scored: games.reduce((sum, it) => sum + it.own, 0),
      conceded: games.reduce((sum, it) => sum + it.other, 0),
      points: hasPoints ? won * win + drawn * draw : null,
    }
  })
  return rows.sort(
    (a, b) =>
      (b.points ?? b.won) - (a.points ?? a.won) ||
      b.scored - b.conceded - (a.scored - a.conceded) ||
      b.scored - a.scored ||
      a.team.localeCompare(b.team, 'en'),
  )
}
