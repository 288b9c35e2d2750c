/** A name, the same in every language. */
export const LEAGUE_NAME = 'Lantern League'

/** A club of the league. Its strength never changes, so that its odds can be counted exactly. */
export type Club = {
  /** Three letters, as a scoreboard has them. */
  id: string
  name: string
  /** Goals that it scores, in percent of an average club's. */
  attack: number
  /** Goals that it lets in, in percent of an average club's. */
  defence: number
}

/** Eight clubs that exist nowhere else. */
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

/** Each against each in one leg; the second leg swaps the grounds. */
const LEG = CLUBS.length - 1
export const MATCHDAYS = 2 * LEG
export const MATCHES = CLUBS.length / 2

/** Where a round of the table stands: its number counts matchdays since the beginning of time. */
export function placeOf(number: number): { season: number; matchday: number } {
  return { season: Math.floor(number / MATCHDAYS), matchday: (number % MATCHDAYS) + 1 }
}

/** The first matchday of the season to which a round belongs. */
export const seasonStart = (number: number) => number - (number % MATCHDAYS)

/**
 * Who plays whom in a round: the circle method, one club stays and the others turn around it. Grounds change from
 * pair to pair, so that nobody plays a whole leg at home.
 */
export function fixturesOf(number: number): Fixture[] {
  const day = number % MATCHDAYS
  const turn = day % LEG
  const swapped = day >= LEG
  return Array.from({ length: MATCHES }, (_, pair) => {
    const one = pair === 0 ? LEG : (turn + pair) % LEG
    const other = pair === 0 ? turn : (turn - pair + LEG) % LEG
    const oneIsHome = (pair === 0 ? turn % 2 === 0 : pair % 2 === 1) !== swapped
    const [home, away] = oneIsHome ? [one, other] : [other, one]
    return { home: CLUBS[home] as Club, away: CLUBS[away] as Club }
  })
}
