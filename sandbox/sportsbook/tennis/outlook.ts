import { otherSide, type Side } from '../side.ts'
import { add, PARTS } from '../sums.ts'
import {
  hasWonSet,
  isAheadByTwo,
  isTieBreak,
  type Pair,
  type TennisMatch,
  type TennisScore,
} from './course.ts'

/** The chance of one way in which a set or a match can end, with all its games, finished sets included. */
type SetEnd = { games: Pair; chance: number }
type MatchEnd = { sets: Pair; games: Pair; chance: number }

/** The chances of everything that markets ask about, from one score of a match. */
export type TennisOutlook = {
  ends: readonly MatchEnd[]
  /** The current game: its set and number, from 1, and the home side's chance; null after the last. */
  game: { set: number; game: number; home: number } | null
}

/** Sums over all courses from a score: points make games, games sets, sets the match. */
export function tennisOutlook(match: TennisMatch, score: TennisScore): TennisOutlook {
  const before = score.finished.reduce(plus, { home: 0, away: 0 })
  if (score.isOver) {
    return { ends: [{ sets: score.sets, games: before, chance: 1 }], game: null }
  }
  const home = homeWinsGame(match, score)
  const fromLove = gamesFromLove(match)
  const fresh = {
    home: endsOfSet(match, { games: { home: 0, away: 0 }, server: 'home' }, { fromLove }),
    away: endsOfSet(match, { games: { home: 0, away: 0 }, server: 'away' }, { fromLove }),
  }
  const ends: MatchEnd[] = []
  type Open = MatchEnd & { server: Side; setEnds: readonly SetEnd[] }
  const setEnds = endsOfSet(match, score, { fromLove, firstGame: home })
  let open: Open[] = [
    { sets: score.sets, games: before, chance: 1, server: serverOfSet(score), setEnds },
  ]
  while (open.length > 0) {
    const next = new Map<number, Open>()
    for (const it of open) {
      for (const setEnd of it.setEnds) {
        const games = plus(it.games, setEnd.games)
        const chance = it.chance * setEnd.chance
        const isHome = setEnd.games.home > setEnd.games.away
        const sets = {
          home: it.sets.home + (isHome ? 1 : 0),
          away: it.sets.away + (isHome ? 0 : 1),
        }
        if (Math.max(sets.home, sets.away) === match.rules.setsToWin) {
          ends.push({ sets, games, chance })
          continue
        }
        const server = serverAfter(it.server, setEnd.games)
        // Each is below a hundred; the server follows from the number of games.
        const all = [sets.home, sets.away, games.home, games.away]
        const key = all.reduce((sum, part) => sum * 100 + part, 0)
        const same = next.get(key)
        if (same) same.chance += chance
        else next.set(key, { sets, games, chance, server, setEnds: fresh[server] })
      }
    }
    open = [...next.values()]
  }
  const game = {
    set: score.finished.length + 1,
    game: score.games.home + score.games.away + 1,
    home,
  }
  return { ends, game }
}

const plus = (one: Pair, other: Pair): Pair => ({
  home: one.home + other.home,
  away: one.away + other.away,
})

/** The players serve alternate games through the whole match, a tie-break counting as one. */
const serverAfter = (first: Side, { home, away }: Pair) =>
  (home + away) % 2 === 0 ? first : otherSide(first)
const serverOfSet = ({ games, server }: { games: Pair; server: Side }) => serverAfter(server, games)

/** All endings of a set from its current games; `firstGame` is the chance of the current game, if it has started. */
function endsOfSet(
  match: TennisMatch,
  from: { games: Pair; server: Side },
  { fromLove, firstGame }: { fromLove: FromLove; firstGame?: number },
): SetEnd[] {
  const { gamesToWin } = match.rules
  const first = serverOfSet(from)
  const width = gamesToWin + 2
  const chances = new Float64Array(width * width)
  chances[from.games.home * width + from.games.away] = 1
  const ends: SetEnd[] = []
  for (let { home } = from.games; home < width; home += 1) {
    for (let { away } = from.games; away < width; away += 1) {
      const chance = chances[home * width + away] ?? 0
      if (chance === 0) continue
      const games = { home, away }
      if (hasWonSet(match.rules, games, 'home') || hasWonSet(match.rules, games, 'away')) {
        ends.push({ games, chance })
        continue
      }
      const isFirst = home === from.games.home && away === from.games.away
      const server = serverAfter(first, games)
      const homeWins = (isFirst ? firstGame : undefined) ?? fromLove(games, server)
      add(chances, (home + 1) * width + away, chance * homeWins)
      add(chances, home * width + away + 1, chance * (1 - homeWins))
    }
  }
  return ends
}

/** The home side's chance of winning a game, or a tie-break, that has not started. */
type FromLove = (games: Pair, server: Side) => number

/** There are four such chances, and a set needs them a hundred times. */
function gamesFromLove(match: TennisMatch): FromLove {
  const known = new Map<string, number>()
  return (games, server) => {
    const key = `${server} ${isTieBreak(match.rules, games)}`
    const chance =
      known.get(key) ?? homeWinsGame(match, { games, points: { home: 0, away: 0 }, server })
    known.set(key, chance)
    return chance
  }
}

/** The chance that the home side wins the current game or tie-break. */
function homeWinsGame(
  { rules, servePoints }: TennisMatch,
  { games, points, server }: { games: Pair; points: Pair; server: Side },
): number {
  const homeServing = servePoints.home / PARTS
  const homeReceiving = 1 - servePoints.away / PARTS
  const decider = isTieBreak(rules, games)
  const least = decider ? rules.tieBreakTo : 4
  /** The home side's chance of winning the point after this many. */
  const pointChance = (played: number) => {
    const turned = decider && Math.floor((played + 1) / 2) % 2 === 1
    return (server === 'home') !== turned ? homeServing : homeReceiving
  }
  // From level, the next two points decide or nothing has changed: a geometric series.
  const level = (played: number) => {
    const [one, two] = [pointChance(played), pointChance(played + 1)]
    return (one * two) / (one * two + (1 - one) * (1 - two))
  }
  const from = (home: number, away: number): number => {
    if (isAheadByTwo({ home, away }, 'home', least)) return 1
    if (isAheadByTwo({ home, away }, 'away', least)) return 0
    if (home === away && home >= least - 1) return level(home + away)
    const chance = pointChance(home + away)
    return chance * from(home + 1, away) + (1 - chance) * from(home, away + 1)
  }
  return from(points.home, points.away)
}
