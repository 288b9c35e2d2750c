import { z } from 'zod'
import { outcomeReference, teamName } from './offer.ts'

/** What was played before: results, and tables of competitions. */

/** Results of each side, and of the two against each other. */
export const MOST_RESULTS = 5

const count = z.int().min(0).max(10_000)
const pastMatchSchema = z.strictObject({
  id: outcomeReference.event,
  startsAt: z.iso.datetime(),
  home: teamName,
  away: teamName,
  /** Goals, points, or sets. */
  score: z.strictObject({ home: count, away: count }),
})
export type PastMatch = z.infer<typeof pastMatchSchema>

/** `GET /sportsbook/events/{id}/statistics`: newest first. */
const results = z.array(pastMatchSchema).max(MOST_RESULTS)
export const matchStatisticsSchema = z.strictObject({
  home: results,
  away: results,
  meetings: results,
})
export type MatchStatistics = z.infer<typeof matchStatisticsSchema>

/**
 * `GET /sportsbook/competitions/{id}/table`: of the last rounds in which each side has played each other one once, best
 * first.
 */
export const competitionTableSchema = z.strictObject({
  rounds: count,
  rows: z
    .array(
      z.strictObject({
        team: teamName,
        ...{ played: count, won: count, drawn: count, lost: count, scored: count, conceded: count },
        /** Null in sports whose tables have none. */
        points: count.nullable(),
      }),
    )
    .max(32),
})
export type CompetitionTable = z.infer<typeof competitionTableSchema>
