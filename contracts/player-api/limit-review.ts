import { z } from 'zod'
import type { Calls } from './call.ts'

/**
 * A player is asked to review their limits at least every six months (ours, d). Players may choose to be asked more
 * often, but not less often. Instants are ISO 8601.
 */
export const REVIEW_MONTHS = [1, 3, 6] as const
export type ReviewMonths = (typeof REVIEW_MONTHS)[number]

/** KEEP: they stay. LOWER: continues to the page where they are lowered. LATER: asked again in a day. */
export const REVIEW_ANSWERS = ['KEEP', 'LOWER', 'LATER'] as const
export type ReviewAnswer = (typeof REVIEW_ANSWERS)[number]

const textVersion = z.string().regex(/^[\w.:-]{1,80}$/)

export const limitReview = z.object({
  everyMonths: z.literal(REVIEW_MONTHS),
  choices: z.array(z.literal(REVIEW_MONTHS)),
  /** Whether the player should be asked now; false while the review is postponed. */
  isDue: z.boolean(),
  /** When the next limit review is, or was, due. */
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

/** The review of the player's own limits (ours). */
export const limitReviewCalls = {
  readLimitReview: {
    method: 'GET',
    path: '/v1/player/limit-review',
    summary: 'When the own limits are to be looked at, and how often',
    access: 'player',
    right: 'own',
    status: 200,
    answer: limitReview,
    refusals: [],
  },
  changeReview: {
    method: 'PATCH',
    path: '/v1/player/limit-review',
    summary: 'How often the player is asked to look: every six months at the seldomest',
    access: 'player',
    right: 'manage',
    isLimited: true,
    body: reviewChange,
    status: 200,
    answer: limitReview,
    refusals: [],
  },
  noteReviewShown: {
    method: 'POST',
    path: '/v1/player/limit-review/shown',
    summary: 'Put on record that the question stands before the player',
    access: 'player',
    right: 'own',
    body: reviewShown,
    status: 204,
    answer: null,
    refusals: [],
  },
  answerReview: {
    method: 'POST',
    path: '/v1/player/limit-review/answer',
    summary: 'The limits stay, are lowered, or are looked at a day later',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: reviewAnswer,
    status: 200,
    answer: limitReview,
    refusals: [],
  },
} satisfies Calls
