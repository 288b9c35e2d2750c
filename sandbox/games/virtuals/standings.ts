import { CLUBS, type Club, fixturesOf } from './league.ts'
import type { Matchday } from './virtual-league.ts'

export type Standing = {
  club: Club
  played: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  points: number
}

/** The table after these matchdays: sorted by points, then goal difference, then goals, then name. */
export function standingsAfter(played: readonly Matchday[]): Standing[] {
  const rows = new Map<string, Standing>(
    CLUBS.map((club) => [
      club.id,
      { club, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 },
    ]),
  )
  const enter = (club: Club, scored: number, conceded: number) => {
    const row = rows.get(club.id) as Standing
    row.played += 1
    row.scored += scored
    row.conceded += conceded
    if (scored > conceded) row.won += 1
    else if (scored === conceded) row.drawn += 1
    else row.lost += 1
    row.points = 3 * row.won + row.drawn
  }
  for (const { number, matches } of played) {
    for (const [index, { home, away }] of fixturesOf(number).entries()) {
      const [homeGoals = 0, awayGoals = 0] = matches[index]?.score ?? []
      enter(home, homeGoals, awayGoals)
      enter(away, awayGoals, homeGoals)
    }
  }
  const difference = (it: Standing) => it.scored - it.conceded
  return [...rows.values()].sort(
    (a, b) =>
      b.points - a.points ||
      difference(b) - difference(a) ||
      b.scored - a.scored ||
      a.club.name.localeCompare(b.club.name, 'en'),
  )
}
