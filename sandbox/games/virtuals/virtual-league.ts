import type { Draw } from '../engine.ts'
import type { LiveGame } from '../live/live-game.ts'
import { goalChances, goalsAt, meansOf, PARTS, type Score } from './goals.ts'
import { type Fixture, fixturesOf, seasonStart } from './league.ts'
import { oddsOf, RETURN_PERCENT, readSpot, returnOf, SELECTIONS, toSpot } from './markets.ts'

export type Side = 'home' | 'away'
export type Goal = { minute: number; side: Side }
export type MatchResult = { score: Score; goals: readonly Goal[] }
export type Matchday = { number: number; matches: readonly MatchResult[] }

const MINUTES = 90
/** The maximum on one score, as a share of the slip's maximum: the rarer a bet wins, the lower its limit. */
const SCORE_SHARE = 0.1

/**
 * An endless league (VIR-01): a matchday every minute, the same for all players. Each match is drawn from the round's
 * seed with the probabilities that its odds are based on.
 */
export const VIRTUAL_LEAGUE: LiveGame<Matchday> = {
  id: 'league',
  version: '1',
  rtp: RETURN_PERCENT,
  volatility: 3,
  timing: { bettingMs: 30_000, dealingMs: 20_000, payingMs: 10_000 },
  spots: (number) =>
    fixturesOf(number).flatMap((fixture, match) =>
      SELECTIONS.map((selection) =>
        toSpot({ match, selection, oddsHundredths: oddsOf(fixture, selection) }),
      ),
    ),
  spotShare: (spot) => (readSpot(spot)?.selection.market === 'score' ? SCORE_SHARE : 1),
  // The league table needs the whole season, and its first day the results of the day before.
  backTo: (number) => Math.max(0, Math.min(seasonStart(number), number - 1)),
  draw: (draw, number) => ({
    number,
    matches: fixturesOf(number).map((fixture) => playMatch(fixture, draw)),
  }),
  payout({ matches }, spot, stakeMinor) {
    const place = readSpot(spot)
    const score = place && matches[place.match]?.score
    return score && place.selection.wins(score) ? returnOf(stakeMinor, place.oddsHundredths) : 0
  },
  label: ({ matches }) => ({
    text: matches.map(({ score }) => score.join('–')).join(' '),
    tone: 'green',
  }),
  words: ({ number, matches }) =>
    fixturesOf(number).map(({ home, away }, index) => ({
      key: 'words.final',
      values: {
        home: home.name,
        away: away.name,
        score: (matches[index] as MatchResult).score.join('–'),
      },
    })),
}

/** Draws two numbers for the goals of both sides, then the minute of each goal. */
function playMatch(fixture: Fixture, draw: Draw): MatchResult {
  const [home, away] = meansOf(fixture).map((mean) => goalsAt(goalChances(mean), draw(PARTS)))
  const score: Score = [home as number, away as number]
  const goalsOf = (side: Side, goals: number): Goal[] =>
    Array.from({ length: goals }, () => ({ minute: draw(MINUTES) + 1, side }))
  const goals = [...goalsOf('home', score[0]), ...goalsOf('away', score[1])]
  return { score, goals: goals.sort((a, b) => a.minute - b.minute) }
}

/** The score of a match at a minute. */
export function scoreAt({ goals }: MatchResult, minute: number): Score {
  const until = (side: Side) => goals.filter((it) => it.side === side && it.minute <= minute).length
  return [until('home'), until('away')]
}
