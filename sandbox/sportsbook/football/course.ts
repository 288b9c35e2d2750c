import type { Draw } from '../../games/engine.ts'
import type { Side } from '../side.ts'
import { PARTS } from '../sums.ts'
import { chancesAt, type FootballChain, INCIDENTS, MOST_GOALS } from './chain.ts'

/** `minute` is the one in which it happens, from 1. */
export type Incident = { minute: number; kind: 'GOAL' | 'RED_CARD'; side: Side }

/** What has happened so far: all that settlement knows. An abandoned match of 0 minutes never began. */
export type FootballCourse = {
  minutes: number
  incidents: readonly Incident[]
  end: 'RUNNING' | 'FULL_TIME' | 'ABANDONED'
}

/** What the chances of the next minutes depend on. */
export type FootballState = {
  minute: number
  home: number
  away: number
  homeReds: number
  awayReds: number
  /** The home side's lead at half time; null before. */
  halfTimeLead: number | null
}

export const KICK_OFF: FootballCourse = { minutes: 0, incidents: [], end: 'RUNNING' }

/** The state after a course. */
export function stateAfter(course: FootballCourse, { firstHalf }: FootballChain): FootballState {
  const count = (kind: Incident['kind'], side: Side, until = course.minutes) =>
    course.incidents.filter((it) => it.kind === kind && it.side === side && it.minute <= until)
      .length
  const halfTimeLead = count('GOAL', 'home', firstHalf) - count('GOAL', 'away', firstHalf)
  return {
    minute: course.minutes,
    ...{ home: count('GOAL', 'home'), away: count('GOAL', 'away') },
    ...{ homeReds: count('RED_CARD', 'home'), awayReds: count('RED_CARD', 'away') },
    halfTimeLead: course.minutes >= firstHalf ? halfTimeLead : null,
  }
}

/** The course until a minute of it. */
export function courseUntil(course: FootballCourse, minutes: number): FootballCourse {
  if (minutes >= course.minutes) return course
  const incidents = course.incidents.filter((it) => it.minute <= minutes)
  return { minutes, incidents, end: 'RUNNING' }
}

/** Plays a match to its end from where it is: one number below PARTS is drawn for each minute. */
export function playFootball(
  chain: FootballChain,
  draw: Draw,
  start: FootballCourse = KICK_OFF,
): FootballCourse {
  const incidents = [...start.incidents]
  const now = stateAfter(start, chain)
  for (let minute = start.minutes; minute < chain.minutes; minute += 1) {
    let left = draw(PARTS)
    const at = chancesAt(minute, now.home - now.away, now.homeReds, now.awayReds)
    const incident = INCIDENTS.find(({ kind, counts }, index) => {
      if (kind === 'GOAL' && now[counts] === MOST_GOALS) return false
      left -= chain.chances[at + index] ?? 0
      return left < 0
    })
    if (!incident) continue
    now[incident.counts] += 1
    incidents.push({ minute: minute + 1, kind: incident.kind, side: incident.side })
  }
  return { minutes: chain.minutes, incidents, end: 'FULL_TIME' }
}
