import { z } from 'zod'
import {
  MARKER_LEVELS,
  MARKER_RULES,
  type MarkerFigure,
  type MarkerLevel,
  type MarkerRule,
} from './player-api/protection-words.ts'

/**
 * Markers of harm as staff sees them. In a demo staff is QA, through the sandbox console; not part of the player API.
 */

/** Simulates a hit of the rule, for testing; the escalation decides what follows. */
export const pretendedHit = z.strictObject({
  rule: z.enum(MARKER_RULES),
  level: z.literal(MARKER_LEVELS).default(1),
})

export type ListedMarker = {
  id: string
  playerId: string
  email: string
  currency: string
  rule: MarkerRule
  level: MarkerLevel
  at: string
  figures: MarkerFigure[]
  shownAt: string | null
  answeredAt: string | null
  answer: string | null
  /** True for a warning of level 3 until staff has seen it. */
  waitsForStaff: boolean
}
export type MarkerRuleView = {
  id: MarkerRule
  counts: string
  steps: readonly (number | null)[]
  windowHours: number
  source: string
}

/** The staff's interface to the platform. Not served over the network. */
export type MarkerAdministration = {
  rules: readonly MarkerRuleView[]
  /** Warnings that wait for staff first, then the newest; 100 at most. */
  list(): Promise<ListedMarker[]>
  /** Marks a warning as seen by staff. False: it was not waiting. */
  note(of: { playerId: string; id: string }): Promise<boolean>
  /** Evaluates a player now; null: no warning. */
  look(playerId: string): Promise<{ rule: MarkerRule; level: MarkerLevel } | null>
  pretend(
    playerId: string,
    hit: { rule: MarkerRule; level: MarkerLevel },
  ): Promise<{ rule: MarkerRule; level: MarkerLevel } | null>
}
