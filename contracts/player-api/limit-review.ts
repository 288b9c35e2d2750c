import { z } from 'zod'

/**
 * Every six months at least a player is asked to look at the own limits (ours, d). More often is the player's choice,
 * less often nobody's. Instants are ISO 8601.
 */
export const REVIEW_MONTHS = [1, 3, 6] as const
export type ReviewMonths = (typeof REVIEW_MONTHS)[number]

/** KEEP: they stay. LOWER: on to the page where they are lowered. LATER: asked again in a day. */
export const REVIEW_ANSWERS = ['KEEP', 'LOWER', 'LATER'] as const
export type ReviewAnswer = (typeof REVIEW_ANSWERS)[number]

const textVersion = z.string().regex(/^[\w.:-]{1,80}$/)

export const limitReview = z.object({
  everyMonths: z.literal(REVIEW_MONTHS),
  choices: z.array(z.literal(REVIEW_MONTHS)),
  /** Whether the player is to be asked now; not while the question was put off. */
  isDue: z.boolean(),
  /** When the limits are, or were, to be looked at next. */
  dueAt: z.string(),
  /** The last answer that was not "later"; null: none yet. */
  answeredAt: z.string().nullable(),
})
export type LimitReview = z.infer<typeof limitReview>

export const reviewShown = z.strictObject({ textVersion }).partial()
export const reviewAnswer = z.strictObject({
  answer: z.enum(REVIEW_ANSWERS),
  textVersion: textVersion.optional(),
})
export const reviewChange = z.strictObject({
  everyMonths: z.literal(REVIEW_MONTHS),
  textVersion: textVersion.optional(),
})
