import { z } from 'zod'
import {
  WARNING_LEVELS,
  WARNING_RULES,
  type WarningFigure,
  type WarningLevel,
  type WarningRule,
} from './player-api/warning-words.ts'

/**
 * Early warnings as staff sees them. In a demo that is QA, through the console of the sandbox; it is no part of the
 * player API.
 */

/** As though what the rule counts had happened, for who tests; the ladder decides what comes of it. */
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
  /** Of level 3: it waits for staff; null: somebody has seen it, or nobody has to. */
  waitsForStaff: boolean
}
export type WarningRuleView = {
  id: WarningRule
  counts: string
  steps: readonly (number | null)[]
  windowHours: number
  source: string
}

/** The staff's door of the platform. Not served over the network. */
export type EarlyWarnings = {
  rules: readonly WarningRuleView[]
  /** What waits for staff first, then the newest; a hundred at most. */
  list(): Promise<ListedWarning[]>
  /** Staff has seen it. False: it waits for nobody. */
  note(of: { playerId: string; id: string }): Promise<boolean>
  /** Looks after a player now; null: there is nothing to say. */
  look(playerId: string): Promise<{ rule: WarningRule; level: WarningLevel } | null>
  pretend(
    playerId: string,
    hit: { rule: WarningRule; level: WarningLevel },
  ): Promise<{ rule: WarningRule; level: WarningLevel } | null>
}
