import type { Draw } from '../../games/engine.ts'
import { otherSide, type Side } from '../side.ts'
import { PARTS } from '../sums.ts'

/**
 * Tennis as a chain of points: the chance of each depends on who serves alone (Newton and Keller 2005). The same chances
 * are drawn from and priced (docs/decisions/0056).
 */

/** A set needs two games more than the other side, or a tie-break at `gamesToWin` each; so does a tie-break in points. */
export type TennisRules = { setsToWin: number; gamesToWin: number; tieBreakTo: number }
export const BEST_OF_THREE: TennisRules = { setsToWin: 2, gamesToWin: 6, tieBreakTo: 7 }
export const BEST_OF_FIVE: TennisRules = { ...BEST_OF_THREE, setsToWin: 3 }

export type TennisMatch = {
  rules: TennisRules
  /** The chance of each side to win a point that it serves, in millionths. */
  servePoints: Readonly<Record<Side, number>>
  firstServer: Side
}

export type Pair = Readonly<Record<Side, number>>
const NONE: Pair = { home: 0, away: 0 }

/** What has happened so far: the winner of each point, and how the match ended. */
export type TennisCourse = {
  points: readonly Side[]
  end: 'RUNNING' | 'FINISHED' | { retired: Side } | 'ABANDONED'
}

export const LOVE_ALL: TennisCourse = { points: [], end: 'RUNNING' }

export type TennisScore = {
  /** Games of each set that is complete. */
  finished: readonly Pair[]
  sets: Pair
  /** In the set and the game that are being played. */
  games: Pair
  points: Pair
  /** Who begins to serve in this game; in a tie-break, who serves its first point. */
  server: Side
  /** Who has won each game, set by set. */
  gameWinners: readonly (readonly Side[])[]
  isOver: boolean
}

/** The score at the beginning. */
const atLoveAll = (firstServer: Side): TennisScore => ({
  ...{ finished: [], sets: NONE, games: NONE, points: NONE, server: firstServer },
  ...{ gameWinners: [[]], isOver: false },
})

export function scoreAfter({ rules, firstServer }: TennisMatch, course: TennisCourse): TennisScore {
  return course.points.reduce(
    (score, winner) => scorePoint(rules, score, winner),
    atLoveAll(firstServer),
  )
}

export const isTieBreak = ({ gamesToWin }: TennisRules, { home, away }: Pair) =>
  home === gamesToWin && away === gamesToWin

/** Who serves the next point: in a tie-break one side serves the first, then each side two. */
export function serverOfPoint(rules: TennisRules, { games, points, server }: TennisScore): Side {
  if (!isTieBreak(rules, games)) return server
  const turn = Math.floor((points.home + points.away + 1) / 2)
  return turn % 2 === 0 ? server : otherSide(server)
}

function plusOne(pair: Pair, side: Side): Pair {
  return { ...pair, [side]: pair[side] + 1 }
}

export const isAheadByTwo = (pair: Pair, side: Side, least: number) =>
  pair[side] >= least && pair[side] - pair[otherSide(side)] >= 2

/** Two games ahead, or the game more that a tie-break gives. */
export const hasWonSet = ({ gamesToWin }: TennisRules, games: Pair, side: Side) =>
  games[side] > gamesToWin || isAheadByTwo(games, side, gamesToWin)

export function scorePoint(rules: TennisRules, score: TennisScore, winner: Side): TennisScore {
  const points = plusOne(score.points, winner)
  const decider = isTieBreak(rules, score.games)
  if (!isAheadByTwo(points, winner, decider ? rules.tieBreakTo : 4)) return { ...score, points }

  const games = plusOne(score.games, winner)
  const gameWinners = [
    ...score.gameWinners.slice(0, -1),
    [...(score.gameWinners.at(-1) ?? []), winner],
  ]
  const next = { ...score, points: NONE, server: otherSide(score.server), gameWinners }
  if (!hasWonSet(rules, games, winner)) return { ...next, games }

  const sets = plusOne(score.sets, winner)
  const finished = [...score.finished, games]
  const isOver = sets[winner] === rules.setsToWin
  return {
    ...{ ...next, finished, sets, isOver, games: NONE },
    gameWinners: isOver ? gameWinners : [...gameWinners, []],
  }
}

/** Plays a match to its end from where it is: one number below PARTS is drawn for each point. */
export function playTennis(
  match: TennisMatch,
  draw: Draw,
  start: TennisCourse = LOVE_ALL,
): { course: TennisCourse; score: TennisScore } {
  const points = [...start.points]
  let score = scoreAfter(match, start)
  while (!score.isOver) {
    const server = serverOfPoint(match.rules, score)
    const winner = draw(PARTS) < match.servePoints[server] ? server : otherSide(server)
    points.push(winner)
    score = scorePoint(match.rules, score, winner)
  }
  return { course: { points, end: 'FINISHED' }, score }
}
