import { z } from 'zod'
import { WARNING_ANSWERS, WARNING_LEVELS, WARNING_RULES } from './warning-words.ts'

/**
 * Early warnings: what was noticed in a player's own play, why, and what was said of it (ours, d). Instants are ISO 8601.
 */

/** Which words the player had before him: of the catalogue, or a document of content with its revision. */
const textVersion = z.string().regex(/^[\w.:-]{1,80}$/)

export const warningFigure = z.object({
  name: z.string(),
  unit: z.enum(['count', 'minutes', 'money']),
  value: z.number(),
})

export const warning = z.object({
  id: z.string(),
  rule: z.enum(WARNING_RULES),
  level: z.literal(WARNING_LEVELS),
  at: z.string(),
  figures: z.array(warningFigure),
  /** When it first stood before the player, and when it was answered; null: not yet. */
  shownAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  answer: z.enum(WARNING_ANSWERS).nullable(),
})
export type Warning = z.infer<typeof warning>

export const warnings = z.object({
  currency: z.string(),
  /** Newest first, a hundred at most. */
  warnings: z.array(warning),
  /** Until then nothing is advertised to the player; null: nothing stands against it. */
  noMarketingUntil: z.string().nullable(),
})
export type Warnings = z.infer<typeof warnings>

export const warningShown = z.strictObject({ textVersion }).partial()
export const warningAnswer = z.strictObject({
  answer: z.enum(WARNING_ANSWERS),
  textVersion: textVersion.optional(),
})

/** What is to be said on whatever page comes next: the newest warning that waits, and whether limits are to be looked at. */
export const notices = z.object({
  currency: z.string(),
  warning: warning.nullable(),
  isReviewDue: z.boolean(),
  /** The question is on record as shown. */
  isReviewShown: z.boolean(),
})
export type Notices = z.infer<typeof notices>
