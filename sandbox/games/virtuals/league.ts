import { pairsOf, roundsOf } from '../../round-robin.ts'

/** A name, the same in every language. */
export const LEAGUE_NAME = 'Lantern League'

/** A club of the league. Its strength never changes, so that its odds can be computed exactly. */
export type Club = {
  /** Three letters, as on a scoreboard. */
  id: string
  name: string
  /** Goals scored, in percent of an average club's. */
  attack: number
  /** Goals conceded, in percent of an average club's. */
  defence: number
}

/** Eight invented clubs. */
export const CLUBS: readonly Club[] = [
  { id: 'AMB', name: 'Amberquay Athletic', attack: 130, defence: 75 },
  { id: 'BIR', name: 'Birchgate Rovers', attack: 115, defence: 85 },
  { id: 'COP', name: 'Copperdale Town', attack: 110, defence: 100 },
  { id: 'DUN', name: 'Dunmarsh United', attack: 100, defence: 90 },
  { id: 'EMB', name: 'Emberly City', attack: 105, defence: 115 },
  { id: 'FOX', name: 'Foxhollow Wanderers', attack: 90, defence: 95 },
  { id: 'GRE', name: 'Greymoor Albion', attack: 85, defence: 110 },
  { id: 'HOL', name: 'Hollowmere Harriers', attack: 75, defence: 125 },
]

export type Fixture = { home: Club; away: Club }

export const MATCHDAYS = roundsOf(CLUBS.length)
export const MATCHES = CLUBS.length / 2

/** The place of a round in the season: its number counts matchdays since the Unix epoch. */
export function placeOf(number: number): { season: number; matchday: number } {
  return { season: Math.floor(number / MATCHDAYS), matchday: (number % MATCHDAYS) + 1 }
}

/** The first matchday of the season that a round belongs to. */
export const seasonStart = (number: number) => number - (number % MATCHDAYS)

/** The fixtures of a round. */
export const fixturesOf = (number: number): Fixture[] =>
  pairsOf(CLUBS.length, number).map(({ home, away }) => ({
    home: CLUBS[home] as Club,
    away: CLUBS[away] as Club,
  }))
