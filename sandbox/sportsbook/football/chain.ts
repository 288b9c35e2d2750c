import { PARTS } from '../sums.ts'

/**
 * Football as a chain of steps of one minute with at most one incident in each (Dixon and Robinson 1998): the chances of
 * a step depend on minute, score and red cards. The same chances are drawn from and priced (docs/decisions/0056).
 */

/** Goals scored and conceded, in percent of an average club's. */
export type Strength = { attack: number; defence: number }
export type FootballMatch = { home: Strength; away: Strength }

/** What can happen in a minute, in the order of the chances, and what it counts up. */
export const INCIDENTS = [
  { kind: 'GOAL', side: 'home', counts: 'home' },
  { kind: 'GOAL', side: 'away', counts: 'away' },
  { kind: 'RED_CARD', side: 'home', counts: 'homeReds' },
  { kind: 'RED_CARD', side: 'away', counts: 'awayReds' },
] as const

/** No side gets further: its next goal or red card has no chance. */
export const MOST_GOALS = 10
export const MOST_REDS = 2

/** Two halves with one and four minutes of stoppage time. */
export const LENGTHS = { firstHalf: 46, minutes: 95 } as const
export type Lengths = { firstHalf: number; minutes: number }

export type FootballChain = Lengths & { chances: Int32Array }

/** Mean goals of average clubs in a match, in millionths, if nothing but its strength counted. */
const MEAN_GOALS = { home: 1_500_000, away: 1_200_000 } as const
const MEAN_REDS = 90_000
/** How a lead changes the goals of a side, in percent: behind by two or more, by one, level, ahead by one, by more. */
const BY_LEAD = [106, 110, 100, 93, 100] as const
/** How its own red cards, and those of the other side, change the goals of a side, in percent. */
const BY_OWN_REDS = [100, 70, 48] as const
const BY_OTHER_REDS = [100, 130, 160] as const
/** The game becomes more open: goals and cards in the first minute and the last, in percent of the mean. */
const AT_FIRST = 82
const AT_LAST = 118

const LEADS = BY_LEAD.length
const FURTHEST = (LEADS - 1) / 2
const REDS = MOST_REDS + 1

/** The place of the four chances of a step in the chain; `minute` counts the minutes played, `lead` is the home side's. */
export function chancesAt(minute: number, lead: number, homeReds: number, awayReds: number) {
  const clamped = Math.max(-FURTHEST, Math.min(FURTHEST, lead)) + FURTHEST
  return (((minute * REDS + homeReds) * REDS + awayReds) * LEADS + clamped) * INCIDENTS.length
}

/** The chances of all steps of a match, but for the bounds of goals, which depend on the score alone. */
export function footballChain(match: FootballMatch, lengths: Lengths = LENGTHS): FootballChain {
  const { minutes } = lengths
  const chances = new Int32Array(minutes * REDS * REDS * LEADS * INCIDENTS.length)
  const { home, away } = match
  for (let minute = 0; minute < minutes; minute += 1) {
    const pace = AT_FIRST + ((AT_LAST - AT_FIRST) * (minute + 0.5)) / minutes
    const perMinute = pace / 100 / minutes
    const homeMean = (MEAN_GOALS.home * perMinute * home.attack * away.defence) / 10_000
    const awayMean = (MEAN_GOALS.away * perMinute * away.attack * home.defence) / 10_000
    const red = Math.round(MEAN_REDS * perMinute)
    for (let homeReds = 0; homeReds < REDS; homeReds += 1) {
      for (let awayReds = 0; awayReds < REDS; awayReds += 1) {
        for (let lead = -FURTHEST; lead <= FURTHEST; lead += 1) {
          const at = chancesAt(minute, lead, homeReds, awayReds)
          const homeGoal = Math.round(homeMean * shareOf(lead, homeReds, awayReds))
          const awayGoal = Math.round(awayMean * shareOf(-lead, awayReds, homeReds))
          const homeRed = homeReds < MOST_REDS ? red : 0
          const awayRed = awayReds < MOST_REDS ? red : 0
          if (homeGoal + awayGoal + homeRed + awayRed > PARTS) {
            throw new RangeError('the sides are too strong for minutes of one incident')
          }
          chances[at] = homeGoal
          chances[at + 1] = awayGoal
          chances[at + 2] = homeRed
          chances[at + 3] = awayRed
        }
      }
    }
  }
  return { ...lengths, chances }
}

function shareOf(lead: number, own: number, other: number): number {
  const byLead = (BY_LEAD[lead + FURTHEST] ?? 100) / 100
  const byOwn = (BY_OWN_REDS[own] ?? 100) / 100
  const byOther = (BY_OTHER_REDS[other] ?? 100) / 100
  return byLead * byOwn * byOther
}
