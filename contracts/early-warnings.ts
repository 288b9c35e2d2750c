import { z } from 'zod'
import {
  WARNING_LEVELS,
  WARNING_RULES,
  type WarningFigure,
  type WarningLevel,
  type WarningRule,
} from './player-api/warning-words.ts'

/**
 * Early warnings as staff sees them. In a demo staff is QA, through the sandbox console; not part of the player API.
 */

/** Simulates a hit of the rule, for testing; the escalation ladder decides what follows. */
export const pretendedHit = z.strictObject({
  rule: z.enum(WARNING_RULES),
  level: z.literal(WARNING_LEVELS).default(1),
})

export type ListedWarning = {
  id: string
  playerId: string
  email: string
  currency: string
  rule: WarningRule
  level: WarningLevel
  at: string
  figures: WarningFigure[]
  shownAt: string | null
  answeredAt: string | null
  answer: string | null
  /** True for a warning of level 3 until staff has seen it. */
  waitsForStaff: boolean
}
export type WarningRuleView = {
  id: WarningRule
  counts: string
  steps: readonly (number | null)[]
  windowHours: number
  source: string
}

/** The staff's interface to the platform. Not served over the network. */
export type EarlyWarnings = {
  rules: readonly WarningRuleView[]
  /** Warnings that wait for staff first, then the newest; 100 at most. */
  list(): Promise<ListedWarning[]>
  /** Marks a warning as seen by staff. False: it was not waiting. */
  note(of: { playerId: string; id: string }): Promise<boolean>
  /** Evaluates a player now; null: no warning. */
  look(playerId: string): Promise<{ rule: WarningRule; level: WarningLevel } | null>
  pretend(
    playerId: string,
    hit: { rule: WarningRule; level: WarningLevel },
  ): Promise<{ rule: WarningRule; level: WarningLevel } | null>
}
